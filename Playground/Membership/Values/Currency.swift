/// A currency in use, by its ISO 4217 code.
public struct Currency: Sendable, Hashable, CustomStringConvertible {
  /// The three capital letters: `EUR`.
  public let code: String
  /// How many decimal places the smallest unit has: 2 for euro, 0 for yen, 3 for dinar.
  public let minorUnitDigits: Int

  /// Looks a currency up.
  ///
  /// - Parameter code: An ISO 4217 code, in capital or small letters.
  /// - Throws: ``InvalidValue`` where no currency in use has that code.
  public init(_ code: String) throws(InvalidValue) {
    let capitals = code.uppercased()
    // Some letters that are not ASCII have capitals that are: "ß" would make "SSP" of two.
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

  /// The code.
  public var description: String { code }

  private static let digitsByCode: [String: Int] = {
    var digitsByCode: [String: Int] = [:]
    for (digits, codes) in codesByDigits {
      for code in codes.split(separator: " ") { digitsByCode[String(code)] = digits }
    }
    return digitsByCode
  }()

  /// The active codes of ISO 4217 that people pay in, by their number of decimal places.
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
  /// Reads a currency from its code and checks it, as ``init(_:)`` does.
  ///
  /// - Parameter decoder: Where to read from.
  /// - Throws: ``InvalidValue`` that says what is wrong with its code.
  public init(from decoder: any Decoder) throws {
    try self.init(decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the code.
  ///
  /// - Parameter encoder: Where to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }
}
