import Foundation
import Membership
import TestTraits
import Testing

@testable import MembershipLive

@Suite("The database stores and reports", .needs(.sqlite, hasSQLite))
struct StoredValueTests {
  let directory = TemporaryDirectory()

  @Test("every status of an enrollment, in a file that is opened again")
  func statuses() async throws {
    let charge = Charge(id: "ch-1")
    let statuses: [Enrollment.Status] = [
      .pending, .paid(charge), .receiptOwed(charge), .complete(charge),
      .declined(reason: "it's \"no\""),
      .refused(reason: "invalid"), .superseded, .refundOwed(charge, reason: ""),
      .refunded(charge, reason: "zurück"),
    ]
    let database = SQLiteDatabase(path: directory.database)
    let written = Stores(database).enrollments
    var records: [Enrollment] = []
    for (number, status) in statuses.enumerated() {
      let person = try Person.example("\(number)", email: "\(number)@example.org")
      let first = try Enrollment.example("enr-\(number)", of: person)
      #expect(try await written.open(first) == first)
      let second = try Enrollment.example(first.id, of: person, status: status, revision: 1)
      try await written.update(second)
      records.append(second)
    }
    await database.close()
    let read = Stores(SQLiteDatabase(path: directory.database)).enrollments
    for record in records { #expect(try await read.find(record.id) == record) }
    let open = records.filter { !$0.isSettled }
    #expect(open.map(\.status) == [statuses[0], statuses[1], statuses[2], statuses[7]])
    #expect(try await read.unsettled(nil, 10) == open.map(\.id))
    #expect(try await read.unsettled(open[0].id, 2) == open[1...2].map(\.id))
    #expect(try await read.unsettled(nil, 0) == [])
    #expect(try await read.unsettled(nil, -1) == [])
  }

  @Test("errors of every endpoint as errors of the store")
  func endpoints() async throws {
    let path = directory.path("letter.txt")
    try directory.write("letter.txt", String(repeating: "Dear Ada, ", count: 500))
    let stores = Stores(SQLiteDatabase(path: path))
    let error = StoreError.unavailable("\(path) is not a database; use another file")
    try await error.expect(fromEachEndpointOf: stores.people, stores.enrollments)
  }
}

/// `UnusableFileTests` and `DamagedRowTests` have the other messages.
@Suite("The messages of the database")
struct DatabaseMessageTests {
  @Test(
    "name the file and the fix",
    arguments: [
      (DatabaseError.constraint(path: "a.db", reason: "twice"), "a.db rejected the write: twice"),
      (.corrupt(path: "a.db"), "a.db is damaged; restore the file from a backup"),
      (
        .failed(path: "a.db", code: 9, reason: "interrupted"), "a.db: interrupted (SQLite's code 9)"
      ),
    ]
  )
  func messages(_ error: DatabaseError, _ message: String) {
    #expect("\(error)" == message)
  }
}
