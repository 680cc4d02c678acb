import Foundation

/// Lines that are read as they come.
struct PlainReader: SessionReader {
  private let console: PlaygroundConsole
  private let tell: (@Sendable (String) -> Void)?
  private var splitter = PlainLines()
  /// Lines that have come already, the next one last.
  private var ahead: [PlainLines.Line] = []
  private var number = 0
  private var isOver = false

  /// Lines from standard input.
  ///
  /// - Parameters:
  ///   - console: Where is told what cannot be read.
  ///   - tell: Writes prompts for somebody who types; `nil` where nobody does.
  init(console: PlaygroundConsole, tell: (@Sendable (String) -> Void)?) {
    (self.console, self.tell) = (console, tell)
  }

  mutating func next(for interpreter: some PlaygroundInterpreter) async -> SessionLine {
    let prompt = await interpreter.prompt()
    guard SessionEvent.isHeard else { return .end(.signal(SIGPIPE)) }
    if ahead.isEmpty { tell?(prompt.text) }
    while ahead.isEmpty {
      guard !isOver else {
        tell?("\n")
        return .end(.success)
      }
      switch await SessionEvent.next(readsInput: true) {
      case .bytes(let bytes): ahead = splitter.lines(in: bytes).reversed()
      case .inputEnded:
        isOver = true
        ahead = splitter.rest().map { [$0] } ?? []
      case .interrupt:
        guard tell != nil else { return .end(.signal(SIGINT)) }
        tell?("\n\(howToLeave)\n\(prompt.text)")
      case .suspend: SignalPipe.stop()
      case .continued: tell?(prompt.text)
      case .resized, .woken: break
      }
    }
    return ahead.popLast().map { read($0) } ?? .end(.success)
  }

  mutating func dropAhead() -> Int {
    defer { ahead = [] }
    return tell == nil ? 0 : ahead.count
  }

  private mutating func read(_ line: PlainLines.Line) -> SessionLine {
    number += 1
    switch line {
    case .text(let text): return .text(text)
    case .tooLong: reject(column: 1, "a line has \(LineBuffer.limit >> 20) MiB at the most")
    case .invalid(let column):
      reject(column: column, "this is not UTF-8; write it in that encoding")
    }
    return .rejected
  }

  private func reject(column: Int, _ message: String) {
    console.error(message, from: "<stdin>:\(number):\(column)")
  }
}
