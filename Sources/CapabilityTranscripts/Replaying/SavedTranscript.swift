package import Capabilities
package import Foundation
import Synchronization

/// A transcript that was read from a file, and answers calls from there, each recorded call once.
package final class SavedTranscript: Sendable {
  private let unused: Mutex<[SavedCall]>
  private let endpoints: Set<String>

  /// Reads a saved transcript.
  ///
  /// - Parameter json: What ``Transcript/json()`` returned.
  /// - Throws: ``NotATranscript``, or the JSON parser's own error.
  package init(_ json: Data) throws {
    let calls = try SavedCall.calls(in: json)
    unused = Mutex(calls)
    endpoints = Set(calls.map(\.endpoint))
  }

  /// The recorded calls that were not made again, each as a transcript's text has it.
  package var unusedCalls: [String] { unused.withLock { $0.map(\.description) } }

  /// Answers a call by the first recorded one of the same endpoint with the same inputs that was
  /// not used yet.
  ///
  /// - Parameter call: The call to answer.
  /// - Returns: The recorded value or error.
  /// - Throws: ``NotReplayed`` where the record has no answer.
  package func answer<Output, Failure>(
    to call: EndpointCall
  ) throws(NotReplayed) -> Result<Output, Failure> {
    let inputs = call.inputs.map { describe($0) }
    guard let saved = take(call.endpoint, inputs) else { throw notRecorded(call.endpoint, inputs) }
    do {
      switch saved.result {
      case .success(let value):
        if let output = try value.decoded(as: Output.self) { return .success(output) }
      case .failure(let error):
        if let failure = try error.value.decoded(as: Failure.self) { return .failure(failure) }
      }
    } catch {
      throw NotReplayed(
        """
        the recorded outcome of \(call.endpoint) cannot be read: \(error)
          to fix: record the transcript again
        """
      )
    }
    throw NotReplayed(
      """
      the recorded outcome of \(call.endpoint) is not one of this endpoint's
        to fix: record the transcript again
      """
    )
  }

  private func take(_ endpoint: String, _ inputs: [String]) -> SavedCall? {
    unused.withLock { calls in
      calls.firstIndex { $0.endpoint == endpoint && $0.inputs == inputs }.map {
        calls.remove(at: $0)
      }
    }
  }

  private func notRecorded(_ endpoint: String, _ inputs: [String]) -> NotReplayed {
    let left = unused.withLock { $0.filter { $0.endpoint == endpoint } }
    let reason =
      if !endpoints.contains(endpoint) {
        "no call of \(endpoint) was recorded"
      } else if left.isEmpty {
        "every recorded call of \(endpoint) was replayed already"
      } else {
        "recorded are, and not yet replayed:" + left.map { "\n    \($0)" }.joined()
      }
    return NotReplayed(
      """
      not recorded: \(endpoint)(\(inputs.joined(separator: ", ")))
        \(reason)
        to fix: record the transcript again, or give the use case the recorded inputs
      """
    )
  }
}
