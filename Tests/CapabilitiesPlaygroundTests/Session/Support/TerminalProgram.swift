import Foundation
import Synchronization
import Testing

/// A program on a terminal of its own, whose screen the test reads.
final class TerminalProgram: Sendable {
  /// How long is waited for what must come, in seconds. It only ends a test that has failed.
  static let patience = 30

  /// The process.
  let id: pid_t
  private let master: Int32
  /// Whether any of its files is the terminal.
  private let isSeen: Bool
  private let screen: Mutex<ScreenModel>
  private let received = Mutex<[UInt8]>([])
  /// Whether its end was waited for: its number may be another's then.
  private let hasEnded = Mutex(false)

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - executable: Its path.
  ///   - arguments: What follows its name.
  ///   - environment: Variables beside `PATH`, `HOME` and `TERM`.
  ///   - columns: The terminal's width.
  ///   - rows: The terminal's height.
  ///   - redirections: Descriptors that are no terminal, and what they are instead.
  init(
    _ executable: String,
    _ arguments: [String] = [],
    environment: [String: String] = [:],
    columns: Int = 60,
    rows: Int = 12,
    redirections: [Int32: String] = [:]
  ) throws {
    let (master, name) = try openTerminal(columns: columns, rows: rows)
    self.master = master
    isSeen = redirections.count < 3
    screen = Mutex(ScreenModel(columns: columns, rows: rows))
    var variables = ["PATH": "/usr/bin:/bin", "HOME": "/nowhere", "TERM": "xterm"]
    variables.merge(environment) { $1 }
    id = try spawn(
      [executable] + arguments,
      variables.map { "\($0)=\($1)" },
      files: (0...2).map { redirections[$0] ?? name }
    )
  }

  deinit {
    close(master)
    guard !hasEnded.withLock({ $0 }) else { return }
    kill(id, SIGKILL)
    // A process that nobody takes leave of keeps tests from seeing the ends of theirs.
    _ = waitForEnd(of: id)
  }

  /// All bytes that came from the program.
  var output: String { received.withLock { String(decoding: $0, as: UTF8.self) } }
  /// What the terminal shows.
  var shown: ScreenModel { screen.withLock { $0 } }

  /// Types.
  func type(_ text: String) async { await type(Array(text.utf8)) }

  /// Sends bytes as a keyboard does, and shows meanwhile what comes back.
  func type(_ bytes: [UInt8]) async {
    await onThread { [self] in
      var left = bytes[...]
      while !left.isEmpty, let ready = wait(for: POLLIN | POLLOUT) {
        if ready & POLLIN != 0, !receive() { return }
        guard ready & POLLOUT != 0 else { continue }
        // Small portions: a write must not wait while the program waits for its output to be read.
        let count = left.prefix(512).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
        left = left.dropFirst(max(0, count))
      }
    }
  }

  /// Waits until the screen shows a text, with a `|` where the cursor is.
  func shows(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    await waits(sourceLocation: sourceLocation, for: text) { $0.textWithCursor == text }
  }

  /// Waits until a text stands anywhere on the screen.
  func mentions(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    await waits(sourceLocation: sourceLocation, for: text) { $0.text.contains(text) }
  }

  /// Waits until the last row of all reads so, with a `|` where the cursor is.
  func waitForLine(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    await waits(sourceLocation: sourceLocation, for: text) {
      $0.textWithCursor.split(separator: "\n").last == text[...]
    }
  }

  /// Waits until the program runs a line: the terminal no longer marks pastes then.
  func whileRunning(sourceLocation: SourceLocation = #_sourceLocation) async {
    await waits(sourceLocation: sourceLocation, for: "a line that runs") { !$0.marksPastes }
  }

  /// Waits for the program's end.
  ///
  /// - Returns: Its exit status; 128 and the signal's number where one ended it.
  func end() async -> Int32 {
    await onThread { [self] in
      var isAlive = isSeen
      while isAlive {
        // What takes too long is no longer waited for.
        if wait(for: POLLIN) == nil { kill(id, SIGKILL) }
        isAlive = receive()
      }
      defer { hasEnded.withLock { $0 = true } }
      return waitForEnd(of: id)
    }
  }

  /// Waits until it has sounded so often.
  func sounds(_ count: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    await waits(sourceLocation: sourceLocation, for: "\(count) bells") { $0.bells == count }
  }

  /// Gives the terminal another size, of which the program is told.
  func resize(columns: Int, rows: Int) {
    screen.withLock { $0.resize(columns: columns, rows: rows) }
    var size = winsize()
    (size.ws_col, size.ws_row) = (UInt16(columns), UInt16(rows))
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Whether the terminal treats what is typed as it does for programs that ask for nothing.
  var isAsBefore: Bool {
    var settings = termios()
    guard tcgetattr(master, &settings) == 0 else { return false }
    let wanted = tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    return settings.c_lflag & wanted == wanted && settings.c_iflag & tcflag_t(ICRNL) != 0
      && !shown.marksPastes
  }

  private func waits(
    sourceLocation: SourceLocation,
    for wanted: String,
    until isReached: @escaping @Sendable (ScreenModel) -> Bool
  ) async {
    await onThread { [self] in
      while !isReached(shown), wait(for: POLLIN) != nil, receive() {}
    }
    let screen = shown
    guard !isReached(screen) || !screen.unknown.isEmpty else { return }
    let message = "wanted:\n\(wanted)\nshown:\n\(screen.textWithCursor)\n\(screen.unknown)"
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }

  /// Waits until the terminal can be read or written; `nil` where that takes too long.
  private func wait(for events: Int32) -> Int32? {
    var descriptor = pollfd(fd: master, events: Int16(events), revents: 0)
    let count = poll(&descriptor, 1, Int32(TerminalProgram.patience * 1000))
    guard count == 1 else { return nil }
    let ready = Int32(descriptor.revents)
    return ready & POLLHUP != 0 ? ready | POLLIN : ready
  }

  /// Reads a portion; `false` where nothing more will come.
  private func receive() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let count = read(master, &buffer, buffer.count)
    guard count > 0 else { return false }
    screen.withLock { $0.receive(buffer[..<count]) }
    received.withLock { $0 += buffer[..<count] }
    return true
  }
}

/// Does something that blocks on a thread of its own.
func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: body()) }
  }
}

private func waitForEnd(of id: pid_t) -> Int32 {
  var status: Int32 = 0
  while waitpid(id, &status, 0) < 0 && errno == EINTR {}
  let signal = status & 0x7F
  return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
}
