import Foundation

/// Reads lines without editing.
struct PlainReader: SessionReader {
  private let console: PlaygroundConsole
  private let writePrompt: (@Sendable (String) -> Void)?
  private var splitter = PlainLines()
  /// Lines that were read ahead, the next one last.
  private var ahead: [PlainLines.Line] = []
  private var number = 0
  private var isOver = false

  /// Creates a reader of standard input.
  ///
  /// - Parameters:
  ///   - console: The console to print errors on.
  ///   - writePrompt: Writes prompts; `nil` if input is not a terminal.
  init(console: PlaygroundConsole, writePrompt: (@Sendable (String) -> Void)?) {
    (self.console, self.writePrompt) = (console, writePrompt)
  }

  mutating func next(for interpreter: some PlaygroundInterpreter) async -> SessionLine {
    let prompt = await interpreter.prompt()
    guard SessionEvent.isOutputOpen else { return .end(.signal(SIGPIPE)) }
    if ahead.isEmpty { writePrompt?(prompt.text) }
    while ahead.isEmpty {
      guard !isOver else {
        writePrompt?("\n")
        return .end(.success)
      }
      switch await SessionEvent.next(readsInput: true) {
      case .bytes(let bytes): ahead = splitter.lines(in: bytes).reversed()
      case .inputEnded:
        isOver = true
        ahead = splitter.rest().map { [$0] } ?? []
      case .interrupt:
        guard writePrompt != nil else { return .end(.signal(SIGINT)) }
        writePrompt?("\n\(leaveHint)\n\(prompt.text)")
      case .suspend: SignalPipe.stop()
      case .continued: writePrompt?(prompt.text)
      case .resized, .woken: break
      }
    }
    return ahead.popLast().map { read($0) } ?? .end(.success)
  }

  /// Nothing: a terminal passes one line at a time, and drops the others on Ctrl-C by itself.
  func dropAhead() -> Int { 0 }

  private mutating func read(_ line: PlainLines.Line) -> SessionLine {
    number += 1
    switch line {
    case .text(let text): return .text(text)
    case .tooLong: reject(column: 1, "this line is longer than \(LineBuffer.limit >> 20) MiB")
    case .invalid(let column):
      reject(column: column, "this is not UTF-8; save the file as UTF-8")
    }
    return .rejected
  }

  private func reject(column: Int, _ message: String) {
    console.error(message, from: "<stdin>:\(number):\(column)")
  }
}

/// Splits portions of input into lines. Memory holds one line.
struct PlainLines {
  enum Line: Equatable {
    case text(String)
    /// The line is longer than ``LineBuffer/limit`` bytes.
    case tooLong
    /// The line is not UTF-8 from this character on, counted from 1.
    case invalid(column: Int)
  }

  private var bytes: [UInt8] = []
  private var isTooLong = false

  /// Returns the lines that a portion completes.
  mutating func lines(in portion: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var rest = portion[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      add(rest[..<end])
      lines.append(take())
      rest = rest[(end + 1)...]
    }
    add(rest)
    return lines
  }

  /// Returns the last line, if it has no line break.
  mutating func rest() -> Line? {
    bytes.isEmpty && !isTooLong ? nil : take()
  }

  private mutating func add(_ piece: ArraySlice<UInt8>) {
    isTooLong = isTooLong || bytes.count + piece.count > LineBuffer.limit
    if isTooLong { bytes = [] } else { bytes += piece }
  }

  private mutating func take() -> Line {
    defer { (bytes, isTooLong) = ([], false) }
    guard !isTooLong else { return .tooLong }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    if let text = String(validating: bytes, as: UTF8.self) { return .text(text) }
    let valid = String(decoding: bytes.prefix(bytes.validUTF8Count), as: UTF8.self)
    return .invalid(column: valid.count + 1)
  }
}
