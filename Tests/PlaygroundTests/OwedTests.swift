import Foundation
import Membership
import MembershipLive
import TestTraits
import Testing

@Suite("Unsettled records after an import", .needs(.sqlite, hasSQLite))
struct OwedTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func importClub() async throws -> Run {
    try await playground("import", "club.jsonl", "--database", "club.db", in: directory)
  }

  @Test("an unsent receipt is printed with the reason and makes the exit status 1")
  func receipt() async throws {
    try directory.write(
      "club.jsonl",
      rosterLine(1) + "\n" + rosterLine(2, email: "bounce@example.org")
    )
    let first = try await importClub()
    #expect(first.status == 1)
    let reason = "the message was rejected: mail to bounce@example.org bounces"
    #expect(
      first.errors == """
        club.jsonl:2:1: warning: Ada No. 2 (2): is a member, but the receipt was not sent: \(reason)

        """
    )
    #expect(first.output.hasSuffix("\n  receipts owed   1  import again to resume\n"))

    // No one is charged again, and the unsettled record is still reported.
    let second = try await importClub()
    #expect(second.status == 1)
    #expect(second.output.hasPrefix("Settled earlier enrollments: 1 still unsettled\n"))
    #expect(second.output.hasSuffix("\n  unsettled       1  from earlier runs; see above\n"))
    #expect(second.errors.hasSuffix(" is still unsettled: \(reason)\n"))
    #expect(try await Sandbox(database: directory.path("club.db")).charges().count == 2)
  }

  @Test("a person with another's address is rejected in every run and never charged")
  func takenAddress() async throws {
    let double = rosterLine(2, email: "ADA1@example.org")
    try directory.write("club.jsonl", "\(rosterLine(1))\n\(double)\n")
    for _ in 1...3 {
      let run = try await importClub()
      #expect(run.status == 1)
      #expect(
        run.errors == """
          club.jsonl:2:1: error: Ada No. 2 (2): ADA1@example.org is the address of Ada No. 1 (1)

          """
      )
    }
    let sandbox = Sandbox(database: directory.path("club.db"))
    #expect(try await sandbox.charges().count == 1)
    #expect(try await sandbox.refunds().isEmpty)
  }

  @Test("an interrupted import keeps the complete file of rejected lines")
  func interruptedRejections() async throws {
    try directory.write("club.rejected.jsonl", "complete\n")
    try directory.write("club.jsonl", "{}\n" + roster(2000))
    for (signal, status) in [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)] {
      var output = try Watch()
      var errors = try Watch()
      // The pipe is full, so the import blocks at its first progress line until it is interrupted.
      let filling = output.fill()
      let process = try Subprocess(
        ["import", "club.jsonl", "--database", "club.db"],
        in: directory,
        output: .pipes(output: output.writing, errors: errors.writing)
      )
      close(output.writing)
      close(errors.writing)
      #expect(await errors.lines(1) == ["club.jsonl:1:1: error: id is missing"])
      process.send(signal)
      #expect(await errors.lines(1) == [stoppingNotice])
      let summary = await output.rest().dropFirst(filling)
      let complaints = await errors.rest()
      #expect(await process.end().status == status)
      #expect(complaints == "Interrupted. Nothing is lost; run the import again to resume.\n")
      #expect(summary.contains(/\n  rejected +1  see club.rejected.jsonl.partial\n/))
      #expect(directory.read("club.rejected.jsonl") == "complete\n")
      let partial = directory.read("club.rejected.jsonl.partial") ?? ""
      #expect(partial == #"{"line":1,"column":1,"reason":"id is missing","text":"{}"}"# + "\n")
    }
    try directory.write("club.jsonl", "{}\n" + roster(100) + "{}\n")
    let last = try await importClub()
    #expect(last.status == 65)
    let rejected = directory.read("club.rejected.jsonl") ?? ""
    #expect(rejected.split(separator: "\n").count == 2)
    #expect(
      directory.names == ["club.db", "club.db.lock", "club.jsonl", "club.rejected.jsonl"]
    )
  }
}
