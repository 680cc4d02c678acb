import CapabilitiesPlayground
import Foundation
import Synchronization

/// A request to stop by a signal: SIGINT (Ctrl-C), SIGTERM, or SIGHUP (the terminal was closed).
enum Interruption {
  /// A global, because a signal handler cannot capture anything.
  private static let requested = Atomic<Int32>(0)

  /// Whether to stop after the running lines.
  static var isRequested: Bool { requested.load(ordering: .relaxed) != 0 }

  /// The exit status after a signal: 128 plus the signal's number.
  static var status: PlaygroundExitStatus {
    .signal(requested.load(ordering: .relaxed))
  }

  /// Installs the signal handlers. The first signal requests a stop, and the second one ends the
  /// process.
  static func watch() {
    // Initialize the global here, not in the handler.
    requested.store(0, ordering: .relaxed)
    let handler: @convention(c) (Int32) -> Void = { number in
      if Interruption.requested.exchange(number, ordering: .relaxed) != 0 { _exit(128 + number) }
    }
    for number in [SIGINT, SIGTERM] { signal(number, handler) }
    // `nohup` ignores SIGHUP; keep it ignored.
    let previous = signal(SIGHUP, handler)
    if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(SIGHUP, SIG_IGN)
    }
  }
}
