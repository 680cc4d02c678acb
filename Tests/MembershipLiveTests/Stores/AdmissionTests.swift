import Membership
import TestTraits
import Testing

@Suite("Admitting a person is atomic, in memory and in a file")
struct AdmissionTests {
  let directory = TemporaryDirectory()
  private let charge = Charge(id: "ch_1")

  @Test("the person and the record's next revision are stored", arguments: StoreKind.available)
  func admit(kind: StoreKind) async throws {
    let stores = kind.stores(in: directory)
    let record = try await stores.enrollments.open(.example())
    let admitted = record.next(.receiptOwed(charge))
    try await stores.enrollments.admit(admitted)
    #expect(try await stores.people.all() == [record.person])
    #expect(try await stores.enrollments.find(record.id) == admitted)
  }

  @Test("a stale revision admits no one", arguments: StoreKind.available)
  func stale(kind: StoreKind) async throws {
    let stores = kind.stores(in: directory)
    let record = try await stores.enrollments.open(.example())
    let refunded = record.next(.refundOwed(charge, reason: "taken"))
    try await stores.enrollments.update(refunded)
    await #expect(
      throws: StoreError.conflict("enrollment enr-1 is at revision 1, which 1 does not follow")
    ) {
      try await stores.enrollments.admit(record.next(.receiptOwed(charge)))
    }
    #expect(try await stores.people.all() == [])
    #expect(try await stores.enrollments.find(record.id) == refunded)
  }

  @Test("a taken address leaves the record unchanged", arguments: StoreKind.available)
  func takenAddress(kind: StoreKind) async throws {
    let stores = kind.stores(in: directory)
    let owner = try Person.example("7", name: "Grace")
    let record = try await stores.enrollments.open(.example(of: .example("1", name: "Grace")))
    try await stores.people.save(owner)
    await #expect(throws: StoreError.self) {
      try await stores.enrollments.admit(record.next(.receiptOwed(charge)))
    }
    #expect(try await stores.people.all() == [owner])
    #expect(try await stores.enrollments.find(record.id) == record)
  }

  @Test("no one is admitted without a record", arguments: StoreKind.available)
  func noRecord(kind: StoreKind) async throws {
    let stores = kind.stores(in: directory)
    await #expect(throws: StoreError.notFound("enrollment enr-1")) {
      try await stores.enrollments.admit(.example().next(.receiptOwed(charge)))
    }
    #expect(try await stores.people.all() == [])
  }
}
