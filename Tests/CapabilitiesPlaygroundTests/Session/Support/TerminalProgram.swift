import Foundation
import Synchronization
import TestTraits
import Testing

/// A program on a pseudoterminal, whose screen the test reads.
final class TerminalProgram: Sendable {
  private let process: WatchedProcess
  private let master: Int32
  /// Whether the terminal is one of the program's files.
  private let isSeen: Bool
  private let screen: Mutex<ScreenModel>
  private let received = Mutex<[UInt8]>([])
  /// The screen at the first input since the last wait.
  private let before = Mutex<ScreenModel?>(nil)

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - executable: The path of the program.
  ///   - arguments: The arguments.
  ///   - environment: Variables beside `PATH`, `HOME`, `TERM` and `PLAYGROUND_HISTORY`.
  ///   - columns: The width of the terminal.
  ///   - rows: The height of the terminal.
  ///   - directory: The current directory; `nil` for the one of the test.
  ///   - redirections: The paths of files, by descriptor, in place of the terminal.
  ///   - idleLimit: The number of seconds that the program may be idle while the test waits for it.
  init(
    _ executable: String,
    _ arguments: [String] = [],
    environment: [String: String] = [:],
    columns: Int = 60,
    rows: Int = 12,
    directory: String? = nil,
    redirections: [Int32: String] = [:],
    idleLimit: Int = 60
  ) throws {
    let (master, name) = try openTerminal(columns: columns, rows: rows)
    self.master = master
    isSeen = redirections.count < 3
    screen = Mutex(ScreenModel(columns: columns, rows: rows))
    var variables = ["PATH": "/usr/bin:/bin", "HOME": "/nowhere", "TERM": "xterm"]
    // No test writes into the folder of a user.
    variables["PLAYGROUND_HISTORY"] = ""
    variables.merge(environment) { $1 }
    var actions = FileActions()
    for descriptor in Int32(0)...2 {
      actions.open(descriptor, redirections[descriptor] ?? name, O_RDWR | O_CREAT)
    }
    if let directory { actions.enter(directory) }
    process = WatchedProcess(
      try actions.spawn(
        executable,
        [executable] + arguments,
        variables.map { "\($0)=\($1)" },
        leadsSession: true
      ),
      idleLimit: idleLimit
    )
  }

  deinit {
    close(master)
    // A program ends if its terminal is closed. A test has reported the one that was killed.
    if process.hang == nil { _ = process.wait() }
  }

  /// The identifier of the program's process.
  var id: pid_t { process.id }
  /// The output of the program.
  var output: String { received.withLock { String(decoding: $0, as: UTF8.self) } }
  /// The screen of the terminal.
  var shown: ScreenModel { screen.withLock { $0 } }

  /// Sends a signal to the program.
  func send(_ signal: Int32) { process.send(signal) }

  /// Sends bytes as a keyboard does, and reads the output meanwhile.
  func type(_ bytes: [UInt8]) async {
    before.withLock { $0 = $0 ?? shown }
    await onThread { [self] in
      var left = bytes[...]
      while !left.isEmpty {
        let ready = wait(for: POLLIN | POLLOUT)
        if ready & POLLIN != 0, !receive() { return }
        guard ready & POLLOUT != 0 else { continue }
        // Small portions: a write must not block while the program waits for its output to be read.
        let count = left.prefix(512).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
        left = left.dropFirst(max(0, count))
      }
    }
  }

  /// Waits until the screen shows a text, with `|` at the cursor.
  func shows(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    await waits(sourceLocation: sourceLocation, for: text) { $0.textWithCursor == text }
  }

  /// Waits until the screen contains a text.
  func mentions(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    await waits(sourceLocation: sourceLocation, for: text) { $0.text.contains(text) }
  }

  /// Waits until the screen does not contain a text.
  func drops(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    await waits(sourceLocation: sourceLocation, for: "a screen without: \(text)") {
      !$0.text.contains(text)
    }
  }

  /// Waits until the last row has a text, with `|` at the cursor.
  func waitForLine(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    await waits(sourceLocation: sourceLocation, for: text) {
      $0.textWithCursor.split(separator: "\n").last == text[...]
    }
  }

  /// Types a text, and waits until the screen shows a text, mentions one, or has one in its last row.
  func type(
    _ text: String,
    shows screen: String? = nil,
    mentions part: String? = nil,
    line: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await type(Array(text.utf8))
    if let screen { await shows(screen, sourceLocation: sourceLocation) }
    if let part { await mentions(part, sourceLocation: sourceLocation) }
    if let line { await waitForLine(line, sourceLocation: sourceLocation) }
  }

  /// Waits until the program ends.
  ///
  /// - Returns: The exit status, or 128 plus the number of the signal that ended the program.
  func end(sourceLocation: SourceLocation = #_sourceLocation) async -> Int32 {
    if isSeen { await onThread { [self] in while receive() {} } }
    return await process.end(sourceLocation: sourceLocation)
  }

  /// Changes the size of the terminal, and notifies the program.
  func resize(columns: Int, rows: Int) {
    before.withLock { $0 = $0 ?? shown }
    screen.withLock { $0.resize(columns: columns, rows: rows) }
    var size = winsize()
    (size.ws_col, size.ws_row) = (UInt16(columns), UInt16(rows))
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Whether the terminal is in its initial mode.
  var isAsBefore: Bool {
    var settings = termios()
    guard tcgetattr(master, &settings) == 0 else { return false }
    let wanted = tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    return settings.c_lflag & wanted == wanted && settings.c_iflag & tcflag_t(ICRNL) != 0
  }

  private func waits(
    sourceLocation: SourceLocation,
    for wanted: String,
    until isReached: @escaping @Sendable (ScreenModel) -> Bool
  ) async {
    await onThread { [self] in
      while !isReached(shown), receive() {}
    }
    let screen = shown
    var cause = process.hang?.rawValue ?? "the program's output ended"
    if isReached(screen) {
      if !screen.unknown.isEmpty {
        cause = "unknown control sequences: \(screen.unknown)"
      } else if let before = before.withLock({ $0.take() }), isReached(before) {
        cause = "the screen showed this before the input, so that the test did not wait"
      } else {
        return
      }
    }
    let message = """
      \(cause)
      wanted:
      \(wanted)
      shown:
      \(screen.textWithCursor)
      """
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }

  /// Waits until the terminal can be read or written. It can be read when the program has ended, and
  /// when it was idle for too long.
  private func wait(for events: Int32) -> Int32 {
    var descriptor = pollfd(fd: master, events: Int16(events), revents: 0)
    let isReady: Bool? = process.wait { poll(&descriptor, 1, 1_000) > 0 ? true : nil }
    let ready = Int32(descriptor.revents)
    return isReady == nil || ready & POLLHUP != 0 ? ready | POLLIN : ready
  }

  /// Waits for a portion and reads it; `false` at the end of the output.
  private func receive() -> Bool {
    guard wait(for: POLLIN) & POLLIN != 0, process.hang == nil else { return false }
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    var count = 0
    repeat { count = read(master, &buffer, buffer.count) } while count < 0 && errno == EINTR
    guard count > 0 else { return false }
    screen.withLock { $0.receive(buffer[..<count]) }
    received.withLock { $0 += buffer[..<count] }
    return true
  }
}
