import Foundation
import Membership
import Testing

@Suite("Encoding and decoding values")
struct CodingTests {
  let cast: ExampleData
  init() throws { cast = try ExampleData() }

  @Test("decoding returns the encoded value")
  func roundTrip() throws {
    let charge = Charge(id: "ch-1")
    let statuses: [Enrollment.Status] = [
      .pending, .paid(charge), .receiptOwed(charge), .complete(charge), .declined(reason: "no"),
      .refused(reason: "no"), .superseded, .refundOwed(charge, reason: "taken"),
      .refunded(charge, reason: "taken"),
    ]
    try expectRoundTrip(statuses.map { cast.record("e1", of: cast.ada, $0) })
    try expectRoundTrip([StoreError.conflict("a"), .notFound("b"), .unavailable("c")])
    try expectRoundTrip([
      PaymentError.declined("a"), .refused("r"), .unavailable("b"), .outcomeUnknown("c"),
    ])
    try expectRoundTrip([MailerError.rejected("a"), .unavailable("b")])
  }

  @Test("the encoded form is readable")
  func form() throws {
    #expect(
      try text(of: cast.ada) == """
        {"email":"ada@example.org","id":"1","lastName":"Lovelace","name":"Ada"}
        """
    )
    #expect(try text(of: cast.fee) == #"{"currency":"EUR","minorUnits":2500}"#)
  }

  @Test(
    "decoding validates values",
    arguments: [
      (
        #"{"email":"ada","id":"1","lastName":"Lovelace","name":"Ada"}"#,
        InvalidValue(field: "email", value: "ada", reason: "needs exactly one @")
      ),
      (
        #"{"email":"ada@example.org","id":"","lastName":"Lovelace","name":"Ada"}"#,
        InvalidValue(field: "id", value: "", reason: "is empty")
      ),
      (
        #"{"email":"ada@example.org","id":"1","lastName":"Lovelace","name":" "}"#,
        InvalidValue(field: "name", value: "", reason: "is empty")
      ),
    ]
  )
  func invalidPerson(json: String, invalid: InvalidValue) {
    #expect(throws: invalid) {
      try JSONDecoder().decode(Person.self, from: Data(json.utf8))
    }
  }

  @Test(
    "decoding validates amounts",
    arguments: [
      (
        #"{"currency":"EUR","minorUnits":0}"#,
        InvalidValue(field: "amount", value: "0", reason: "must be more than zero")
      ),
      (
        #"{"currency":"XYZ","minorUnits":1}"#,
        InvalidValue(field: "currency", value: "XYZ", reason: "is not an ISO 4217 code such as EUR")
      ),
    ]
  )
  func invalidMoney(json: String, invalid: InvalidValue) {
    #expect(throws: invalid) { try JSONDecoder().decode(Money.self, from: Data(json.utf8)) }
  }

  private func expectRoundTrip<Value: Codable & Equatable>(_ values: [Value]) throws {
    let data = try JSONEncoder().encode(values)
    #expect(try JSONDecoder().decode([Value].self, from: data) == values)
  }

  private func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
