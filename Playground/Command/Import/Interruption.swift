import CapabilitiesPlayground
import Foundation
import Synchronization

/// A request to stop by a signal: SIGINT (Ctrl-C), SIGTERM, or SIGHUP (the terminal was closed).
enum Interruption {
  /// A global, because a signal handler cannot capture anything.
  private static let requested = Atomic<Int32>(0)
  private static let isOnTerminal = Atomic<Bool>(false)

  /// Whether to stop after the running lines.
  static var isRequested: Bool { requested.load(ordering: .relaxed) != 0 }

  /// The exit status after a signal: 128 plus the signal's number.
  static var status: PlaygroundExitStatus {
    .signal(requested.load(ordering: .relaxed))
  }

  /// Installs the signal handlers. The first signal requests a stop, and the second one ends the
  /// process.
  static func watch() {
    // Initialize the globals here, not in the handler.
    requested.store(0, ordering: .relaxed)
    isOnTerminal.store(isatty(STDERR_FILENO) == 1, ordering: .relaxed)
    let handler: @convention(c) (Int32) -> Void = { number in
      if Interruption.isRequested { _exit(128 + number) }
      // Before the request, so that this message precedes the summary.
      Interruption.announce()
      Interruption.requested.store(number, ordering: .releasing)
    }
    for number in [SIGINT, SIGTERM] { signal(number, handler) }
    // `nohup` ignores SIGHUP; keep it ignored.
    let previous = signal(SIGHUP, handler)
    if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(SIGHUP, SIG_IGN)
    }
  }

  /// Prints that the import stops. Calls only functions that a signal handler may call.
  private static func announce() {
    let number = errno
    defer { errno = number }
    // A full pipe must not block the handler.
    var output = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
    guard poll(&output, 1, 0) == 1, output.revents == POLLOUT else { return }
    // On a terminal, the progress bar is on the current line.
    if isOnTerminal.load(ordering: .relaxed) { write("\n") }
    write("Stopping after the running lines. Another signal ends the import at once.\n")
  }

  private static func write(_ text: StaticString) {
    _ = Foundation.write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }
}
