extension LayeredColumns {
  /// The middle of each item from the top: near what it is joined to, in the order of its column.
  func middles() -> [Double] {
    var middles = [Double](repeating: 0, count: size.count)
    for column in items {
      for (item, offset) in zip(column, offsets(column)) { middles[item] = offset }
    }
    for sweep in 0..<16 {
      let isForward = sweep % 2 == 0
      for column in isForward ? Array(items.indices) : items.indices.reversed() {
        // The last sweeps look to both sides.
        let isLast = sweep >= 12
        let wanted = items[column].map { item -> Double in
          let near = isLast ? before[item] + after[item] : isForward ? before[item] : after[item]
          // What is joined to nothing has no wish but to be near the others.
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

  /// The middles of a column's items where they stand as close as they may.
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

  /// The places nearest to those wanted, by least squares, that keep the order and the distances.
  ///
  /// Without the distances what is sought is the nearest row that never falls: items that want to
  /// pass one another go to their average together. Passages count more, so that edges are straight.
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
