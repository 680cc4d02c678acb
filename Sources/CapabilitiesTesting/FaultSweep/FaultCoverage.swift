/// Which schedules a ``FaultSweep`` runs.
public struct FaultCoverage: Sendable, Hashable {
  /// What faults do.
  public var modes: [FaultMode]
  /// In which orders concurrent tasks run. Every single fault is combined with every order.
  public var interleavings: Interleavings
  /// Whether, for every call, it and all later calls of its endpoint are struck as well.
  public var includesPersistentFaults: Bool
  /// Whether, for every single fault, every call after it is struck as well.
  public var includesPairs: Bool
  /// How many schedules to run at the most, the likeliest first. Where there are more, the report
  /// says what was left out.
  public var scheduleLimit: Int
  /// Whether a sweep that has reached its limit fails the test.
  public var failsAtLimit: Bool
  /// How long a call hangs, on the test clock.
  public var timeLimit: Duration
  /// How long, in real time, to wait for a run in which nothing goes on before it is given up.
  public var patience: Duration

  /// Every fault in every mode, persistent faults, and pairs, in orders with up to two preemptions.
  public static let all = FaultCoverage()
  /// Every fault in every mode, one at a time, in orders with up to two preemptions.
  public static let singles = FaultCoverage(includesPersistentFaults: false, includesPairs: false)
  /// No faults: only orders with up to two preemptions.
  public static let interleavings = FaultCoverage(modes: [])

  /// Chooses what to cover.
  ///
  /// - Parameters:
  ///   - modes: What faults do; none for orders only.
  ///   - interleavings: In which orders concurrent tasks run.
  ///   - includesPersistentFaults: Whether a fault may strike all later calls of its endpoint.
  ///   - includesPairs: Whether two faults may strike in one run.
  ///   - scheduleLimit: How many schedules to run at the most.
  ///   - failsAtLimit: Whether reaching that limit fails the test.
  ///   - timeLimit: How long a call hangs, on the test clock.
  ///   - patience: How long, in real time, to wait for a run in which nothing goes on: no job is
  ///     ready, no call is under way, and nobody sleeps on the test clock. It passes only where a
  ///     run is stuck, or where it waits for a thread outside of the sweep.
  public init(
    modes: [FaultMode] = FaultMode.allCases,
    interleavings: Interleavings = .preemptions(2),
    includesPersistentFaults: Bool = true,
    includesPairs: Bool = true,
    scheduleLimit: Int = 20_000,
    failsAtLimit: Bool = false,
    timeLimit: Duration = .seconds(60),
    patience: Duration = .seconds(10)
  ) {
    self.modes = modes
    self.interleavings = interleavings
    self.includesPersistentFaults = includesPersistentFaults
    self.includesPairs = includesPairs
    self.scheduleLimit = scheduleLimit
    self.failsAtLimit = failsAtLimit
    self.timeLimit = timeLimit
    self.patience = patience
  }
}

/// In which orders a ``FaultSweep`` runs the tasks of a story.
///
/// Every call of an async endpoint is a point at which another task may go on. A switch away from a
/// task that could have gone on is a preemption; most mistakes of concurrent code need one or two.
public enum Interleavings: Sendable, Hashable {
  /// One order: each task runs until it ends or waits.
  case none
  /// All orders with no more than that many preemptions, those with the fewest first.
  case preemptions(Int)
  /// Orders drawn at random, for stories with too many of them: each task gets a priority, which
  /// changes at a few random steps. The same seed draws the same orders.
  case random(runs: Int, seed: UInt64)
}
