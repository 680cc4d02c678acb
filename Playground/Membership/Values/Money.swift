/// An amount of money in one currency, in the currency's smallest unit.
public struct Money: Sendable, Hashable, CustomStringConvertible {
  /// The amount in the currency's smallest unit: 2500 is 25.00 EUR or 2500 JPY.
  public let minorUnits: Int
  /// The currency, which also determines the smallest unit.
  public let currency: Currency

  /// Creates an amount.
  ///
  /// - Parameters:
  ///   - minorUnits: The amount in the currency's smallest unit; at least 1.
  ///   - currency: The currency.
  /// - Throws: ``InvalidValue`` if the amount is zero or negative.
  public init(minorUnits: Int, currency: Currency) throws(InvalidValue) {
    guard minorUnits > 0 else {
      throw InvalidValue(field: "amount", value: "\(minorUnits)", reason: "must be more than zero")
    }
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// The amount in major units with the currency's code: `25.00 EUR`, `2500 JPY`.
  public var description: String {
    let digits = currency.minorUnitDigits
    guard digits > 0 else { return "\(minorUnits) \(currency)" }
    var text = String(minorUnits)
    while text.count <= digits { text = "0" + text }
    return "\(text.dropLast(digits)).\(text.suffix(digits)) \(currency)"
  }
}

extension Money: Codable {
  private enum CodingKeys: CodingKey {
    case minorUnits, currency
  }

  /// Decodes an amount and validates it.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: ``InvalidValue`` if the amount or the currency is invalid.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      minorUnits: fields.decode(Int.self, forKey: .minorUnits),
      currency: fields.decode(Currency.self, forKey: .currency)
    )
  }
}
