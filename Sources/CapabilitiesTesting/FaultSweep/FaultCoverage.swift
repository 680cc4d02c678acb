/// Which schedules a ``FaultSweep`` runs.
public struct FaultCoverage: Sendable, Hashable {
  /// What faults do.
  public var modes: [FaultMode]
  /// Whether, for every call, it and all later calls of its endpoint are struck as well.
  public var includesPersistentFaults: Bool
  /// Whether, for every single fault, every call after it is struck as well.
  public var includesPairs: Bool
  /// How many schedules to run at the most. Where there are more, the summary says so.
  public var scheduleLimit: Int
  /// How long a call hangs, on the test clock.
  public var timeLimit: Duration
  /// How long, in real time, to wait for a run in which nothing goes on before it is given up.
  public var patience: Duration

  /// Every fault in every mode, persistent faults, and pairs.
  public static let all = FaultCoverage()
  /// Every fault in every mode, one at a time.
  public static let singles = FaultCoverage(includesPersistentFaults: false, includesPairs: false)

  /// Chooses what to cover.
  ///
  /// - Parameters:
  ///   - modes: What faults do.
  ///   - includesPersistentFaults: Whether a fault may strike all later calls of its endpoint.
  ///   - includesPairs: Whether two faults may strike in one run.
  ///   - scheduleLimit: How many schedules to run at the most.
  ///   - timeLimit: How long a call hangs, on the test clock.
  ///   - patience: How long, in real time, to wait for a run in which nothing goes on: no job is
  ///     ready, and nobody sleeps on the test clock. It passes only where a run is stuck, or where
  ///     it waits for a thread outside of the sweep.
  public init(
    modes: [FaultMode] = FaultMode.allCases,
    includesPersistentFaults: Bool = true,
    includesPairs: Bool = true,
    scheduleLimit: Int = 20_000,
    timeLimit: Duration = .seconds(60),
    patience: Duration = .seconds(10)
  ) {
    self.modes = modes
    self.includesPersistentFaults = includesPersistentFaults
    self.includesPairs = includesPairs
    self.scheduleLimit = scheduleLimit
    self.timeLimit = timeLimit
    self.patience = patience
  }
}
