/// Everything that one run of a sweep did.
struct RunTrace: Sendable {
  /// The calls, in the order of their effects.
  var calls: [SweptCall]
  /// The task that ran at each step.
  let steps: [SweepTask]
  /// Whether at any step more than one task was runnable.
  let hasChoices: Bool
  /// The first step at which the planned task was not runnable.
  let firstMissedStep: Int?
  /// Whether each fault of the plan hit a call.
  let hitsAllPoints: Bool
  /// The recorded calls; empty if the run was not recorded.
  let record: RunRecord
  /// The first error that a task of the story threw.
  var error: (any Error)?
  /// The observed value of each serializable invariant, by its index.
  var observed = [Int: ConformanceAnswer]()
  /// The planned faults.
  var faults: [FaultPoint] = []
  /// How the tasks of the story ended, in their order.
  var ends: [TaskEnd] = []
  var broken: [BrokenInvariant] = []
  /// Whether the sweep gave up on the run because it made no progress.
  var isStalled = false
  /// Whether a task went on at a time that no plan decides.
  var hasOpenOrder = false
  /// Whether an endpoint is answered by another thread, which was not known before. The run must then
  /// be made again.
  var hasLearned = false
  /// Whether the main actor worked for the run, which did not wait for it.
  var usesMainActor = false
  /// How often the clock waited for answers from outside of the sweep.
  var answerWaits = 0
  /// The number of tasks that slept when the story ended, except in calls that a fault delays.
  var sleepers = 0

  /// The number of steps before the first one of the recovery.
  var storySteps: Int { steps.prefix { $0.isOfStory }.count }

  /// The names of the called endpoints, sorted and without duplicates.
  var endpoints: String { Set(calls.compactMap(\.endpoint)).sorted().joined(separator: ", ") }

  /// The number of endpoint calls by the story.
  var callCount: Int { calls.count { $0.traits != nil && $0.task.isOfStory } }

  /// A short hash of the story's calls with their inputs; `nil` if work outside of the sweep can change
  /// their order.
  var fingerprint: String? {
    guard !hasOpenOrder else { return nil }
    // FNV-1a: unlike `Hasher`, it has the same result in every process.
    var hash: UInt32 = 2_166_136_261
    for call in calls where call.traits != nil && call.task.isOfStory {
      for byte in "\(call.task) \(call.text)\n".utf8 {
        hash = (hash ^ UInt32(byte)) &* 16_777_619
      }
    }
    return String(hash % 0x10000, radix: 16)
  }

  /// Returns a schedule that reproduces this run.
  func schedule(of plan: RunPlan) -> FaultSchedule {
    // After the plan's turns, an endless run has the default order, for thousands of steps.
    if isStalled, plan.draw == nil, steps.count > 1_000 { return plan.schedule }
    // Leave out the turns of the recovery, or all turns, if they have the default order.
    let last = calls.last { !$0.turn.others.isEmpty && $0.turn.task != $0.turn.defaultTask }
    let count = last.map { $0.turn.step < storySteps ? storySteps : steps.count } ?? 0
    return FaultSchedule(turns: FaultSchedule.turns(of: steps.prefix(count)), plan.points)
  }

  /// The distinct callers and endpoints of the last calls, to describe a run that does not end.
  var lastCallers: String {
    let last = calls.suffix(100).compactMap { call in call.endpoint.map { "\(call.task) \($0)" } }
    return Set(last).sorted().joined(separator: ", ")
  }
}

struct BrokenInvariant: Sendable {
  /// The invariant, with the error if checking it threw one.
  let name: String
  /// The index of the invariant; `nil` if the run failed before the invariants were checked.
  var index: Int?
  /// The value found instead; empty if the invariant does not name a value.
  var seen = ""
  /// The outcomes of the tasks' orders, if the invariant is that they are serializable.
  var allowed: [String] = []
}

/// How a task of the story ended.
struct TaskEnd: Sendable {
  enum Kind: Sendable {
    case notBegun
    case crashed
    case threw(any Error)
    /// The task returned, after it had recorded these results.
    case returned([any Sendable])
  }

  var kind = Kind.notBegun
  /// The indices of the tasks that had ended when this one began.
  var predecessors: [Int] = []
}

extension SweepTask {
  /// Whether the task belongs to the story, and not to the recovery.
  var isOfStory: Bool { root > 0 || root == SweepTask.elsewhere.root }
}

extension TurnChoice {
  /// The task that runs if nothing is planned.
  var defaultTask: SweepTask { current ?? others.first.map { min($0, task) } ?? task }
}
