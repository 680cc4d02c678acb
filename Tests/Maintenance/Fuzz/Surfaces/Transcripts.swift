import Capabilities
import CapabilityTranscripts
import Foundation
import Synchronization

/// Saved transcripts, the input of a replay.
struct Transcripts: Surface {
  private let folder: String

  init(folder: String) { self.folder = folder }

  var material: Material { TranscriptMaterial.material }

  func check(_ input: [UInt8]) async throws {
    let reports = Reports()
    let saved: Replay
    do {
      saved = try Replay(Data(input)) { reports.add($0) }
    } catch let error as InvalidTranscriptError {
      guard error.description.hasPrefix("not a saved transcript: "), error.reason.count > 5 else {
        throw Violation("an error explains the mistake", error.description)
      }
      return
    } catch {
      throw Violation("an invalid file throws one type of error", "\(type(of: error)): \(error)")
    }
    let rows = RecordedRow.rows(of: Data(input))
    let calls = rows.filter { $0.step == nil && $0.canBeMadeAgain }
    let unused = saved.unusedCalls
    guard unused.count >= calls.count else {
      throw Violation("unused calls are reported", "\(unused.count) of \(calls.count)")
    }
    for call in calls { try await answer(call, saved, steps: rows) }
    for call in calls { try expectNoAnswer(call, saved) }
    guard reports.texts.allSatisfy({ $0.contains("to fix: ") }) else {
      throw Violation("a failed replay explains how to fix it", "\(reports.texts)")
    }
  }

  /// Checks that each recorded call returns a value, or an error, for every requested type.
  private func answer(
    _ call: RecordedRow,
    _ saved: Replay,
    steps: [RecordedRow]
  ) async throws {
    switch call.outcome {
    case .stream:
      let answer: Answer<AsyncThrowingStream<Int, any Error>> = try ask(call, saved)
      guard case .success(let stream)? = answer else { return }
      try await follow(stream, of: call, steps.filter { $0.isStep(of: call) })
    case .nothing:
      let answer: Answer<Void> = try ask(call, saved)
      guard case .success? = answer else {
        throw Violation("a recorded call without a value succeeds", call.endpoint)
      }
    case .value:
      switch call.endpoint.utf8.count % 4 {
      case 0: let _: Answer<Int> = try ask(call, saved)
      case 1: let _: Answer<[String: Int]?> = try ask(call, saved)
      case 2: let _: Answer<any Sendable> = try ask(call, saved)
      default: let _: Answer<String> = try ask(call, saved)
      }
    case .error: let _: Answer<Int> = try ask(call, saved)
    }
  }

  /// Reads the elements up to the end, or up to the recorded cancellation.
  private func follow(
    _ stream: AsyncThrowingStream<Int, any Error>,
    of call: RecordedRow,
    _ steps: [RecordedRow]
  ) async throws {
    let cancelled = steps.filter(\.wasCancelled).compactMap(\.step).min()
    let most = cancelled.map { $0 - 1 } ?? steps.count
    var iterator = stream.makeAsyncIterator()
    for _ in 0..<max(0, most) {
      if (try? await iterator.next()) == nil { return }
    }
    guard cancelled == nil, (try? await iterator.next()) != nil else { return }
    throw Violation("a recorded stream ends", call.endpoint)
  }

  private typealias Answer<Output> = Result<Output, any Error>?

  /// - Returns: `nil` if the recorded value has another type.
  private func ask<Output>(_ call: RecordedRow, _ saved: Replay) throws -> Answer<Output> {
    do throws(ReplayError) {
      return try saved.recordedAnswer(to: call.again) as Result<Output, any Error>
    } catch {
      guard error.description.contains("to fix: ") else {
        throw Violation("a failed replay explains how to fix it", error.description)
      }
      guard !error.description.hasPrefix("not recorded") else {
        throw Violation("a recorded call is found", error.description)
      }
      return nil
    }
  }

  /// Checks that each recorded call is used once.
  private func expectNoAnswer(_ call: RecordedRow, _ saved: Replay) throws {
    let again = Result { () throws(ReplayError) -> Result<Int, any Error> in
      try saved.recordedAnswer(to: call.again)
    }
    guard case .failure(let error) = again, error.description.hasPrefix("not recorded") else {
      throw Violation("a recorded call is used once", "\(call.endpoint): \(again)")
    }
  }
}

/// A call, or a step of a stream, in the file.
private struct RecordedRow {
  let endpoint: String
  let inputs: [String]
  let outcome: Outcome
  /// The index of the step; `nil` for a call.
  let step: Int?
  let wasCancelled: Bool

  enum Outcome { case nothing, value, error, stream }

  /// Returns the rows of a transcript file.
  static func rows(of data: Data) -> [RecordedRow] {
    let root = (try? jsonObject(data)) as? [String: Any]
    let rows = root?["calls"] as? [[String: Any]] ?? []
    return rows.map { row in
      RecordedRow(
        endpoint: row["endpoint"] as? String ?? "",
        inputs: row["inputs"] as? [String] ?? [],
        outcome: row["threw"] != nil
          ? .error
          : row["returnedStream"] != nil ? .stream : row["returned"] == nil ? .nothing : .value,
        step: row["step"].map { $0 as? Int ?? 0 },
        wasCancelled: row["givenUp"] as? String == "cancelled"
      )
    }
  }

  func isStep(of call: RecordedRow) -> Bool {
    step != nil && endpoint == call.endpoint && inputs == call.inputs
  }

  /// Whether the inputs can be matched. Recorded inputs contain no line breaks.
  var canBeMadeAgain: Bool {
    inputs.allSatisfy { !$0.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } }
  }

  /// The repeated call.
  var again: EndpointCall {
    let inputs = inputs
    return EndpointCall(endpoint) { inputs.map { Described(description: $0) } }
  }
}

/// An input with the recorded description.
private struct Described: CustomStringConvertible, Sendable {
  let description: String
}

/// Collects the reports of a replay.
private final class Reports: Sendable {
  private let all = Mutex<[String]>([])

  var texts: [String] { all.withLock { $0 } }

  func add(_ report: ReplayError) { all.withLock { $0.append(report.description) } }
}
