/// A request to enroll a person for a fee.
public struct EnrollmentRequest: Sendable, Hashable, Codable {
  /// The person to enroll.
  public let person: Person
  /// The membership fee.
  public let fee: Money

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - person: The person to enroll.
  ///   - fee: The membership fee.
  public init(person: Person, fee: Money) {
    self.person = person
    self.fee = fee
  }
}

/// A member of the club.
public struct Member: Sendable, Hashable, Codable {
  /// The admitted person.
  public let person: Person
  /// The state of the receipt for the fee.
  public let receipt: Receipt

  /// The state of a receipt.
  public enum Receipt: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The mail service has accepted the receipt.
    case sent
    /// The receipt has not been sent; reconciling sends it. The reason is that of the last attempt,
    /// or `nil` if no attempt has just been made.
    case owed(reason: String?)

    /// The state in one word: `sent` or `owed`.
    public var description: String {
      switch self {
      case .sent: "sent"
      case .owed: "owed"
      }
    }
  }

  /// Creates a member.
  ///
  /// - Parameters:
  ///   - person: The person.
  ///   - receipt: The state of the receipt for the fee.
  public init(person: Person, receipt: Receipt) {
    self.person = person
    self.receipt = receipt
  }
}
