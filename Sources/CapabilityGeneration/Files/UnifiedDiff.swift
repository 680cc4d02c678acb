/// The difference of two texts in the format of `diff -u` and `git`.
struct UnifiedDiff {
  /// The lines of both texts: after `-` if only the old text has it, after `+` if only the new one has
  /// it, otherwise after a space.
  private let rows: [String]

  /// Compares two texts.
  init(old: String, new: String) { rows = Self.rows(Self.lines(old), Self.lines(new)) }

  /// The number of lines that only the old text has.
  var removed: Int { rows.count { $0.hasPrefix("-") } }
  /// The number of lines that only the new text has.
  var inserted: Int { rows.count { $0.hasPrefix("+") } }

  /// Returns the changed lines with up to three lines around them; an empty text if there are none.
  func text(path: String) -> String {
    var hunks: [Range<Int>] = []
    for (index, row) in rows.enumerated() where !row.hasPrefix(" ") {
      let range = max(0, index - 3)..<min(rows.count, index + 4)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    guard !hunks.isEmpty else { return "" }
    return "--- a/\(path)\n+++ b/\(path)\n" + hunks.map(text).joined()
  }

  private func text(_ hunk: Range<Int>) -> String {
    func place(without sign: String) -> String {
      let above = rows[..<hunk.lowerBound].count { !$0.hasPrefix(sign) }
      let count = rows[hunk].count { !$0.hasPrefix(sign) }
      return "\(above + (count == 0 ? 0 : 1)),\(count)"
    }
    let heading = "@@ -\(place(without: "+")) +\(place(without: "-")) @@"
    return ([heading] + rows[hunk]).map { $0 + "\n" }.joined()
  }

  private static func lines(_ text: String) -> [Substring] {
    var lines = text.lines
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func rows(_ old: [Substring], _ new: [Substring]) -> [String] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let (before, after) = (old[start...].dropLast(end), new[start...].dropLast(end))
    var (removed, inserted) = (Set(before.indices), Set(after.indices))
    // The memory of a comparison grows with the square of the number of changes.
    if max(before.count, after.count) <= 2_000 {
      (removed, inserted) = ([], [])
      for change in after.difference(from: before) {
        switch change {
        case .remove(let offset, _, _): removed.insert(start + offset)
        case .insert(let offset, _, _): inserted.insert(start + offset)
        }
      }
    }
    var rows: [String] = []
    var right = 0
    for (left, line) in old.enumerated() {
      let isKept = !removed.contains(left)
      while isKept, inserted.contains(right) {
        rows.append("+\(new[right])")
        right += 1
      }
      rows.append((isKept ? " " : "-") + line)
      if isKept { right += 1 }
    }
    return rows + new[right...].map { "+\($0)" }
  }
}
