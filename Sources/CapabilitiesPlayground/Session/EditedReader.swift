import Foundation

/// Reads lines that the user edits on a terminal.
struct EditedReader: SessionReader {
  private let screen: SessionScreen
  private let console: PlaygroundConsole
  private let file: HistoryFile?
  private let name: String
  private let size: @Sendable () -> TerminalSize
  private var history: SessionHistory
  private var decoder = KeyDecoder()
  /// Keys that were typed while a command was running.
  private var keys: [Key] = []
  /// The remaining lines of a paste, the next one last.
  private var pasted: [String] = []

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - screen: The screen that shows the line.
  ///   - console: The console of the session, which writes on the screen.
  ///   - file: The file that stores the lines, if any.
  ///   - name: The name of the program, for messages.
  ///   - size: Returns the current size of the terminal.
  init(
    screen: SessionScreen,
    console: PlaygroundConsole,
    file: HistoryFile?,
    name: String,
    size: @escaping @Sendable () -> TerminalSize
  ) {
    (self.screen, self.console, self.name, self.size) = (screen, console, name, size)
    do throws(HistoryFileError) {
      self.history = try file?.load() ?? SessionHistory()
      file?.shorten(to: history)
      self.file = file
    } catch {
      console.error(error.message, from: name)
      (self.history, self.file) = (SessionHistory(), nil)
    }
  }

  mutating func next(for interpreter: some PlaygroundInterpreter) async -> SessionLine {
    let prompt = await interpreter.prompt()
    if let line = pasted.popLast() {
      console.line(colored(prompt) + line)
      await store(line, for: interpreter)
      return .text(line)
    }
    guard SessionEvent.isOutputOpen, TerminalMode.enter() else { return .end(.signal(SIGHUP)) }
    defer { TerminalMode.leave() }
    var editor = LineEditor(history: history)
    while true {
      for (index, key) in keys.enumerated() {
        switch await take(key, in: &editor, prompt: prompt, interpreter: interpreter) {
        case .editing: continue
        case .line(let text):
          keys.removeSubrange(...index)
          let line = accept(text, prompt: prompt)
          await store(line, for: interpreter)
          return .text(line)
        case .ended:
          return .end(.success)
        }
      }
      keys = []
      if !SessionEvent.hasInput { screen.show(picture(prompt, editor)) }
      switch await SessionEvent.next(readsInput: true) {
      case .bytes(let bytes): keys = decoder.keys(in: bytes)
      case .inputEnded:
        screen.leave()
        return .end(.signal(SIGHUP))
      case .interrupt: keys = [.interrupt]
      case .suspend: stop()
      case .continued:
        TerminalMode.leave()
        guard TerminalMode.enter() else { return .end(.signal(SIGHUP)) }
        screen.refresh()
      case .resized: screen.refresh()
      case .woken: break
      }
    }
  }

  mutating func dropAhead() -> Int {
    defer { (keys, pasted) = ([], []) }
    return pasted.count
  }

  private enum Progress {
    case editing
    case line(String)
    case ended
  }

  private mutating func take(
    _ key: Key,
    in editor: inout LineEditor,
    prompt: PlaygroundPrompt,
    interpreter: some PlaygroundInterpreter
  ) async -> Progress {
    switch editor.take(key) {
    case .edited: break
    case .refused: screen.sound()
    case .completions(let line, let offset):
      let completions = await interpreter.completions(for: line, at: offset)
      complete(with: completions, in: &editor)
    case .clearScreen: screen.clear()
    case .accepted(let text):
      editor.buffer.move(to: .max)
      screen.show(picture(prompt, editor))
      return .line(text)
    case .interrupted: interrupt(&editor, prompt: prompt)
    case .suspended:
      // Stop the whole process group, as the terminal does.
      if kill(0, SIGTSTP) != 0 { screen.sound() }
    case .ended:
      screen.show(picture(prompt, editor))
      screen.leave()
      return .ended
    }
    return .editing
  }

  private func complete(with completions: Completions, in editor: inout LineEditor) {
    let (outcome, list) = editor.complete(with: completions)
    if outcome == .refused { screen.sound() }
    guard !list.isEmpty else { return }
    let size = size()
    console.write(candidateList(list, columns: size.columns, rows: size.rows))
  }

  private func interrupt(_ editor: inout LineEditor, prompt: PlaygroundPrompt) {
    let wasEmpty = editor.buffer.isEmpty
    editor.buffer.move(to: .max)
    screen.show(picture(prompt, editor))
    screen.leave("^C")
    editor = LineEditor(history: history)
    if wasEmpty { console.line(leaveHint) }
  }

  private func stop() {
    screen.leave()
    SignalPipe.stop()
    _ = TerminalMode.enter()
  }

  /// Splits a finished text into lines.
  ///
  /// - Returns: The first line. The others run after it.
  private mutating func accept(_ text: String, prompt: PlaygroundPrompt) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count > 1, let first = lines.first else {
      screen.leave()
      return text
    }
    // Each line is printed again above its output.
    screen.erase()
    pasted = lines.dropFirst().reversed()
    console.line(colored(prompt) + first)
    return first
  }

  /// Adds a line to the history before it runs, and to the history file unless it has a secret.
  private mutating func store(_ line: String, for interpreter: some PlaygroundInterpreter) async {
    let retention = await interpreter.retention(of: line)
    guard retention != .none, history.add(line), retention == .file else { return }
    do throws(HistoryFileError) {
      try file?.append(line)
    } catch {
      console.error(error.message, from: name)
    }
  }

  private func picture(_ prompt: PlaygroundPrompt, _ editor: LineEditor) -> LinePicture {
    if let search = editor.search {
      return LinePicture(
        prompt: search.prompt,
        coloredPrompt: console.style(.dim, search.prompt),
        characters: Array(search.found ?? "")
      )
    }
    return LinePicture(
      prompt: prompt.text,
      coloredPrompt: colored(prompt),
      characters: editor.buffer.characters,
      cursor: editor.buffer.cursor
    )
  }

  private func colored(_ prompt: PlaygroundPrompt) -> String {
    console.style(prompt.isLive ? .red : .cyan, prompt.text)
  }
}

/// The hint after Ctrl-C if no command is running.
let leaveHint = "To leave, press Ctrl-D or type quit."
