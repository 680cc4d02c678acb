import Membership
import TestTraits
import Testing

@testable import MembershipLive

@Suite("An enrollment store, in memory and in a file")
struct EnrollmentStoreTests {
  let directory = TemporaryDirectory()

  @Test("stores a new record", arguments: StoreKind.available)
  func open(kind: StoreKind) async throws {
    let store = kind.enrollments(in: directory)
    let record = try Enrollment.example()
    #expect(try await store.open(record) == record)
    #expect(try await store.find("enr-1") == record)
    #expect(try await store.find("enr-2") == nil)
  }

  @Test(
    "returns the person's unsettled record instead of opening a second one",
    arguments: StoreKind.available
  )
  func openTwice(kind: StoreKind) async throws {
    let store = kind.enrollments(in: directory)
    let first = try Enrollment.example("enr-1")
    _ = try await store.open(first)
    #expect(try await store.open(.example("enr-2")) == first)
    #expect(try await store.open(first) == first)
    #expect(try await store.find("enr-2") == nil)
  }

  @Test(
    "opens a new record after the old one is settled, or owes only the receipt",
    arguments: StoreKind.available,
    [.declined(reason: "no"), .receiptOwed(Charge(id: "ch_1"))] as [Enrollment.Status]
  )
  func openAgain(kind: StoreKind, status: Enrollment.Status) async throws {
    let store = kind.enrollments(in: directory)
    let first = try await store.open(.example("enr-1")).next(status)
    try await store.update(first)
    let second = try Enrollment.example("enr-2")
    #expect(try await store.open(second) == second)
    try await store.update(first.next(.complete(Charge(id: "ch_1"))))
  }

  @Test(
    "lets one of many callers open a record and returns it to the others, on one connection or more",
    arguments: StoreKind.available,
    [1, 8]
  )
  func openAtOnce(kind: StoreKind, connections: Int) async throws {
    let stores = callers(kind, connections)
    let opened = try await withThrowingTaskGroup(of: Enrollment.self) { group in
      for (number, store) in stores.enumerated() {
        group.addTask { try await store.open(.example("enr-\(number)")) }
      }
      return try await group.reduce(into: Set()) { $0.insert($1.id) }
    }
    #expect(opened.count == 1)
    #expect(try await stores[0].unsettled(nil, 100) == Array(opened))
  }

  /// Returns the stores of many callers, on one connection or more.
  private func callers(_ kind: StoreKind, _ connections: Int) -> [EnrollmentStore] {
    let store = kind.enrollments(in: directory)
    let others = kind == .file ? (1..<connections).map { _ in kind.enrollments(in: directory) } : []
    return Array(repeating: store, count: 12) + others
  }

  @Test("rejects an identifier that another record has", arguments: StoreKind.available)
  func takenName(kind: StoreKind) async throws {
    let store = kind.enrollments(in: directory)
    _ = try await store.open(.example("enr-1", of: .example("1")))
    await #expect(throws: StoreError.conflict("enrollment enr-1 exists already")) {
      try await store.open(.example("enr-1", of: .example("2")))
    }
  }

  @Test("rejects a stale revision", arguments: StoreKind.available)
  func staleRevision(kind: StoreKind) async throws {
    let store = kind.enrollments(in: directory)
    let record = try await store.open(.example())
    let next = record.next(.paid(Charge(id: "ch_1")))
    try await store.update(next)
    await #expect(
      throws: StoreError.conflict("enrollment enr-1 is at revision 1, which 1 does not follow")
    ) {
      try await store.update(record.next(.declined(reason: "no")))
    }
    #expect(try await store.find("enr-1") == next)
  }

  @Test(
    "accepts one of many concurrent updates, on one connection or more",
    arguments: StoreKind.available,
    [1, 8]
  )
  func race(kind: StoreKind, connections: Int) async throws {
    let stores = callers(kind, connections)
    let record = try await stores[0].open(.example())
    let kept = await withTaskGroup(of: Enrollment?.self) { group in
      for (number, store) in stores.enumerated() {
        let change = record.next(.paid(Charge(id: "ch_\(number)")))
        group.addTask { (try? await store.update(change)).map { change } }
      }
      return await group.reduce(into: [Enrollment?]()) { $0.append($1) }.compactMap(\.self)
    }
    #expect(kept.count == 1)
    #expect(try await stores[0].find("enr-1") == kept.first)
  }

  @Test("rejects an update of a record that was never opened", arguments: StoreKind.available)
  func unknown(kind: StoreKind) async throws {
    let store = kind.enrollments(in: directory)
    await #expect(throws: StoreError.notFound("enrollment enr-1")) {
      try await store.update(.example().next(.superseded))
    }
  }

  @Test(
    "reopens a settled record only if the person has no other open record",
    arguments: StoreKind.available
  )
  func secondUnsettled(kind: StoreKind) async throws {
    let store = kind.enrollments(in: directory)
    let first = try await store.open(.example("enr-1")).next(.superseded)
    try await store.update(first)
    _ = try await store.open(.example("enr-2"))
    await #expect(
      throws: StoreError.conflict("person 1 has an unsettled enrollment besides enr-1")
    ) {
      try await store.update(first.next(.pending))
    }
    // The message names the person of the record, whom an update cannot replace.
    let ofAnother = try Enrollment.example(
      "enr-1",
      of: .example("2"),
      status: .pending,
      revision: first.revision + 1
    )
    await #expect(
      throws: StoreError.conflict("person 1 has an unsettled enrollment besides enr-1")
    ) {
      try await store.update(ofAnother)
    }
    #expect(try await store.find("enr-1") == first)
  }

  @Test("returns the unsettled records page by page", arguments: StoreKind.available)
  func pages(kind: StoreKind) async throws {
    let store = kind.enrollments(in: directory)
    for number in 1...5 {
      let person = try Person.example("\(number)", email: "\(number)@example.org")
      let record = try await store.open(.example("enr-\(number)", of: person))
      if number == 3 { try await store.update(record.next(.complete(Charge(id: "ch_3")))) }
    }
    #expect(try await store.unsettled(nil, 2) == ["enr-1", "enr-2"])
    #expect(try await store.unsettled("enr-2", 2) == ["enr-4", "enr-5"])
    #expect(try await store.unsettled("enr-5", 2) == [])
    #expect(try await store.unsettled(nil, 0) == [])
  }

  @Test("locks a record for one caller among all stores of the file", .needs(.sqlite, hasSQLite))
  func locks() async throws {
    let stores = (0...1).map { _ in
      Stores(SQLiteDatabase(path: directory.database, lockTimeout: 0)).enrollments
    }
    try await stores[0].lock("enr-1")
    for store in stores {
      let busy = StoreError.unavailable(
        "\(directory.database) is locked by another program; try again later"
      )
      await #expect(throws: busy) { try await store.lock("enr-1") }
    }
    try await stores[1].lock("enr-2")
    await stores[0].unlock("enr-1")
    try await stores[1].lock("enr-1")
    await stores[1].unlock("enr-1")
    try await stores[0].lock("enr-1")
  }
}
