import Foundation

/// Shows the progress of a long run on a terminal.
package struct TerminalProgress {
  private let name: String
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let clock = ContinuousClock()
  private var next: ContinuousClock.Instant
  private var isShown = false

  package init(_ name: String) {
    self.name = name
    next = clock.now + .seconds(1)
  }

  /// Shows a line, at most twice a second.
  ///
  /// - Parameter state: Returns the state to show after the name.
  package mutating func show(_ state: () -> String) {
    guard isTerminal, clock.now >= next else { return }
    next = clock.now + .milliseconds(500)
    isShown = true
    write("\r\u{1B}[K\("\(name): \(state())".prefix(100))")
  }

  /// Clears the progress line.
  package mutating func end() {
    if isShown { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
