import Foundation

/// Shows the progress of a long run on a terminal.
struct TerminalProgress {
  private let name: String
  private let elapsed: @Sendable () -> Duration
  /// Writes to the terminal; `nil` if there is none.
  private let write: (@Sendable (String) -> Void)?
  private var next = Duration.seconds(1)
  private var isShown = false

  /// Starts a run. The progress is shown if standard error is a terminal.
  init(_ name: String) {
    let start = ContinuousClock.now
    // A terminal that is gone must not stop the run.
    let write: @Sendable (String) -> Void = { text in
      try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
    let isTerminal = isatty(STDERR_FILENO) == 1
    self.init(name, elapsed: { ContinuousClock.now - start }, write: isTerminal ? write : nil)
  }

  /// Starts a run.
  ///
  /// - Parameters:
  ///   - name: The name at the start of the line.
  ///   - elapsed: Returns the time since the start.
  ///   - write: Writes to the terminal; `nil` if there is none.
  init(
    _ name: String,
    elapsed: @escaping @Sendable () -> Duration,
    write: (@Sendable (String) -> Void)?
  ) {
    self.name = name
    self.elapsed = elapsed
    self.write = write
  }

  /// Shows a line: not in the first second, and at most twice a second.
  ///
  /// - Parameter state: Returns the state to show after the name.
  mutating func show(_ state: () -> String) {
    guard let write else { return }
    let time = elapsed()
    guard time >= next else { return }
    next = time + .milliseconds(500)
    isShown = true
    write("\r\u{1B}[K\("\(name): \(state())".prefix(100))")
  }

  /// Clears the progress line.
  mutating func end() {
    if isShown { write?("\r\u{1B}[K") }
  }
}
