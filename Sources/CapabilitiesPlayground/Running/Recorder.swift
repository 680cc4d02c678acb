import Capabilities
import CapabilityTranscripts
import Synchronization

/// What one command has called: a transcript, until there are too many calls to be kept.
final class Recording: Sendable {
  /// How many calls and steps of streams of one command are recorded.
  static let limit = 10_000

  private struct State {
    var transcript = Transcript()
    var calls = 0
  }

  private let state = Mutex(State())

  /// What was recorded.
  var transcript: Transcript { state.withLock { $0.transcript } }

  /// How many calls there were, recorded or not.
  var calls: Int { state.withLock { $0.calls } }

  /// Begins, in the task whose calls keep their order.
  func begin() {
    let transcript = Transcript()
    state.withLock { $0.transcript = transcript }
  }

  /// The transcript for one more call; `nil` where there were too many.
  func take() -> Transcript? {
    state.withLock { state in
      state.calls += 1
      return state.calls <= Recording.limit ? state.transcript : nil
    }
  }
}

/// Hands each call, and each step of a stream, to the recording of the command that made it.
///
/// A world is wrapped once, and what is made from it lasts: the recording is found at each call.
final class Recorder: StreamInterceptor {
  /// The recording of the command that the current task belongs to.
  @TaskLocal static var current: Recording?

  private let latest = Mutex<Recording?>(nil)

  /// Records the calls of tasks that belong to no command, too: they were begun by one.
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

  func abandoned(_ step: StreamStep) {
    take()?.abandoned(step)
  }

  private func take() -> Transcript? {
    (Recorder.current ?? latest.withLock { $0 })?.take()
  }
}
