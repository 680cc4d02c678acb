/// What a run did up to one of its calls.
struct TracePrefix {
  private let trace: RunTrace
  private var steps = 0
  private var earlier: [FaultSchedule.Turn] = []
  private var task = SweepTask.first
  private var stretch = 0

  /// How many preemptions there were.
  private(set) var preemptions = 0
  /// How many other choices there were that are not the simulation's own.
  private(set) var switches = 0

  init(of trace: RunTrace) {
    self.trace = trace
  }

  /// Whether everybody went on as without a plan.
  var isUsual: Bool { preemptions == 0 && switches == 0 }

  /// Who went when; nothing where there was never a choice.
  var turns: [FaultSchedule.Turn] {
    stretch == 0 ? earlier : earlier + [FaultSchedule.Turn(task: task, steps: stretch)]
  }

  /// Who went when, and somebody else for one step more.
  func turns(endingWith other: SweepTask) -> [FaultSchedule.Turn] {
    var turns = turns
    turns.append(step: other)
    return turns
  }

  /// Goes on to all before a choice.
  mutating func advance(to turn: TurnChoice) {
    guard trace.hasChoices else { return }
    while steps < turn.step { addStep(trace.steps[steps]) }
  }

  /// Goes on to all up to a choice, with it.
  mutating func take(_ turn: TurnChoice) {
    if turn.isPreemption {
      preemptions += 1
    } else if turn.task != turn.usual {
      switches += 1
    }
    if trace.hasChoices, steps == turn.step { addStep(turn.task) }
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
