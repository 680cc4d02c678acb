import Foundation

/// One of several disjoint parts of a sweep's schedules, so that several machines share a sweep.
package struct SweepShard: Sendable, Hashable {
  /// The number of the part, from 1.
  package let part: Int
  package let parts: Int

  /// All schedules.
  static let whole = SweepShard(part: 1, parts: 1)

  private init(part: Int, parts: Int) { (self.part, self.parts) = (part, parts) }

  /// Parses a part such as `2/8`.
  ///
  /// - Throws: ``InvalidShardError``.
  package init(code: String) throws(InvalidShardError) {
    let numbers = code.split(separator: "/", omittingEmptySubsequences: false).map { text in
      text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) ?? 0 : 0
    }
    guard numbers.count == 2, numbers[0] > 0, numbers[0] <= numbers[1] else {
      throw InvalidShardError(code: code)
    }
    self.init(part: numbers[0], parts: numbers[1])
  }

  /// Returns the part that the environment variable `SWEEP_SHARD` selects; the whole if it is not set.
  static func ofEnvironment() throws(InvalidShardError) -> SweepShard {
    guard let code = getenv("SWEEP_SHARD") else { return .whole }
    return try SweepShard(code: String(cString: code))
  }

  var isWhole: Bool { parts == 1 }

  /// Whether an item belongs to this part. Each item belongs to one.
  func owns(_ index: Int) -> Bool { index % parts == part - 1 }

  /// Returns how many of the first items belong to this part.
  func share(of count: Int) -> Int { max(0, count / parts + (count % parts >= part ? 1 : 0)) }

  /// Returns the index of an item of this part, counted from 0.
  func index(of item: Int) -> Int { item * parts + part - 1 }
}

/// Deals out the plans that are derived from a run, each kind on its own, in the same order in each
/// part of a sweep.
struct ShardDealer {
  private let first: Int
  private var counts: [Int: Int] = [:]

  init(after plan: RunPlan) { first = plan.dealt }

  mutating func next(of plan: RunPlan, _ lane: PlanBucket.Lane) -> Int {
    let kind = 2 * lane.index + (plan.points.last?.isPersistent == true ? 1 : 0)
    let count = counts[kind, default: 0]
    counts[kind] = count + 1
    return first + kind + count
  }
}

extension RunPlan {
  /// Whether each part of a sweep makes the run, to share out the plans that are derived from it:
  /// the undisturbed run, and those with one task switch, which most plans are derived from.
  var isShared: Bool { points.isEmpty && differences < 2 }
}

extension SweepShard: CustomStringConvertible {
  package var description: String { "part \(part) of \(parts)" }
}

/// A value of `SWEEP_SHARD` that is not a part.
package struct InvalidShardError: Error, CustomStringConvertible {
  let code: String

  package var description: String {
    """
    expected SWEEP_SHARD=PART/PARTS with a PART from 1 to PARTS, such as 2/8, found \(describe(code))
      to fix: set it to one part on each machine, or unset it to run the whole sweep
    """
  }
}
