/// Settles the records of interrupted enrollments. A record that cannot be settled now does not
/// block the others.
public typealias ReconcileEnrollments =
  @Sendable () async throws(StoreError) -> ReconciliationReport

/// Creates the use case that settles the records of interrupted enrollments.
///
/// It repeats the open step of each record under the same idempotency key, so it may run at any
/// time, also concurrently with enrollments and with itself. It reads each record again after locking
/// it, so a record that another task has settled is skipped. It holds one page of identifiers at a time.
///
/// - Parameters:
///   - people: The members.
///   - enrollments: The enrollment records.
///   - payments: Charges and refunds fees.
///   - mailer: Sends receipts.
/// - Returns: The use case. It runs on its caller's actor. It throws if the identifiers of the
///   unsettled records cannot be read; records settled before that stay settled.
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
    try await forEachUnsettled(of: enrollments) { id in
      do throws(StoreError) {
        guard let record = try await enrollments.find(id), !record.isSettled else { return }
        let settlement = await settle(record, false)
        if !settlement.isOthers { report.count(settlement) }
      } catch {
        report.unsettled.append(.init(id: id, reason: error.description))
      }
    }
    return report
  }
}

/// Visits every unsettled record, one page at a time.
///
/// - Parameters:
///   - enrollments: The enrollment records.
///   - visit: Called with the identifier of each record, in order.
/// - Throws: ``StoreError`` if a page cannot be read, or the error of `visit`.
func forEachUnsettled(
  of enrollments: EnrollmentStore,
  _ visit: (Enrollment.ID) async throws(StoreError) -> Void
) async throws(StoreError) {
  let limit = 100
  var last: Enrollment.ID?
  while true {
    let page = try await enrollments.unsettled(last, limit)
    for id in page { try await visit(id) }
    guard page.count == limit else { return }
    last = page.last
  }
}

/// The result of reconciling.
public struct ReconciliationReport: Sendable, Hashable, Codable {
  /// The number of records that ended with a member who has the receipt.
  public var completed = 0
  /// The number of records that ended with a declined payment.
  public var declined = 0
  /// The number of records that the payment service rejected permanently.
  public var refused = 0
  /// The number of records without a charge, because another record enrolled the person.
  public var superseded = 0
  /// The number of records that ended with a refund.
  public var refunded = 0
  /// The records that are still unsettled, with the reasons.
  public var unsettled: [Unsettled] = []

  /// A record that could not be settled.
  public struct Unsettled: Sendable, Hashable, Codable {
    /// The record's identifier.
    public let id: Enrollment.ID
    /// The reason why it could not be settled.
    public let reason: String

    /// Creates the description of an unsettled record.
    public init(id: Enrollment.ID, reason: String) {
      self.id = id
      self.reason = reason
    }
  }

  /// Creates an empty report.
  public init() {}

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
