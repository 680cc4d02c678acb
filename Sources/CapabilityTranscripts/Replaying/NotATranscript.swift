/// Why a file is not a saved transcript.
public struct NotATranscript: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong with it.
  public let reason: String

  /// Describes what is wrong.
  ///
  /// - Parameter reason: What is wrong, as a sentence without a capital.
  public init(reason: String) {
    self.reason = reason
  }

  /// Says what is wrong.
  public var description: String { "not a saved transcript: \(reason)" }
}
