import Capabilities
import CapabilityTranscripts
import Foundation
import Synchronization

/// Answers calls from a saved transcript. A call that was not recorded goes on to the world, and is
/// told; a stream that is asked for more than was recorded ends, and is told, too.
final class Replaying: Interceptor {
  private let saved: SavedTranscript
  private let unanswered: Unanswered

  /// Reads a saved transcript.
  ///
  /// - Throws: `NotATranscript`.
  init(_ json: Data) throws {
    let unanswered = Unanswered()
    self.unanswered = unanswered
    saved = try SavedTranscript(json) { unanswered.note($0) }
  }

  /// How many recorded calls have not been made again.
  var unusedCalls: Int { saved.unusedCalls.count }

  /// What had no answer, since the last time somebody asked.
  func takeUnanswered() -> [String] { unanswered.take() }

  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    guard let answer: Result<Output, Failure> = saved.answer(to: call) else {
      return try proceed()
    }
    return try answer.get()
  }

  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    guard let answer: Result<Output, Failure> = saved.answer(to: call) else {
      return try await proceed()
    }
    return try answer.get()
  }
}

/// What a record had no answer to.
private final class Unanswered: Sendable {
  private let texts = Mutex<[String]>([])

  func note(_ error: NotReplayed) {
    texts.withLock { if $0.count < 100 { $0.append(error.description) } }
  }

  func take() -> [String] {
    texts.withLock { texts in
      defer { texts = [] }
      return texts
    }
  }
}
