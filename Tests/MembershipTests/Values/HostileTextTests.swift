import Membership
import Testing

@Suite("Deceptive text")
struct HostileTextTests {
  @Test(
    "invisible characters are rejected in identifiers and addresses",
    arguments: [
      "\u{202E}", "\u{2066}", "\u{200B}", "\u{200D}", "\u{FEFF}", "\u{AD}", "\u{E0041}",
      "\u{115F}", "\u{3164}",
    ]
  )
  func invisible(scalar: String) {
    let reason = "contains an invisible character"
    let (id, email) = ("a\(scalar)b", "a\(scalar)@example.org")
    #expect(throws: InvalidValue(field: "id", value: id, reason: reason)) { try Person.ID(id) }
    #expect(throws: InvalidValue(field: "email", value: email, reason: reason)) {
      try EmailAddress(email)
    }
  }

  @Test(
    "overrides and hidden characters are rejected in names",
    arguments: ["\u{202E}", "\u{202A}", "\u{2067}", "\u{200B}", "\u{FEFF}", "\u{E0041}"]
  )
  func concealed(scalar: String) {
    let name = "Ada\(scalar)gnp.exe"
    let reason = "contains an invisible character that is not used in names"
    #expect(throws: InvalidValue(field: "name", value: name, reason: reason)) {
      try Person.named(name, "", id: "1", email: "ada@example.org")
    }
  }

  @Test(
    "joiners and direction marks, which languages need, are allowed in names",
    arguments: ["می\u{200C}خواهم", "क्\u{200D}ष", "שלום\u{200F}", "👩\u{200D}🚀", "❤\u{FE0F}"]
  )
  func allowed(name: String) throws {
    #expect(try Person.named(name, "", id: "1", email: "a@example.org").name == name)
  }

  @Test("a name with only invisible characters is rejected")
  func nothingToSee() {
    for name in ["\u{200D}", "\u{3164}\u{115F}", "\u{2028}"] {
      #expect(throws: InvalidValue.self) {
        try Person.named(name, "", id: "1", email: "a@example.org")
      }
    }
  }

  @Test("the size in bytes is limited, whatever the number of combining marks")
  func manyMarks() {
    let tower = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(tower.count == 1)
    for (field, bytes, make) in [
      ("id", 512, { try _ = Person.ID(tower) }),
      ("email", 2032, { try _ = EmailAddress("\(tower)@example.org") }),
      ("name", 1600, { try _ = Person.named(tower, "", id: "1", email: "a@example.org") }),
    ] as [(String, Int, () throws -> Void)] {
      let error = #expect(throws: InvalidValue.self) { try make() }
      #expect(error?.field == field)
      #expect(error?.reason == "is longer than \(bytes) bytes")
    }
  }

  @Test("is escaped and truncated when shown")
  func shown() {
    func text(_ value: String) -> String {
      InvalidValue(field: "id", value: value, reason: "is bad").description
    }
    #expect(text("a\u{202E}b\u{7}\n\"\\\u{FEFF}") == #"id "a\u{202E}b\u{7}\n\"\\\u{FEFF}" is bad"#)
    let long = String(repeating: "x", count: 1_000_000)
    #expect(text(long) == "id \"\(long.prefix(80))…\" is bad")
  }

  @Test("spellings that Unicode treats as equal name the same person")
  func spellings() throws {
    let hangul = ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}")
    let vietnamese = ("e\u{302}\u{323}", "\u{1EC7}")
    for (decomposed, composed) in [("e\u{301}", "\u{E9}"), hangul, vietnamese] {
      let people = try [decomposed, composed].map {
        try Person.named($0, $0, id: "\($0)1", email: "\($0)@example.org")
      }
      #expect(people[0] == people[1])
      #expect(Set(people).count == 1)
    }
  }
}
