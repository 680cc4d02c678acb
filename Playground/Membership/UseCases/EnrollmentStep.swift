// The rules of an enrollment as pure functions: the next step for a record, and the status after
// each result. `SettleEnrollment` performs the steps.

extension Enrollment {
  /// The next action for a record.
  enum Step: Hashable {
    /// Charge the fee.
    case charge(ChargeRequest)
    /// Admit the person, whose fee is paid.
    case admit(Charge)
    /// Mail the receipt.
    case sendReceipt(Mail, Charge)
    /// Refund the fee, for the given reason.
    case refund(RefundRequest, reason: String)
  }

  /// The next step; `nil` if the record is settled.
  ///
  /// A record has the same step and idempotency key each time, so a step with a lost answer can be
  /// repeated.
  var nextStep: Step? {
    switch status {
    case .pending:
      .charge(
        ChargeRequest(
          amount: fee,
          payer: person,
          reference: id,
          intendedAt: openedAt,
          idempotencyKey: "charge-\(id)"
        )
      )
    case .paid(let charge):
      .admit(charge)
    case .receiptOwed(let charge):
      .sendReceipt(receipt(for: charge), charge)
    case .refundOwed(let charge, let reason):
      .refund(RefundRequest(charge: charge, idempotencyKey: "refund-\(id)"), reason: reason)
    case .complete, .declined, .refused, .superseded, .refunded:
      nil
    }
  }

  /// Returns the next revision of this record.
  ///
  /// - Parameter status: The new status.
  /// - Returns: The record to store in place of this one.
  func advanced(to status: Status) -> Enrollment {
    var next = self
    next.status = status
    next.revision += 1
    return next
  }
}

extension Enrollment.Status {
  /// Creates the status that follows a failed charge.
  ///
  /// - Parameter error: The error of the charge.
  /// - Throws: ``SettlementError`` if the charge must be retried.
  init(chargeFailed error: PaymentError) throws(SettlementError) {
    switch error {
    case .declined(let reason): self = .declined(reason: reason)
    case .refused(let reason): self = .refused(reason: reason)
    case .unavailable, .outcomeUnknown: throw SettlementError(error)
    }
  }

  /// Creates the status that follows a failed look-up of a charge.
  ///
  /// - Parameter error: The error of the look-up.
  /// - Throws: ``SettlementError`` if the look-up must be retried. Until it succeeds, nothing may
  ///   be charged, because the payment service may have forgotten the idempotency key.
  init(lookUpFailed error: PaymentError) throws(SettlementError) {
    switch error {
    case .refused(let reason): self = .refused(reason: reason)
    // A declined look-up does not prove that the charge was declined.
    case .declined, .unavailable, .outcomeUnknown:
      throw SettlementError("cannot look up an earlier charge: \(error)")
    }
  }

  /// Creates the status that follows a failed admission of a person whose fee is paid.
  ///
  /// - Parameters:
  ///   - charge: The fee's charge.
  ///   - error: The error of the admission.
  /// - Throws: ``SettlementError`` if the admission must be retried.
  init(admissionFailed error: StoreError, _ charge: Charge) throws(SettlementError) {
    switch error {
    case .conflict(let reason): self = .refundOwed(charge, reason: reason)
    case .notFound, .damaged, .unavailable: throw SettlementError(error)
    }
  }
}

/// The reason why a record cannot be settled now.
struct SettlementError: Error, Hashable {
  /// The reason, as a sentence.
  let reason: String

  /// Creates an error.
  ///
  /// - Parameter reason: The reason, as a sentence.
  init(_ reason: some CustomStringConvertible) {
    self.reason = reason.description
  }

  /// Another task has admitted the person and also sends the receipt. If that fails, reconciling
  /// sends it.
  static let receiptSentElsewhere = SettlementError(
    "the run that admitted the person sends the receipt"
  )
}

extension Enrollment {
  /// Returns the receipt for the fee.
  ///
  /// - Parameter charge: The fee's charge.
  /// - Returns: The message. Equal records give equal messages, so a duplicate can be recognized.
  func receipt(for charge: Charge) -> Mail {
    Mail(
      recipient: person.email,
      subject: "Your membership: receipt for \(fee)",
      body: """
        Dear \(person.fullName),

        welcome to the club. We have received your membership fee.

        Member   \(person.id)
        Fee      \(fee)
        Payment  \(charge.id)
        Receipt  \(id)

        """,
      reference: "receipt-\(id)"
    )
  }
}
