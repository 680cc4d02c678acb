import Synchronization
import Testing

@testable import CapabilitiesTesting

@Suite("The progress line of a long run")
struct TerminalProgressTests {
  /// A terminal and a clock that the test controls.
  private final class Terminal: Sendable {
    let time = Mutex(Duration.zero)
    let written = Mutex("")

    func progress() -> TerminalProgress {
      TerminalProgress(
        "two clerks",
        elapsed: { self.time.withLock { $0 } },
        write: { text in self.written.withLock { $0 += text } }
      )
    }
  }

  private let terminal = Terminal()
  private let cleared = "\r\u{1B}[K"

  private func show(_ state: String, at milliseconds: Int, _ progress: inout TerminalProgress) {
    terminal.time.withLock { $0 = .milliseconds(milliseconds) }
    progress.show { state }
  }

  @Test("appears after a second, changes at most twice a second, and is cleared at the end")
  func line() {
    var progress = terminal.progress()
    for (state, time) in [("a", 0), ("b", 999), ("c", 1_000), ("d", 1_499), ("e", 1_500)] {
      show(state, at: time, &progress)
    }
    progress.end()
    let lines = "\(cleared)two clerks: c\(cleared)two clerks: e\(cleared)"
    #expect(terminal.written.withLock { $0 } == lines)
  }

  @Test("has at most a hundred characters")
  func length() {
    var progress = terminal.progress()
    show(String(repeating: "x", count: 200), at: 1_000, &progress)
    #expect(terminal.written.withLock(\.count) == (cleared + "two clerks: ").count + 88)
  }

  @Test("a run of less than a second writes nothing")
  func shortRun() {
    var progress = terminal.progress()
    show("a", at: 999, &progress)
    progress.end()
    #expect(terminal.written.withLock { $0 } == "")
  }

  @Test("computes no state if there is no terminal")
  func noTerminal() {
    var progress = TerminalProgress("two clerks", elapsed: { .seconds(2) }, write: nil)
    progress.show {
      Issue.record("computed a state")
      return ""
    }
    progress.end()
  }
}
