/// What is to be charged.
public struct ChargeRequest: Sendable, Hashable {
  /// How much.
  public let amount: Money
  /// Who pays.
  public let payer: Person
  /// Names the intent: two requests with one key move money once, however often they are sent.
  public let idempotencyKey: String

  /// Describes a charge.
  ///
  /// - Parameters:
  ///   - amount: How much.
  ///   - payer: Who pays.
  ///   - idempotencyKey: Names the intent; 1 to 255 characters.
  public init(amount: Money, payer: Person, idempotencyKey: String) {
    self.amount = amount
    self.payer = payer
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
public struct RefundRequest: Sendable, Hashable {
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
