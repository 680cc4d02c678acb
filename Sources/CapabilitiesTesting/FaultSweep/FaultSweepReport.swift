import Testing

/// What a ``FaultSweep`` found.
public struct FaultSweepReport: Sendable {
  /// What was swept.
  public let name: String
  /// The tasks of the story, in its order.
  public let tasks: [String]
  /// How many calls the undisturbed run made; each wait for an element of a stream is one.
  public internal(set) var calls = 0
  /// How many schedules were run, besides the undisturbed run.
  public internal(set) var schedules = 0
  /// Whether there were more schedules than the coverage's limit allowed to run.
  public internal(set) var reachedLimit = false
  /// Whether the sweep ended early at a run that never did.
  public internal(set) var isStalled = false
  /// Each broken invariant under each schedule, smaller schedules first.
  public internal(set) var violations: [Violation] = []
  /// What makes the sweep itself doubtful: runs that are not deterministic, endpoints with no fault
  /// to throw, faults that strike nothing.
  public internal(set) var anomalies: [String] = []

  let interleavings: Interleavings
  let failsAtLimit: Bool
  var levels: [ScheduleFrontier.Level: (run: Int, left: Int)] = [:]
  /// What single faults did, and the order in which they first struck.
  var cells: [FaultPoint: SweepCell] = [:]
  var struck: [FaultPoint] = []
  /// Whether something ran on a thread or an executor that is not the sweep's.
  var hasSeenOthers = false
  /// Whether there was ever more than one task that could go on.
  var hasChoices = false

  init<Fixture>(_ sweep: FaultSweep<Fixture>) {
    name = sweep.name
    tasks = sweep.tasks.map(\.name)
    interleavings = sweep.coverage.interleavings
    failsAtLimit = sweep.coverage.failsAtLimit
  }

  /// A schedule under which an invariant did not hold.
  public struct Violation: Sendable, Hashable {
    /// What should have held.
    public let invariant: String
    /// What was seen instead; empty where the invariant does not name what it looks at.
    public let seen: String
    /// What was done to the run.
    public let schedule: FaultSchedule
    /// How many schedules were run until this one was found, itself included.
    public let run: Int
    /// How often a task had to wait that could have gone on.
    public let preemptions: Int
    /// What the run called, in the order of effects, a line for each call. It is kept for the
    /// smallest schedule only that breaks the invariant.
    public let transcript: String
    /// The same as a Mermaid sequence diagram, to stand in a `mermaid` block of a Markdown file.
    public let mermaid: String
  }

  /// Whether an invariant is known to be broken.
  func hasViolated(_ invariant: String) -> Bool {
    violations.contains { $0.invariant == invariant }
  }
}
