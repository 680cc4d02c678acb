/// The record of one person's way into the club, written before money moves and kept for ever.
public struct Enrollment: Sendable, Hashable, Codable, Identifiable {
  /// The record's own name; the idempotency keys of its charge and its refund are derived from it.
  public let id: String
  /// Who enrols.
  public let person: Person
  /// What membership costs.
  public let fee: Money
  /// When the record was written.
  public let openedAt: Timestamp
  /// How far it has come.
  public var status: Status
  /// How often the record has changed: a store refuses a change that is not the next one.
  public var revision: Int

  /// How far an enrolment has come.
  public enum Status: Sendable, Hashable, Codable {
    /// The intent is kept. Money may have moved: only asking again under the same key can tell.
    case pending
    /// The fee is paid; the person is not a member yet.
    case paid(Charge)
    /// The person is a member; the receipt is still owed.
    case receiptOwed(Charge)
    /// The person is a member and has the receipt. Nothing is left to do.
    case complete(Charge)
    /// The payment was declined. Nothing is left to do; the person may try again.
    case declined(reason: String)
    /// The payment service refused the request for good: no money moved. Nothing is left to do;
    /// the person may try again with other data.
    case refused(reason: String)
    /// Somebody became a member under the person's identifier before this record's fee was
    /// charged: no money moved. Nothing is left to do.
    case superseded
    /// The fee is paid but the person cannot become a member; the money has to go back.
    case refundOwed(Charge, reason: String)
    /// The money went back. Nothing is left to do; the person may try again.
    case refunded(Charge, reason: String)
  }

  /// Makes a record.
  ///
  /// - Parameters:
  ///   - id: The record's own name, unique among all records.
  ///   - person: Who enrols.
  ///   - fee: What membership costs.
  ///   - openedAt: When the record was written.
  ///   - status: How far it has come.
  ///   - revision: How often it has changed; 0 for a new record.
  public init(
    id: String,
    person: Person,
    fee: Money,
    openedAt: Timestamp,
    status: Status = .pending,
    revision: Int = 0
  ) {
    self.id = id
    self.person = person
    self.fee = fee
    self.openedAt = openedAt
    self.status = status
    self.revision = revision
  }

  /// Whether nothing is left to do for this record.
  public var isSettled: Bool {
    switch status {
    case .complete, .declined, .refused, .superseded, .refunded: true
    case .pending, .paid, .receiptOwed, .refundOwed: false
    }
  }
}
