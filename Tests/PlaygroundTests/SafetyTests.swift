import Foundation
import Membership
import MembershipLive
import TestTraits
import Testing

@testable import RosterReading
@testable import playground

@Suite("Protection of files during an import", .ownThreads)
struct SafetyTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func permissions(_ name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: directory.path(name))
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }

  @Test("only the owner can access the database and the rejected lines", .needs(.sqlite, hasSQLite))
  func ownersAlone() async throws {
    try directory.write("club.jsonl", roster(2) + "{}\n")
    try directory.write("club.rejected.jsonl.partial", "from before, for all to read")
    let run = try await playground("import", "club.jsonl", "--database", "club.db", in: directory)
    #expect(run.status == 65)
    #expect(try permissions("club.db") == 0o600)
    #expect(try permissions("club.rejected.jsonl") == 0o600)
  }

  @Test("a planted symbolic link is rejected, and its target is not changed")
  func plantedLink() async throws {
    try directory.write("club.jsonl", roster(1) + "{}\n")
    try directory.write("precious", "do not touch")
    try FileManager.default.createSymbolicLink(
      atPath: directory.path("club.rejected.jsonl.partial"),
      withDestinationPath: directory.path("precious")
    )
    let run = try await playground("import", "club.jsonl", in: directory)
    let error = """
      playground: error: cannot write club.rejected.jsonl.partial: it is a \
      symbolic link

      """
    #expect(run == Run(status: 1, output: "", errors: error))
    #expect(directory.read("precious") == "do not touch")
  }

  @Test("a second hard link of another file is rejected, and that file is not changed")
  func plantedName() async throws {
    try directory.write("club.jsonl", roster(1) + "{}\n")
    try directory.write("precious", "do not touch")
    try FileManager.default.linkItem(
      atPath: directory.path("precious"),
      toPath: directory.path("club.rejected.jsonl.partial")
    )
    let run = try await playground("import", "club.jsonl", in: directory)
    #expect(run.status == 1)
    #expect(run.errors.contains("it is not a file, or it has a second hard link"))
    #expect(directory.read("precious") == "do not touch")
  }

  @Test("a roster that is a directory or a pipe is rejected at once")
  func noFile() async throws {
    #expect(mkfifo(directory.path("pipe"), 0o600) == 0)
    let pipe = try await playground("import", "pipe", in: directory)
    #expect(pipe.status == 64)
    #expect(pipe.errors.hasPrefix("playground: error: cannot open pipe: it is not a file\n"))
    let itself = try await playground("import", ".", in: directory)
    #expect(itself.errors.hasPrefix("playground: error: cannot open .: it is a directory\n"))
  }

  @Test("a roster that is truncated while it is read is an error, and no partial line is read")
  func shrinking() throws {
    let text = String(repeating: rosterLine(1) + "\n", count: 3000)
    try directory.write("club.jsonl", text)
    var reader = try LineReader(path: directory.path("club.jsonl"))
    _ = try reader.next()
    #expect(truncate(directory.path("club.jsonl"), off_t(text.utf8.count / 2 + 7)) == 0)
    var lines = 1
    let error = #expect(throws: RosterImportError.self) {
      while try reader.next() != nil { lines += 1 }
    }
    let path = directory.path("club.jsonl")
    #expect(error == .roster("cannot read \(path) to its end: the file was truncated"))
    #expect(lines == 1500)
  }

  @Test(
    "another world's database is rejected, and no one is enrolled",
    .needs(.sqlite, hasSQLite),
    .needs(.libcurl, hasHTTP, "the live world needs HTTP")
  )
  func otherWorld() async throws {
    try directory.write("club.jsonl", roster(1))
    let first = try await playground("import", "club.jsonl", "--database", "club.db", in: directory)
    #expect(first.status == 0)
    let run = try await playground(
      "import",
      "club.jsonl",
      "--database",
      "club.db",
      "--world",
      "live",
      in: directory,
      environment: ["STRIPE_API_KEY": "sk_1", "SENDGRID_API_KEY": "SG.1"]
    )
    #expect(run.status == 1)
    #expect(run.errors.contains("club.db is a sandbox's database, with play money"))
  }

  @Test("an error about a long line is short")
  func longLines() async throws {
    let long = String(repeating: "x", count: 1 << 20)
    let script = try await playground("script", "-", in: directory, input: "\(long)\nlist\n")
    #expect(
      script.errors
        == "<stdin>:1:1: error: this word is longer than 262144 bytes\n"
    )
    let tooLong = try await playground("script", "-", in: directory, input: "\(long)x\n")
    #expect(
      tooLong.errors == "<stdin>:1:1: error: this line is longer than 1048576 bytes\n"
    )
    try directory.write("club.jsonl", #"{"\#(long.dropLast(100))": 1}"#)
    let roster = try await playground("import", "club.jsonl", in: directory)
    #expect(
      roster.errors
        == "club.jsonl:1:1: error: unknown field \"\(long.prefix(80))…\"\n"
    )
  }

  @Test("an endless invalid script is rejected after its first hundred errors")
  func endlessScript() async throws {
    let input = String(repeating: "x\n", count: 8 << 20)
    let run = try await playground("script", "-", in: directory, input: input)
    #expect(run.status == 65)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 101)
    #expect(lines.first == "<stdin>:1:1: error: unknown command \"x\"")
    #expect(lines.last == "<stdin>: too many errors; the others are not shown")
  }
}
