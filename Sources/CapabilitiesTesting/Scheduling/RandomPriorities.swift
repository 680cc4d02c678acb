/// Random priorities of tasks. The task with the highest priority runs; at a few random steps, the
/// running task gets the lowest priority.
///
/// For a bug that needs `d` events in a certain order, `d - 1` priority changes find it with a
/// probability of at least `1 / (n * k^(d-1))` per run, for `n` tasks and `k` steps (Burckhardt et
/// al. 2010, probabilistic concurrency testing).
struct RandomPriorities: Sendable {
  private var random: SplitMix64
  private var priorities: [SweepTask: Int64] = [:]
  /// The new priorities, by step. Their order is random, too.
  private var changes: [Int: Int64] = [:]
  /// The priority of tasks that have run for too long, below all others.
  private var lowest: Int64 = 0

  /// - Parameters:
  ///   - seed: The seed of the random numbers.
  ///   - steps: The approximate number of steps in a run.
  ///   - changes: The number of steps that change a priority.
  init(seed: UInt64, steps: Int, changes: Int) {
    random = SplitMix64(state: seed)
    for priority in 0..<changes {
      self.changes[Int.random(in: 0..<max(1, steps), using: &random)] = Int64(priority)
    }
  }

  /// Returns the task that runs next. Repeated calls for the same step return the same task.
  ///
  /// - Parameters:
  ///   - tasks: The runnable tasks.
  ///   - step: The step, counted from 0.
  ///   - yielding: A task that has run for so long that it must yield.
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
