import Foundation
import TestTraits
import Testing

/// Runs each script in `Scripts` and compares its output with a file in `Expected`. The scripts are
/// also examples.
@Suite("Scripts")
struct ScriptTests {
  static let scripts = [
    "enrollment", "interrupted", "overrides", "permissions", "save-and-find", "test-world",
    "unmet", "unexpected-error", "mistakes", "misplaced", "help", "empty",
  ]

  @Test("a script prints the expected output", arguments: scripts)
  func script(name: String) async throws {
    let directory = TemporaryDirectory()
    let script = fixtures.appendingPathComponent("Scripts/\(name).script")
    try directory.write("\(name).script", try Data(contentsOf: script))
    let run = try await playground(["script", "\(name).script"], in: directory)
    expect(run, isAsIn: "script-\(name).txt")
    #expect(directory.names == ["\(name).script"])
  }

  @Test("every script in the directory is run")
  func complete() throws {
    let directory = fixtures.appendingPathComponent("Scripts").path
    let files = try FileManager.default.contentsOfDirectory(atPath: directory)
    #expect(Set(files) == Set(Self.scripts.map { "\($0).script" }))
  }

  @Test("a script from standard input is named <stdin>")
  func standardInput() async throws {
    let directory = TemporaryDirectory()
    let run = try await playground(["script", "-"], in: directory, input: "delete 1\ndelete\n")
    let error = "<stdin>:2:1: error: missing input id=: delete id=Person.ID\n"
    #expect(run == CommandResult(status: 65, output: "", errors: error))
  }

  @Test("Windows line breaks and a byte order mark are accepted")
  func lineEnds() async throws {
    let directory = TemporaryDirectory()
    let input = "\u{FEFF}# A comment\r\n\r\nmembers\r\nunsettled"
    let run = try await playground(["script", "-"], in: directory, input: input)
    let output = "members: 0\nunsettled: 0\n2 commands, 0 expectations met\n"
    #expect(run == CommandResult(status: 0, output: output, errors: ""))
  }

  @Test(
    "closes the database of the live world, so that one file has all members",
    .needsSQLite,
    .needsHTTP,
    arguments: 1...5
  )
  func closesDatabase(run: Int) async throws {
    let club = try Club()
    let person = #"{"id":"\#(run)","name":"Ada","lastName":"","email":"ada@example.org"}"#
    let ran = try await club.run("call people.save \(person)")
    #expect(ran.status == 0)
    #expect(club.directory.names == ["club.db"])
  }

  @Test("a script for the live world does not start without its settings", .needsHTTP)
  func live() async throws {
    let directory = TemporaryDirectory()
    let input = "members\nworld live\n"
    let refused = try await playground(["script", "-"], in: directory, input: input)
    #expect((refused.status, refused.output) == (65, ""))
    #expect(refused.errors.hasPrefix("<stdin>:2:1: error: live is a live world"))
    let run = try await playground(["script", "-", "--world", "live"], in: directory, input: input)
    #expect((run.status, run.output) == (64, ""))
    #expect(run.errors.hasPrefix("playground: error: cannot create the world live"))
    #expect(run.errors.contains("STRIPE_API_KEY is not set"))
    #expect(run.errors.contains("SENDGRID_API_KEY is not set"))
  }
}
