import Foundation

/// Lines that are edited on a terminal.
struct EditedReader: SessionReader {
  private let screen: SessionScreen
  private let console: PlaygroundConsole
  private let file: HistoryFile?
  private let name: String
  private let size: @Sendable () -> TerminalSize
  private var history: SessionHistory
  private var decoder = KeyDecoder()
  /// Keys that were typed ahead.
  private var keys: [Key] = []
  /// Lines of a paste that are still to be run, the next one last.
  private var pasted: [String] = []

  /// Lines from the terminal.
  ///
  /// - Parameters:
  ///   - screen: Where they are shown.
  ///   - console: Writes on the screen.
  ///   - file: Where they are kept.
  ///   - name: The program's, for its messages.
  ///   - size: How large the terminal is at the moment.
  init(
    screen: SessionScreen,
    console: PlaygroundConsole,
    file: HistoryFile?,
    name: String,
    size: @escaping @Sendable () -> TerminalSize
  ) {
    (self.screen, self.console, self.name, self.size) = (screen, console, name, size)
    do throws(HistoryFile.Failure) {
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
      console.line(coloured(prompt) + line)
      await keep(line, for: interpreter)
      return .text(line)
    }
    guard SessionEvent.isHeard, TerminalMode.enter() else { return .end(.signal(SIGHUP)) }
    defer { TerminalMode.leave() }
    var editor = LineEditor(history: history)
    while true {
      for (index, key) in keys.enumerated() {
        switch await take(key, in: &editor, prompt: prompt, interpreter: interpreter) {
        case .goesOn: continue
        case .line(let text):
          keys.removeSubrange(...index)
          let line = accept(text, prompt: prompt)
          await keep(line, for: interpreter)
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
    case goesOn
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
      // As the terminal does it: everybody who was started together stops.
      if kill(0, SIGTSTP) != 0 { screen.sound() }
    case .ended:
      screen.show(picture(prompt, editor))
      screen.leave()
      return .ended
    }
    return .goesOn
  }

  private func complete(with completions: Completions, in editor: inout LineEditor) {
    let (outcome, list) = editor.complete(with: completions)
    if outcome == .refused { screen.sound() }
    guard !list.isEmpty else { return }
    let size = size()
    console.write(listing(list, columns: size.columns, rows: size.rows))
  }

  private func interrupt(_ editor: inout LineEditor, prompt: PlaygroundPrompt) {
    let wasEmpty = editor.buffer.isEmpty
    editor.buffer.move(to: .max)
    screen.show(picture(prompt, editor))
    screen.leave("^C")
    editor = LineEditor(history: history)
    if wasEmpty { console.line(howToLeave) }
  }

  private func stop() {
    screen.leave()
    SignalPipe.stop()
    _ = TerminalMode.enter()
  }

  /// Takes a text that is ready.
  ///
  /// - Returns: The first one; the others wait to be run.
  private mutating func accept(_ text: String, prompt: PlaygroundPrompt) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count > 1, let first = lines.first else {
      screen.leave()
      return text
    }
    // Each line is shown again above what it answers.
    screen.erase()
    pasted = lines.dropFirst().reversed()
    console.line(coloured(prompt) + first)
    return first
  }

  /// Keeps a line that is about to be run, where that may be.
  private mutating func keep(_ line: String, for interpreter: some PlaygroundInterpreter) async {
    let keeping = await interpreter.keeping(of: line)
    guard keeping != .nowhere, history.add(line), keeping == .anywhere else { return }
    do throws(HistoryFile.Failure) {
      try file?.append(line)
    } catch {
      console.error(error.message, from: name)
    }
  }

  private func picture(_ prompt: PlaygroundPrompt, _ editor: LineEditor) -> LinePicture {
    if let search = editor.search {
      return LinePicture(
        prompt: search.prompt,
        colouredPrompt: console.style(.dim, search.prompt),
        characters: Array(search.found ?? "")
      )
    }
    return LinePicture(
      prompt: prompt.text,
      colouredPrompt: coloured(prompt),
      characters: editor.buffer.characters,
      cursor: editor.buffer.cursor
    )
  }

  private func coloured(_ prompt: PlaygroundPrompt) -> String {
    console.style(prompt.isLive ? .red : .cyan, prompt.text)
  }
}

/// What is said to somebody who presses Ctrl-C where nothing runs.
let howToLeave = "To leave, press Ctrl-D or type quit."
