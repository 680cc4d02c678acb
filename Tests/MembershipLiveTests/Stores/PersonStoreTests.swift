import Foundation
import Membership
import Synchronization
import TestTraits
import Testing

@Suite("A person store, in memory and in a file")
struct PersonStoreTests {
  let directory = TemporaryDirectory()

  @Test("saves people and finds them", arguments: StoreKind.available)
  func save(kind: StoreKind) async throws {
    let people = kind.people(in: directory)
    let ada = try Person.example()
    try await people.save(ada)
    #expect(try await people.find(ada.id) == ada)
    #expect(try await people.find(Person.ID("2")) == nil)
  }

  @Test("finds people by address, ignoring case", arguments: StoreKind.available)
  func findByEmail(kind: StoreKind) async throws {
    let people = kind.people(in: directory)
    let zoë = try Person.example(email: "Zo\u{EB}@example.org")
    try await people.save(zoë)
    for spelling in ["zo\u{EB}@example.org", "ZOE\u{308}@EXAMPLE.ORG"] {
      #expect(try await people.findByEmail(EmailAddress(spelling)) == zoë)
    }
    #expect(try await people.findByEmail(EmailAddress("zoe@example.org")) == nil)
  }

  @Test("returns all people, sorted by identifier", arguments: StoreKind.available)
  func order(kind: StoreKind) async throws {
    let people = kind.people(in: directory)
    for (index, id) in ["b", "10", "é", "9", "z", "B"].enumerated() {
      try await people.save(.example(id, email: "\(index)@example.org"))
    }
    #expect(try await people.all().map(\.id.rawValue) == ["10", "9", "B", "b", "z", "é"])
  }

  @Test("replaces an older version", arguments: StoreKind.available)
  func replace(kind: StoreKind) async throws {
    let people = kind.people(in: directory)
    try await people.save(.example(email: "ada@example.org"))
    try await people.save(.example(lastName: "King", email: "king@example.org"))
    #expect(try await people.all() == [.example(lastName: "King", email: "king@example.org")])

    // The old address is free again.
    try await people.save(.example("2", name: "Grace", email: "ada@example.org"))
    #expect(try await people.all().count == 2)
  }

  @Test("lets a person change the case of the address", arguments: StoreKind.available)
  func changeCapitals(kind: StoreKind) async throws {
    let people = kind.people(in: directory)
    try await people.save(.example(email: "ada@example.org"))
    try await people.save(.example(email: "Ada@example.org"))
    #expect(try await people.all().map(\.email.rawValue) == ["Ada@example.org"])
  }

  @Test(
    "rejects another person's address, ignoring case",
    arguments: StoreKind.available,
    ["ada@example.org", "ADA@Example.org"]
  )
  func takenEmail(kind: StoreKind, address: String) async throws {
    let people = kind.people(in: directory)
    try await people.save(.example("1"))
    await #expect(
      throws: StoreError.conflict("\(address) is the address of Ada Lovelace (1)"),
      "the address is rejected"
    ) {
      try await people.save(.example("2", name: "Grace", email: address))
    }
    #expect(try await people.all() == [.example("1")], "the second person is not stored")
  }

  @Test("compares addresses beyond ASCII", arguments: StoreKind.available)
  func takenUnicodeEmail(kind: StoreKind) async throws {
    let people = kind.people(in: directory)
    try await people.save(.example("1", email: "Zoë@example.org"))
    await #expect(
      throws: StoreError.conflict("ZOE\u{308}@example.org is the address of Ada Lovelace (1)")
    ) {
      try await people.save(.example("2", email: "ZOE\u{308}@example.org"))
    }
  }

  @Test("treats two spellings of one identifier as equal", arguments: StoreKind.available)
  func equalSpellings(kind: StoreKind) async throws {
    let people = kind.people(in: directory)
    let composed = "caf\u{e9}"
    let decomposed = "cafe\u{301}"
    try await people.save(.example(composed))
    try await people.save(.example(decomposed, name: "Grace"))
    #expect(try await people.all() == [.example(composed, name: "Grace")])
    #expect(try await people.find(Person.ID(decomposed))?.name == "Grace")
    try await people.delete(Person.ID(composed))
    #expect(try await people.all() == [])
  }

  @Test(
    "stores every character of a name",
    arguments: StoreKind.available,
    ["Þórdís", "李", "'; DROP TABLE people; --", "👩🏽‍💻", "Nu\u{301}n\u{303}ez", "می\u{200C}خواهم"]
  )
  func unicode(kind: StoreKind, name: String) async throws {
    let people = kind.people(in: directory)
    let person = try Person.example(name: name, lastName: "")
    try await people.save(person)
    let found = try await people.find(person.id)
    #expect(found == person)
    #expect(found?.lastName == "")
  }

  @Test("deletes people, and reports unknown ones", arguments: StoreKind.available)
  func delete(kind: StoreKind) async throws {
    let people = kind.people(in: directory)
    let ada = try Person.example()
    try await people.save(ada)
    try await people.delete(ada.id)
    #expect(try await people.find(ada.id) == nil)
    await #expect(throws: StoreError.notFound("person 1")) {
      try await people.delete(ada.id)
    }
    // The address is free again.
    try await people.save(.example("2"))
  }

  @Test(
    "stores concurrent writes, and finds each once it is acknowledged",
    arguments: StoreKind.available
  )
  func concurrentWriters(kind: StoreKind) async throws {
    let people = kind.people(in: directory)
    try await withThrowingTaskGroup { group in
      for number in 100..<150 {
        group.addTask {
          let person = try Person.example("\(number)", email: "\(number)@example.org")
          try await people.save(person)
          #expect(try await people.find(person.id) == person)
        }
      }
      try await group.waitForAll()
    }
    #expect(try await people.all().map(\.id.rawValue) == (100..<150).map(String.init))
  }

  @Test("the conformance suite detects a double that breaks a rule")
  func careless() async throws {
    try await order(kind: .careless)
    try await delete(kind: .careless)
    let failures = Mutex<[String]>([])
    try await withKnownIssue {
      try await takenEmail(kind: .careless, address: "ada@example.org")
    } matching: { issue in
      // An error of the store itself is not expected.
      guard case .expectationFailed = issue.kind else { return false }
      failures.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    #expect(
      failures.withLock(\.self) == ["the address is rejected", "the second person is not stored"]
    )
  }
}
