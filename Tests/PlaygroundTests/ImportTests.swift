import Foundation
import Membership
import MembershipLive
import TestTraits
import Testing

@testable import playground

@Suite("Importing a roster")
struct ImportTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test("a valid roster makes everyone a member and creates no other file")
  func allWell() async throws {
    try directory.write("club.jsonl", roster(3))
    let run = try await playground("import", "club.jsonl", in: directory)
    expect(run, isAsIn: "import-all-well.txt")
    #expect(directory.names == ["club.jsonl"])
  }

  @Test(
    "unreadable lines and rejected people are written beside the roster",
    .needs(.sqlite, hasSQLite)
  )
  func rejected() async throws {
    let lines = [
      rosterLine(1), rosterLine(2, email: "declined@example.org"), "", "not JSON",
      rosterLine(3, email: "nowhere"), rosterLine(4, email: "lost@example.org"), rosterLine(1),
      #"{"id":1,"name":"Someone Else","email":"else@example.org"}"#,
    ]
    try directory.write("club.jsonl", lines.joined(separator: "\n"))
    var run = try await playground("import", "club.jsonl", "--database", "club.db", in: directory)
    // The identifier of the interrupted record is random.
    run.errors.replace(/enrollment [-0-9a-f]{36}/, with: "enrollment ID")
    expect(run, isAsIn: "import-rejected.txt")
    expect(directory.read("club.rejected.jsonl") ?? "", isAsIn: "import-rejected-lines.jsonl")
    #expect(!directory.names.contains { $0.hasSuffix(".partial") })
  }

  @Test("without a database nothing persists, and the summary does not suggest to resume")
  func nothingLasts() async throws {
    try directory.write("club.jsonl", rosterLine(1, email: "lost@example.org"))
    let run = try await playground("import", "club.jsonl", in: directory)
    #expect(run.status == 1)
    #expect(run.output.contains("\n  interrupted     1\n"))
    #expect(!directory.hidden.names.contains { $0.hasPrefix("playground-") })
  }

  @Test(
    "a second run skips members, settles interrupted enrollments and charges no one twice",
    .needs(.sqlite, hasSQLite)
  )
  func again() async throws {
    let lines = [rosterLine(1), rosterLine(2, email: "lost@example.org"), rosterLine(3)]
    try directory.write("club.jsonl", lines.joined(separator: "\n"))
    let first = try await playground("import", "club.jsonl", "--database", "club.db", in: directory)
    #expect(first.status == 1)
    let second = try await playground(
      "import",
      "club.jsonl",
      "--database",
      "club.db",
      in: directory
    )
    expect(second, isAsIn: "import-again.txt")
    #expect(try await Books(database: directory.path("club.db")) == .settled(3))
  }

  @Test("a run without rejected lines removes the file of an earlier run")
  func mended() async throws {
    try directory.write("club.jsonl", roster(2) + "{}\n")
    let first = try await playground("import", "club.jsonl", in: directory)
    #expect(first.status == 65)
    #expect(directory.names == ["club.jsonl", "club.rejected.jsonl"])
    try directory.write("club.jsonl", roster(3))
    let second = try await playground("import", "club.jsonl", in: directory)
    #expect(second.status == 0)
    #expect(directory.names == ["club.jsonl"])
  }

  @Test("unreadable lines make the exit status 65; a rejection makes it 1")
  func refusalOnly() async throws {
    try directory.write("club", rosterLine(1, email: "declined@example.org"))
    let run = try await playground("import", "club", in: directory)
    #expect((run.status, run.errors) == (1, "club:1:1: error: Ada No. 1 (1): card declined\n"))
    #expect(directory.names == ["club", "club.rejected.jsonl"])
  }

  @Test("a line without an amount takes the fee from the command line", .needs(.sqlite, hasSQLite))
  func fee() async throws {
    let own = #"{"id":"9","name":"Ada","email":"a9@example.org","amount":700,"currency":"USD"}"#
    try directory.write("club.jsonl", roster(1) + own)
    let run = try await playground(
      "import",
      "club.jsonl",
      "--fee",
      "300",
      "--currency",
      "JPY",
      "--database",
      "club.db",
      in: directory
    )
    #expect(run.status == 0)
    let charges = try await Sandbox(database: directory.path("club.db")).charges()
    #expect(charges.map(\.request.amount.description) == ["300 JPY", "7.00 USD"])
  }

  @Test("a store that cannot be opened stops the import, which does not say that nothing is lost")
  func noStore() async throws {
    try directory.write("club.jsonl", roster(2))
    try directory.write("file", "")
    let run = try await playground(
      "import",
      "club.jsonl",
      "--database",
      "file/club.db",
      in: directory
    )
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("playground: error: stopped: the store is unavailable: "))
    #expect(
      run.errors.hasSuffix("\nWhen the store is available, run the import again to resume.\n")
    )
    #expect(directory.names == ["club.jsonl", "file"])
  }

  @Test("a file's name cannot change the terminal")
  func hostileName() async throws {
    let directory = try TemporaryDirectory()
    try directory.write("\u{1B}[31m.jsonl", "{}\n")
    let run = try await playground("import", "\u{1B}[31m.jsonl", in: directory)
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("\\u{1B}[31m.jsonl:1:1: error: id is missing"))
    #expect(!(run.output + run.errors).contains("\u{1B}"))
  }

  @Test("output that cannot be written is an error", .enabled(if: access("/dev/full", W_OK) == 0))
  func fullDevice() async throws {
    let directory = try TemporaryDirectory()
    try directory.write("club.jsonl", roster(1))
    let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
    let errors = open(directory.path("errors"), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    defer {
      close(full)
      close(errors)
    }
    let program = try Subprocess(
      ["import", "club.jsonl"],
      in: directory,
      output: .pipes(output: full, errors: errors)
    )
    #expect(await program.end().status == 1)
    #expect(
      directory.read("errors")
        == "playground: error: cannot write the output: No space left on device\n"
    )
  }

  @Test("a second import of the same roster is rejected while the first one runs")
  func locked() async throws {
    try directory.write("club.jsonl", roster(1))
    try directory.write("club.rejected.jsonl.partial", "being written")
    let descriptor = open(directory.path("club.rejected.jsonl.partial"), O_RDONLY | O_CLOEXEC)
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    defer { close(descriptor) }
    let run = try await playground("import", "club.jsonl", in: directory)
    let error = """
      playground: error: another import of this roster is running and \
      has locked club.rejected.jsonl.partial

      """
    #expect(run == Run(status: 1, output: "", errors: error))
    #expect(directory.read("club.rejected.jsonl.partial") == "being written")
  }

  @Test(
    "the live world is not used until all its settings are valid",
    .needs(.libcurl, hasHTTP, "the live world needs HTTP")
  )
  func liveSettings() async throws {
    try directory.write("club.jsonl", roster(1))
    let run = try await playground(
      "import",
      "club.jsonl",
      "--world",
      "live",
      in: directory,
      environment: ["STRIPE_API_KEY": "sk_test_1"]
    )
    #expect((run.status, run.output) == (64, ""))
    #expect(run.errors.hasPrefix("playground: error: SENDGRID_API_KEY is not set"))
    #expect(directory.names == ["club.jsonl"])
  }
}
