import CAllocationCount

/// The measurements of one contender.
struct Measurement {
  /// Nanoseconds per call, one sample per round.
  private(set) var samples: [Double] = []
  /// The lowest count of heap allocations per call; `nil` if they cannot be counted.
  private(set) var allocations: Double?

  /// Nanoseconds per call in the best round.
  var best: Double { samples.min() ?? .nan }

  /// Nanoseconds per call in the median round.
  var median: Double { samples.isEmpty ? .nan : samples.sorted()[samples.count / 2] }

  /// Measures one more round of `calls` calls.
  mutating func time(_ contender: Contender, calls: Int) async {
    let start = ContinuousClock.now
    _ = await contender.run(calls)
    samples.append((ContinuousClock.now - start) / .nanoseconds(calls))
  }

  /// Counts the allocations of `calls` calls. Other work in the process can only add some, so the lowest
  /// count is used.
  ///
  /// - Returns: The checksum of the results.
  mutating func countAllocations(_ contender: Contender, calls: Int) async -> Int {
    let before = allocation_count()
    let checksum = await contender.run(calls)
    let count = allocation_count() - before
    if allocation_count_is_available() {
      allocations = min(allocations ?? .infinity, Double(count) / Double(calls))
    }
    return checksum
  }
}

/// The amount of work for a measurement.
struct Effort {
  /// The number of rounds. Each one measures every contender once.
  let rounds: Int
  /// The number of calls in each round.
  let calls: Int

  static let full = Effort(rounds: 200, calls: 20_000)
  static let quick = Effort(rounds: 40, calls: 2_000)
}
