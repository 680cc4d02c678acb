package import Capabilities
package import Foundation
import Synchronization

/// A transcript that was read from a file, and answers calls from there, each recorded call once.
package final class SavedTranscript: Sendable {
  private struct State {
    /// For each call that was recorded, the places of those not yet made again, the last first.
    var unused: [StreamLog.Kind: [Int]]
    /// The streams that were returned again.
    var streams: [ReplayedIterations] = []
  }

  private let calls: [SavedCall]
  private let state: Mutex<State>
  private let report: @Sendable (NotReplayed) -> Void

  /// Reads a saved transcript.
  ///
  /// - Parameters:
  ///   - json: What ``Transcript/json()`` returned.
  ///   - report: Called where the record has no answer to a call, in the caller's task, and where
  ///     the consumer of a stream asks for more than was recorded, in the consumer's; the stream
  ///     ends then.
  /// - Throws: ``NotATranscript``.
  package init(_ json: Data, report: @escaping @Sendable (NotReplayed) -> Void) throws {
    calls = try SavedCall.calls(in: json)
    let unused = Dictionary(grouping: calls.indices.reversed()) { [calls] in calls[$0].kind }
    state = Mutex(State(unused: unused))
    self.report = report
  }

  /// The recorded calls that were not made again, each as a transcript's text has it, and after
  /// them the elements that nobody asked for.
  package var unusedCalls: [String] {
    let (unused, streams) = state.withLock { ($0.unused.values.joined().sorted(), $0.streams) }
    return unused.map { calls[$0].description } + streams.flatMap(\.unused)
  }

  /// Answers a call by the first recorded one of the same endpoint with the same inputs that was
  /// not used yet.
  ///
  /// - Parameter call: The call to answer.
  /// - Returns: The recorded value or error; for a stream, one that has the recorded elements.
  ///   `nil` where the record has no answer, which is reported.
  package func answer<Output, Failure>(to call: EndpointCall) -> Result<Output, Failure>? {
    do throws(NotReplayed) {
      return try recordedAnswer(to: call)
    } catch {
      report(error)
      return nil
    }
  }

  /// As ``answer(to:)``, but throws where the record has no answer.
  package func recordedAnswer<Output, Failure>(
    to call: EndpointCall
  ) throws(NotReplayed) -> Result<Output, Failure> {
    let inputs = call.inputs.map { describe($0) }
    let saved = try take(StreamLog.Kind(endpoint: call.endpoint, inputs: inputs))
    switch saved.result {
    case .success(.stream(let element, let failure)):
      let streams = ReplayedIterations(of: saved, report: report)
      guard let output = streams.stream(as: Output.self, element: element, failure: failure) else {
        throw .unreadable(
          saved.description,
          "is a stream of another type than this endpoint's, or of one that is not there any more"
        )
      }
      state.withLock { $0.streams.append(streams) }
      return .success(output)
    case .success(let value):
      return .success(try value.replayed(as: Output.self, of: call.endpoint))
    case .failure(let error):
      return .failure(try error.value.replayed(as: Failure.self, of: call.endpoint))
    }
  }

  private func take(_ kind: StreamLog.Kind) throws(NotReplayed) -> SavedCall {
    guard let index = state.withLock({ $0.unused[kind]?.popLast() }) else {
      throw .notRecorded(kind.description, reason(forNone: kind))
    }
    return calls[index]
  }

  private func reason(forNone kind: StreamLog.Kind) -> String {
    let unused = state.withLock { $0.unused }
    let others = unused.filter { $0.key.endpoint == kind.endpoint }
    guard !others.isEmpty else { return "no call of \(kind.endpoint) was recorded" }
    let left = others.values.joined().sorted()
    guard !left.isEmpty else {
      return "every recorded call of \(kind.endpoint) was replayed already"
    }
    let more = left.count > 10 ? ["\n    … and \(left.count - 10) more"] : []
    let lines = left.prefix(10).map { "\n    \(calls[$0])" } + more
    return "recorded are, and not yet replayed:\(lines.joined())"
  }
}
