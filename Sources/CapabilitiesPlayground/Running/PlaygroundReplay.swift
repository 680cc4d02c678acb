import CapabilityTranscripts
import Foundation
import Synchronization

/// A replay that collects the errors of unanswered calls, for the console.
struct PlaygroundReplay: Sendable {
  /// The interceptor. A call that was not recorded goes to the world.
  let interceptor: Replay
  private let unanswered: UnansweredCalls

  /// Reads a saved transcript.
  ///
  /// - Throws: `InvalidTranscriptError`.
  init(_ json: Data) throws {
    let unanswered = UnansweredCalls()
    self.unanswered = unanswered
    interceptor = try Replay(json) { unanswered.record($0) }
  }

  /// The number of recorded calls that have not been replayed.
  var unusedCalls: Int { interceptor.unusedCalls.count }

  /// Returns the errors reported since the last call of this function.
  func takeUnanswered() -> [String] { unanswered.take() }
}

private final class UnansweredCalls: Sendable {
  private let texts = Mutex<[String]>([])

  func record(_ error: ReplayError) {
    texts.withLock { if $0.count < 100 { $0.append(error.description) } }
  }

  func take() -> [String] {
    texts.withLock { texts in
      defer { texts = [] }
      return texts
    }
  }
}
