import Capabilities

/// What a ``Simulation`` knows.
struct SimulationState: Sendable {
  /// A call that waits for its turn.
  struct Parked: Sendable {
    let task: SweepTask
    let traits: EndpointTraits
    let occurrence: Int
    let text: String
    let continuation: Simulation.Continuation
  }

  private struct Key: Hashable {
    let task: SweepTask
    let endpoint: ObjectIdentifier
  }

  /// A task that has begun, which was a step of its own if it has called something in it.
  private struct Beginning {
    let turn: Choice
    let calls: Int
  }

  private let plan: RunPlan
  /// Who is planned to go at each step.
  private let plannedSteps: [SweepTask]
  private var draw: PriorityDraw?
  private var parked: [Parked] = []
  private var occurrences: [Key: Int] = [:]
  private var persistent: [FaultPoint] = []
  private var beginning: Beginning?
  private var current: SweepTask?
  /// How many steps in a row the current task has gone.
  private var stretch = 0
  private var refusals = 0

  /// The tasks of the story that have not begun, in its order.
  var unstarted: [SweepTask] = []
  /// The calls so far, in the order of their effects.
  private(set) var calls: [SweptCall] = []
  /// Who went on at each step.
  private(set) var steps: [SweepTask] = []
  /// The first step at which who was to go could not.
  private(set) var firstMissedStep: Int?
  /// Whether there was ever more than one who could go on.
  private(set) var hasChoices = false
  /// Whether the process has died.
  private(set) var isCrashed = false
  /// The use cases that have died.
  private(set) var deadRoots: Set<Int32> = []
  /// The calls of the dead.
  var dead: [Simulation.Continuation] = []
  /// Whether the run is over and the dead are to end.
  var isUnwinding = false
  /// What happened, where it is taken down.
  var record = SweepRecord()

  init(plan: RunPlan) {
    self.plan = plan
    plannedSteps = plan.schedule.steps
    draw = plan.draw
  }

  func isDead(_ task: SweepTask) -> Bool {
    isCrashed && task.isOfStory || deadRoots.contains(task.root)
  }
}

// MARK: Calls

extension SimulationState {
  /// Takes a call that waits for its turn.
  ///
  /// - Returns: How it goes on where it is refused instead.
  mutating func park(
    _ task: SweepTask,
    _ call: EndpointCall,
    _ step: StreamStep?,
    _ traits: EndpointTraits,
    _ continuation: Simulation.Continuation
  ) -> Simulation.Strike? {
    guard !isDead(task), !isUnwinding else {
      // Whoever tries again for ever is left alone in the end.
      guard isUnwinding, refusals < 100 else {
        dead.append(continuation)
        return nil
      }
      refusals += 1
      return Simulation.Strike(isRefused: true)
    }
    parked.append(
      Parked(
        task: task,
        traits: traits,
        occurrence: count(task, traits),
        text: text(of: call, step),
        continuation: continuation
      )
    )
    return nil
  }

  /// Takes a call that does not suspend.
  mutating func pass(
    _ task: SweepTask,
    _ call: EndpointCall,
    _ traits: EndpointTraits
  ) -> Simulation.Strike {
    guard !isDead(task) else { return Simulation.Strike(isRefused: true) }
    let turn = Choice(step: max(0, steps.count - 1), task: task, current: nil, others: [])
    return begin(task, traits, count(task, traits), text(of: call), turn)
  }

  private mutating func count(_ task: SweepTask, _ traits: EndpointTraits) -> Int {
    let key = Key(task: task, endpoint: ObjectIdentifier(traits))
    let occurrence = occurrences[key, default: 0] + 1
    occurrences[key] = occurrence
    return occurrence
  }

  private func text(of call: EndpointCall, _ step: StreamStep? = nil) -> String {
    guard plan.isRecorded else { return "" }
    let inputs = call.inputs.map { describe($0) }.joined(separator: ", ")
    return "\(call.endpoint)(\(inputs))\(step?.place ?? "")"
  }

  /// Takes down that the consumer of a stream has given it up.
  mutating func giveUp(_ task: SweepTask, _ step: StreamStep) {
    guard plan.isRecorded, !isDead(task), !isUnwinding else { return }
    record.giveUp(task, step.call.endpoint.steps, text(of: step.call, step))
  }

  /// Ends the waits of all, as the run is over.
  mutating func unwind() -> [Simulation.Continuation] {
    isUnwinding = true
    defer {
      dead.removeAll()
      parked.removeAll()
    }
    return dead + parked.map(\.continuation)
  }

  /// Notes a call whose turn it is.
  private mutating func begin(
    _ task: SweepTask,
    _ traits: EndpointTraits,
    _ occurrence: Int,
    _ text: String,
    _ turn: Choice
  ) -> Simulation.Strike {
    let call = SweptCall(
      task: task,
      traits: traits,
      occurrence: occurrence,
      text: text,
      turn: turn
    )
    calls.append(call)
    var strike = Simulation.Strike(mode: strikes(call))
    if plan.isRecorded { strike.entry = record.begin(call, strike.mode) }
    return strike
  }

  private mutating func strikes(_ call: SweptCall) -> FaultMode? {
    for point in plan.points where point.strikes(call) {
      if point.isPersistent { persistent.append(point) }
      return point.mode
    }
    guard !persistent.isEmpty, call.task.isOfStory else { return nil }
    return persistent.first { $0.endpoint == call.endpoint }?.mode
  }
}

// MARK: Turns

extension SimulationState {
  /// Decides what happens next.
  mutating func next() -> Simulation.Move? {
    if let beginning {
      self.beginning = nil
      // Where a task did nothing before its first call, both are one step.
      if calls.count == beginning.calls,
        let index = parked.firstIndex(where: { $0.task == beginning.turn.task })
      {
        return release(index, beginning.turn)
      }
      let begun = SweptCall(
        task: beginning.turn.task,
        traits: nil,
        occurrence: 1,
        text: "begins",
        turn: beginning.turn
      )
      calls.insert(begun, at: beginning.calls)
    }
    guard let turn = choose() else { return nil }
    steps.append(turn.task)
    stretch = current == turn.task ? stretch + 1 : 1
    current = turn.task
    if let index = parked.firstIndex(where: { $0.task == turn.task }) {
      return release(index, turn)
    }
    unstarted.removeAll { $0 == turn.task }
    beginning = Beginning(turn: turn, calls: calls.count)
    return .begin(turn.task)
  }

  private mutating func choose() -> Choice? {
    let step = steps.count
    guard let first = parked.first?.task ?? unstarted.first else { return nil }
    guard parked.count + unstarted.count > 1 else {
      miss(step, unless: first)
      return Choice(step: step, task: first, current: current == first ? first : nil, others: [])
    }
    hasChoices = true
    var tasks = parked.map { $0.task } + unstarted
    tasks.sort()
    // Whoever goes on and on waits for another, and gives way.
    let isTired = stretch.isMultiple(of: 1_000) && stretch > 0
    let current = current.flatMap { tasks.contains($0) && !isTired ? $0 : nil }
    let task =
      planned(step, tasks) ?? draw?.pick(tasks, atStep: step)
      ?? current ?? tasks.first { !isTired || $0 != self.current } ?? tasks[0]
    miss(step, unless: task)
    tasks.removeAll { $0 == task }
    return Choice(step: step, task: task, current: current, others: tasks)
  }

  private func planned(_ step: Int, _ tasks: [SweepTask]) -> SweepTask? {
    guard step < plannedSteps.count, tasks.contains(plannedSteps[step]) else { return nil }
    return plannedSteps[step]
  }

  /// Notes where a run leaves its plan: the run is not the one that the plan was made from.
  private mutating func miss(_ step: Int, unless task: SweepTask) {
    guard firstMissedStep == nil, step < plannedSteps.count, plannedSteps[step] != task else {
      return
    }
    firstMissedStep = step
  }

  private mutating func release(_ index: Int, _ turn: Choice) -> Simulation.Move {
    let waiting = parked.remove(at: index)
    let strike = begin(waiting.task, waiting.traits, waiting.occurrence, waiting.text, turn)
    switch strike.mode {
    case .crash where waiting.task.isOfStory:
      isCrashed = true
      unstarted = []
      dead.append(waiting.continuation)
      bury { $0.task.isOfStory }
      return .died
    case .crash, .crashAlone:
      deadRoots.insert(waiting.task.root)
      dead.append(waiting.continuation)
      bury { $0.task.root == waiting.task.root }
      return .buried(waiting.task)
    default:
      return .goOn(waiting.continuation, strike)
    }
  }

  private mutating func bury(where isDead: (Parked) -> Bool) {
    dead += parked.filter(isDead).map(\.continuation)
    parked.removeAll(where: isDead)
  }
}
