import Capabilities
import CapabilityTranscripts
import Synchronization

/// Answers calls from a saved transcript. A call that was not recorded goes on to the world, and is
/// told.
final class Replaying: Interceptor {
  private let saved: SavedTranscript
  private let unanswered = Mutex<[String]>([])

  init(_ saved: SavedTranscript) {
    self.saved = saved
  }

  /// The calls that had no answer, since the last time somebody asked.
  func takeUnanswered() -> [String] {
    unanswered.withLock { unanswered in
      defer { unanswered = [] }
      return unanswered
    }
  }

  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    guard let answer: Result<Output, Failure> = answer(to: call) else { return try proceed() }
    return try answer.get()
  }

  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    guard let answer: Result<Output, Failure> = answer(to: call) else { return try await proceed() }
    return try answer.get()
  }

  private func answer<Output, Failure>(to call: EndpointCall) -> Result<Output, Failure>? {
    do throws(NotReplayed) {
      return try saved.answer(to: call)
    } catch {
      unanswered.withLock { if $0.count < 100 { $0.append(error.description) } }
      return nil
    }
  }
}
