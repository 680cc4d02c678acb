import Capabilities
import CapabilityTranscripts
import Synchronization

/// Hands calls to a transcript until there are too many to be kept.
final class RecordingLimit: Interceptor {
  /// How many calls of one command are recorded.
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

  private func take() -> Transcript? {
    state.withLock { state in
      state.calls += 1
      return state.calls <= RecordingLimit.limit ? state.transcript : nil
    }
  }
}
