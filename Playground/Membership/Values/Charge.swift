/// A request to charge a fee.
public struct ChargeRequest: Sendable, Hashable, Codable {
  /// The amount to charge.
  public let amount: Money
  /// The person who pays.
  public let payer: Person
  /// The identifier of the enrollment record. The payment service stores it with the charge, so the
  /// charge can be found after its idempotency key is forgotten.
  public let reference: String
  /// The time at which the record was opened. No charge for it is older.
  public let intendedAt: Timestamp
  /// Identifies the charge across retries: the service charges once for all requests with this key,
  /// as long as it remembers the key (usually a day).
  public let idempotencyKey: String

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - amount: The amount to charge.
  ///   - payer: The person who pays.
  ///   - reference: The identifier of the enrollment record.
  ///   - intendedAt: The time at which the record was opened.
  ///   - idempotencyKey: Identifies the charge across retries; 1 to 255 characters.
  public init(
    amount: Money,
    payer: Person,
    reference: String,
    intendedAt: Timestamp,
    idempotencyKey: String
  ) {
    self.amount = amount
    self.payer = payer
    self.reference = reference
    self.intendedAt = intendedAt
    self.idempotencyKey = idempotencyKey
  }
}

/// A charge that was taken.
public struct Charge: Sendable, Hashable, Codable, Identifiable {
  /// The payment service's identifier of the charge.
  public let id: String

  /// Creates a charge.
  ///
  /// - Parameter id: The payment service's identifier of the charge.
  public init(id: String) {
    self.id = id
  }
}

/// A request to refund a charge in full.
public struct RefundRequest: Sendable, Hashable, Codable {
  /// The charge to refund.
  public let charge: Charge
  /// Identifies the refund across retries, as ``ChargeRequest/idempotencyKey`` does.
  public let idempotencyKey: String

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - charge: The charge to refund.
  ///   - idempotencyKey: Identifies the refund across retries; 1 to 255 characters.
  public init(charge: Charge, idempotencyKey: String) {
    self.charge = charge
    self.idempotencyKey = idempotencyKey
  }
}
