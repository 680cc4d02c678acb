/// A message to one person.
public struct Mail: Sendable, Hashable, Codable {
  /// Where it goes.
  public let recipient: EmailAddress
  /// Its subject line.
  public let subject: String
  /// Its text.
  public let body: String
  /// Names the message: one that is sent twice after a lost answer can be told from two messages.
  public let reference: String

  /// Describes a message.
  ///
  /// - Parameters:
  ///   - recipient: Where it goes.
  ///   - subject: Its subject line.
  ///   - body: Its text.
  ///   - reference: Names the message.
  public init(recipient: EmailAddress, subject: String, body: String, reference: String) {
    self.recipient = recipient
    self.subject = subject
    self.body = body
    self.reference = reference
  }
}
