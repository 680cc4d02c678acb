import Foundation
import Synchronization

/// The screen of the terminal. Output that arrives while a line is edited is printed above the line.
final class SessionScreen: Sendable {
  private struct State {
    /// The visible line, if any.
    var picture: LinePicture?
    var layout: LineLayout?
    /// Whether the last output ended with a line break.
    var isAtLineStart = true
  }

  private let state = Mutex(State())
  private let write: @Sendable (String) -> Void
  private let size: @Sendable () -> TerminalSize

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - write: Writes to the terminal.
  ///   - size: Returns the current size of the terminal.
  init(write: @escaping @Sendable (String) -> Void, size: @escaping @Sendable () -> TerminalSize) {
    self.write = write
    self.size = size
  }

  /// Writes output, above the line if one is visible.
  ///
  /// - Parameters:
  ///   - text: The output.
  ///   - sink: Writes to standard output or standard error.
  func output(_ text: String, through sink: (String) -> Void) {
    guard let last = text.last else { return }
    state.withLock { state in
      guard let picture = state.picture, let layout = state.layout else {
        state.isAtLineStart = last.isNewline
        return sink(text)
      }
      write(layout.erasure(columns: size().columns))
      sink(last.isNewline ? text : text + "\n")
      state.layout = nil
      draw(picture, in: &state)
    }
  }

  /// Shows a line in place of the visible one.
  func show(_ picture: LinePicture) {
    state.withLock { state in
      guard picture != state.picture else { return }
      redraw(picture, in: &state)
    }
  }

  /// Draws the line again, after the size changed or another process used the terminal.
  func refresh() {
    state.withLock { state in
      guard let picture = state.picture else { return }
      if let layout = state.layout { write(layout.erasure(columns: size().columns)) }
      state.layout = nil
      redraw(picture, in: &state)
    }
  }

  /// Clears the screen and draws the line.
  func clear() {
    state.withLock { state in
      write("\u{1B}[H\u{1B}[2J")
      state.layout = nil
      if let picture = state.picture { draw(picture, in: &state) }
    }
  }

  /// Rings the bell.
  func sound() { write("\u{7}") }

  /// Leaves the line on the screen, with a mark after it. Output continues below.
  func leave(_ mark: String = "") {
    state.withLock { state in
      guard let layout = state.layout else { return }
      write(mark + layout.leaving)
      (state.picture, state.layout) = (nil, nil)
    }
  }

  /// Erases the line.
  func erase() {
    state.withLock { state in
      guard let layout = state.layout else { return }
      write(layout.erasure(columns: size().columns))
      (state.picture, state.layout) = (nil, nil)
    }
  }

  private func redraw(_ picture: LinePicture, in state: inout State) {
    if !state.isAtLineStart { write("\n") }
    draw(picture, in: &state)
  }

  private func draw(_ picture: LinePicture, in state: inout State) {
    let layout = LineLayout(picture, size: size())
    write(state.layout.map(layout.drawing(over:)) ?? layout.drawing)
    (state.picture, state.layout, state.isAtLineStart) = (picture, layout, true)
  }
}
