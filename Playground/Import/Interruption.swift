import Foundation
import Synchronization

/// Whether the user has asked to stop (Ctrl-C).
enum Interruption {
  /// Set by the signal handler, which can reach nothing but a global.
  private static let requested = Atomic(false)

  /// Whether to stop after the current line.
  static var isRequested: Bool { requested.load(ordering: .relaxed) }

  /// From now on, a first interrupt asks to stop and a second one ends the process at once.
  static func watch() {
    // The global is made here: the handler must not be the first to touch it.
    requested.store(false, ordering: .relaxed)
    signal(SIGINT) { _ in
      if Interruption.requested.exchange(true, ordering: .relaxed) { _exit(130) }
    }
  }
}
