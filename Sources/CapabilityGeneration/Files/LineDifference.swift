/// Which lines of two texts are not in the other.
///
/// Lines that stand just once in both hold the texts together, as in a patience diff: only what is
/// between them is compared line by line, so that large files that differ everywhere take no time.
struct LineDifference {
  /// The places of lines that are only in the old text.
  private(set) var removed: Set<Int> = []
  /// The places of lines that are only in the new text.
  private(set) var inserted: Set<Int> = []

  /// Above this product of line counts, what is between two anchors counts as all different.
  private static let greatestEffort = 4_000_000

  /// Compares two texts by their lines.
  init(_ old: [Substring], _ new: [Substring]) {
    // Numbers are compared faster than lines.
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

  /// The longest row of lines that stand just once in both texts, and in the same order.
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
    // The longest increasing row: for each length, the pair that ends it soonest.
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
