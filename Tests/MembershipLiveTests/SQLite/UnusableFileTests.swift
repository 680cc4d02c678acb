import Foundation
import Membership
import TestTraits
import Testing

@testable import MembershipLive

@Suite("A file that cannot be the database", .needs(.sqlite, hasSQLite))
struct UnusableFileTests {
  let directory = TemporaryDirectory()

  private func expectUnavailable(
    _ path: String,
    _ reason: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let people = PersonStore(adapting: SQLitePersonRepository(SQLiteDatabase(path: path)))
    await #expect(throws: StoreError.unavailable(reason), sourceLocation: sourceLocation) {
      try await people.save(.example())
    }
  }

  /// Creates a database and closes it: a connection that is still closing holds a lock.
  private func createDatabase(at path: String, with person: Person) async throws {
    let database = SQLiteDatabase(path: path)
    try await SQLitePersonRepository(database).save(person)
    await database.close()
  }

  @Test("not a database: named in the error and not changed")
  func notADatabase() async throws {
    let path = directory.path("letter.txt")
    let letter = Data(String(repeating: "Dear Ada, this is a letter. ", count: 200).utf8)
    try letter.write(to: URL(fileURLWithPath: path))
    await expectUnavailable(path, "\(path) is not a database; use another file")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == letter)
  }

  @Test("locked by another program: named in the error")
  func locked() async throws {
    let path = directory.database
    try await createDatabase(at: path, with: .example("2"))
    let other = try SQLiteHandle(path: path, lockTimeout: 0)
    try other.execute("BEGIN IMMEDIATE")
    let database = SQLiteDatabase(path: path, lockTimeout: 1)
    let people = PersonStore(adapting: SQLitePersonRepository(database))
    await #expect(
      throws: StoreError.unavailable("\(path) is locked by another program; try again later")
    ) {
      try await people.delete(Person.ID("2"))
    }
    // Reading needs no lock, and writing works again after the other connection has finished.
    #expect(try await people.all() == [.example("2")])
    try other.execute("COMMIT")
    try await people.delete(Person.ID("2"))
    #expect(try await people.all() == [])
  }

  @Test(
    "waiting for another program's lock while opening does not block the threads of tasks",
    arguments: [false, true]
  )
  func lockedWhileOpening(isOpenedAgain: Bool) async throws {
    let path = directory.database
    try await createDatabase(at: path, with: .example())
    // More tasks than threads.
    let count = 2 * ProcessInfo.processInfo.activeProcessorCount
    let lockTimeout = HangLimit.seconds * 1_000
    let databases = (1...count).map { _ in SQLiteDatabase(path: path, lockTimeout: lockTimeout) }
    if isOpenedAgain {
      for database in databases {
        #expect(try await SQLitePersonRepository(database).all() == [.example()])
        await database.close()
      }
    }
    var other: SQLiteHandle? = try SQLiteHandle(path: path, lockTimeout: 0)
    try other?.execute(
      "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; DELETE FROM people; COMMIT"
    )
    let (openings, opening) = AsyncStream.makeStream(of: Void.self)
    try await withThrowingTaskGroup { group in
      for database in databases {
        group.addTask {
          opening.yield()
          return try await SQLitePersonRepository(database).all()
        }
      }
      // If they blocked their threads, this task would not run before they give up.
      for await _ in openings.prefix(count) {}
      other = nil
      for try await people in group { #expect(people == []) }
    }
  }

  @Test("a lock: the number of attempts is limited by the time-out")
  func attempts() {
    #expect((7...8).map { waitForLock(attempt: $0, lockTimeout: 2) } == [true, false])
    #expect(!waitForLock(attempt: 0, lockTimeout: 0))
    #expect(waitForLock(attempt: 1 << 31, lockTimeout: .max))
  }

  @Test("removed or replaced while it is open: named in the error", arguments: [false, true])
  func moved(isReplaced: Bool) async throws {
    let path = directory.database
    let people = PersonStore(adapting: SQLitePersonRepository(SQLiteDatabase(path: path)))
    try await people.save(.example())
    try FileManager.default.moveItem(atPath: path, toPath: path + ".moved")
    if isReplaced { try Data().write(to: URL(fileURLWithPath: path)) }
    await #expect(
      throws: StoreError.unavailable(
        "\(path) was moved, removed or replaced while it was open; put the file back before you go on"
      )
    ) {
      try await people.delete(Person.ID("1"))
    }
  }

  @Test("on a full disk: named in the error, and what was saved before stays")
  func full() async throws {
    let path = directory.database
    let database = SQLiteDatabase(path: path)
    let people = PersonStore(adapting: SQLitePersonRepository(database))
    try await people.save(.example())
    // SQLite reports the end of the allowed pages as it reports the end of the disk.
    try await database.withConnection { try $0.execute("PRAGMA max_page_count = 1") }
    let reason = "no space is left on the disk of \(path); free some and try again"
    await #expect(throws: StoreError.unavailable(reason)) {
      for id in 2...999 {
        try await people.save(.example("\(id)", email: "\(id)@example.org"))
      }
    }
    #expect(try await people.find(Person.ID("1")) == .example())
  }

  @Test(
    "of a newer version or another program: named in the error and not changed",
    arguments: [
      (
        "PRAGMA user_version = 7",
        """
        was written by a newer version of this program (its schema is 7, this one knows up to 1); \
        update the program
        """
      ),
      (
        "DROP TABLE people; PRAGMA user_version = 0",
        "is another program's database; use another file"
      ),
    ]
  )
  func foreign(change: String, reason: String) async throws {
    let path = directory.database
    let database = SQLiteDatabase(path: path)
    try await database.withConnection { try $0.execute(change) }
    await database.close()
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    await expectUnavailable(path, "\(path) \(reason)")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
  }

  @Test("a directory: named in the error")
  func directoryInsteadOfFile() async throws {
    await expectUnavailable(
      directory.path,
      """
      cannot open the database \(directory.path): it is a directory; check the path and the \
      permissions
      """
    )
  }

  @Test("a file in place of its directory: named in the error")
  func fileInsteadOfDirectory() async throws {
    try Data().write(to: URL(fileURLWithPath: directory.path("file")))
    let path = directory.path("file/membership.sqlite")
    await expectUnavailable(
      path,
      """
      cannot open the database \(path): cannot create its directory: \(directory.path("file")) is not \
      a directory; check the path and the permissions
      """
    )
  }

  @Test("no permission to write: named in the error", .disabled(if: geteuid() == 0, "root may"))
  func readOnlyDirectory() async throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: directory.path)
    defer {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o700],
        ofItemAtPath: directory.path
      )
    }
    let path = directory.database
    await expectUnavailable(
      path,
      """
      cannot open the database \(path): Permission denied; check the path and the permissions
      """
    )
  }

  @Test("is tried again at the next use")
  func retry() async throws {
    let path = directory.database
    try Data(repeating: 1, count: 4096).write(to: URL(fileURLWithPath: path))
    let people = PersonStore(adapting: SQLitePersonRepository(SQLiteDatabase(path: path)))
    await #expect(throws: StoreError.self) { try await people.all() }
    try FileManager.default.removeItem(atPath: path)
    #expect(try await people.all() == [])
  }
}
