import Membership
import Testing

@testable import RosterReading

@Suite("A line of a roster")
struct RosterLineTests {
  private let fee: Money

  init() throws {
    fee = try Money(minorUnits: 2500, currency: Currency("EUR"))
  }

  @Test("contains a person, and the fee if it differs from the default")
  func whole() throws {
    let line = """
       { "id" : "1", "name":"Ada", "lastName":"Lovelace", "email":"ada@example.org",
      """ + #""amount":300,"currency":"jpy" } "#
    let request = try read(line).get()
    #expect(request.person.fullName == "Ada Lovelace")
    #expect(request.fee.description == "300 JPY")
  }

  @Test("without a family name, the name is split at its last space")
  func split() throws {
    let request = try read(#"{"id":7,"name":"Anna Maria Sibylla","email":"a@b.org"}"#).get()
    #expect((request.person.name, request.person.lastName) == ("Anna Maria", "Sibylla"))
    #expect(request.person.id.rawValue == "7")
    #expect(request.fee == fee)
  }

  @Test(
    "every JSON escape is understood",
    arguments: [
      (#"\"\\\/"#, #""\/"#), (#"A\u00e4\u20AC"#, "Aä€"), (#"\ud83d\ude00"#, "😀"), ("Zoë", "Zoë"),
    ]
  )
  func escapes(written: String, read expected: String) throws {
    let line = #"{"id":"1","name":"\#(written)","lastName":"x","email":"a@b.org"}"#
    #expect(try read(line).get().person.name == expected)
  }

  @Test("an invalid line is rejected with the reason", arguments: wrongLines)
  func mistakes(line: String, reason: String) {
    #expect(read(line) == .failure(InvalidRosterLine(column: 1, reason: reason)))
  }

  @Test("a null field counts as missing, and a trailing comma is allowed")
  func lenient() throws {
    let line = #"{"id":"1","name":"a","email":"x@y.org","amount":null,"currency":null,}"#
    #expect(try read(line).get().fee == fee)
  }

  @Test("a line of a file of rejected lines is the line that was rejected")
  func rejected() throws {
    func line(_ text: String, _ more: String = "") -> String {
      #"{"line":7,"column":1,"reason":"card declined","text":\#(text)\#(more)}"#
    }
    let text = #""{\"id\":\"1\",\"name\":\"Ada\",\"email\":\"x@y.org\"}""#
    #expect(try read(line(text)).get().person.id.rawValue == "1")
    let reason = "line 7 of the roster is not whole here; correct it in the roster"
    let cut = InvalidRosterLine(column: 1, reason: reason)
    #expect(read(line(text, #","isTruncated":true"#)) == .failure(cut))
    #expect(read(line(#""{\"id\":\"\uFFFD\"}""#)) == .failure(cut))
    #expect(
      read(line(#""{\"id\":\"1\"}""#))
        == .failure(InvalidRosterLine(column: 1, reason: "name is missing"))
    )
  }

  @Test("a text may contain the characters that a number may not")
  func texts() throws {
    let line = #"{"id":"e.E:","name":"a \"b: c.\\","email":"x@y.org"}"#
    #expect(try read(line).get().person.lastName == #"c.\"#)
  }

  @Test("invalid UTF-8 and lines that are too long are rejected")
  func bytes() {
    let broken = FileLine(number: 1, bytes: Array("{\"ä".utf8) + [0xC3, 0x28], isTooLong: false)
    #expect(
      RosterLine.request(broken, fee: fee)
        == .failure(
          InvalidRosterLine(column: 4, reason: "this is not UTF-8; save the file in that encoding")
        )
    )
    let long = FileLine(number: 1, bytes: [], isTooLong: true)
    #expect(
      RosterLine.request(long, fee: fee)
        == .failure(
          InvalidRosterLine(column: 1, reason: "this line is longer than 1048576 bytes")
        )
    )
  }

  private func read(_ line: String) -> Result<EnrollmentRequest, InvalidRosterLine> {
    RosterLine.request(FileLine(number: 1, bytes: Array(line.utf8), isTooLong: false), fee: fee)
  }
}

/// Invalid lines, and the reason for each.
private let wrongLines: [(line: String, reason: String)] =
  [
    "", "[]", "{", "null", "not JSON", #"{"id" "1"}"#, #"{"id":"1" "name":"a"}"#,
    #"{"id":"1"} x"#, #"{"id":"#, #"{"id":"1"#,
    String(repeating: "[", count: 100_000), String(repeating: #"{"id":"#, count: 100_000),
  ].map {
    ($0, #"expected a JSON object such as {"id": "1", "name": "Ada", "email": "ada@example.org"}"#)
  } + [
    ("{}", "id is missing"),
    (#"{"id":null}"#, "id is missing"),
    (#"{"id":"1"}"#, "name is missing"),
    (#"{"id":"1","name":"a"}"#, "email is missing"),
    (#"{"id":"1","id":"2"}"#, "a field is given twice"),
    (#"{"phone":"1"}"#, "unknown field \"phone\""),
    (#"{"mail":"1"}"#, "unknown field \"mail\"; did you mean \"email\"?"),
    (#"{"meial":"1"}"#, "unknown field \"meial\"; did you mean \"email\"?"),
    (#"{"id":1.5}"#, "id is not a valid text or whole number"),
    (#"{"id":007}"#, "id is not a valid text or whole number"),
    (#"{"id":1.0}"#, "expected a number without a decimal point or an exponent"),
    (#"{"id":true}"#, "id is not a valid text or whole number"),
    (#"{"id":{}}"#, "id is not a valid text or whole number"),
    ("{\"id\":\"a\u{1}\"}", "id is not a valid text or whole number"),
    (#"{"id":"\x"}"#, "id is not a valid text or whole number"),
    (#"{"id":"\ud83d"}"#, "id is not a valid text or whole number"),
    (#"{"id":"\u+123"}"#, "id is not a valid text or whole number"),
    (#"{"id":"1","name":"ä","email":5}"#, "email is not a valid text"),
    (#"{"amount":1.5}"#, "amount is not a valid whole number"),
    (#"{"amount":25.00}"#, "expected a number without a decimal point or an exponent"),
    (#"{"amount":25e2}"#, "expected a number without a decimal point or an exponent"),
    (#"{"amount":99999999999999999999}"#, "amount is not a valid whole number"),
    (#"{"amount":"5"}"#, "amount is not a valid whole number"),
    (
      #"{"id":"1","name":"ä","email":"x@y"}"#,
      #"email "x@y" needs a domain such as example.org after the @"#
    ),
    (#"{"id":"1","name":" ","email":"x@y.org"}"#, #"name "" is empty"#),
    (
      #"{"id":"1","name":"a","email":"x@y.org","amount":-5}"#,
      #"amount "-5" must be more than zero"#
    ),
    (
      #"{"id":"1","name":"a","email":"x@y.org","currency":"Euro"}"#,
      #"currency "Euro" is not an ISO 4217 code such as EUR"#
    ),
  ]
