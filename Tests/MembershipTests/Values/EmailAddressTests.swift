import Membership
import Testing

@Suite("An e-mail address")
struct EmailAddressTests {
  @Test("surrounding white space is removed")
  func keepsItsText() throws {
    let address = try EmailAddress("  Ada.Lovelace+club@mail.example.org\n")
    #expect(address.rawValue == "Ada.Lovelace+club@mail.example.org")
    #expect(address.description == "Ada.Lovelace+club@mail.example.org")
  }

  @Test(
    "one @, a local part and a domain are required",
    arguments: [
      ("", "is empty"),
      ("   ", "is empty"),
      ("ada", "needs exactly one @"),
      ("ada@home@example.org", "needs exactly one @"),
      ("@example.org", "has nothing before the @"),
      ("ada@", "needs a domain such as example.org after the @"),
      ("ada@example", "needs a domain such as example.org after the @"),
      ("ada@.org", "needs a domain such as example.org after the @"),
      ("ada@example.", "needs a domain such as example.org after the @"),
      ("ada@example..org", "needs a domain such as example.org after the @"),
      ("ada l@example.org", "contains white space or a control character"),
      ("ada\r\nBcc: eve@example.org", "contains white space or a control character"),
      ("ada@exam\u{7F}ple.org", "contains white space or a control character"),
      ("\(String(repeating: "a", count: 243))@example.org", "is longer than 254 characters"),
    ]
  )
  func refusesAddresses(text: String, reason: String) {
    #expect(throws: InvalidValue(field: "email", value: text, reason: reason)) {
      try EmailAddress(text)
    }
  }
}
