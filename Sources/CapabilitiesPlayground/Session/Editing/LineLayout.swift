/// A prompt and a line, laid out as rows of a terminal.
///
/// If the line needs more rows than the terminal has, the layout shows the part around the cursor.
struct LineLayout: Equatable {
  struct Row: Equatable {
    var text = ""
    var width = 0
    /// Whether the line continues in the next row because this one is full.
    var isContinued = false
  }

  private(set) var rows: [Row] = [Row()]
  /// The row of the cursor, from 0.
  private(set) var cursorRow = 0
  /// The column of the cursor, from 0.
  private(set) var cursorColumn = 0
  private let size: TerminalSize

  /// Lays out a line.
  ///
  /// - Parameters:
  ///   - picture: The prompt, the line and the cursor.
  ///   - size: The size of the terminal.
  init(_ picture: LinePicture, size: TerminalSize) {
    self.size = size
    // A long prompt would leave no room for the line.
    let prompt = picture.prompt.displayWidth + 8 > size.columns ? "> " : picture.prompt
    for character in prompt { add(character) }
    let area = size.columns * size.rows
    // Lay out only the part that can be visible, however long the line is.
    let half = max(1, area / 2)
    let first = max(0, (picture.cursor / half - 2) * half)
    let last = min(picture.characters.count, picture.cursor + area)
    for index in first..<last {
      if index == picture.cursor { placeCursor(before: picture.characters[index]) }
      add(picture.characters[index])
    }
    if picture.cursor >= last { placeCursor(before: nil) }
    showAroundCursor()
    if prompt == picture.prompt, first == 0, rows[0].text.hasPrefix(prompt) {
      rows[0].text = picture.coloredPrompt + rows[0].text.dropFirst(prompt.count)
    }
  }

  private mutating func add(_ character: Character) {
    if character == "\n" { return rows.append(Row()) }
    let width = character.displayWidth
    wrap(for: width)
    rows[rows.count - 1].text += character.shown
    rows[rows.count - 1].width += width
  }

  private mutating func wrap(for width: Int) {
    guard rows[rows.count - 1].width + width > size.columns else { return }
    rows[rows.count - 1].isContinued = true
    rows.append(Row())
  }

  private mutating func placeCursor(before character: Character?) {
    // After a full row, the cursor is in the next one.
    wrap(for: character == "\n" ? 0 : max(1, character?.displayWidth ?? 1))
    (cursorRow, cursorColumn) = (rows.count - 1, rows[rows.count - 1].width)
    if cursorColumn == size.columns { cursorColumn -= 1 }
  }

  private mutating func showAroundCursor() {
    guard rows.count > size.rows else { return }
    let first = min(max(0, cursorRow - size.rows / 2), rows.count - size.rows)
    rows = Array(rows[first..<first + size.rows])
    cursorRow -= first
  }
}

extension LineLayout {
  /// The text that draws the rows, from the start of the first one.
  var drawing: String {
    var text = ""
    for (index, row) in rows.enumerated() {
      text += row.text
      guard index + 1 < rows.count else { break }
      // The terminal continues a full row in the next one, and copies both as one line.
      let wrapsAutomatically =
        row.isContinued && row.width == size.columns && rows[index + 1].width > 0
      if !wrapsAutomatically { text += "\r\n" }
    }
    return isCursorAtEnd ? text : text + motion(from: rows.count - 1)
  }

  /// Returns the text that replaces an earlier drawing, as short as possible.
  ///
  /// - Parameter earlier: The layout on the screen.
  func drawing(over earlier: LineLayout) -> String {
    guard size == earlier.size else { return earlier.erasure(columns: size.columns) + drawing }
    if rows == earlier.rows { return motion(from: earlier.cursorRow) }
    return continuation(of: earlier) ?? earlier.erasure(columns: size.columns) + drawing
  }

  /// Returns the added text, if the change only appends to the last row.
  private func continuation(of earlier: LineLayout) -> String? {
    guard rows.dropLast() == earlier.rows.dropLast(), isCursorAtEnd, earlier.isCursorAtEnd,
      let text = rows.last?.text, let start = earlier.rows.last?.text, text.hasPrefix(start)
    else { return nil }
    return String(text.dropFirst(start.count))
  }

  private var isCursorAtEnd: Bool {
    cursorRow == rows.count - 1 && cursorColumn == rows.last?.width
  }

  private func motion(from row: Int) -> String {
    let up = row > cursorRow ? "\u{1B}[\(row - cursorRow)A" : ""
    let down = row < cursorRow ? "\u{1B}[\(cursorRow - row)B" : ""
    return up + down + "\r" + (cursorColumn > 0 ? "\u{1B}[\(cursorColumn)C" : "")
  }

  /// Returns the text that erases the drawing and moves the cursor to the start of its first row.
  ///
  /// - Parameter columns: The current width of the terminal.
  func erasure(columns: Int) -> String {
    let up = rowsAboveCursor(columns: columns)
    return "\r" + (up > 0 ? "\u{1B}[\(up)A" : "") + "\u{1B}[J"
  }

  /// The text that moves the cursor to the row after the drawing.
  var leaving: String {
    let down = rows.count - 1 - cursorRow
    return (down > 0 ? "\u{1B}[\(down)B" : "") + "\r\n"
  }

  /// Returns the number of rows above the cursor after a terminal of another width has wrapped them.
  private func rowsAboveCursor(columns: Int) -> Int {
    guard columns != size.columns, columns > 0 else { return cursorRow }
    var (above, width) = (0, 0)
    for row in rows[..<cursorRow] {
      width += row.width
      guard !row.isContinued || row.width < size.columns else { continue }
      above += max(1, (width + columns - 1) / columns)
      width = 0
    }
    return above + (width + cursorColumn) / columns
  }
}

/// The visible state of an edited line.
struct LinePicture: Equatable, Sendable {
  var prompt: String
  /// The prompt with its color.
  var coloredPrompt: String
  var characters: [Character] = []
  /// The number of characters before the cursor.
  var cursor = 0
}

/// The size of a terminal in characters.
struct TerminalSize: Equatable, Sendable {
  var columns = 80
  var rows = 24
}
