import CapabilitiesPlayground
import Foundation
import Synchronization

/// Whether the user, or the system, has asked to stop: Ctrl-C, `kill`, a terminal that goes away.
enum Interruption {
  /// Set by the signal handler, which can reach nothing but a global.
  private static let requested = Atomic<Int32>(0)

  /// Whether to stop after the current line.
  static var isRequested: Bool { requested.load(ordering: .relaxed) != 0 }

  /// What to exit with where that was asked for: 128 and the signal's number.
  static var status: PlaygroundExitStatus {
    .signal(requested.load(ordering: .relaxed))
  }

  /// From now on, a first signal asks to stop and a second one ends the process at once.
  static func watch() {
    // The global is made here: the handler must not be the first to touch it.
    requested.store(0, ordering: .relaxed)
    let handler: @convention(c) (Int32) -> Void = { number in
      if Interruption.requested.exchange(number, ordering: .relaxed) != 0 { _exit(128 + number) }
    }
    for number in [SIGINT, SIGTERM] { signal(number, handler) }
    // What `nohup` has started goes on when the terminal is gone.
    let previous = signal(SIGHUP, handler)
    if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(SIGHUP, SIG_IGN)
    }
  }
}
