public import Membership

/// A mail service: what a mail provider's author offers.
public protocol MailService: Sendable {
  /// Hands a message over for delivery.
  ///
  /// - Parameter mail: The message.
  /// - Throws: ``Membership/MailerError`` or ``MailServiceError``. After any other error the message
  ///   may have gone out.
  func send(_ mail: Mail) async throws
}
