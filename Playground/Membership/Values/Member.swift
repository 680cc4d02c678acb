/// Who asks to become a member, and what it costs.
public struct EnrollmentRequest: Sendable, Hashable, Codable {
  /// Who enrols.
  public let person: Person
  /// What membership costs.
  public let fee: Money

  /// Describes a request.
  ///
  /// - Parameters:
  ///   - person: Who enrols.
  ///   - fee: What membership costs.
  public init(person: Person, fee: Money) {
    self.person = person
    self.fee = fee
  }
}

/// Somebody who belongs to the club.
public struct Member: Sendable, Hashable, Codable {
  /// Who it is.
  public let person: Person
  /// What became of the receipt for the fee.
  public let receipt: Receipt

  /// What became of a receipt.
  public enum Receipt: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The mail service has it.
    case sent
    /// It is still to be sent; reconciling does that. Says what kept it from going out; `nil`
    /// where nobody has tried just now.
    case owed(reason: String?)

    /// One word: `sent` or `owed`.
    public var description: String {
      switch self {
      case .sent: "sent"
      case .owed: "owed"
      }
    }
  }

  /// Describes a member.
  ///
  /// - Parameters:
  ///   - person: Who it is.
  ///   - receipt: What became of the receipt for the fee.
  public init(person: Person, receipt: Receipt) {
    self.person = person
    self.receipt = receipt
  }
}
