/// Returns the list of candidates to print below a line.
///
/// - Parameters:
///   - candidates: The candidates.
///   - columns: The width of the terminal.
///   - rows: The height of the terminal. Candidates that do not fit are only counted.
/// - Returns: The lines of the list, each with a line break.
func candidateList(_ candidates: [Candidate], columns: Int, rows: Int) -> String {
  let names = candidates.map { String($0.text.reversed().drop(while: \.isWhitespace).reversed()) }
  let width = names.map(\.displayWidth).max() ?? 0
  let hasNotes = candidates.contains { !$0.note.isEmpty } && width + 12 < columns
  let perRow = hasNotes ? 1 : max(1, columns / (width + 2))
  let height = (names.count + perRow - 1) / perRow
  let shownRows = min(height, max(1, rows - 3))
  var lines = (0..<shownRows).map { row in
    // Fill columns first, as `ls` does.
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
