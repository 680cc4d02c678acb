public import Capabilities
public import Foundation
import Synchronization
public import Testing

/// An interceptor that answers calls from a saved ``Transcript`` and lets none through.
///
/// Record once against the real services, then test against the record for ever:
///
/// ```swift
/// // once
/// let transcript = Transcript()
/// try await useCase(World.live.intercepted(by: transcript))
/// try transcript.json().write(to: file)
///
/// // from then on
/// let replay = try Replay(Data(contentsOf: file))
/// try await useCase(World.test.intercepted(by: replay))
/// ```
///
/// A call is answered by the first recorded call of the same endpoint with the same inputs that was
/// not used yet. A call that was not recorded is an issue; it then goes to the endpoint that the
/// replay is put around, which should be a `test` value.
public final class Replay: Interceptor {
  private let unused: Mutex<[SavedCall]>
  private let endpoints: Set<String>
  private let sourceLocation: SourceLocation

  /// Reads a saved transcript.
  ///
  /// - Parameters:
  ///   - json: What ``Transcript/json()`` returned.
  ///   - sourceLocation: Where to show issues.
  /// - Throws: ``NotATranscript``, or the JSON parser's own error.
  public init(_ json: Data, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let calls = try SavedCall.calls(in: json)
    unused = Mutex(calls)
    endpoints = Set(calls.map(\.endpoint))
    self.sourceLocation = sourceLocation
  }

  /// Records an issue that lists the recorded calls that were not made again.
  ///
  /// - Parameter sourceLocation: Where to show the issue.
  public func expectAllCallsReplayed(sourceLocation: SourceLocation = #_sourceLocation) {
    let left = unused.withLock { $0 }
    guard !left.isEmpty else { return }
    let lines = left.map { "\n  \($0.endpoint)(\($0.inputs.joined(separator: ", ")))" }
    recordIssue(
      "recorded, but not called in the replay:\(lines.joined())",
      at: sourceLocation
    )
  }

  /// Answers a call that does not suspend.
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    guard let answer: Result<Output, Failure> = answer(to: call) else { return try proceed() }
    return try answer.get()
  }

  /// Answers a call that may suspend, without suspending.
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    guard let answer: Result<Output, Failure> = answer(to: call) else { return try await proceed() }
    return try answer.get()
  }

  private func answer<Output, Failure>(to call: EndpointCall) -> Result<Output, Failure>? {
    let inputs = call.inputs.map { describe($0) }
    guard let saved = take(call.endpoint, inputs) else {
      reportUnrecorded(call.endpoint, inputs)
      return nil
    }
    do {
      switch saved.result {
      case .success(let value):
        if let output = try value.decoded(as: Output.self) { return .success(output) }
      case .failure(let error):
        if let failure = try error.value.decoded(as: Failure.self) { return .failure(failure) }
      }
      recordIssue(
        """
        the recorded outcome of \(call.endpoint) is not one of this endpoint's
          to fix: record the transcript again
        """,
        at: sourceLocation
      )
    } catch {
      recordIssue(
        """
        the recorded outcome of \(call.endpoint) cannot be read: \(error)
          to fix: record the transcript again
        """,
        at: sourceLocation
      )
    }
    return nil
  }

  private func take(_ endpoint: String, _ inputs: [String]) -> SavedCall? {
    unused.withLock { calls in
      calls.firstIndex { $0.endpoint == endpoint && $0.inputs == inputs }.map {
        calls.remove(at: $0)
      }
    }
  }

  private func reportUnrecorded(_ endpoint: String, _ inputs: [String]) {
    let call = "\(endpoint)(\(inputs.joined(separator: ", ")))"
    let left = unused.withLock { $0.filter { $0.endpoint == endpoint } }
    let reason =
      if !endpoints.contains(endpoint) {
        "no call of \(endpoint) was recorded"
      } else if left.isEmpty {
        "every recorded call of \(endpoint) was replayed already"
      } else {
        "recorded are, and not yet replayed:"
          + left.map { "\n    \($0.endpoint)(\($0.inputs.joined(separator: ", ")))" }.joined()
      }
    recordIssue(
      """
      not recorded: \(call)
        \(reason)
        to fix: record the transcript again, or give the use case the recorded inputs
      """,
      at: sourceLocation
    )
  }
}
