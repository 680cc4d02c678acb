/// The difference of two texts in the format of `diff -u` and `git`.
struct UnifiedDiff {
  /// Returns the difference of two texts.
  ///
  /// - Parameters:
  ///   - old: The current text.
  ///   - new: The expected text.
  ///   - path: The file's path for the heading.
  /// - Returns: An empty text if the texts are equal.
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

  /// Returns the counts of removed and inserted lines.
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

  /// Groups changes with up to three lines of context.
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

/// The lines of two texts that differ, found by a patience diff.
///
/// Lines that occur exactly once in both texts are anchors. Only the lines between anchors are
/// compared in detail, so large files with many differences stay fast.
struct LineDifference {
  /// The indexes of lines that are only in the old text.
  private(set) var removed: Set<Int> = []
  /// The indexes of lines that are only in the new text.
  private(set) var inserted: Set<Int> = []

  /// If the product of line counts between two anchors exceeds this limit, all of them count as
  /// different.
  private static let greatestEffort = 4_000_000

  /// Compares two texts by their lines.
  init(_ old: [Substring], _ new: [Substring]) {
    // Comparing numbers is faster than comparing lines.
    var numbers: [Substring: Int] = [:]
    func number(_ line: Substring) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let before = old.map(number)
    let after = new.map(number)
    var start = (old: 0, new: 0)
    for anchor in Self.anchors(before, after) + [(before.count, after.count)] {
      compare(before, after, start.old..<anchor.0, start.new..<anchor.1)
      start = (anchor.0 + 1, anchor.1 + 1)
    }
  }

  private mutating func compare(
    _ before: [Int],
    _ after: [Int],
    _ old: Range<Int>,
    _ new: Range<Int>
  ) {
    guard !old.isEmpty, !new.isEmpty, old.count * new.count <= Self.greatestEffort else {
      removed.formUnion(old)
      inserted.formUnion(new)
      return
    }
    for change in after[new].difference(from: before[old]) {
      switch change {
      case .remove(let offset, _, _): removed.insert(old.lowerBound + offset)
      case .insert(let offset, _, _): inserted.insert(new.lowerBound + offset)
      }
    }
  }

  /// Returns the longest sequence of lines that occur exactly once in both texts, in the same
  /// order.
  private static func anchors(_ before: [Int], _ after: [Int]) -> [(Int, Int)] {
    func unique(_ lines: [Int]) -> [Int: Int] {
      var places: [Int: Int] = [:]
      for (place, line) in lines.enumerated() {
        places[line] = places[line] == nil ? place : -1
      }
      return places.filter { $0.value >= 0 }
    }
    let places = unique(after)
    let pairs = unique(before).compactMap { line, place in places[line].map { (place, $0) } }
      .sorted { $0.0 < $1.0 }
    // Longest increasing subsequence: for each length, the pair that ends it earliest.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var row: [(Int, Int)] = []
    var next = ends.last
    while let index = next {
      row.append(pairs[index])
      next = previous[index]
    }
    return row.reversed()
  }
}
