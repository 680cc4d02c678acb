import Foundation
import Synchronization

/// The terminal's screen, on which others may write while a line is edited: their output comes
/// above the line.
final class SessionScreen: Sendable {
  private struct State {
    /// The line, if one is shown.
    var picture: LinePicture?
    var layout: LineLayout?
    /// Whether the last output ended its line.
    var isAtLineStart = true
  }

  private let state = Mutex(State())
  private let write: @Sendable (String) -> Void
  private let size: @Sendable () -> TerminalSize

  /// A screen.
  ///
  /// - Parameters:
  ///   - write: Writes to it.
  ///   - size: How large it is at the moment.
  init(write: @escaping @Sendable (String) -> Void, size: @escaping @Sendable () -> TerminalSize) {
    self.write = write
    self.size = size
  }

  /// Writes output, above the line where one is shown.
  ///
  /// - Parameters:
  ///   - text: The output.
  ///   - sink: What writes it: standard output or standard error.
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

  /// Shows a line in place of what is shown of it.
  func show(_ picture: LinePicture) {
    state.withLock { state in
      guard picture != state.picture else { return }
      redraw(picture, in: &state)
    }
  }

  /// Shows the line anew, after the terminal has changed its size or was somebody else's.
  func refresh() {
    state.withLock { state in
      guard let picture = state.picture else { return }
      if let layout = state.layout { write(layout.erasure(columns: size().columns)) }
      state.layout = nil
      redraw(picture, in: &state)
    }
  }

  /// Shows the line alone on a screen.
  func clear() {
    state.withLock { state in
      write("\u{1B}[H\u{1B}[2J")
      state.layout = nil
      if let picture = state.picture { draw(picture, in: &state) }
    }
  }

  /// Sounds, where something cannot be done.
  func sound() { write("\u{7}") }

  /// Leaves the line as it stands, with something behind it; output goes below.
  func leave(_ mark: String = "") {
    state.withLock { state in
      guard let layout = state.layout else { return }
      write(mark + layout.leaving)
      (state.picture, state.layout) = (nil, nil)
    }
  }

  /// Takes the line away.
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
