import Foundation
import Membership
import TestTraits
import Testing

@testable import MembershipLive

@Suite("A damaged row", .needs(.sqlite, hasSQLite))
struct DamagedRowTests {
  let directory = TemporaryDirectory()

  @Test(
    "is an error with the table, the row, the column and the value",
    arguments: [
      (
        "UPDATE people SET name = x'00ff'", #"row "1" of people"#, "name is bytes instead of a text"
      ),
      (
        "UPDATE people SET name = CAST(x'41ff' AS TEXT)", #"row "1" of people"#,
        "name is invalid UTF-8 instead of a text"
      ),
      (
        "UPDATE people SET email = 'nowhere'", #"row "1" of people"#,
        #"email "nowhere" needs exactly one @"#
      ),
      ("UPDATE people SET id = x'31'", "row bytes of people", "id is bytes instead of a text"),
      (
        "UPDATE people SET id = '\u{202E}'", #"row "\u{202E}" of people"#,
        #"id "\u{202E}" contains an invisible character"#
      ),
    ]
  )
  func people(change: String, record: String, reason: String) async throws {
    let path = directory.database
    let database = SQLiteDatabase(path: path)
    let people = SQLitePersonRepository(database)
    try await people.save(.example())
    try await database.withConnection {
      try $0.execute("PRAGMA ignore_check_constraints = 1; \(change)")
    }
    let error = DatabaseError.damaged(path: path, record: record, reason: reason)
    await #expect(throws: error) { try await people.all() }
  }

  @Test(
    "is an error in the enrollment records too",
    arguments: [
      ("opened_at = 'yesterday'", #"opened_at is "yesterday" instead of a whole number"#),
      ("charge = x'00'", "charge is bytes instead of a text"),
      ("revision = 0.5", "revision is a fraction instead of a whole number"),
      (
        "status = 'paid'",
        #"status "paid" is not a valid status, or its charge or reason is missing"#
      ),
      ("currency = 'XYZ'", #"currency "XYZ" is not an ISO 4217 code such as EUR"#),
    ]
  )
  func enrollments(change: String, reason: String) async throws {
    let path = directory.database
    let database = SQLiteDatabase(path: path)
    let enrollments = SQLiteEnrollmentRepository(database)
    _ = try await enrollments.open(.example())
    try await database.withConnection { connection in
      try connection.execute("UPDATE enrollments SET \(change)")
    }
    let error = DatabaseError.damaged(
      path: path,
      record: #"row "enr-1" of enrollments"#,
      reason: reason
    )
    await #expect(throws: error) { try await enrollments.find("enr-1") }
  }

  @Test("stops neither a reconciliation, which reports it, nor the list of members")
  func others() async throws {
    let database = SQLiteDatabase(path: directory.database)
    let stores = Stores(database)
    var world = World.sandbox
    (world.people, world.enrollments) = (stores.people, stores.enrollments)
    for id in ["1", "2", "3"] {
      let person = try Person.example(id, email: "\(id)@example.org")
      _ = try await stores.enrollments.open(.example("enr-\(id)", of: person))
    }
    try await database.withConnection { connection in
      try connection.execute("UPDATE enrollments SET currency = 'XYZ' WHERE id = 'enr-2'")
    }
    let report = try await world.useCases.reconcileEnrollments()
    #expect(report.completed == 2)
    let reason = """
      row "enr-2" of enrollments in \(directory.database) is damaged: currency "XYZ" is not an ISO \
      4217 code such as EUR; correct or remove the row, or restore the file from a backup
      """
    #expect(report.unsettled == [.init(id: "enr-2", reason: reason)])
    #expect(try await world.useCases.listMembers().map(\.person.id.rawValue) == ["1", "3"])
  }

  @Test("a damaged file is detected when it is opened, before any write")
  func quickCheck() async throws {
    let path = directory.database
    let database = SQLiteDatabase(path: path)
    let people = SQLitePersonRepository(database)
    for number in 1...300 {
      try await people.save(.example("\(number)", email: "\(number)@example.org"))
    }
    // All pages are outside of the write-ahead log.
    try await database.withConnection { try $0.execute("PRAGMA wal_checkpoint(TRUNCATE)") }
    await database.close()
    // The last page belongs to an index that this test does not use.
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let last = bytes.count - 4096
    bytes.replaceSubrange((last + 100)..., with: Data(repeating: 0xA5, count: 4096 - 100))
    try bytes.write(to: URL(fileURLWithPath: path))
    let again = SQLitePersonRepository(SQLiteDatabase(path: path))
    await #expect(throws: DatabaseError.corrupt(path: path)) {
      try await again.find(Person.ID("1"))
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
  }
}
