import CapabilitiesTesting
import Foundation
import Membership
import TestTraits
import Testing

@testable import MembershipLive
@testable import MembershipTesting

@Suite("Stores in memory and in the database", .needs(.sqlite, hasSQLite))
struct StoreConformanceTests {
  let directory = TemporaryDirectory()

  /// Creates stores in a new file.
  @Sendable private func inFile() async throws -> Stores {
    let database = SQLiteDatabase(path: directory.path("\(UUID()).sqlite"))
    // These tests lose no power, and open hundreds of files.
    try await database.withConnection { try $0.execute("PRAGMA synchronous = OFF") }
    return Stores(database)
  }

  /// Compares the enrollment store, which admits persons, with the one in memory.
  private func enrollmentStore(
    reference: @escaping @Sendable () async throws -> Stores = { .inMemory },
    subject: @escaping @Sendable () async throws -> Stores = { .inMemory },
    calls: ConformanceCall<Stores>...
  ) -> Conformance<Stores> {
    Conformance(
      "EnrollmentStore",
      reference: reference,
      subject: subject,
      normalizing: composed,
      calls: [
        .call("open", .enrollment) { try await $0.enrollments.open($1) },
        .call("find", .enrollmentID) { try await $0.enrollments.find($1) },
        .call("update", .nextEnrollment) { try await $0.enrollments.update($1) },
        .call("admit", .nextEnrollment) { try await $0.enrollments.admit($1) },
        .call("save", .person) { try await $0.people.save($1) },
        .call("all") { try await $0.people.all() },
      ] + calls
    )
  }

  @Test("give the same answers to calls of the person store")
  func people() async throws {
    try await Conformance<PersonStore>(
      reference: { try await inFile().people },
      subject: { Stores.inMemory.people },
      normalizing: composed,
      calls: .personStore
    ).expectSameAnswers(sequences: isNightly ? 200 : 60)
  }

  @Test("give the same answers to calls of the enrollment store, which admits persons")
  func enrollments() async throws {
    try await enrollmentStore(
      reference: inFile,
      calls: .call("unsettled", .optional(.enrollmentID), .integer(in: -1...3)) {
        try await $0.enrollments.unsettled($1, $2)
      }
    ).expectSameAnswers(sequences: isNightly ? 200 : 60)
  }

  @Test("answer concurrent calls as if one came after another", arguments: [true, false])
  func concurrentCalls(isInFile: Bool) async throws {
    try await Conformance<PersonStore>(
      reference: { Stores.inMemory.people },
      subject: { try await isInFile ? inFile().people : Stores.inMemory.people },
      normalizing: composed,
      calls: .personStore
    ).expectLinearizable(histories: isNightly ? 100 : 25, state: { try await $0.all() })
    // Without `save`, a person is deleted only after three calls in one order.
    try await enrollmentStore(
      subject: { try await isInFile ? inFile() : .inMemory },
      calls: .call("delete", .personID) { try await $0.people.delete($1) }
    ).expectLinearizable(histories: isNightly ? 100 : 50)
  }

  @Test("differ if the double ignores e-mail addresses")
  func careless() async throws {
    let report = try await Conformance<PersonStore>(
      reference: { Stores.inMemory.people },
      subject: { .careless() },
      calls: [
        .call("save", .person) { try await $0.save($1) },
        .call("all") { try await $0.all() },
      ]
    ).report(sequences: 100)
    let difference = try #require(report.differences.first)
    #expect(
      difference.text == """
        save(Person(id: 1, name: "Ada", lastName: "", email: a@example.org)) -> ()
        save(Person(id: 2, name: "Ada", lastName: "", email: a@example.org))
          reference throws conflict: a@example.org is the address of Ada (1)
          subject   -> ()
        """
    )
  }
}

/// The database stores all text in one normalization, and so may answer with other scalars.
private let composed: @Sendable (String) -> String = { $0.precomposedStringWithCanonicalMapping }

extension Generator<Enrollment> {
  /// Mostly the next revision of a record that `open` returned.
  fileprivate static var nextEnrollment: Generator {
    Generator(
      .returned(by: "open", \Enrollment.self, or: .enrollment),
      .status,
      .integer(in: 0...1)
    ) {
      record,
      status,
      step in
      try .example(record.id, of: record.person, status: status, revision: record.revision + step)
    }
  }
}
