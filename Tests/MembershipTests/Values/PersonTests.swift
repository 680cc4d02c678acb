import Membership
import Testing

@Suite("A person")
struct PersonTests {
  private static let long = String(repeating: "a", count: 201)

  @Test("keeps its fields, without white space around the names")
  func keepsItsFields() throws {
    let id = try Person.ID("1")
    let email = try EmailAddress("ada@example.org")
    let person = try Person(id: id, name: " Ada\t", lastName: "  Lovelace ", email: email)

    #expect(person.id == id)
    #expect(person.name == "Ada")
    #expect(person.lastName == "Lovelace")
    #expect(person.email == email)
    #expect(person.fullName == "Ada Lovelace")
  }

  @Test("may have no family name")
  func needsNoLastName() throws {
    #expect(try Person.named("Teller", "", id: "1").fullName == "Teller")
  }

  @Test(
    "requires a name of limited length without control characters",
    arguments: [
      ("  ", "", "name", "", "is empty"),
      (long, "", "name", long, "is longer than 200 characters"),
      ("A\u{1B}da", "", "name", "A\u{1B}da", "contains a control character"),
      ("Ada", long, "last name", long, "is longer than 200 characters"),
      ("Ada", "Love\nlace", "last name", "Love\nlace", "contains a control character"),
      ("Ada", "Love\u{2028}lace", "last name", "Love\u{2028}lace", "contains a control character"),
    ]
  )
  func refusesNames(
    name: String,
    lastName: String,
    field: String,
    value: String,
    reason: String
  ) throws {
    let id = try Person.ID("1")
    let email = try EmailAddress("ada@example.org")
    #expect(throws: InvalidValue(field: field, value: value, reason: reason)) {
      try Person(id: id, name: name, lastName: lastName, email: email)
    }
  }

  @Test("accepts a name of 200 characters and an identifier of 64")
  func allowsLongNames() throws {
    let long = String(repeating: "é", count: 200)
    let id = String(repeating: "1", count: 64)
    let person = try Person.named("Ada", long, id: id)
    #expect(person.lastName == long)
    #expect(person.id.rawValue == id)
    #expect(person.id.description == id)
  }

  @Test(
    "requires an identifier without white space",
    arguments: [
      ("", "is empty"),
      (String(repeating: "1", count: 65), "is longer than 64 characters"),
      ("1 2", "contains white space or a control character"),
      ("1\u{0}", "contains white space or a control character"),
      ("1\n", "contains white space or a control character"),
    ]
  )
  func refusesIdentifiers(text: String, reason: String) {
    #expect(throws: InvalidValue(field: "id", value: text, reason: reason)) {
      try Person.ID(text)
    }
  }
}
