import Membership
import Testing

@Suite("Money")
struct MoneyTests {
  @Test(
    "is printed in major units, with its currency's number of decimals",
    arguments: [
      (2500, "EUR", "25.00 EUR"),
      (5, "EUR", "0.05 EUR"),
      (50, "USD", "0.50 USD"),
      (100, "GBP", "1.00 GBP"),
      (2500, "JPY", "2500 JPY"),
      (1, "JPY", "1 JPY"),
      (2500, "KWD", "2.500 KWD"),
      (7, "KWD", "0.007 KWD"),
      (Int.max, "EUR", "92233720368547758.07 EUR"),
    ]
  )
  func isWrittenInMajorUnits(minorUnits: Int, code: String, text: String) throws {
    let money = try Money(minorUnits: minorUnits, currency: Currency(code))
    #expect(money.description == text)
  }

  @Test("must be more than zero", arguments: [0, -1, Int.min])
  func isMoreThanZero(minorUnits: Int) throws {
    let euro = try Currency("EUR")
    let refusal = InvalidValue(
      field: "amount",
      value: "\(minorUnits)",
      reason: "must be more than zero"
    )
    #expect(throws: refusal) { try Money(minorUnits: minorUnits, currency: euro) }
  }
}

@Suite("A currency")
struct CurrencyTests {
  @Test("is found by its code, ignoring case", arguments: ["EUR", "eur", "Eur"])
  func isFoundByItsCode(code: String) throws {
    let euro = try Currency(code)
    #expect(euro.code == "EUR")
    #expect(euro.minorUnitDigits == 2)
    #expect(euro.description == "EUR")
  }

  @Test("knows its number of decimals", arguments: [("JPY", 0), ("USD", 2), ("BHD", 3)])
  func knowsItsDecimals(code: String, digits: Int) throws {
    #expect(try Currency(code).minorUnitDigits == digits)
  }

  @Test(
    "requires an active ASCII code",
    arguments: ["", "EU", "EURO", "XYZ", "DEM", "E R", " EUR", "EUR USD", "ßp", "€"]
  )
  func refusesOtherCodes(code: String) {
    let refusal = InvalidValue(
      field: "currency",
      value: code,
      reason: "is not an ISO 4217 code such as EUR"
    )
    #expect(throws: refusal) { try Currency(code) }
  }
}
