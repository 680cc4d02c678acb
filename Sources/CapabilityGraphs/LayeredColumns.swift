/// The columns of a layout: boxes, and passages for edges to columns further right.
struct LayeredColumns {
  /// The items of each column, from the top. A box keeps its index.
  private(set) var items: [[Int]]
  /// The height of each item.
  private(set) var size: [Double]
  /// The neighbors of each item in the previous column.
  private(set) var before: [[Int]]
  /// The neighbors in the next column.
  private(set) var after: [[Int]]
  /// The passages to each box, by column.
  private var passages: [[Int: Int]]
  private let boxes: Int

  /// Returns whether an item is a passage.
  func isPassage(_ item: Int) -> Bool { item >= boxes }

  /// Returns whether an item has no neighbors.
  func isAlone(_ item: Int) -> Bool { before[item].isEmpty && after[item].isEmpty }

  /// Returns the passage of edges to a box through a column.
  func passage(to box: Int, in column: Int) -> Int? { passages[box][column] }

  init(_ boxes: [LayeredLayout.Box], _ edges: [(from: Int, to: Int)]) {
    self.boxes = boxes.count
    items = [[Int]](repeating: [], count: (boxes.map(\.column).max() ?? -1) + 1)
    for (box, place) in boxes.enumerated() { items[place.column].append(box) }
    size = [Double](repeating: LayeredLayout.height, count: boxes.count)
    before = [[Int]](repeating: [], count: boxes.count)
    after = before
    passages = [[Int: Int]](repeating: [:], count: boxes.count)
    for (from, to) in edges where boxes[from].column < boxes[to].column {
      join(from, to, boxes[from].column + 1, boxes[to].column)
    }
  }

  private mutating func join(_ from: Int, _ to: Int, _ next: Int, _ last: Int) {
    var item = from
    for column in next..<last {
      if let known = passages[to][column] {
        link(item, known)
        return
      }
      let passage = size.count
      size.append(2)
      before.append([])
      after.append([])
      passages[to][column] = passage
      items[column].append(passage)
      link(item, passage)
      item = passage
    }
    link(item, to)
  }

  private mutating func link(_ from: Int, _ to: Int) {
    guard !after[from].contains(to) else { return }
    after[from].append(to)
    before[to].append(from)
  }

  // MARK: Order

  /// Orders the items of each column to reduce crossings: sorts them repeatedly by the average position
  /// of their neighbors.
  mutating func order() {
    var best = items
    var fewest = crossings()
    for sweep in 0..<12 where fewest > 0 {
      let isForward = sweep % 2 == 0
      for column in isForward ? Array(items.indices) : items.indices.reversed() {
        sort(column, by: isForward ? before : after)
      }
      let count = crossings()
      if count < fewest { (best, fewest) = (items, count) }
    }
    items = best
  }

  private mutating func sort(_ column: Int, by neighbours: [[Int]]) {
    let places = self.places()
    let keyed = items[column].enumerated().map { place, item in
      let near = neighbours[item]
      let sum = near.reduce(0) { $0 + places[$1] }
      let key =
        isAlone(item) ? .infinity : near.isEmpty ? Double(place) : Double(sum) / Double(near.count)
      return (key: key, place: place, item: item)
    }
    items[column] = keyed.sorted { ($0.key, $0.place) < ($1.key, $1.place) }.map(\.item)
  }

  /// Returns the index of each item in its column.
  private func places() -> [Int] {
    var places = [Int](repeating: 0, count: size.count)
    for column in items {
      for (place, item) in column.enumerated() { places[item] = place }
    }
    return places
  }

  /// Returns the number of crossings.
  func crossings() -> Int {
    let places = self.places()
    var count = 0
    for column in items.dropLast() {
      // The right ends in the order of the left ends. Each inversion is a crossing; a Fenwick tree
      // counts them.
      let ends = column.flatMap { item in after[item].map { places[$0] }.sorted() }
      var sums = [Int](repeating: 0, count: (ends.max() ?? 0) + 2)
      for (seen, end) in ends.enumerated() {
        var index = end + 1
        var smaller = 0
        while index > 0 {
          smaller += sums[index]
          index &= index - 1
        }
        count += seen - smaller
        index = end + 1
        while index < sums.count {
          sums[index] += 1
          index += index & -index
        }
      }
    }
    return count
  }
}

extension LayeredColumns {
  /// Returns the vertical middle of each item: close to its neighbors, in the order of its column.
  func middles() -> [Double] {
    var middles = [Double](repeating: 0, count: size.count)
    for column in items {
      for (item, offset) in zip(column, offsets(column)) { middles[item] = offset }
    }
    for sweep in 0..<16 {
      let isForward = sweep % 2 == 0
      for column in isForward ? Array(items.indices) : items.indices.reversed() {
        // The last sweeps use both sides.
        let isLast = sweep >= 12
        let wanted = items[column].map { item -> Double in
          let near = isLast ? before[item] + after[item] : isForward ? before[item] : after[item]
          // An item without neighbors only moves close to the others.
          if isAlone(item) { return 0 }
          let weights = near.map { isPassage(item) && isPassage($0) ? 6.0 : 1.0 }
          let sum = zip(near, weights).reduce(0) { $0 + middles[$1.0] * $1.1 }
          return near.isEmpty ? middles[item] : sum / weights.reduce(0, +)
        }
        for (item, middle) in zip(items[column], apart(items[column], wanted)) {
          middles[item] = middle
        }
      }
    }
    let top = zip(middles, size).map { $0 - $1 / 2 }.min() ?? 0
    return middles.map { $0 - top }
  }

  /// Returns the middles of a column's items at minimum distances.
  private func offsets(_ column: [Int]) -> [Double] {
    var offsets: [Double] = []
    var previous: Int?
    for item in column {
      guard let above = previous else {
        offsets.append(0)
        previous = item
        continue
      }
      let gap = isPassage(item) || isPassage(above) ? 8.0 : 10.0
      offsets.append((offsets.last ?? 0) + (size[above] + size[item]) / 2 + gap)
      previous = item
    }
    return offsets
  }

  /// Returns the positions closest to the wanted ones, by least squares, that keep the order and the
  /// minimum distances.
  ///
  /// After subtracting the distances, this is an isotonic regression: items that would overtake each
  /// other move to their average. Passages have a higher weight, so edges are straight.
  private func apart(_ column: [Int], _ wanted: [Double]) -> [Double] {
    let offsets = self.offsets(column)
    var groups: [(sum: Double, weight: Double, count: Int)] = []
    for (index, item) in column.enumerated() {
      let weight = isPassage(item) ? 3 : isAlone(item) ? 1e-6 : 1
      var group = (sum: (wanted[index] - offsets[index]) * weight, weight: weight, count: 1)
      while let last = groups.last, last.sum / last.weight > group.sum / group.weight {
        group = (last.sum + group.sum, last.weight + group.weight, last.count + group.count)
        groups.removeLast()
      }
      groups.append(group)
    }
    let starts = groups.flatMap { [Double](repeating: $0.sum / $0.weight, count: $0.count) }
    return zip(starts, offsets).map { $0 + $1 }
  }
}
