/// Advances a stored record as far as possible.
///
/// `isNew` means that the caller has just opened the record, so its fee has not been charged, unless
/// another program has advanced the record since.
typealias SettleEnrollment = @Sendable (Enrollment, _ isNew: Bool) async -> Settlement

/// The result of settling a record.
struct Settlement: Hashable {
  /// The last known stored record.
  let record: Enrollment
  /// The reason why the record is not settled; `nil` if it is.
  let error: SettlementError?
  /// Whether another task settled the record before this one.
  var isOthers = false
}

/// Creates the only function that advances records: it performs the next step, stores the new
/// status, and repeats until the record is settled or a step fails.
///
/// It locks the record, so that of several programs one at a time settles it, and no receipt is sent
/// twice. Even without the lock, several tasks may settle one record at the same time, or again after a
/// crash. Each step can be repeated with the same effect. The store accepts one update per revision: the loser reloads the
/// record, continues from there, and leaves the receipt to the winner. One store operation admits
/// the person and updates the record, so a late task cannot admit someone who has been deleted or
/// refunded since. Cancelling the task does not stop it: charges and refunds are always recorded.
///
/// A payment service forgets idempotency keys, and repeats its own failures under them. So before a
/// resumed record is charged, an earlier charge is looked up. If the look-up fails, the record
/// stays as it is.
///
/// - Parameters:
///   - people: The members.
///   - enrollments: The enrollment records; also admits members.
///   - payments: Charges and refunds fees.
///   - mailer: Sends receipts.
/// - Returns: The function. It runs on its caller's actor.
func makeSettleEnrollment(
  people: PersonStore,
  enrollments: EnrollmentStore,
  payments: PaymentClient,
  mailer: Mailer
) -> SettleEnrollment {
  let advance = makeAdvanceEnrollment(
    people: people,
    enrollments: enrollments,
    payments: payments,
    mailer: mailer
  )

  return { record, isNew in
    do throws(StoreError) {
      try await enrollments.lock(record.id)
    } catch {
      return Settlement(record: record, error: SettlementError(error))
    }
    let settlement = await advance(record, isNew)
    await enrollments.unlock(record.id)
    return settlement
  }
}

/// Creates the function that advances a locked record.
private func makeAdvanceEnrollment(
  people: PersonStore,
  enrollments: EnrollmentStore,
  payments: PaymentClient,
  mailer: Mailer
) -> SettleEnrollment {
  { known, isNew in
    var (record, isNew) = (known, isNew)
    do throws(SettlementError) {
      // Another program may have advanced the record until this one locked it, also a new record.
      if let newer = try await newerRevision(of: known, enrollments: enrollments) {
        record = newer
        if newer.isSettled { return Settlement(record: newer, error: nil, isOthers: true) }
        if isNew, case .receiptOwed = newer.status { throw .receiptSentElsewhere }
        isNew = false
      }
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
        // The task that stored the status `receiptOwed` also sends the receipt.
        if case .receiptOwed = record.status, !isOurs { throw SettlementError.receiptSentElsewhere }
      }
      return Settlement(record: record, error: nil)
    } catch {
      return Settlement(record: record, error: error)
    }
  }
}

/// Charges the fee of a pending record.
///
/// - Returns: The record's new status.
/// - Throws: ``SettlementError`` if the step must be retried later.
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
  // A record is stored as paid before it admits anyone. While it is pending, a member with this
  // identifier came from another record or was saved by hand, and must not pay again.
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

/// Admits a person whose fee is paid: saves the member and the record atomically.
///
/// - Returns: The stored record, and whether this call stored it. If the person cannot be admitted,
///   the record's status is a refund.
/// - Throws: ``SettlementError`` if the step must be retried later.
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
    // If another task has admitted the person first, the fee is not refunded.
    if let newer = try await newerRevision(of: record, enrollments: enrollments) {
      return (newer, isOurs: false)
    }
    return try await store(refusal, after: record, enrollments: enrollments)
  }
}

/// Stores the next status of a record.
///
/// - Returns: The stored record, and whether this call stored it. If another task has advanced the
///   record, that newer record is returned.
/// - Throws: ``SettlementError`` if the status may not be stored.
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
    // Without a newer revision, retrying would never end.
    guard let newer = try await newerRevision(of: record, enrollments: enrollments) else {
      throw SettlementError(reason)
    }
    return (newer, isOurs: false)
  } catch {
    throw SettlementError(error)
  }
}

/// Returns the record if another task has advanced it; otherwise `nil`.
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

/// Runs an operation and turns its error into a ``SettlementError``.
private func asSettlementError<Value, Failure: Error & CustomStringConvertible>(
  _ effect: () async throws(Failure) -> Value
) async throws(SettlementError) -> Value {
  do {
    return try await effect()
  } catch {
    throw SettlementError(error)
  }
}
