/// The part of a run's trace before one of its calls.
struct TracePrefix {
  private let hasChoices: Bool
  private let tasks: [SweepTask]
  private var steps = 0
  private var earlier: [FaultSchedule.Turn] = []
  private var task = SweepTask.first
  private var stretch = 0

  private(set) var preemptions = 0
  /// The number of other choices that differ from the scheduler's default.
  private(set) var switches = 0

  init(of trace: RunTrace) {
    hasChoices = trace.hasChoices
    tasks = trace.steps
  }

  /// The turns of the tasks; empty if there was never a choice.
  var turns: [FaultSchedule.Turn] {
    stretch == 0 ? earlier : earlier + [FaultSchedule.Turn(task: task, steps: stretch)]
  }

  /// Returns the turns, followed by one step of another task.
  func turns(endingWith other: SweepTask) -> [FaultSchedule.Turn] {
    var turns = turns
    turns.append(step: other)
    return turns
  }

  /// Extends the prefix to all steps before a choice.
  mutating func advance(to turn: TurnChoice) {
    guard hasChoices else { return }
    while steps < turn.step { addStep(tasks[steps]) }
  }

  /// Extends the prefix to a choice, including it.
  mutating func take(_ turn: TurnChoice) {
    if turn.isPreemption {
      preemptions += 1
    } else if turn.task != turn.defaultTask {
      switches += 1
    }
    if hasChoices, steps == turn.step { addStep(turn.task) }
  }

  private mutating func addStep(_ other: SweepTask) {
    steps += 1
    if other != task {
      earlier = turns
      stretch = 0
    }
    task = other
    stretch += 1
  }
}
