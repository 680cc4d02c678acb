import Foundation
import Membership
import TestTraits
import Testing

@testable import MembershipLive

@Suite("The database file", .needs(.sqlite, hasSQLite))
struct SQLiteFileTests {
  let directory = TemporaryDirectory()

  private func people() -> PersonStore { Stores(SQLiteDatabase(path: directory.database)).people }

  @Test("is not touched before its first use")
  func lazy() throws {
    _ = people()
    #expect(!FileManager.default.fileExists(atPath: directory.database))
  }

  @Test("uses a write-ahead log and waits for the disk")
  func pragmas() async throws {
    let database = SQLiteDatabase(path: directory.database)
    let values = try await database.withConnection { connection in
      try ["journal_mode", "synchronous", "fullfsync", "user_version"].map {
        try connection.query("PRAGMA \($0)").map(\.values)
      }
    }
    let expected: [SQLiteValue] = [.text("wal"), .integer(2), .integer(1), .integer(1)]
    #expect(values == expected.map { [[$0]] })
  }

  @Test("supports many connections at the same time")
  func manyConnections() async throws {
    let path = directory.database
    try await withThrowingTaskGroup { group in
      for connection in 1...4 {
        group.addTask {
          let database = SQLiteDatabase(path: path, lockTimeout: 600_000)
          let people = PersonStore(adapting: SQLitePersonRepository(database))
          for number in 1...25 {
            let id = "\(connection)-\(number)"
            try await people.save(.example(id, email: "\(id)@example.org"))
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await people().all().count == 100)
  }

  @Test("a failing transaction is rolled back")
  func rollback() async throws {
    struct Interruption: Error {}
    let database = SQLiteDatabase(path: directory.database)
    let people = SQLitePersonRepository(database)
    try await people.save(.example())
    await #expect(throws: Interruption.self) {
      try await database.transaction { connection in
        try connection.run("DELETE FROM people")
        throw Interruption()
      }
    }
    #expect(try await people.all() == [.example()])
  }

  @Test("a connection with an open transaction is replaced")
  func abandonedTransaction() async throws {
    let database = SQLiteDatabase(path: directory.database)
    let people = SQLitePersonRepository(database)
    try await database.withConnection { connection in
      try connection.run("BEGIN IMMEDIATE")
      try connection.run("PRAGMA user_version")
    }
    try await people.save(.example())
    #expect(try await people.all() == [.example()])
  }
}
