import Foundation
import Membership
import TestTraits
import Testing

@testable import MembershipLive

@Suite("A database's purpose", .needs(.sqlite, hasSQLite))
struct PurposeTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func database(_ purpose: SQLiteDatabase.Purpose) -> SQLiteDatabase {
    SQLiteDatabase(path: directory.path(), purpose: purpose)
  }

  /// Uses the file and closes it: a connection that closes later moves its last writes into the file.
  private func use<Output: Sendable>(
    _ purpose: SQLiteDatabase.Purpose,
    _ body: (SQLiteDatabase) async throws -> Output
  ) async throws -> Output {
    let database = database(purpose)
    let output = try await body(database)
    await database.close()
    return output
  }

  private func expectRefusal(by purpose: SQLiteDatabase.Purpose) async throws {
    let path = directory.path()
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    let error = DatabaseError.otherWorld(path: path, isSandbox: purpose == .live)
    await #expect(throws: error) { try await database(purpose).withConnection { _ in } }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
  }

  /// Creates a file as version 1 did.
  private func writeFirstVersion(_ rows: String) async throws {
    try await use(.live) { database in
      try await database.withConnection { connection in
        try connection.execute("PRAGMA application_id = 0; PRAGMA user_version = 1; \(rows)")
      }
    }
  }

  private let person =
    "INSERT INTO people VALUES ('1', 'Ada', 'Lovelace', 'ada@example.org', 'ada@example.org');"
  private let ledger = """
    CREATE TABLE sandbox_charges (
      key TEXT NOT NULL PRIMARY KEY,
      id TEXT NOT NULL, name TEXT NOT NULL, last_name TEXT NOT NULL, email TEXT NOT NULL,
      amount INTEGER NOT NULL, currency TEXT NOT NULL,
      number INTEGER UNIQUE, reason TEXT
    );
    INSERT INTO sandbox_charges
      VALUES ('charge-enr-1', '1', 'Ada', 'Lovelace', 'ada@example.org', 2500, 'EUR', 1, NULL);
    """

  @Test(
    "is stored, and the other kind of world rejects the file",
    arguments: SQLiteDatabase.Purpose.allCases
  )
  func refusal(purpose: SQLiteDatabase.Purpose) async throws {
    let id = try await use(purpose) { database in
      try await database.withConnection { try $0.query("PRAGMA application_id").map(\.values) }
    }
    #expect(id == [[.integer(Int64(purpose.applicationID))]])
    try await expectRefusal(by: purpose == .live ? .sandbox : .live)
    try await database(purpose).withConnection { _ in }
  }

  @Test("the error states the purpose and the fix")
  func words() {
    #expect(
      DatabaseError.otherWorld(path: "/club", isSandbox: true).description
        == "/club is a sandbox's database, with play money; use another file for the "
        + "live world"
    )
    #expect(
      DatabaseError.otherWorld(path: "/club", isSandbox: false).description
        == "/club is a live database, with real money; use another file for the sandbox"
    )
  }

  @Test("a version 1 file's purpose is derived from its contents")
  func firstVersion() async throws {
    try await writeFirstVersion(person)
    try await expectRefusal(by: .sandbox)
    let people = try await use(.live) { try await SQLitePersonRepository($0).all() }
    #expect(people.count == 1)
    try await expectRefusal(by: .sandbox)
  }

  @Test("a version 1 sandbox is recognized by its ledger, which is kept")
  func firstSandbox() async throws {
    try await writeFirstVersion(person + ledger)
    try await expectRefusal(by: .live)
    let sandbox = Sandbox(database: directory.path())
    #expect(try await sandbox.charges().map(\.request.reference) == ["enr-1"])
    #expect(try await sandbox.world.payments.findCharge(.example()) == Charge(id: "ch_1"))
    try await expectRefusal(by: .live)
  }

  @Test("names that version 1 allowed are cleaned")
  func firstVersionNames() async throws {
    try await writeFirstVersion(
      """
      INSERT INTO people VALUES
        ('1', '\u{FEFF}Zo\u{EB}\u{202E}', 'Li\u{200B}', 'a@b.org', 'a@b.org'),
        ('2', 'می\u{200C}خواهم', '', 'b@b.org', 'b@b.org');
      """
    )
    let people = try await SQLitePersonRepository(database(.live)).all()
    #expect(people.map(\.fullName) == ["Zo\u{EB} Li", "می\u{200C}خواهم"])
  }

  @Test("an empty version 1 file takes the purpose of its first use")
  func emptyFirstVersion() async throws {
    try await writeFirstVersion("")
    try await use(.sandbox) { try await $0.withConnection { _ in } }
    try await expectRefusal(by: .live)
  }

  @Test("is decided once if both kinds of world create the file at the same time")
  func race() async throws {
    for _ in 1...5 {
      let directory = try TemporaryDirectory()
      let outcomes = await withTaskGroup(of: SQLiteDatabase.Purpose?.self) { group in
        for purpose in SQLiteDatabase.Purpose.allCases + SQLiteDatabase.Purpose.allCases {
          let database = SQLiteDatabase(path: directory.path(), purpose: purpose)
          group.addTask {
            (try? await database.withConnection { _ in }).map { purpose }
          }
        }
        return await group.reduce(into: []) { outcomes, one in outcomes += [one].compactMap(\.self)
        }
      }
      #expect(!outcomes.isEmpty)
      #expect(Set(outcomes).count == 1)
    }
  }
}
