import CapabilitiesPlayground
import Foundation
import Synchronization
import Testing

@testable import playground

@Suite("Colors and progress")
struct TerminalTests {
  @Test(
    "errors are red on a terminal; without a terminal, with NO_COLOR or TERM=dumb, nothing is colored"
  )
  func colour() async throws {
    let red = "playground: \u{1B}[31merror:\u{1B}[0m"
    let plain = "playground: error:"
    #expect(try await onTerminal(["x"]).hasPrefix(red))
    #expect(try await onTerminal(["x"], environment: ["NO_COLOR": ""]).hasPrefix(red))
    #expect(try await onTerminal(["x"], environment: ["NO_COLOR": "1"]).hasPrefix(plain))
    #expect(try await onTerminal(["x"], environment: ["TERM": "dumb"]).hasPrefix(plain))
    #expect(try await playground("x", in: TemporaryDirectory()).errors.hasPrefix(plain))
  }

  @Test("on a terminal an import draws a bar, and removes it before other output")
  func bar() async throws {
    let directory = try TemporaryDirectory()
    try directory.write("club.jsonl", roster(1) + "{}\n" + roster(1))
    let output = try await onTerminal(["import", "club.jsonl"], in: directory)
    let first = try #require(output.split(separator: "\u{1B}[K").dropFirst().first)
    #expect(first.hasPrefix("[##"))
    #expect(output.contains("\r\u{1B}[Kclub.jsonl:2:1: \u{1B}[31merror:\u{1B}[0m id is missing"))
    #expect(output.contains("\r\u{1B}[Kclub.jsonl: 3 lines\r\n  enrolled        1\r\n"))
  }

  @Test("the bar shows the finished part, the rate and the time left")
  func barText() {
    let progress = Progress(bytes: 250, totalBytes: 1000, lines: 120)
    #expect(
      ProgressMeter.bar(progress, elapsed: .seconds(30), columns: 80)
        == "[##########..............................] 25%  120 lines, 4/s, 1:30 left"
    )
    #expect(
      ProgressMeter.bar(progress, elapsed: .seconds(3600), columns: 50)
        == "[####............] 25%  120 lines, 0/s, 3h00 left"
    )
    #expect(ProgressMeter.bar(progress, elapsed: .seconds(30), columns: 12) == "25%  120 li")
    let nothing = Progress(totalBytes: 0)
    #expect(
      ProgressMeter.bar(nothing, elapsed: .zero, columns: 60)
        == "[###########################] 100%  0 lines, 0/s, 0:00 left"
    )
  }

  @Test("the bar is redrawn ten times a second, and at once after it was removed")
  func barRate() {
    let (console, output) = recordingConsole(columns: 40)
    var meter = ProgressMeter(console: console)
    var drawings: [Int] = []
    for milliseconds in [0, 50, 99, 100, 150, 210] {
      meter.update(Progress(totalBytes: 0), elapsed: .milliseconds(milliseconds))
      drawings.append(output().count)
    }
    #expect(drawings == [1, 1, 1, 2, 2, 3])
    meter.clear()
    meter.clear()
    #expect(output().count == 4)
    #expect(output().last == "\r\u{1B}[K")
    meter.update(Progress(totalBytes: 0), elapsed: .milliseconds(211))
    #expect(output().count == 5)
  }

  @Test("the bar adapts to the terminal's width")
  func barWidth() {
    let columns = Mutex(70)
    let recorder = Recorder()
    let console = PlaygroundConsole(
      write: recorder.add,
      writeError: { _ in },
      columns: { columns.withLock(\.self) }
    )
    var meter = ProgressMeter(console: console)
    for (second, width) in [70, 50, 20, 70].enumerated() {
      columns.withLock { $0 = width }
      meter.update(Progress(bytes: 1, totalBytes: 4, lines: 9), elapsed: .seconds(second + 1))
    }
    let bars = recorder.texts.map { $0.dropFirst("\r\u{1B}[K".count) }
    #expect(zip(bars, [70, 50, 20, 70]).allSatisfy { $0.count < $1 })
    #expect(bars.map { $0.contains("[#") } == [true, true, false, true])
  }

  @Test("without a terminal, a line is printed after each 10%, at most one per hundred lines")
  func lines() {
    let (console, output) = recordingConsole(columns: nil)
    var meter = ProgressMeter(console: console)
    for line in 1...500 {
      meter.update(Progress(bytes: line, totalBytes: 500, lines: line), elapsed: .seconds(line))
    }
    meter.clear()
    #expect(
      output() == [
        "20%, 100 lines\n", "40%, 200 lines\n", "60%, 300 lines\n", "80%, 400 lines\n",
        "100%, 500 lines\n",
      ]
    )
  }

  private func recordingConsole(columns: Int?) -> (PlaygroundConsole, @Sendable () -> [String]) {
    let recorder = Recorder()
    let console = PlaygroundConsole(write: recorder.add, writeError: { _ in }, columns: { columns })
    return (console, { recorder.texts })
  }

  /// Runs the program on a terminal and returns what the terminal received.
  private func onTerminal(
    _ arguments: [String],
    in directory: TemporaryDirectory? = nil,
    environment: [String: String] = [:]
  ) async throws -> String {
    let terminal = try PseudoTerminal()
    let process = try Subprocess(
      arguments,
      in: directory ?? TemporaryDirectory(),
      environment: environment,
      output: .terminal(terminal.line)
    )
    close(terminal.line)
    let output = await terminal.everything()
    _ = await process.end()
    return output
  }
}

/// Records texts.
private final class Recorder: Sendable {
  private let kept = Mutex<[String]>([])

  var texts: [String] { kept.withLock { $0 } }

  var add: @Sendable (String) -> Void {
    { text in self.kept.withLock { $0.append(text) } }
  }
}
