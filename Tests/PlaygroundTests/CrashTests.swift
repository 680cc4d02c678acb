import Foundation
import Membership
import MembershipLive
import TestTraits
import Testing

@Suite("An import that ends early", .needs(.sqlite, hasSQLite, "an import needs SQLite"))
struct CrashTests {
  private let directory: TemporaryDirectory
  private let count = 500

  /// One line near the end of the roster is invalid. Its diagnostic goes to a full pipe, so no
  /// import passes that line before the test has sent its signal.
  init() throws {
    directory = try TemporaryDirectory()
    let lines = (1...count).map { rosterLine($0) }
    try directory.write(
      "club.jsonl",
      (lines.dropLast(50) + ["{}"] + lines.suffix(50)).joined(separator: "\n")
    )
  }

  @Test("after kill -9 at any point, a second run makes everyone a member exactly once")
  func killed() async throws {
    for lines in [1, 2, 4] {
      var output = try Watch()
      let errors = try Watch()
      _ = errors.fill()
      let process = try start(output, errors)
      #expect(await output.lines(lines).count == lines)
      process.send(SIGKILL)
      #expect(await process.end().status == 128 + SIGKILL)
      #expect(directory.read("club.rejected.jsonl") == nil)
    }
    let last = try await playground("import", "club.jsonl", "--database", "club.db", in: directory)
    #expect((last.status, last.errors) == (65, "club.jsonl:451:1: error: id is missing\n"))
    #expect(try await Books(database: directory.path("club.db")) == .settled(count))
    let rejected = directory.names.filter { name in name.contains("rejected") }
    #expect(rejected == ["club.rejected.jsonl"])
  }

  @Test("an interrupt finishes the current line, prints the summary and exits with 130")
  func interrupted() async throws {
    var output = try Watch()
    var errors = try Watch()
    let filling = errors.fill()
    let process = try start(output, errors)
    #expect(await output.lines(1).count == 1)
    process.send(SIGINT)
    let complaints = await errors.rest().dropFirst(filling)
    let summary = await output.rest()
    #expect(await process.end().status == 130)
    #expect(complaints.hasSuffix("Interrupted. Nothing is lost; run the import again to resume.\n"))
    let books = try await Books(database: directory.path("club.db"))
    #expect(books == .settled(books.members))
    #expect((100..<count).contains(books.members))
    #expect(summary.contains("\n  enrolled        \(books.members)\n"))
  }

  private func start(
    _ output: borrowing Watch,
    _ errors: borrowing Watch
  ) throws -> Subprocess {
    let process = try Subprocess(
      ["import", "club.jsonl", "--database", "club.db"],
      in: directory,
      output: .pipes(output: output.writing, errors: errors.writing)
    )
    close(output.writing)
    close(errors.writing)
    return process
  }
}
