/// Settles every record that an interrupted enrolment left behind. One that cannot be settled now
/// does not keep it from the others.
public typealias ReconcileEnrollments =
  @Sendable () async throws(StoreError) -> ReconciliationReport

/// Makes the use case that settles what interrupted enrolments left behind.
///
/// It repeats each record's open step under the same key, so it may run at any time, also beside
/// enrolments and beside itself. Each record is read again before its turn: what somebody else has
/// settled meanwhile is left alone, and its receipt is not sent twice. It holds one page of records
/// at a time.
///
/// - Parameters:
///   - people: Where members are kept.
///   - enrollments: Where the records are kept.
///   - payments: Takes fees and gives them back.
///   - mailer: Sends receipts.
/// - Returns: The use case. It runs on its caller's actor, and throws where the records cannot be
///   read; what was settled until then stays settled.
public func makeReconcileEnrollments(
  people: PersonStore,
  enrollments: EnrollmentStore,
  payments: PaymentClient,
  mailer: Mailer
) -> ReconcileEnrollments {
  let settle = makeSettleEnrollment(
    people: people,
    enrollments: enrollments,
    payments: payments,
    mailer: mailer
  )

  return { () throws(StoreError) in
    var report = ReconciliationReport()
    try await forEachUnsettled(of: enrollments) { record in
      do throws(StoreError) {
        let current = try await enrollments.find(record.id) ?? record
        guard !current.isSettled else { return }
        report.count(await settle(current, false))
      } catch {
        report.unsettled.append(.init(id: record.id, reason: error.description))
      }
    }
    return report
  }
}

/// Visits every record that is not settled, a page at a time.
///
/// - Parameters:
///   - enrollments: Where the records are kept.
///   - visit: Takes each record, in order of names.
/// - Throws: ``StoreError`` where a page cannot be read.
func forEachUnsettled(
  of enrollments: EnrollmentStore,
  _ visit: (Enrollment) async -> Void
) async throws(StoreError) {
  let limit = 100
  var last: Enrollment.ID?
  while true {
    let page = try await enrollments.unsettled(last, limit)
    for record in page { await visit(record) }
    guard page.count == limit else { return }
    last = page.last?.id
  }
}

/// What reconciling came to.
public struct ReconciliationReport: Sendable, Hashable, Codable {
  /// How many records ended with a member who has the receipt.
  public var completed = 0
  /// How many ended with a declined payment.
  public var declined = 0
  /// How many ended because the payment service refused them for good.
  public var refused = 0
  /// How many were not charged because the person had become a member by another record.
  public var superseded = 0
  /// How many ended with the money given back.
  public var refunded = 0
  /// The records that are still unsettled, with the reason.
  public var unsettled: [Unsettled] = []

  /// A record that could not be settled this time.
  public struct Unsettled: Sendable, Hashable, Codable {
    /// The record's name.
    public let id: Enrollment.ID
    /// What stood in the way.
    public let reason: String

    /// Describes a record that could not be settled.
    public init(id: Enrollment.ID, reason: String) {
      self.id = id
      self.reason = reason
    }
  }

  /// A report of nothing.
  public init() {}

  /// Adds what became of one record.
  fileprivate mutating func count(_ settlement: Settlement) {
    if let error = settlement.error {
      unsettled.append(Unsettled(id: settlement.record.id, reason: error.reason))
      return
    }
    switch settlement.record.status {
    case .complete: completed += 1
    case .declined: declined += 1
    case .refused: refused += 1
    case .superseded: superseded += 1
    case .refunded: refunded += 1
    case .pending, .paid, .receiptOwed, .refundOwed: break
    }
  }
}
