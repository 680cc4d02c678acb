/// An amount of money in one currency, exact to the currency's smallest unit.
public struct Money: Sendable, Hashable, CustomStringConvertible {
  /// The amount in the currency's smallest unit: 2500 is 25.00 in euro and 2500 in yen.
  public let minorUnits: Int
  /// The currency.
  public let currency: Currency

  /// Checks and makes an amount.
  ///
  /// - Parameters:
  ///   - minorUnits: The amount in the currency's smallest unit, 1 or more.
  ///   - currency: The currency.
  /// - Throws: ``InvalidValue`` where the amount is zero or less.
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

  /// Reads an amount and checks it, as ``init(minorUnits:currency:)`` does.
  ///
  /// - Parameter decoder: Where to read from.
  /// - Throws: ``InvalidValue`` where the amount is zero or less, or the currency is none.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      minorUnits: fields.decode(Int.self, forKey: .minorUnits),
      currency: fields.decode(Currency.self, forKey: .currency)
    )
  }
}
