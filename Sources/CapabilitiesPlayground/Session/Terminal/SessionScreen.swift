import Foundation
import Synchronization

/// The screen of the terminal. Output that arrives while a line is edited is printed above the line.
final class SessionScreen: Sendable {
  private struct State {
    var isEditing = false
    /// Output that waits for the thread that edits the line.
    var waiting: [@Sendable () -> Void] = []
    /// Whether the last output ended with a line break.
    var isAtLineStart = true
  }

  private let state = Mutex(State())
  let write: @Sendable (String) -> Void

  init(write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// Writes output, above the line if one is edited.
  ///
  /// - Parameters:
  ///   - text: The output.
  ///   - sink: Writes to standard output or standard error.
  func output(_ text: String, through sink: @escaping @Sendable (String) -> Void) {
    guard let last = text.last else { return }
    state.withLock { state in
      guard state.isEditing else {
        state.isAtLineStart = last.isNewline
        return sink(text)
      }
      state.waiting.append { sink(last.isNewline ? text : text + "\n") }
      SignalPipe.redraw()
    }
  }

  /// Starts a line, at the start of a row.
  func begin() {
    state.withLock { state in
      if !state.isAtLineStart { write("\n") }
      (state.isEditing, state.isAtLineStart) = (true, true)
    }
  }

  /// Writes the output that waits.
  ///
  /// - Parameter ends: Whether the line ends, so that output no longer waits.
  func flush(ends: Bool = false) {
    state.withLock { state in
      for write in state.waiting { write() }
      state.waiting = []
      if ends { state.isEditing = false }
    }
  }
}
