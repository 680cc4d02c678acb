import Foundation
import Synchronization

/// The mode of the terminal of standard input: its own mode, or key by key while a line is edited.
///
/// While a command runs, and after the program ends for any reason, the terminal is in its own mode.
enum TerminalMode {
  /// Whether keys are currently read one by one.
  private static let isByKey = Atomic<Bool>(false)

  // Safe: only `enter` writes it, while `isByKey` is false, and there is one session. It is read only
  // while `isByKey` is true, also by signal handlers, which cannot use a lock. It is never freed.
  nonisolated(unsafe) private static let previous = UnsafeMutablePointer<termios>.allocate(
    capacity: 1
  )

  /// Starts to read keys one by one, with markers around pasted text.
  ///
  /// - Returns: Whether the terminal supports it.
  static func enter() -> Bool {
    guard !isByKey.load(ordering: .acquiring) else { return true }
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return false }
    previous.initialize(to: settings)
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    settings.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP)
    // Keep input that was typed ahead.
    guard tcsetattr(STDIN_FILENO, TCSADRAIN, &settings) == 0 else { return false }
    isByKey.store(true, ordering: .releasing)
    put("\u{1B}[?2004h")
    return true
  }

  /// Restores the terminal. Signal handlers can call this function.
  static func leave() {
    guard isByKey.exchange(false, ordering: .acquiringAndReleasing) else { return }
    // A background process must not change the terminal: that would stop the process.
    guard tcgetpgrp(STDIN_FILENO) == getpgrp() else { return }
    tcsetattr(STDIN_FILENO, TCSANOW, previous)
    put("\u{1B}[?2004l")
  }

  /// Initializes the globals, because a signal handler must not be the first to use them.
  static func prepare() {
    _ = previous
    _ = isByKey.load(ordering: .relaxed)
    atexit { TerminalMode.leave() }
  }

  private static func put(_ sequence: StaticString) {
    _ = write(STDOUT_FILENO, sequence.utf8Start, sequence.utf8CodeUnitCount)
  }
}
