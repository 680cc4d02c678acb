public import Membership

/// The interface of a mail provider.
public protocol MailService: Sendable {
  /// Hands over a message for delivery.
  ///
  /// - Parameter mail: The message.
  /// - Throws: ``Membership/MailerError`` or ``MailServiceError``. After any other error, the
  ///   message may have been sent.
  func send(_ mail: Mail) async throws
}

/// A message that was not accepted, or whose fate is unknown.
public enum MailServiceError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The service rejected the message itself, with the given message.
  case rejected(String)
  /// The service refused the request for another reason, or failed.
  case refused(status: Int, String)
  /// The service was not reached, or did not answer.
  case noAnswer(String)

  /// The error, as part of a sentence.
  public var description: String {
    switch self {
    case .rejected(let reason), .noAnswer(let reason): reason
    case .refused(let status, let reason): "\(reason) (status \(status))"
    }
  }
}
