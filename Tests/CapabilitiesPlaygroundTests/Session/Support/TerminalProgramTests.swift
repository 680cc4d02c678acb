import Foundation
import Synchronization
import Testing

/// A failing test must end, and its failure must name the cause.
@Suite("A program on a terminal")
struct TerminalProgramTests {
  @Test("a program that hangs is killed, and the failure names the limit")
  func hang() async throws {
    let program = try TerminalProgram("/bin/sh", ["-c", "trap '' HUP; exec sleep 3600"], limit: 2)
    var status: Int32 = 0
    await expectFailure(containing: "it did not end within 2 seconds") {
      status = await program.end()
    }
    #expect(status == 128 + SIGKILL)
  }

  @Test("a program that hangs without a terminal is killed too")
  func hangWithoutTerminal() async throws {
    let files: [Int32: String] = [0: "/dev/null", 1: "/dev/null", 2: "/dev/null"]
    let program = try TerminalProgram("/bin/sleep", ["3600"], redirections: files, limit: 2)
    await expectFailure(containing: "it did not end within 2 seconds") { _ = await program.end() }
  }

  @Test("a wait for text ends with the program, and the failure shows the screen")
  func ended() async throws {
    let program = try TerminalProgram("/bin/echo", ["good bye"])
    await expectFailure(containing: "the program's output ended\nwanted:\nhello\nshown:\ngood bye")
    {
      await program.mentions("hello")
    }
    #expect(await program.end() == 0)
  }
}

/// Expects exactly one issue, whose comment contains a text.
private func expectFailure(
  containing text: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  in body: () async -> Void
) async {
  let count = Mutex(0)
  await withKnownIssue(sourceLocation: sourceLocation) {
    await body()
  } matching: { issue in
    count.withLock { $0 += 1 }
    return issue.comments.contains { $0.rawValue.contains(text) }
  }
  #expect(count.withLock(\.self) == 1, sourceLocation: sourceLocation)
}
