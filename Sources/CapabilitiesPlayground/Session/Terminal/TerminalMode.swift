import Foundation
import Synchronization

/// The mode of the terminal of standard input, which is restored after a line was edited.
///
/// While a command runs, and after the program ends for any reason, the terminal is in its own mode.
enum TerminalMode {
  /// Whether a line is currently edited.
  private static let isEditing = Atomic<Bool>(false)

  // Safe: only `save` writes it, while `isEditing` is false, and there is one session. It is read only
  // while `isEditing` is true, also by signal handlers, which cannot use a lock. It is never freed.
  nonisolated(unsafe) private static let previous = UnsafeMutablePointer<termios>.allocate(
    capacity: 1
  )

  /// Stores the mode, before the library that edits lines changes it.
  ///
  /// - Returns: Whether standard input is a terminal that still exists.
  static func save() -> Bool {
    guard !isEditing.load(ordering: .acquiring) else { return true }
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return false }
    previous.initialize(to: settings)
    isEditing.store(true, ordering: .releasing)
    return true
  }

  /// Restores the terminal. Signal handlers can call this function.
  static func restore() {
    guard isEditing.exchange(false, ordering: .acquiringAndReleasing) else { return }
    // A background process must not change the terminal: that would stop the process.
    guard tcgetpgrp(STDIN_FILENO) == getpgrp() else { return }
    tcsetattr(STDIN_FILENO, TCSANOW, previous)
  }

  /// Initializes the globals, because a signal handler must not be the first to use them.
  static func prepare() {
    _ = previous
    _ = isEditing.load(ordering: .relaxed)
    atexit { TerminalMode.restore() }
  }
}
