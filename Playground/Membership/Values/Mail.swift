/// A message to one person.
public struct Mail: Sendable, Hashable, Codable {
  /// The recipient's address.
  public let recipient: EmailAddress
  /// The subject line.
  public let subject: String
  /// The text.
  public let body: String
  /// Identifies the message, so that a message that was sent twice can be recognized.
  public let reference: String

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - recipient: The recipient's address.
  ///   - subject: The subject line.
  ///   - body: The text.
  ///   - reference: Identifies the message.
  public init(recipient: EmailAddress, subject: String, body: String, reference: String) {
    self.recipient = recipient
    self.subject = subject
    self.body = body
    self.reference = reference
  }
}
