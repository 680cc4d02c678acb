public import Capabilities
import CapabilityTranscripts
public import Foundation
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
  private let transcript: SavedTranscript

  /// Reads a saved transcript.
  ///
  /// - Parameters:
  ///   - json: What ``Transcript/json()`` returned.
  ///   - sourceLocation: Where to show issues.
  /// - Throws: ``NotATranscript``.
  public init(_ json: Data, sourceLocation: SourceLocation = #_sourceLocation) throws {
    transcript = try SavedTranscript(json) { error in
      recordIssue(error.description, at: sourceLocation)
    }
  }

  /// Records an issue that lists the recorded calls that were not made again.
  ///
  /// - Parameter sourceLocation: Where to show the issue.
  public func expectAllCallsReplayed(sourceLocation: SourceLocation = #_sourceLocation) {
    let left = transcript.unusedCalls
    guard !left.isEmpty else { return }
    let lines = left.map { "\n  \($0)" }
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
    guard let answer: Result<Output, Failure> = transcript.answer(to: call) else {
      return try proceed()
    }
    return try answer.get()
  }

  /// Answers a call that may suspend, without suspending.
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    guard let answer: Result<Output, Failure> = transcript.answer(to: call) else {
      return try await proceed()
    }
    return try answer.get()
  }
}
