import Capabilities
import CapabilityStreams
import CapabilityTranscripts
import Synchronization

/// The calls of one command: a transcript, up to a limit.
final class Recording: Sendable {
  /// The maximum number of recorded calls and stream steps per command.
  static let limit = 10_000

  private let state = Mutex((transcript: Transcript(), calls: 0))

  var transcript: Transcript { state.withLock { $0.transcript } }

  /// The number of calls and stream steps, recorded or not.
  var calls: Int { state.withLock { $0.calls } }

  /// Starts the transcript in the current task, whose calls it keeps in order.
  func begin() {
    let transcript = Transcript()
    state.withLock { $0.transcript = transcript }
  }

  /// Returns the transcript for one more call or step; `nil` after the limit.
  func take() -> Transcript? {
    state.withLock { state in
      state.calls += 1
      return state.calls <= Recording.limit ? state.transcript : nil
    }
  }
}

/// The interceptor that adds each call and each stream step to the recording of its command.
///
/// A world is wrapped once and its use cases are linked once, so each call looks up its recording.
final class Recorder: StreamInterceptor {
  /// The recording of the command that the current task belongs to.
  @TaskLocal static var current: Recording?

  private let latest = Mutex<Recording?>(nil)
  /// The endpoints that were called although they are not implemented, each in a line below the
  /// endpoint of the world that called it.
  let unimplemented = CommandMessages()

  /// Also records the calls of detached tasks, which do not inherit the task-local recording.
  func begin(_ recording: Recording) { latest.withLock { $0 = recording } }

  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    guard let transcript = take() else { return try proceed() }
    return try transcript.intercept(call, proceed)
  }

  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    guard let transcript = take() else { return try await proceed() }
    return try await transcript.intercept(call, proceed)
  }

  func intercept<Element, Failure: Error>(
    _ step: StreamStep,
    _ next: () async throws(Failure) -> Element?
  ) async throws(Failure) -> Element? {
    guard let transcript = take() else { return try await next() }
    return try await transcript.intercept(step, next)
  }

  func abandoned(_ step: StreamStep) { take()?.abandoned(step) }

  private func take() -> Transcript? { (Recorder.current ?? latest.withLock { $0 })?.take() }
}
