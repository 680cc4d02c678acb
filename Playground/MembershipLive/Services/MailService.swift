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

/// What went wrong between this program and a mail service.
public enum MailServiceError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The service found a fault in the message itself. Has the service's words for it.
  case rejected(String)
  /// The service refused for a reason outside the message, or failed over it.
  case refused(status: Int, String)
  /// The service was not reached, or did not answer.
  case noAnswer(String)

  /// What went wrong, in words.
  public var description: String {
    switch self {
    case .rejected(let reason), .noAnswer(let reason): reason
    case .refused(let status, let reason): "\(reason) (status \(status))"
    }
  }
}
