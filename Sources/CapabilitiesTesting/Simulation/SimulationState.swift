/// What a ``Simulation`` knows, behind its lock.
///
/// A class only for speed: a debug build copies a structure whole to ask it something.
final class SimulationState {
  /// A call that waits for its turn.
  struct Parked: Sendable {
    let call: WaitingCall
    let occurrence: Int
    let continuation: Simulation.Continuation
  }

  /// A task that has begun, which was a step of its own if it has called something in it.
  private struct Beginning {
    let turn: Choice
    let calls: Int
  }

  private let plan: RunPlan
  private let queue: TurnQueue
  private var parked: [Parked] = []
  private var tally = CallTally()
  private var persistent: [FaultPoint] = []
  /// Whether the plan has somebody die.
  private let isDeadly: Bool
  private var beginning: Beginning?
  private var refusals = 0

  /// The calls so far, in the order of their effects.
  private var calls: [SweptCall] = []
  /// Whether the process has died.
  private var isCrashed = false
  /// The use cases that have died.
  private var deadRoots: Set<Int32> = []
  /// The calls of the dead.
  var dead: [Simulation.Continuation] = []
  /// Whether the run is over and the dead are to end.
  var isUnwinding = false
  /// What happened, where it is taken down.
  var record = SweepRecord()

  init(plan: RunPlan) {
    self.plan = plan
    queue = TurnQueue(plan)
    isDeadly = plan.points.contains { $0.mode == .crash || $0.mode == .crashAlone }
  }

  /// What has happened so far.
  var course: SweepCourse {
    SweepCourse(
      calls: calls,
      steps: queue.steps,
      hasChoices: queue.hasChoices,
      firstMissedStep: queue.firstMissedStep,
      record: record
    )
  }

  /// How many calls there were.
  var callCount: Int { calls.count }

  /// How many steps there were.
  var stepCount: Int { queue.steps.count }

  /// Whether anybody has died.
  var hasDead: Bool { isCrashed || !deadRoots.isEmpty }

  /// Adds a task that has not begun: one that has its turn without a call.
  func add(_ task: SweepTask) { queue.add(task) }

  func isDead(_ task: SweepTask) -> Bool {
    isCrashed && task.isOfStory || !deadRoots.isEmpty && deadRoots.contains(task.root)
  }
}

// MARK: Calls

extension SimulationState {
  /// Lets a call go on at once, if that is what would come out if it waited: nothing else is under
  /// way, and the choice falls on its task.
  ///
  /// - Returns: How it goes on; `nil` where it has to wait.
  func goOn(_ call: WaitingCall) -> Simulation.Strike? {
    // A run that goes on and on comes to its end in the loop.
    guard stepCount < TurnQueue.mostSteps, !isUnwinding, !isDead(call.task), !isFatal(call) else {
      return nil
    }
    if let beginning {
      guard beginning.calls == calls.count, beginning.turn.task == call.task else { return nil }
      self.beginning = nil
      return begin(call, tally.add(call), beginning.turn)
    }
    guard let turn = queue.take(arriving: call.task) else { return nil }
    return begin(call, tally.add(call), turn)
  }

  /// Whether the one who makes a call dies at it.
  private func isFatal(_ call: WaitingCall) -> Bool {
    guard isDeadly else { return false }
    let occurrence = tally.next(call)
    return plan.points.contains { $0.strikes(call, occurrence: occurrence) }
  }

  /// Takes a call that waits for its turn.
  ///
  /// - Returns: How it goes on where it is refused instead.
  func park(
    _ call: WaitingCall,
    _ continuation: Simulation.Continuation
  ) -> Simulation.Strike? {
    guard !isDead(call.task), !isUnwinding else {
      // Whoever tries again for ever is left alone in the end.
      guard isUnwinding, refusals < 100 else {
        dead.append(continuation)
        return nil
      }
      refusals += 1
      return Simulation.Strike(isRefused: true)
    }
    let occurrence = tally.add(call)
    parked.append(Parked(call: call, occurrence: occurrence, continuation: continuation))
    queue.add(call.task)
    return nil
  }

  /// Ends the waits of all, as the run is over.
  func unwind() -> [Simulation.Continuation] {
    isUnwinding = true
    defer {
      dead.removeAll()
      parked.removeAll()
    }
    return dead + parked.map(\.continuation)
  }

  /// Takes a call that does not suspend.
  func pass(_ call: WaitingCall) -> Simulation.Strike {
    guard !isDead(call.task) else { return Simulation.Strike(isRefused: true) }
    let step = max(0, stepCount - 1)
    let turn = Choice(step: step, task: call.task, current: nil, others: [])
    return begin(call, tally.add(call), turn)
  }

  /// Notes a call whose turn it is.
  private func begin(
    _ call: WaitingCall,
    _ occurrence: Int,
    _ turn: Choice
  ) -> Simulation.Strike {
    let call = SweptCall(
      task: call.task,
      traits: call.traits,
      occurrence: occurrence,
      text: call.text,
      turn: turn
    )
    calls.append(call)
    var strike = Simulation.Strike(mode: strikes(call))
    if plan.isRecorded { strike.entry = record.begin(call, strike.mode) }
    return strike
  }

  private func strikes(_ call: SweptCall) -> FaultMode? {
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
  func next() -> Simulation.Move? {
    if let beginning {
      self.beginning = nil
      // Where a task did nothing before its first call, both are one step.
      if calls.count == beginning.calls, let index = firstParked(beginning.turn.task) {
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
    guard let turn = queue.take() else { return nil }
    if let index = firstParked(turn.task) { return release(index, turn) }
    beginning = Beginning(turn: turn, calls: calls.count)
    return .begin(turn.task)
  }

  private func firstParked(_ task: SweepTask) -> Int? {
    for index in parked.indices where parked[index].call.task == task { return index }
    return nil
  }

  private func release(_ index: Int, _ turn: Choice) -> Simulation.Move {
    let waiting = parked.remove(at: index)
    let task = waiting.call.task
    // Several go by one name where they are not the sweep's.
    if firstParked(task) == nil { queue.remove(task) } else { queue.add(task) }
    let strike = begin(waiting.call, waiting.occurrence, turn)
    switch strike.mode {
    case .crash where task.isOfStory:
      isCrashed = true
      dead.append(waiting.continuation)
      bury { $0.isOfStory }
      return .died
    case .crash, .crashAlone:
      deadRoots.insert(task.root)
      dead.append(waiting.continuation)
      bury { $0.root == task.root }
      return .buried(task)
    default:
      return .goOn(waiting.continuation, strike)
    }
  }

  private func bury(where isDead: (SweepTask) -> Bool) {
    dead += parked.filter { isDead($0.call.task) }.map { $0.continuation }
    parked.removeAll { isDead($0.call.task) }
    queue.removeAll(where: isDead)
  }
}

extension FaultPoint {
  fileprivate func strikes(_ call: WaitingCall, occurrence: Int) -> Bool {
    self.occurrence == occurrence && task == call.task && endpoint == call.traits.name
      && (mode == .crash || mode == .crashAlone)
  }
}
