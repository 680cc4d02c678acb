// The rules of enrolment, as pure functions: what a record needs next, and what an outcome makes
// of it. `SettleEnrollment` does the steps.

extension Enrollment {
  /// What is to be done next for a record.
  enum Step: Hashable {
    /// Take the fee.
    case charge(ChargeRequest)
    /// Make the record's person, whose fee is paid, a member.
    case admit(Charge)
    /// Mail the receipt for the fee.
    case sendReceipt(Mail, Charge)
    /// Give the fee back, for a reason.
    case refund(RefundRequest, reason: String)
  }

  /// What is to be done next; `nil` where the record is settled.
  ///
  /// The same record always asks for the same step under the same key, so a step whose answer was
  /// lost can be done again.
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

  /// The next revision of this record.
  ///
  /// - Parameter status: How far it has come now.
  /// - Returns: The record to store in place of this one.
  func advanced(to status: Status) -> Enrollment {
    var next = self
    next.status = status
    next.revision += 1
    return next
  }
}

extension Enrollment.Status {
  /// What a payment that did not succeed makes of a pending record.
  ///
  /// - Parameter error: Why there is no charge.
  /// - Throws: ``SettlementError`` where the same request has to be made again.
  init(chargeFailed error: PaymentError) throws(SettlementError) {
    switch error {
    case .declined(let reason): self = .declined(reason: reason)
    case .refused(let reason): self = .refused(reason: reason)
    case .unavailable, .outcomeUnknown: throw SettlementError(error)
    }
  }

  /// What a charge that could not be looked up makes of a pending record.
  ///
  /// - Parameter error: Why nobody knows whether there is one.
  /// - Throws: ``SettlementError`` where it has to be looked up again: until then nothing may be charged,
  ///   for the payment service may have forgotten the key.
  init(lookUpFailed error: PaymentError) throws(SettlementError) {
    switch error {
    case .refused(let reason): self = .refused(reason: reason)
    // A declined look-up does not prove that the charge was declined.
    case .declined, .unavailable, .outcomeUnknown:
      throw SettlementError("whether the fee was charged before cannot be looked up: \(error)")
    }
  }

  /// What an admission that did not succeed makes of a record whose fee is paid.
  ///
  /// - Parameters:
  ///   - charge: The fee.
  ///   - error: Why the person is not a member.
  /// - Throws: ``SettlementError`` where the store may still admit the person.
  init(admissionFailed error: StoreError, _ charge: Charge) throws(SettlementError) {
    switch error {
    case .conflict(let reason): self = .refundOwed(charge, reason: reason)
    case .notFound, .unavailable: throw SettlementError(error)
    }
  }
}

/// What keeps a record from being settled now.
struct SettlementError: Error, Hashable {
  /// What happened.
  let reason: String

  /// Describes what stands in the way.
  ///
  /// - Parameter reason: What happened, as a sentence.
  init(_ reason: some CustomStringConvertible) {
    self.reason = reason.description
  }

  /// Another run has admitted the person and is about to send the receipt: two would be one too
  /// many. Should it not come to it, reconciling sends it.
  static let receiptSentElsewhere = SettlementError(
    "the receipt is left to the run that admitted the person"
  )
}

extension Enrollment {
  /// The message that confirms the fee.
  ///
  /// - Parameter charge: What was taken.
  /// - Returns: The message; equal for equal records, so that a second copy can be told as one.
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
