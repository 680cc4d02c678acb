/// Who goes first is drawn: each task has a priority, and at a few steps whoever goes gets a lower
/// one than all others have.
///
/// A mistake that needs `d` things in a row is found by chance at least one time in `n * k^(d-1)`,
/// of `n` tasks and `k` steps (Burckhardt and others, 2010: probabilistic concurrency testing),
/// where `d - 1` steps change a priority.
struct RandomPriorities: Sendable {
  private var random: SplitMix64
  private var priorities: [SweepTask: Int64] = [:]
  /// The priorities that are given at steps. Which of two steps gives the lower one is drawn too.
  private var changes: [Int: Int64] = [:]
  /// What those get who go on and on: less than anybody before.
  private var lowest: Int64 = 0

  /// - Parameters:
  ///   - seed: Another one draws another order.
  ///   - steps: How many steps a run has, more or less.
  ///   - changes: How many of them change a priority.
  init(seed: UInt64, steps: Int, changes: Int) {
    random = SplitMix64(state: seed)
    for priority in 0..<changes {
      self.changes[Int.random(in: 0..<max(1, steps), using: &random)] = Int64(priority) + 1
    }
  }

  /// The one to go on. Asked again at the same step, it is the same one.
  ///
  /// - Parameters:
  ///   - tasks: Those who can.
  ///   - step: At which step, counted from 0.
  ///   - tired: Who has gone on for so long that others have to come first.
  mutating func pick(
    _ tasks: [SweepTask],
    atStep step: Int,
    yielding: SweepTask? = nil
  ) -> SweepTask? {
    for task in tasks where priorities[task] == nil {
      priorities[task] = Int64.random(in: 1_000 ... .max, using: &random)
    }
    if let yielding {
      lowest -= 1
      priorities[yielding] = lowest
    }
    if let priority = changes.removeValue(forKey: step), let first = highest(of: tasks) {
      priorities[first] = priority
    }
    return highest(of: tasks)
  }

  private func highest(of tasks: [SweepTask]) -> SweepTask? {
    tasks.max { priorities[$0, default: 0] < priorities[$1, default: 0] }
  }
}

/// Random numbers that are the same for the same seed.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
