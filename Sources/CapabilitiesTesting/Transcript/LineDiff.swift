/// The line-by-line difference of two texts, including the common lines.
struct LineDiff: CustomStringConvertible {
  private let rows: [String]

  init(from old: String, to new: String) {
    let oldLines = LineDiff.lines(of: old)
    let newLines = LineDiff.lines(of: new)
    let difference = newLines.difference(from: oldLines)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [String] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < oldLines.count || newIndex < newLines.count {
      if removed.contains(oldIndex) {
        rows.append("- " + oldLines[oldIndex])
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        rows.append("+ " + newLines[newIndex])
        newIndex += 1
      } else {
        rows.append("  " + oldLines[oldIndex])
        oldIndex += 1
        newIndex += 1
      }
    }
    self.rows = rows
  }

  /// An empty text has no lines.
  private static func lines(of text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  var description: String { rows.joined(separator: "\n") }
}
