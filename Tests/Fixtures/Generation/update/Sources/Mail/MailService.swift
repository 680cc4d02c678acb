import Capabilities

/// Hands letters over.
public protocol MailService: Sendable {
  /// Sends a letter.
  func send(_ letter: String) async throws
}
