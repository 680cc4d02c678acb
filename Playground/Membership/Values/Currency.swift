/// An active currency.
public struct Currency: Sendable, Hashable, CustomStringConvertible {
  /// The ISO 4217 code in upper case: `EUR`.
  public let code: String
  /// The number of decimal places: 2 for euro, 0 for yen, 3 for dinar.
  public let minorUnitDigits: Int

  /// Creates a currency from its code.
  ///
  /// - Parameter code: An ISO 4217 code, in upper or lower case.
  /// - Throws: ``InvalidValue`` if no active currency has this code.
  public init(_ code: String) throws(InvalidValue) {
    let capitals = code.uppercased()
    // Only ASCII: the upper case of "ß" is "SS", which could complete a code.
    guard code.allSatisfy(\.isASCII), let digits = Currency.digitsByCode[capitals] else {
      throw InvalidValue(
        field: "currency",
        value: code,
        reason: "is not an ISO 4217 code such as EUR"
      )
    }
    self.code = capitals
    self.minorUnitDigits = digits
  }

  /// The ``code``.
  public var description: String { code }

  private static let digitsByCode: [String: Int] = {
    var digitsByCode: [String: Int] = [:]
    for (digits, codes) in codesByDigits {
      for code in codes.split(separator: " ") { digitsByCode[String(code)] = digits }
    }
    return digitsByCode
  }()

  /// The active ISO 4217 codes by number of decimal places.
  private static let codesByDigits: [(digits: Int, codes: String)] = [
    (0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF"),
    (3, "BHD IQD JOD KWD LYD OMR TND"),
    (
      2,
      """
      AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF \
      CHF CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD \
      HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA \
      MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN \
      QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP \
      TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG
      """
    ),
  ]
}

extension Currency: Codable {
  /// Decodes a currency from its code and validates it.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: ``InvalidValue`` if no active currency has this code.
  public init(from decoder: any Decoder) throws {
    try self.init(decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the code.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }
}
