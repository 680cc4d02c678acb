import Foundation
import Testing

/// The playground in Tests/Clients, if it was built.
private let bank = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appendingPathComponent(".build/clients/.build/debug/BankPlayground")
  .path

@Suite(
  "A bank's playground on a terminal",
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: bank),
    "bash .ci/check-clients builds it"
  )
)
struct BankSessionTests {
  @Test("use cases are completed, named, overridden and cancelled")
  func session() async throws {
    let session = try TerminalProgram(
      bank,
      ["repl"],
      environment: ["NO_COLOR": "1"],
      columns: 100,
      rows: 24
    )
    await session.waitForLine("sandbox> |")
    await session.type("let ada = openA\tAda\r")
    await session.mentions(#"let ada = openAccount: Account(id: 1, owner: "Ada""#)
    await session.type("dep\t$a\t.id m\t100.00EUR\r")
    await session.mentions("sandbox> deposit $ada.id money=100.00EUR\n")
    await session.mentions(#"deposit: Account(id: 1, owner: "Ada", balance: 100.00EUR)"#)
    await session.type("override rates.rate ha\t\r")
    await session.mentions("override rates.rate: hang\nsandbox>")
    await session.type("exchange 1 dollar\r")
    await session.waitForLine("|")
    await session.type("\u{3}")
    await session.mentions("exchange: failed: cancelled\nsandbox>")
    await session.type("restore all\rexchange 1 pound\r")
    await session.mentions("exchange: 90.0\nsandbox>")
    await session.type("\u{4}")
    #expect(await session.end() == 0)
    #expect(session.isAsBefore)
  }

  @Test("the live world is entered only with --world, and the prompt shows it")
  func live() async throws {
    let directory = try SessionDirectory()
    let session = try TerminalProgram(
      bank,
      ["repl", "--world", "live"],
      environment: ["BANK_FILE": directory.file("accounts.json"), "TERM": "xterm"]
    )
    await session.waitForLine("live (LIVE)> |")
    #expect(session.output.contains("\u{1B}[31mlive (LIVE)>\u{1B}[0m "))
    let sandbox = try TerminalProgram(bank, ["repl"], columns: 100)
    await sandbox.mentions("sandbox>")
    await sandbox.type("world live\r")
    await sandbox.mentions("error: live is a live world")
    await sandbox.waitForLine("sandbox> |")
  }
}
