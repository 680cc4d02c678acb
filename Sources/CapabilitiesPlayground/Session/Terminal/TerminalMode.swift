import Foundation
import Synchronization

/// How the terminal behind standard input treats what is typed: as always, or key by key while a
/// line is edited.
///
/// Keys are read one by one only while a line is edited. What runs meanwhile finds the terminal as
/// it was, and so does whoever started the program, on every way out of it.
enum TerminalMode {
  /// Whether keys are read one by one at the moment.
  private static let isByKey = Atomic<Bool>(false)

  // Safe: written only by `enter`, while `isByKey` is false, by the one session that there is; read
  // only while it is true, as signal handlers must, which cannot wait for a lock. Never freed.
  nonisolated(unsafe) private static let previous = UnsafeMutablePointer<termios>.allocate(
    capacity: 1
  )

  /// Has keys read one by one, and pastes marked.
  ///
  /// - Returns: Whether the terminal does so.
  static func enter() -> Bool {
    guard !isByKey.load(ordering: .acquiring) else { return true }
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return false }
    previous.initialize(to: settings)
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    settings.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP)
    // Nothing that was typed ahead is dropped.
    guard tcsetattr(STDIN_FILENO, TCSADRAIN, &settings) == 0 else { return false }
    isByKey.store(true, ordering: .releasing)
    put("\u{1B}[?2004h")
    return true
  }

  /// Gives the terminal back as it was. Signal handlers may call it.
  static func leave() {
    guard isByKey.exchange(false, ordering: .acquiringAndReleasing) else { return }
    // In the background the terminal is somebody else's, and changing it would stop the process.
    guard tcgetpgrp(STDIN_FILENO) == getpgrp() else { return }
    tcsetattr(STDIN_FILENO, TCSANOW, previous)
    put("\u{1B}[?2004l")
  }

  /// Makes this known, so that a signal handler is not the first to touch it.
  static func prepare() {
    _ = previous
    _ = isByKey.load(ordering: .relaxed)
    atexit { TerminalMode.leave() }
  }

  private static func put(_ sequence: StaticString) {
    _ = write(STDOUT_FILENO, sequence.utf8Start, sequence.utf8CodeUnitCount)
  }
}
