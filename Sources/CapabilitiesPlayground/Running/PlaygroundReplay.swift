import CapabilityTranscripts
import Foundation

/// A replay that collects the errors of unanswered calls, for the console.
struct PlaygroundReplay: Sendable {
  /// The interceptor. A call that was not recorded goes to the world.
  let interceptor: Replay
  /// The errors of calls that were not recorded.
  let unanswered = CommandMessages()

  /// Reads a saved transcript.
  ///
  /// - Throws: `InvalidTranscriptError`.
  init(_ json: Data) throws {
    interceptor = try Replay(json) { [unanswered] in unanswered.add($0.description) }
  }
}
