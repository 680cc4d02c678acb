/// Takes a stored record as far as it goes now.
///
/// `isNew` tells that the caller has just opened the record: nobody can have been charged for it.
typealias SettleEnrollment = @Sendable (Enrollment, _ isNew: Bool) async -> Settlement

/// How far a record was taken.
struct Settlement: Hashable {
  /// The record as it was last known to be stored.
  let record: Enrollment
  /// What keeps it from being settled; `nil` where it is.
  let error: SettlementError?
}

/// Makes the one driver of enrolments: it does the next step of a record, stores what came of it,
/// and goes on until the record is settled or something stands in the way.
///
/// A record may be driven by several callers at once, or again after a crash. Each step has the
/// same effect however often it is done, and the store takes only one next revision: who comes
/// second goes on from what the first one stored, and leaves the receipt to it. A person comes in by
/// the same store operation that takes the record on, so no late caller brings in somebody who has
/// left again, or whose money went back. Nothing is given up
/// because the task is cancelled: money that moved is written down.
///
/// A payment service forgets idempotency keys, and keeps its own failures under them. So whether a
/// record that is taken up was charged before is looked up first, and where that cannot be told,
/// it is left as it is.
///
/// - Parameters:
///   - people: Says who is a member already.
///   - enrollments: Keeps the records, and takes new members in.
///   - payments: Takes fees and gives them back.
///   - mailer: Sends receipts.
/// - Returns: The driver. It runs on its caller's actor.
func makeSettleEnrollment(
  people: PersonStore,
  enrollments: EnrollmentStore,
  payments: PaymentClient,
  mailer: Mailer
) -> SettleEnrollment {
  { record, isNew in
    var record = record
    do throws(SettlementError) {
      while let step = record.nextStep {
        let isOurs: Bool
        switch step {
        case .charge(let request):
          let status = try await charge(request, isNew: isNew, people: people, payments: payments)
          (record, isOurs) = try await store(status, after: record, enrollments: enrollments)
        case .admit(let charge):
          (record, isOurs) = try await admit(record, charge, enrollments: enrollments)
        case .sendReceipt(let mail, let charge):
          try await asSettlementError { () async throws(MailerError) in try await mailer.send(mail)
          }
          (record, isOurs) = try await store(
            .complete(charge),
            after: record,
            enrollments: enrollments
          )
        case .refund(let request, let reason):
          try await asSettlementError { () async throws(PaymentError) in
            try await payments.refund(request)
          }
          let status = Enrollment.Status.refunded(request.charge, reason: reason)
          (record, isOurs) = try await store(status, after: record, enrollments: enrollments)
        }
        // Whoever has stored that the receipt is owed is about to send it.
        if case .receiptOwed = record.status, !isOurs { throw SettlementError.receiptSentElsewhere }
      }
      return Settlement(record: record, error: nil)
    } catch {
      return Settlement(record: record, error: error)
    }
  }
}

/// Does the step of a pending record, which nobody was charged for if it is new.
///
/// - Returns: How far the record has come by it.
/// - Throws: ``SettlementError`` where the step has to be done again later.
private func charge(
  _ request: ChargeRequest,
  isNew: Bool,
  people: PersonStore,
  payments: PaymentClient
) async throws(SettlementError) -> Enrollment.Status {
  do throws(PaymentError) {
    if !isNew, let charge = try await payments.findCharge(request) { return .paid(charge) }
  } catch {
    return try Enrollment.Status(lookUpFailed: error)
  }
  // A record is stored as paid before it admits anybody: while it is pending, a member under this
  // identifier came in by another record, or was stored by hand, and is not to pay again.
  let member = try await asSettlementError { () async throws(StoreError) in
    try await people.find(request.payer.id)
  }
  guard member == nil else { return .superseded }
  do throws(PaymentError) {
    return .paid(try await payments.charge(request))
  } catch {
    return try Enrollment.Status(chargeFailed: error)
  }
}

/// Takes a person in whose fee is paid: keeps the member and the record in one step.
///
/// - Returns: The record as it is stored now, and whether this call has stored it. Where the person
///   cannot come in, the fee has to go back.
/// - Throws: ``SettlementError`` where the step has to be done again later.
private func admit(
  _ record: Enrollment,
  _ charge: Charge,
  enrollments: EnrollmentStore
) async throws(SettlementError) -> (record: Enrollment, isOurs: Bool) {
  let admitted = record.advanced(to: .receiptOwed(charge))
  do throws(StoreError) {
    try await enrollments.admit(admitted)
    return (admitted, isOurs: true)
  } catch {
    let refusal = try Enrollment.Status(admissionFailed: error, charge)
    // Somebody else may have been faster, which is no reason to give the fee back.
    if let newer = try await newerRevision(of: record, enrollments: enrollments) {
      return (newer, isOurs: false)
    }
    return try await store(refusal, after: record, enrollments: enrollments)
  }
}

/// Stores a record's next status.
///
/// - Returns: The record as it is stored now: with that status, or as somebody else has advanced
///   it meanwhile; then it is not ours.
/// - Throws: ``SettlementError`` where it is not known to be stored.
private func store(
  _ status: Enrollment.Status,
  after record: Enrollment,
  enrollments: EnrollmentStore
) async throws(SettlementError) -> (record: Enrollment, isOurs: Bool) {
  let next = record.advanced(to: status)
  do throws(StoreError) {
    try await enrollments.update(next)
    return (next, isOurs: true)
  } catch .conflict(let reason) {
    // Without progress there would be no end to this.
    guard let newer = try await newerRevision(of: record, enrollments: enrollments) else {
      throw SettlementError(reason)
    }
    return (newer, isOurs: false)
  } catch {
    throw SettlementError(error)
  }
}

/// The record as somebody else has advanced it; `nil` where nobody has.
private func newerRevision(
  of record: Enrollment,
  enrollments: EnrollmentStore
) async throws(SettlementError) -> Enrollment? {
  let stored = try await asSettlementError { () async throws(StoreError) in
    try await enrollments.find(record.id)
  }
  guard let stored, stored.revision > record.revision else { return nil }
  return stored
}

/// Does something whose every error is an obstacle.
private func asSettlementError<Value, Failure: Error & CustomStringConvertible>(
  _ effect: () async throws(Failure) -> Value
) async throws(SettlementError) -> Value {
  do {
    return try await effect()
  } catch {
    throw SettlementError(error)
  }
}
