import Foundation

/// Reads lines and passes them to an interpreter until the user leaves.
///
/// On a terminal, the user can edit lines, recall earlier ones, and complete words with Tab. Ctrl-C
/// cancels the running command.
struct Session: Sendable {
  /// The console of the interpreter. Its output does not mix with a line that is being edited.
  let console: PlaygroundConsole
  private let kind: SessionKind
  private let screen: SessionScreen
  private let file: HistoryFile?
  private let name: String

  /// Creates a session on standard input and output.
  ///
  /// - Parameters:
  ///   - console: Standard output and standard error.
  ///   - environment: The environment variables: `TERM`, `PLAYGROUND_HISTORY`, `XDG_STATE_HOME` and
  ///     `HOME`.
  ///   - historyFile: The file that stores lines for later sessions; `nil` for the file in
  ///     `PLAYGROUND_HISTORY` or, if that is not set, a file in the user's folder for state.
  ///   - name: The name of the program, for messages.
  init(
    console: PlaygroundConsole,
    environment: [String: String],
    historyFile: String? = nil,
    name: String
  ) {
    let kind = SessionKind(
      input: isatty(STDIN_FILENO) == 1,
      output: isatty(STDOUT_FILENO) == 1,
      terminal: environment["TERM"],
      canEdit: LineLibrary.installed != nil
    )
    let screen = SessionScreen(write: console.write)
    var shared = console
    if kind == .edited {
      shared.write = { screen.output($0, through: console.write) }
      if isatty(STDERR_FILENO) == 1 {
        shared.writeError = { screen.output($0, through: console.writeError) }
      }
    }
    (self.console, self.kind, self.screen) = (shared, kind, screen)
    self.name = name
    let known = historyFile ?? environment["PLAYGROUND_HISTORY"]
    let ofUser = HistoryFile(ofUserIn: environment, program: name)
    file = known.map { $0.isEmpty ? nil : HistoryFile(path: $0) } ?? ofUser
  }

  /// Runs lines until the input ends, a line ends the session, or the user leaves.
  ///
  /// - Returns: The exit status. If input is not a terminal, it depends on the results of the lines.
  func run(_ interpreter: some PlaygroundInterpreter) async -> PlaygroundExitStatus {
    SignalPipe.open(isTerminal: kind != .piped)
    if kind == .edited, let library = LineLibrary.installed {
      let reader = EditedReader(library, screen: screen, console: console, file: file, name: name)
      return await run(interpreter, reading: reader)
    }
    let reader = PlainReader(writePrompt: kind == .piped ? nil : writeHint)
    return await run(interpreter, reading: reader)
  }

  /// Writes prompts and hints to the terminal. They are not part of output that is redirected.
  private var writeHint: @Sendable (String) -> Void {
    if isatty(STDOUT_FILENO) == 1 { return console.write }
    if isatty(STDERR_FILENO) == 1 { return console.writeError }
    return { _ in }
  }

  private func run(
    _ interpreter: some PlaygroundInterpreter,
    reading reader: some SessionReader
  ) async -> PlaygroundExitStatus {
    var reader = reader
    if kind != .piped {
      if LineLibrary.installed == nil { writeHint("To edit lines, install libedit.\n") }
      writeHint("help lists the commands, Tab completes them, and quit ends the session.\n")
    }
    func end(_ status: PlaygroundExitStatus) async -> PlaygroundExitStatus {
      status == .success && kind == .piped ? await interpreter.summarize() : status
    }
    while true {
      let line: ScriptLine
      switch await reader.next(for: interpreter) {
      case .line(let next): line = next
      case .end(let status): return await end(status)
      }
      let (step, interrupts) = await run(line, with: interpreter)
      switch step {
      case .proceed: break
      case .stopped: if kind == .piped { return await end(.success) }
      case .end(let status): return await end(status)
      }
      if interrupts > 0, kind == .piped { return .signal(SIGINT) }
    }
  }

  /// Runs one line, and cancels it on Ctrl-C.
  private func run(
    _ line: ScriptLine,
    with interpreter: some PlaygroundInterpreter
  ) async -> (SessionStep, interrupts: Int) {
    await SignalPipe.run {
      await interpreter.run(line)
    } onInterrupt: { number in
      // Start a new line after the ^C of the terminal.
      if kind != .piped { writeHint("\n") }
      return number == 1 ? nil : .end(.signal(SIGINT))
    }
  }
}

/// The source of a session's lines.
protocol SessionReader {
  mutating func next(for interpreter: some PlaygroundInterpreter) async -> SessionLine
}

enum SessionLine: Sendable {
  /// A line, which can be too long or not be UTF-8.
  case line(ScriptLine)
  case end(PlaygroundExitStatus)
}

/// The way a session reads lines.
enum SessionKind: Equatable, Sendable {
  /// Input and output are a terminal that can move its cursor: the system's library edits lines.
  case edited
  /// Input is a terminal: lines are read after a prompt.
  case prompted
  /// Input is a file or a pipe: lines are read without a prompt.
  case piped

  /// Chooses the way to read lines.
  ///
  /// - Parameters:
  ///   - input: Whether standard input is a terminal.
  ///   - output: Whether standard output is a terminal.
  ///   - terminal: The type of the terminal: the environment variable `TERM`.
  ///   - canEdit: Whether the library that edits lines is installed.
  init(input: Bool, output: Bool, terminal: String?, canEdit: Bool) {
    let isEdited = canEdit && output && terminal != "dumb"
    self = input ? (isEdited ? .edited : .prompted) : .piped
  }
}
