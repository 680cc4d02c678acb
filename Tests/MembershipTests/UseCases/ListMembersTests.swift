import Capabilities
import Membership
import Testing

@Suite("Listing members")
struct ListMembersTests {
  let cast: ExampleData
  let charge = Charge(id: "ch-0")
  init() throws { cast = try ExampleData() }

  func list(_ people: [Person], _ records: [Enrollment] = []) async throws -> [Member] {
    let listMembers = makeListMembers(
      people: .test.overriding { $0.all = { people } },
      enrollments: FakeClub(records: records).enrollments
    )
    return try await listMembers()
  }

  @Test("a club without members has an empty list")
  func noMembers() async throws {
    #expect(try await list([]) == [])
  }

  @Test("sorts by family name, then name, then identifier")
  func order() async throws {
    let people = [
      try Person.named("Grace", "Hopper", id: "3"),
      try Person.named("Ada", "Lovelace", id: "4"),
      try Person.named("Ada", "Hopper", id: "2"),
      try Person.named("Ada", "Hopper", id: "1"),
      try Person.named("Teller", "", id: "5"),
    ]
    #expect(try await list(people).map(\.person.id.rawValue) == ["5", "1", "2", "3", "4"])
  }

  @Test("a receipt is owed if the person has an open record")
  func receipts() async throws {
    let (ada, grace) = (cast.ada, cast.grace)
    for status in [Enrollment.Status.receiptOwed(charge), .paid(charge)] {
      #expect(
        try await list([ada, grace], [cast.record("e1", of: ada, status)]) == [
          Member(person: grace, receipt: .sent), Member(person: ada, receipt: .owed(reason: nil)),
        ]
      )
    }
    for status in [Enrollment.Status.pending, .refundOwed(charge, reason: "taken")] {
      #expect(
        try await list([ada], [cast.record("e1", of: ada, status)]) == [
          Member(person: ada, receipt: .sent)
        ]
      )
    }
  }

  @Test("reads every page of open records")
  func pages() async throws {
    let people = try (100..<350).map { try Person.named("Ada", "Lovelace", id: "\($0)") }
    let records = people.map { cast.record("e\($0.id)", of: $0, .receiptOwed(charge)) }
    let members = try await list(people, records)
    #expect(members.count == 250)
    #expect(members.allSatisfy { $0.receipt == .owed(reason: nil) })
  }

  @Test("throws the store's error")
  func storeFails() async {
    let down = StoreError.unavailable("down")
    let peopleFail = makeListMembers(
      people: .test.overriding { $0.all = { () throws(StoreError) in throw down } },
      enrollments: .test
    )
    let recordsFail = makeListMembers(
      people: .test.overriding { $0.all = { [] } },
      enrollments: .test.overriding { $0.unsettled = { _, _ throws(StoreError) in throw down } }
    )

    await #expect(throws: down) { try await peopleFail() }
    await #expect(throws: down) { try await recordsFail() }
  }
}
