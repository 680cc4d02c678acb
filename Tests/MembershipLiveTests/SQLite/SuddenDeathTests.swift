import Foundation
import Membership
import TestTraits
import Testing

@testable import MembershipLive

@Suite("After kill -9 of the writing programs", .needs(.sqlite, hasSQLite))
struct SuddenDeathTests {
  let directory = TemporaryDirectory()

  @Test("every acknowledged write is stored, and the database is intact")
  func kill() async throws {
    let path = directory.database
    var acknowledged: Set<String> = []
    // All rounds use the same file, so each one also recovers the state of the previous one.
    for (round, count) in [1, 8, 21, 40, 65, 99].enumerated() {
      async let first = writes(of: "a\(round)", to: path, killedAfter: count)
      async let second = writes(of: "b\(round)", to: path, killedAfter: count)
      acknowledged.formUnion(try await first)
      acknowledged.formUnion(try await second)
    }
    try await expectKept(acknowledged)
  }

  private func expectKept(_ acknowledged: Set<String>) async throws {
    let database = SQLiteDatabase(path: directory.database)
    let stores = Stores(database)
    let members = Dictionary(
      uniqueKeysWithValues: try await stores.people.all().map { ($0.id, $0) }
    )

    for line in acknowledged {
      let words = line.split(separator: " ")
      let (write, id) = (words[0], String(words[1]))
      let record = try #require(try await stores.enrollments.find(id), "\(line)")
      switch write {
      case "opened":
        #expect(record.person.id.rawValue == id)
      case "saved":
        #expect(try members[Person.ID(id)] == record.person, "\(line)")
      default:
        #expect(record.status == .complete(Charge(id: "ch_\(record.fee.minorUnits)")), "\(line)")
        #expect(record.revision == 1)
      }
    }
    let integrity = try await database.withConnection {
      try $0.query("PRAGMA integrity_check").map(\.values)
    }
    #expect(integrity == [[.text("ok")]])
  }
}

/// Runs a writer and kills it during its work.
///
/// - Parameters:
///   - prefix: The prefix of its identifiers.
///   - path: The database file.
///   - count: The number of acknowledged writes before it is killed; a few more may follow.
/// - Returns: All acknowledged writes.
private func writes(
  of prefix: String,
  to path: String,
  killedAfter count: Int
) async throws -> Set<String> {
  var output = try OutputPipe()
  var actions = FileActions()
  actions.duplicate(output.writing, as: STDOUT_FILENO)
  let writer = WatchedProcess(
    try actions.spawn(builtExecutable("store-writer"), ["store-writer", path, prefix], [])
  )
  close(output.writing)
  var acknowledged: Set<String> = []
  while let line = await output.line(of: writer) {
    acknowledged.insert(line)
    if acknowledged.count == count { writer.send(SIGKILL) }
  }
  #expect(await writer.end() == 128 + SIGKILL)
  #expect(acknowledged.count >= count, "the program ended too early, or was killed as hung")
  return acknowledged
}
