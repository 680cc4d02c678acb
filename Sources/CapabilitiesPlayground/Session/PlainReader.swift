import Foundation

/// Reads lines without editing.
struct PlainReader: SessionReader {
  private let writePrompt: (@Sendable (String) -> Void)?
  private var splitter = LineSplitter()
  /// Lines that were read ahead, the next one last.
  private var ahead: [ScriptLine] = []
  private var isOver = false

  /// Creates a reader of standard input.
  ///
  /// - Parameter writePrompt: Writes prompts; `nil` if input is not a terminal.
  init(writePrompt: (@Sendable (String) -> Void)?) {
    self.writePrompt = writePrompt
  }

  mutating func next(for interpreter: some PlaygroundInterpreter) async -> SessionLine {
    let prompt = await writePrompt == nil ? "" : interpreter.prompt().text
    guard SessionEvent.isOpen(STDOUT_FILENO) else { return .end(.signal(SIGPIPE)) }
    if ahead.isEmpty { writePrompt?(prompt) }
    while ahead.isEmpty {
      guard !isOver else {
        writePrompt?("\n")
        return .end(.success)
      }
      switch await SessionEvent.next(reading: SessionEvent.readBytes) {
      case .bytes(let bytes): ahead = splitter.lines(in: bytes).reversed()
      case .inputEnded:
        isOver = true
        ahead = splitter.rest().map { [$0] } ?? []
      case .interrupt:
        guard writePrompt != nil else { return .end(.signal(SIGINT)) }
        writePrompt?("\n\(leaveHint)\n\(prompt)")
      case .suspend: SignalPipe.stop()
      case .continued: writePrompt?(prompt)
      case .line, .leave, .redraw, .woken: break
      }
    }
    return ahead.popLast().map { .line($0) } ?? .end(.success)
  }
}
