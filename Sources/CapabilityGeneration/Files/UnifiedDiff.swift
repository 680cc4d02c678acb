/// What to change in one text to get another, in the form that `diff -u` and `git` use.
struct UnifiedDiff {
  /// The difference of two texts.
  ///
  /// - Parameters:
  ///   - old: The text that is there.
  ///   - new: The text that should be.
  ///   - path: The file's name for the heading.
  /// - Returns: The empty text where there is none.
  static func text(old: String, new: String, path: String) -> String {
    guard old != new else { return "" }
    let before = lines(old)
    let after = lines(new)
    let difference = LineDifference(before, after)
    var rows: [Row] = []
    var (left, right) = (0, 0)
    while left < before.count || right < after.count {
      if left < before.count, difference.removed.contains(left) {
        rows.append(Row(sign: "-", text: before[left], left: left, right: right))
        left += 1
      } else if right < after.count, difference.inserted.contains(right) {
        rows.append(Row(sign: "+", text: after[right], left: left, right: right))
        right += 1
      } else {
        rows.append(Row(sign: " ", text: before[left], left: left, right: right))
        left += 1
        right += 1
      }
    }
    return "--- a/\(path)\n+++ b/\(path)\n" + hunks(rows).map(\.text).joined()
  }

  /// How many lines of two texts are not in the other.
  static func counts(old: String, new: String) -> (removed: Int, inserted: Int) {
    let difference = LineDifference(lines(old), lines(new))
    return (difference.removed.count, difference.inserted.count)
  }

  private struct Row {
    var sign: Character
    var text: Substring
    var left: Int
    var right: Int
  }

  private struct Hunk {
    var rows: ArraySlice<Row>

    var text: String {
      let old = rows.count { $0.sign != "+" }
      let new = rows.count { $0.sign != "-" }
      let left = (rows.first?.left ?? 0) + (old == 0 ? 0 : 1)
      let right = (rows.first?.right ?? 0) + (new == 0 ? 0 : 1)
      let body = rows.map { "\($0.sign)\($0.text)\n" }.joined()
      return "@@ -\(left),\(old) +\(right),\(new) @@\n" + body
    }
  }

  /// Groups changes with up to three lines around them.
  private static func hunks(_ rows: [Row]) -> [Hunk] {
    var ranges: [Range<Int>] = []
    for (index, row) in rows.enumerated() where row.sign != " " {
      let range = max(0, index - 3)..<min(rows.count, index + 4)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { Hunk(rows: rows[$0]) }
  }

  private static func lines(_ text: String) -> [Substring] {
    var lines = text.lines
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
