/// A prompt and a line, as the rows of a terminal of some size.
///
/// A line that needs more rows than there are is shown around its cursor.
struct LineLayout: Equatable {
  /// What one row shows.
  struct Row: Equatable {
    var text = ""
    var width = 0
    /// Whether the line goes on in the next row because this one is full.
    var isContinued = false
  }

  /// The rows.
  private(set) var rows: [Row] = [Row()]
  /// The row that the cursor is in, from 0.
  private(set) var cursorRow = 0
  /// The column that the cursor is in, from 0.
  private(set) var cursorColumn = 0
  private let size: TerminalSize

  /// Lays out a line.
  ///
  /// - Parameters:
  ///   - picture: What is shown.
  ///   - size: The terminal's.
  init(_ picture: LinePicture, size: TerminalSize) {
    self.size = size
    // A prompt that fills the row would leave nothing for the line.
    let prompt = picture.prompt.displayWidth + 8 > size.columns ? "> " : picture.prompt
    for character in prompt { add(character) }
    let area = size.columns * size.rows
    // Only what may be seen is looked at, however long the line is.
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
      rows[0].text = picture.colouredPrompt + rows[0].text.dropFirst(prompt.count)
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
    // Behind a full row the cursor stands in the next one.
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
  /// Draws the rows, from the start of the first one.
  var drawing: String {
    var text = ""
    for (index, row) in rows.enumerated() {
      text += row.text
      guard index + 1 < rows.count else { break }
      // A full row goes on in the next one by itself, and is one line to whoever copies it.
      let goesOnByItself =
        row.isContinued && row.width == size.columns && rows[index + 1].width > 0
      if !goesOnByItself { text += "\r\n" }
    }
    return isCursorAtEnd ? text : text + motion(from: rows.count - 1)
  }

  /// Draws the rows where others are drawn, with no more output than it takes.
  ///
  /// - Parameter earlier: What is drawn.
  func drawing(over earlier: LineLayout) -> String {
    guard size == earlier.size else { return earlier.erasure(columns: size.columns) + drawing }
    if rows == earlier.rows { return motion(from: earlier.cursorRow) }
    return continuation(of: earlier) ?? earlier.erasure(columns: size.columns) + drawing
  }

  /// What is to be written where characters were added at the end of the last row.
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

  /// Takes away what is drawn; the cursor stands at the start of the first row.
  ///
  /// - Parameter columns: How wide the terminal is by now.
  func erasure(columns: Int) -> String {
    let up = rowsAboveCursor(columns: columns)
    return "\r" + (up > 0 ? "\u{1B}[\(up)A" : "") + "\u{1B}[J"
  }

  /// Goes behind what is drawn, to the start of a row.
  var leaving: String {
    let down = rows.count - 1 - cursorRow
    return (down > 0 ? "\u{1B}[\(down)B" : "") + "\r\n"
  }

  /// How many rows stand above the cursor once a terminal of another width has broken them anew.
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
