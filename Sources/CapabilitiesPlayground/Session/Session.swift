import Foundation

/// Reads lines and has them run, until somebody leaves.
///
/// On a terminal lines are edited, with a history and candidates on Tab. Ctrl-C cancels what runs.
struct Session: Sendable {
  /// What whoever runs the lines writes to: its output does not get into a line that is edited.
  let console: PlaygroundConsole
  private let kind: SessionKind
  private let screen: SessionScreen
  private let file: HistoryFile?
  private let name: String

  /// A session with standard input and output.
  ///
  /// - Parameters:
  ///   - console: Standard output and error.
  ///   - environment: Tells what the terminal can do.
  ///   - historyFile: Where lines are kept for other sessions; `nil` for where the environment says
  ///     so by `PLAYGROUND_HISTORY`, if it does.
  ///   - name: The program's, for its messages.
  init(
    console: PlaygroundConsole,
    environment: [String: String],
    historyFile: String? = nil,
    name: String
  ) {
    let kind = SessionKind(
      input: isatty(STDIN_FILENO) == 1,
      output: isatty(STDOUT_FILENO) == 1,
      terminal: environment["TERM"]
    )
    let screen = SessionScreen(write: console.write, size: { .current })
    var shared = console
    if kind == .edited {
      shared.write = { screen.output($0, through: console.write) }
      if isatty(STDERR_FILENO) == 1 {
        shared.writeError = { screen.output($0, through: console.writeError) }
      }
    }
    (self.console, self.kind, self.screen) = (shared, kind, screen)
    self.name = name
    let known = historyFile ?? environment["PLAYGROUND_HISTORY"].flatMap { $0.isEmpty ? nil : $0 }
    file = known.map(HistoryFile.init)
  }

  /// Runs lines until there are no more, or one says so, or somebody leaves.
  ///
  /// - Parameter interpreter: Runs a line.
  /// - Returns: What to exit with: where input is no terminal, what the lines have come to.
  func run(_ interpreter: some PlaygroundInterpreter) async -> PlaygroundExitStatus {
    SignalPipe.open(isTerminal: kind != .piped)
    switch kind {
    case .edited:
      let reader = EditedReader(
        screen: screen,
        console: console,
        file: file,
        name: name,
        size: { .current }
      )
      return await run(interpreter, reading: reader)
    case .prompted, .piped:
      let isTerminal = kind == .prompted
      let reader = PlainReader(console: console, tell: isTerminal ? tell : nil)
      return await run(interpreter, reading: reader)
    }
  }

  /// Writes what is said to somebody at the terminal: where output is kept or goes on to another
  /// program, that is no part of it.
  private var tell: @Sendable (String) -> Void {
    if isatty(STDOUT_FILENO) == 1 { return console.write }
    if isatty(STDERR_FILENO) == 1 { return console.writeError }
    return { _ in }
  }

  private func run(
    _ interpreter: some PlaygroundInterpreter,
    reading reader: some SessionReader
  ) async -> PlaygroundExitStatus {
    var reader = reader
    var hasFailed = false
    while true {
      let line: String
      switch await reader.next(for: interpreter) {
      case .text(let text): line = text
      case .rejected:
        hasFailed = true
        // The interpreter counts lines.
        line = ""
      case .end(let status):
        guard status == .success, kind == .piped else { return status }
        let sum = await interpreter.summarize()
        return hasFailed && sum == .success ? .failure : sum
      }
      let (step, interrupts) = await run(line, with: interpreter)
      switch step {
      case .goOn: break
      case .refused: hasFailed = true
      case .end(let status): return status
      }
      guard interrupts > 0 else { continue }
      if kind == .piped { return .signal(SIGINT) }
      let left = reader.dropAhead()
      if left > 0 { tell("\(counted(left, "line")) after that not run.\n") }
    }
  }

  /// Runs one line, and cancels it where the terminal says so.
  private func run(
    _ line: String,
    with interpreter: some PlaygroundInterpreter
  ) async -> (SessionStep, interrupts: Int) {
    let running = Task {
      let step = await interpreter.run(line)
      SignalPipe.wake()
      return step
    }
    var interrupts = 0
    while true {
      switch await SessionEvent.next(readsInput: false) {
      case .woken: return (await running.value, interrupts)
      case .interrupt:
        interrupts += 1
        // Behind the ^C that the terminal shows.
        if kind != .piped { tell("\n") }
        guard interrupts == 1 else { return (.end(.signal(SIGINT)), interrupts) }
        running.cancel()
      case .suspend: SignalPipe.stop()
      case .bytes, .inputEnded, .continued, .resized: break
      }
    }
  }
}

extension TerminalSize {
  /// The size of the terminal behind standard output.
  static var current: TerminalSize {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return TerminalSize() }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}
