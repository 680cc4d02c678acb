/// The set of schedules that a ``FaultSweep`` runs.
public struct FaultCoverage: Sendable, Hashable {
  /// The modes of the injected faults.
  public var modes: [FaultMode]
  /// The orders of concurrent tasks. The sweep combines faults with orders.
  public var interleavings: Interleavings
  /// Whether the sweep also hits, for every call, all later calls of the same endpoint.
  public var includesPersistentFaults: Bool
  /// Whether the sweep also combines every single fault with every later one.
  public var includesPairs: Bool
  /// The maximum number of schedules. Schedules with the fewest faults and task switches come first,
  /// pairs of faults last. If the limit leaves out orders of concurrent tasks, its last tenth runs
  /// random schedules. ``FaultSweepReport/explored`` states what ran and what did not.
  public var scheduleLimit: Int
  /// Whether the test fails if ``scheduleLimit`` leaves out single faults, or orders with a single
  /// task switch, or if there are too few random runs. Otherwise, the sweep records a warning.
  public var failsAtLimit: Bool
  /// The time that a hanging call takes, on the test clock.
  public var timeLimit: Duration
  /// The real time that the sweep waits for a run without progress before it gives up on it.
  public var patience: Duration

  /// Every fault in every standard mode, persistent faults, and pairs, in orders with up to two
  /// preemptions, within the limit of schedules.
  public static let all = FaultCoverage()
  /// Every single fault in every standard mode, in orders with up to two preemptions.
  public static let singles = FaultCoverage(includesPersistentFaults: false, includesPairs: false)
  /// No faults, only orders with up to two preemptions.
  public static let interleavings = FaultCoverage(modes: [])

  /// Creates a coverage.
  ///
  /// - Parameters:
  ///   - modes: The modes of the faults, such as `FaultMode.standard + [.twice]`; empty to vary only
  ///     the order.
  ///   - interleavings: The orders of concurrent tasks.
  ///   - includesPersistentFaults: Whether a fault can hit all later calls of its endpoint.
  ///   - includesPairs: Whether two faults can hit one run.
  ///   - scheduleLimit: The maximum number of schedules.
  ///   - failsAtLimit: Whether the test fails if that limit leaves out single faults or single task
  ///     switches.
  ///   - timeLimit: The time that a hanging call takes, on the test clock.
  ///   - patience: The real time to wait for a run without progress: no job is ready, no call returns,
  ///     and no task sleeps on the test clock. The sweep waits only if a run is stuck or
  ///     waits for a thread outside of the sweep. It waits for a busy main actor for 30 seconds or
  ///     more, and for a run that blocks its thread for at least 5 seconds, longer if more sweeps run
  ///     than there are processors.
  public init(
    modes: [FaultMode] = FaultMode.standard,
    interleavings: Interleavings = .preemptions(2),
    includesPersistentFaults: Bool = true,
    includesPairs: Bool = true,
    scheduleLimit: Int = 20_000,
    failsAtLimit: Bool = true,
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

/// The orders in which a ``FaultSweep`` runs the tasks of a story.
///
/// Another task can run at every call of an async endpoint. A switch away from a task that is still
/// runnable is a preemption. Most concurrency bugs need one or two.
public enum Interleavings: Sendable, Hashable {
  /// One order: each task runs until it ends or waits.
  case none
  /// All orders with at most this many preemptions. Orders with the fewest task switches come first.
  case preemptions(Int)
  /// Random orders, for stories with too many of them. Each task gets a priority, which changes at
  /// a few random steps. The same seed produces the same orders. Every second run has one fault.
  case random(runs: Int, seed: UInt64)
}
