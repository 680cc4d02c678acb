import Foundation

/// An amount of euros, written `25.00EUR`.
public struct Money: Codable, Hashable, Sendable, LosslessStringConvertible {
  /// The amount in cents.
  public var cents: Int

  /// Creates an amount from cents.
  public init(cents: Int) {
    self.cents = cents
  }

  /// Parses an amount, such as `25.00EUR`.
  public init?(_ text: String) {
    guard text.hasSuffix("EUR"), let amount = Decimal(string: String(text.dropLast(3))),
      amount * 100 < 1_000_000_000_000
    else { return nil }
    cents = NSDecimalNumber(decimal: amount * 100).intValue
  }

  /// The amount, such as `25.00EUR`.
  public var description: String {
    let rest = abs(cents % 100)
    return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest)EUR"
  }
}
