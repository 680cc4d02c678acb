/// What is to be charged.
public struct ChargeRequest: Sendable, Hashable, Codable {
  /// How much.
  public let amount: Money
  /// Who pays.
  public let payer: Person
  /// What the charge is for: the name of the record that keeps the intent. It stays with the
  /// charge at the payment service, so that the charge is found when its key is long forgotten.
  public let reference: String
  /// When the intent was kept: no charge for it is older.
  public let intendedAt: Timestamp
  /// Names the intent: two requests with one key move money once, however often they are sent, for
  /// as long as the payment service remembers the key: a day, as a rule.
  public let idempotencyKey: String

  /// Describes a charge.
  ///
  /// - Parameters:
  ///   - amount: How much.
  ///   - payer: Who pays.
  ///   - reference: What the charge is for: the name of the record that keeps the intent.
  ///   - intendedAt: When the intent was kept.
  ///   - idempotencyKey: Names the intent; 1 to 255 characters.
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

/// Money that was taken.
public struct Charge: Sendable, Hashable, Codable, Identifiable {
  /// The payment service's own name for the charge.
  public let id: String

  /// Names a charge.
  ///
  /// - Parameter id: The payment service's own name for it.
  public init(id: String) {
    self.id = id
  }
}

/// What is to be given back, in full.
public struct RefundRequest: Sendable, Hashable, Codable {
  /// The charge to give back.
  public let charge: Charge
  /// Names the intent, as in ``ChargeRequest/idempotencyKey``.
  public let idempotencyKey: String

  /// Describes a refund.
  ///
  /// - Parameters:
  ///   - charge: The charge to give back.
  ///   - idempotencyKey: Names the intent; 1 to 255 characters.
  public init(charge: Charge, idempotencyKey: String) {
    self.charge = charge
    self.idempotencyKey = idempotencyKey
  }
}
