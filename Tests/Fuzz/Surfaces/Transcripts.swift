import Capabilities
import Foundation
import Synchronization

@testable import CapabilityTranscripts

/// Saved transcripts, which a replay answers from.
struct Transcripts: Surface {
  private let folder: String

  init(folder: String) { self.folder = folder }

  var material: Material { TranscriptMaterial.material }

  func check(_ input: [UInt8]) async throws {
    let reports = Reports()
    let saved: SavedTranscript
    let calls: [SavedCall]
    do {
      saved = try SavedTranscript(Data(input)) { reports.add($0) }
      calls = try SavedCall.calls(in: Data(input))
    } catch let error as NotATranscript {
      guard error.description.hasPrefix("not a saved transcript: "), error.reason.count > 5 else {
        throw Violation("an error says what is wrong", error.description)
      }
      return
    } catch {
      throw Violation("what is no transcript is told by one error", "\(type(of: error)): \(error)")
    }
    let unused = saved.unusedCalls
    guard unused == unused, unused.count >= calls.count else {
      throw Violation("what was not used is told", "\(unused.count) of \(calls.count)")
    }
    for call in calls { try await answer(call, saved) }
    for call in calls { try expectNoAnswer(call, saved) }
    guard reports.texts.allSatisfy({ $0.contains("to fix: ") }) else {
      throw Violation("what is not replayed says how to fix it", "\(reports.texts)")
    }
  }

  /// Each recorded call has an answer, or says why it has none, in whatever type one asks for.
  private func answer(_ call: SavedCall, _ saved: SavedTranscript) async throws {
    switch call.result {
    case .success(.stream):
      let answer: Answer<AsyncThrowingStream<Int, any Error>> = try ask(call, saved)
      guard case .success(let stream)? = answer else { return }
      try await follow(stream, of: call)
    case .success(.nothing):
      let answer: Answer<Void> = try ask(call, saved)
      guard case .success? = answer else {
        throw Violation("a recorded nothing is nothing", call.description)
      }
    case .success:
      switch call.endpoint.utf8.count % 4 {
      case 0: let _: Answer<Int> = try ask(call, saved)
      case 1: let _: Answer<[String: Int]?> = try ask(call, saved)
      case 2: let _: Answer<any Sendable> = try ask(call, saved)
      default: let _: Answer<String> = try ask(call, saved)
      }
    case .failure: let _: Answer<Int> = try ask(call, saved)
    }
  }

  /// Takes the elements up to the end, or up to where the recorded consumer was cancelled.
  private func follow(
    _ stream: AsyncThrowingStream<Int, any Error>,
    of call: SavedCall
  ) async throws {
    let steps = call.iterations.first?.steps ?? []
    let whole = steps.firstIndex { if case .cancelled = $0 { true } else { false } }
    var iterator = stream.makeAsyncIterator()
    for _ in 0..<(whole ?? steps.count) {
      if (try? await iterator.next()) == nil { return }
    }
    guard whole == nil, (try? await iterator.next()) != nil else { return }
    throw Violation("a recorded stream ends", call.description)
  }

  private typealias Answer<Output> = Result<Output, any Error>?

  /// - Returns: `nil` where there is an answer that is not of that type.
  private func ask<Output>(_ call: SavedCall, _ saved: SavedTranscript) throws -> Answer<Output> {
    do throws(NotReplayed) {
      return try saved.answer(to: call.again) as Result<Output, any Error>
    } catch {
      guard error.description.contains("to fix: ") else {
        throw Violation("what is not replayed says how to fix it", error.description)
      }
      guard !error.description.hasPrefix("not recorded") else {
        throw Violation("what was recorded is found", error.description)
      }
      return nil
    }
  }

  /// Each recorded call answers once.
  private func expectNoAnswer(_ call: SavedCall, _ saved: SavedTranscript) throws {
    do throws(NotReplayed) {
      let _: Result<Int, any Error> = try saved.answer(to: call.again)
      throw NotReplayed.notRecorded("", "ANSWERED")
    } catch {
      guard error.description.hasPrefix("not recorded"), !error.description.contains("ANSWERED")
      else { throw Violation("a recorded call answers once", "\(call): \(error)") }
    }
  }
}

extension SavedCall {
  /// The call, made again.
  fileprivate var again: EndpointCall {
    let inputs = inputs
    return EndpointCall(endpoint) { inputs.map { Described(description: $0) } }
  }
}

/// An input that looks as it was recorded.
private struct Described: CustomStringConvertible, Sendable {
  let description: String
}

/// Keeps what a replay tells.
private final class Reports: Sendable {
  private let all = Mutex<[String]>([])

  var texts: [String] { all.withLock { $0 } }

  func add(_ report: NotReplayed) { all.withLock { $0.append(report.description) } }
}
