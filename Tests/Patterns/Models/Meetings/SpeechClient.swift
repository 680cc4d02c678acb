import Capabilities

/// Recognizes speech.
struct SpeechClient: TestableCapability {
  /// Returns what one speaker says.
  var listen: @Sendable (_ speaker: String) async throws -> String
}
