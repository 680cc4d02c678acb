/// Lists candidates below a line.
///
/// - Parameters:
///   - candidates: The candidates.
///   - columns: How wide the terminal is.
///   - rows: How high it is; more than fits there is counted only.
/// - Returns: Whole lines.
func listing(_ candidates: [Candidate], columns: Int, rows: Int) -> String {
  let names = candidates.map { $0.text.trimmingBlanks }
  let width = names.map(\.displayWidth).max() ?? 0
  let hasNotes = candidates.contains { !$0.note.isEmpty } && width + 12 < columns
  let perRow = hasNotes ? 1 : max(1, columns / (width + 2))
  let height = (names.count + perRow - 1) / perRow
  let shownRows = min(height, max(1, rows - 3))
  var lines = (0..<shownRows).map { row in
    // Down the columns, as directories are listed.
    let indices = stride(from: row, to: names.count, by: height)
    let cells = indices.map { index in
      let isLast = index + height >= names.count
      let note = hasNotes ? candidates[index].note : ""
      return isLast && note.isEmpty ? names[index] : names[index].padded(to: width) + "  " + note
    }
    return cells.joined().shortened(to: columns - 1)
  }
  let left = names.count - shownRows * perRow
  if height > shownRows { lines.append("… and \(max(1, left)) more") }
  return lines.map { $0 + "\n" }.joined()
}

extension String {
  fileprivate var trimmingBlanks: String {
    String(reversed().drop(while: \.isWhitespace).reversed())
  }

  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth))
  }

  /// The text's beginning, if it is wider than that.
  func shortened(to width: Int) -> String {
    guard displayWidth > width else { return self }
    var left = width - 1
    let beginning = prefix { character in
      left -= character.displayWidth
      return left >= 0
    }
    return beginning + "…"
  }
}
