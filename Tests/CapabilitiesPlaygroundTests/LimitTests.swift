import Foundation
import TestTraits
import Testing

@testable import CapabilitiesPlayground

@Suite("Limits")
struct LimitTests {
  @Test("a word over its limit is an error at its place")
  func length() async {
    let run = await play("restock \(String(repeating: "x", count: 1_000_000))")
    #expect(run.errors == "s:1:9: error: this word is longer than 262144 bytes\n")
  }

  @Test("a file without an end is read up to the limit of a line")
  func endless() async throws {
    let run = await runProgram(["script", "/dev/zero"])
    #expect(run.status == 65)
    #expect(run.errors == "/dev/zero:1:1: error: this line is longer than 1048576 bytes\n")
    #expect(await play("include /dev/zero").errors == run.errors)
    // The copy has no name, so that nothing of it is left.
    let source = try ScriptSource("/dev/zero")
    var status = stat()
    #expect(source.isCopied && fstat(source.second, &status) == 0)
    #expect(status.st_nlink == 0)
  }

  @Test("a line exactly at its limit runs")
  func longestLine() async {
    let rest = String(repeating: " ", count: ScriptLine.limit - "call pantry.count".utf8.count)
    #expect(await play("call pantry.count\(rest)").output.hasPrefix("call pantry.count: "))
    let longer = await play("call pantry.count\(rest) ")
    #expect(longer.errors == "s:1:1: error: this line is longer than 1048576 bytes\n")
  }

  @Test("a command waits for a thousand elements of a stream")
  func elements() async {
    let run = await play("call stove.smells 1001\ncall stove.smells 1000")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("  smell ") } == 2000)
    #expect(lines.count { $0 == "… stopped after 1000 elements" } == 1)
  }

  @Test("brackets nested too deep are one error", arguments: ["[", "{\"a\":", "f("])
  func depth(opening: String) async {
    let value = String(repeating: opening, count: opening == "[" ? 100_000 : 20_000)
    let run = await play("restock \(value)")
    let column = 9 + 128 * opening.count
    #expect(run.errors.hasPrefix("s:1:\(column): error: this is nested deeper than 128 brackets"))
    #expect(run.status == 65)
  }

  @Test("invalid UTF-8 is an error at its place")
  func encoding() throws {
    let line = ScriptLine(
      number: 2,
      bytes: Array("restock \"Ä".utf8) + [0xFF, 0x22],
      isTooLong: false
    )
    let error = #expect(throws: ScriptError.self) { try line.text() }
    #expect(error?.message == "this is not UTF-8; save the file as UTF-8")
    #expect(line.location(error?.offset ?? 0, in: "s").column == 11)
  }

  @Test("too many names are an error")
  func names() async {
    let run = await play((0...10_000).map { "let n\($0) = run world\n" }.joined())
    #expect(run.errors == "s:10001:5: error: a script can define at most 10000 names\n")
  }

  @Test("a history keeps the last ten thousand calls, and drops whole commands")
  func history() {
    var history = History()
    for number in 0..<3_000 { history.add("\(number)", .init(), calls: 10) }
    #expect(history.summary == "0 calls; 20000 more calls or stream steps are dropped")
    #expect(history.entries.first?.title == "2000")
    #expect(history.entries.count <= 2_001)
    #expect(history.entries.reduce(0) { $0 + $1.calls } == 10_000)
  }

  @Test("a script is read in a process without standard input", .ownThreads)
  func withoutInput() async {
    await #expect(processExitsWith: .success) {
      close(STDIN_FILENO)
      let run = await play("wait")
      #expect((run.status, run.errors) == (0, ""))
    }
  }

  @Test("a script from a pipe is checked to its end before it runs")
  func pipe() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    #expect(mkfifo(file, 0o600) == 0)
    defer { unlink(file) }
    let writer = Thread {
      let descriptor = open(file, O_WRONLY)
      write(descriptor, "wait\nwiat\n", 10)
      close(descriptor)
    }
    writer.start()
    let run = await runProgram(["script", file])
    #expect((run.status, run.output) == (65, ""))
    #expect(run.errors.contains(":2:1: error: unknown command \"wiat\""))
  }
}
