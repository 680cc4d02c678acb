import Membership
import Testing

@testable import RosterReading

@Suite("A line of a roster")
struct RosterLineTests {
  private let fee: Money

  init() throws {
    fee = try Money(minorUnits: 2500, currency: Currency("EUR"))
  }

  @Test("a line names a person, and the fee if it differs from the usual one")
  func whole() throws {
    let line = """
       { "id" : "1", "name":"Ada", "lastName":"Lovelace", "email":"ada@example.org",
      """ + #""amount":300,"currency":"jpy" } "#
    let request = try read(line).get()
    #expect(request.person.fullName == "Ada Lovelace")
    #expect(request.fee.description == "300 JPY")
  }

  @Test("without a family name, the name is split at its last blank")
  func split() throws {
    let request = try read(#"{"id":7,"name":"Anna Maria Sibylla","email":"a@b.org"}"#).get()
    #expect((request.person.name, request.person.lastName) == ("Anna Maria", "Sibylla"))
    #expect(request.person.id.rawValue == "7")
    #expect(request.fee == fee)
  }

  @Test(
    "every escape of JSON is understood",
    arguments: [
      (#"\"\\\/"#, #""\/"#), (#"A\u00e4\u20AC"#, "Aä€"), (#"\ud83d\ude00"#, "😀"), ("Zoë", "Zoë"),
    ]
  )
  func escapes(written: String, read expected: String) throws {
    let line = #"{"id":"1","name":"\#(written)","lastName":"x","email":"a@b.org"}"#
    #expect(try read(line).get().person.name == expected)
  }

  @Test("a mistake is shown at its place", arguments: wrongLines)
  func mistakes(line: String, column: Int, reason: String) {
    #expect(read(line) == .failure(InvalidRosterLine(column: column, reason: reason)))
  }

  @Test("bytes that are not UTF-8, and lines that are too long, are refused")
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
          InvalidRosterLine(column: 1, reason: "this line is too long: 1048576 bytes are the most")
        )
    )
  }

  private func read(_ line: String) -> Result<EnrollmentRequest, InvalidRosterLine> {
    RosterLine.request(FileLine(number: 1, bytes: Array(line.utf8), isTooLong: false), fee: fee)
  }
}

/// Lines that are wrong, and what is said about them.
private let wrongLines: [(line: String, column: Int, reason: String)] = [
  ("", 1, "a JSON object is expected, which starts with {"),
  ("[]", 1, "a JSON object is expected, which starts with {"),
  ("{", 2, "a name in quotation marks is expected"),
  ("{}", 1, "id is missing"),
  (#"{"id":"1"}"#, 1, "name is missing"),
  (#"{"id":"1",}"#, 11, "a name in quotation marks is expected"),
  (#"{"id" "1"}"#, 7, "a : is expected"),
  (#"{"id":"1" "name":"a"}"#, 11, "a , or a } is expected"),
  (#"{"id":"1"} x"#, 12, "nothing more is expected"),
  (#"{"id":"1","id":"2"}"#, 11, "\"id\" is there twice"),
  (#"{"phone":"1"}"#, 2, "a roster has no \"phone\""),
  (#"{"mail":"1"}"#, 2, "a roster has no \"mail\"; did you mean \"email\"?"),
  (#"{"id":null}"#, 7, "a text in quotation marks or a whole number is expected"),
  (#"{"id":007}"#, 7, "a text in quotation marks or a whole number is expected"),
  (#"{"amount":1.5}"#, 11, "a text in quotation marks or a whole number is expected"),
  (#"{"id":{}}"#, 7, "a text in quotation marks or a whole number is expected"),
  (#"{"id":"#, 7, "a text or a whole number is expected"),
  (#"{"id":"1"#, 7, "this quotation mark is never closed"),
  ("{\"id\":\"a\u{1}\"}", 9, "a control character has to be written as an escape, such as \\n"),
  (#"{"id":"\x"}"#, 8, "this escape does not exist in JSON"),
  (#"{"id":"\ud83d"}"#, 8, "this escape does not exist in JSON"),
  (#"{"id":"\u+123"}"#, 8, "this escape does not exist in JSON"),
  (#"{"id":"1","name":"ä","email":5}"#, 30, "email has to be a text"),
  (
    #"{"id":"1","name":"ä","email":"x@y"}"#, 30,
    #"email "x@y" needs a domain such as example.org behind the @"#
  ),
  (#"{"id":"1","name":" ","email":"x@y.org"}"#, 18, #"name "" is empty"#),
  (
    #"{"id":"1","name":"a","email":"x@y.org","amount":"5"}"#, 49,
    "amount has to be a whole number"
  ),
  (
    #"{"id":"1","name":"a","email":"x@y.org","amount":-5}"#, 49,
    #"amount "-5" must be more than zero"#
  ),
  (
    #"{"id":"1","name":"a","email":"x@y.org","currency":"Euro"}"#, 51,
    #"currency "Euro" is not an ISO 4217 code such as EUR"#
  ),
]
