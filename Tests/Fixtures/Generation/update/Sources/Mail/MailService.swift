import Capabilities

/// Delivers letters.
public protocol MailService: Sendable {
  /// Sends a letter.
  func send(_ letter: String) async throws
}
