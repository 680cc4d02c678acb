import Foundation

/// Reads lines that the user edits on a terminal.
struct EditedReader: SessionReader {
  private let library: LineLibrary
  private let screen: SessionScreen
  private let console: PlaygroundConsole
  private let file: HistoryFile?
  private let name: String
  private var history: SessionHistory
  /// The number of lines so far.
  private var lines = 0

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - library: The library that edits the line.
  ///   - screen: The screen that shows the line.
  ///   - console: The console of the session, which writes on the screen.
  ///   - file: The file that stores the lines, if any.
  ///   - name: The name of the program, for messages.
  init(
    _ library: LineLibrary,
    screen: SessionScreen,
    console: PlaygroundConsole,
    file: HistoryFile?,
    name: String
  ) {
    (self.library, self.screen, self.console, self.name) = (library, screen, console, name)
    do throws(HistoryFileError) {
      self.history = try file?.load() ?? SessionHistory()
      file?.shorten(to: history)
      self.file = file
    } catch {
      console.error(error.message, from: name)
      (self.history, self.file) = (SessionHistory(), nil)
    }
    for line in history.lines { library.addHistory(line) }
  }

  mutating func next(for interpreter: some PlaygroundInterpreter) async -> SessionLine {
    let prompt = await interpreter.prompt()
    guard SessionEvent.isOpen(STDOUT_FILENO), TerminalMode.save() else {
      return .end(.signal(SIGHUP))
    }
    start(prompt, for: interpreter)
    while true {
      switch await SessionEvent.next(reading: library.read) {
      case .line(let line):
        stop()
        await store(line, for: interpreter)
        lines += 1
        return .line(ScriptLine(number: lines, bytes: Array(line.utf8), isTooLong: false))
      case .leave:
        stop("\n")
        return .end(.success)
      case .inputEnded:
        stop("\n")
        return .end(.signal(SIGHUP))
      case .interrupt:
        let isEmpty = library.text.isEmpty
        // Clears the rows of a longer line.
        stop("^C\n\u{1B}[J")
        if isEmpty { console.line(leaveHint) }
        guard TerminalMode.save() else { return .end(.signal(SIGHUP)) }
        start(prompt, for: interpreter)
      case .suspend:
        screen.write("\n")
        SignalPipe.stop()
        fallthrough
      case .continued:
        guard TerminalMode.save() else { return .end(.signal(SIGHUP)) }
        library.prepareTerminal()
        redraw(prompt)
      case .redraw: redraw(prompt)
      case .bytes, .woken: break
      }
    }
  }

  private func start(_ prompt: PlaygroundPrompt, for interpreter: some PlaygroundInterpreter) {
    screen.begin()
    let colored = console.style(prompt.isLive ? .red : .cyan, "\u{2}\(prompt.text.dropLast())\u{1}")
    let text = colored.hasPrefix("\u{2}") ? prompt.text : "\u{1}\(colored)\u{2} "
    library.start(prompt: text, write: screen.write) { line, offset in
      waiting { await interpreter.completions(for: line, at: offset) }
    }
  }

  /// Ends the line.
  private func stop(_ mark: String = "") {
    library.stop()
    TerminalMode.restore()
    screen.write(mark)
    screen.flush(ends: true)
  }

  /// Draws the line again, below output that arrived meanwhile.
  private func redraw(_ prompt: PlaygroundPrompt) {
    let width = (prompt.text + library.textBeforeCursor).displayWidth
    let rowsAbove = width / (console.columns() ?? 80)
    screen.write((rowsAbove > 0 ? "\u{1B}[\(rowsAbove)A" : "") + "\r\u{1B}[J")
    screen.flush()
    library.draw()
  }

  /// Adds a line to the history before it runs, and to the history file unless it has a secret.
  private mutating func store(_ line: String, for interpreter: some PlaygroundInterpreter) async {
    let retention = await interpreter.retention(of: line)
    guard retention != .none, history.add(line) else { return }
    library.addHistory(line)
    guard retention == .file else { return }
    do throws(HistoryFileError) {
      try file?.append(line)
    } catch {
      console.error(error.message, from: name)
    }
  }
}

/// The hint after Ctrl-C if no command is running.
let leaveHint = "To leave, press Ctrl-D or type quit."
