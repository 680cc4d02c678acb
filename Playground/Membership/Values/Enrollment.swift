/// The record of one person's enrollment. It is stored before the charge and never deleted.
public struct Enrollment: Sendable, Hashable, Codable, Identifiable {
  /// The record's identifier. The idempotency keys of its charge and its refund are derived from
  /// it.
  public let id: String
  /// The person to enroll.
  public let person: Person
  /// The membership fee.
  public let fee: Money
  /// The time at which the record was opened.
  public let openedAt: Timestamp
  /// The progress of the enrollment.
  public var status: Status
  /// The number of changes. A store only accepts the next revision.
  public var revision: Int

  /// The progress of an enrollment.
  public enum Status: Sendable, Hashable, Codable {
    /// The record is stored. The fee may have been charged: only a look-up or a retry with the same
    /// idempotency key shows it.
    case pending
    /// The fee is paid; the person is not yet a member.
    case paid(Charge)
    /// The person is a member; the receipt has not been sent.
    case receiptOwed(Charge)
    /// The person is a member and has the receipt. Settled.
    case complete(Charge)
    /// The payment was declined. Settled; the person may try again.
    case declined(reason: String)
    /// The payment service rejected the request permanently, and no money moved. Settled; the
    /// person may try again with other data.
    case refused(reason: String)
    /// Another record enrolled the person before this record's fee was charged. No money moved.
    /// Settled.
    case superseded
    /// The fee is paid, but the person cannot be admitted. The fee must be refunded.
    case refundOwed(Charge, reason: String)
    /// The fee was refunded. Settled; the person may try again.
    case refunded(Charge, reason: String)
  }

  /// Creates a record.
  ///
  /// - Parameters:
  ///   - id: The record's identifier, unique among all records.
  ///   - person: The person to enroll.
  ///   - fee: The membership fee.
  ///   - openedAt: The time at which the record was opened.
  ///   - status: The progress of the enrollment.
  ///   - revision: The number of changes; 0 for a new record.
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

  /// Whether no step is left for this record.
  public var isSettled: Bool {
    switch status {
    case .complete, .declined, .refused, .superseded, .refunded: true
    case .pending, .paid, .receiptOwed, .refundOwed: false
    }
  }

  /// Whether the fee may still be charged or refunded. A person has at most one such record. A record
  /// that owes only the receipt is none: the mail service may reject it each time, and the person may
  /// leave and enroll again.
  public var isFeeOpen: Bool {
    if case .receiptOwed = status { false } else { !isSettled }
  }
}
