/// The part of a run's trace before one of its calls.
struct TracePrefix {
  private let hasChoices: Bool
  private var steps = 0
  private var earlier: [FaultSchedule.Turn] = []
  private var task = SweepTask.first
  private var stretch = 0

  private(set) var preemptions = 0
  /// The number of other choices that differ from the scheduler's default.
  private(set) var switches = 0

  init(of trace: RunTrace) { hasChoices = trace.hasChoices }

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

  /// Extends the prefix to the next choice, including it. Each step of a run is a call of its trace.
  mutating func take(_ turn: TurnChoice) {
    if turn.isPreemption {
      preemptions += 1
    } else if turn.task != turn.defaultTask {
      switches += 1
    }
    guard hasChoices, steps == turn.step else { return }
    steps += 1
    if turn.task != task {
      earlier = turns
      stretch = 0
    }
    task = turn.task
    stretch += 1
  }
}
