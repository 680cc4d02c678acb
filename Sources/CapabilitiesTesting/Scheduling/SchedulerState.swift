/// The state of a ``Scheduler``, guarded by its lock.
///
/// Functions that only read are `mutating`, too: a debug build copies the whole struct to call another
/// one.
struct SchedulerState {
  /// A suspended call.
  struct Parked: Sendable {
    let call: PendingCall
    let occurrence: Int
    let continuation: Scheduler.Continuation
  }

  /// A suspended call that another thread has answered.
  struct Answered: Sendable {
    let task: SweepTask
    let number: UInt64
    let continuation: Scheduler.Continuation
  }

  /// A task with its sleeps that are over, and after which it has not continued.
  private struct Woken: Sendable {
    let task: SweepTask
    var sleepers: [SleeperQueue.Sleeper]
  }

  private let plan: RunPlan
  var queue: TurnQueue
  private var parked: [Parked] = []
  private var counter = CallCounter()
  private var persistent: [FaultPoint] = []
  /// The number of the next calls of an unreachable capability that fail, and its name.
  private var partitionCalls = 0
  private var partitioned = ""
  private let includesCrash: Bool
  private(set) var answered: [Answered] = []
  /// The tasks whose sleep is over, also those that have crashed since.
  private var woken: [Woken] = []
  private var refusals = 0
  /// The number of the plan's faults whose calls were made.
  private var hits = 0
  /// The occurrences of the plan's faults. A debug build reads integers faster than faults.
  private var occurrences: [Int] = []

  /// The calls so far, in the order of their effects.
  private var calls: [SweptCall] = []
  /// The async calls that were resumed and have not returned.
  var inFlight = CallsInFlight()
  /// Whether any task has crashed, and whether the process has.
  private(set) var hasCrashes = false
  private var isCrashed = false
  /// The use cases that have crashed.
  private var crashedRoots: Set<Int32> = []
  /// The suspended calls of crashed tasks.
  var crashedCalls: [Scheduler.Continuation] = []
  /// Whether the run is over and crashed tasks must end.
  var isUnwinding = false
  /// The recorded calls; empty if the run is not recorded.
  var record = RunRecord()

  init(plan: RunPlan) {
    self.plan = plan
    queue = TurnQueue(plan)
    for point in plan.points { occurrences.append(point.occurrence) }
    includesCrash = plan.hasCrash
    // Most stories are short.
    calls.reserveCapacity(16)
  }

  /// The trace of the run so far.
  var trace: RunTrace {
    mutating get {
      RunTrace(
        calls: calls,
        steps: queue.steps,
        hasChoices: queue.hasChoices,
        firstMissedStep: queue.firstMissedStep,
        hitsAllPoints: hits == plan.points.count,
        record: record
      )
    }
  }

  /// The number of calls so far.
  var callCount: Int { calls.count }

  mutating func hasCrashed(_ task: SweepTask) -> Bool {
    hasCrashes && (isCrashed && task.isOfStory || crashedRoots.contains(task.root))
  }
}

// MARK: Calls

extension SchedulerState {
  /// Resumes a call at once if suspending it would have the same result: nothing else is running,
  /// and the scheduler would pick its task.
  ///
  /// - Returns: How the call continues; `nil` if it must suspend.
  mutating func resumeImmediately(_ call: PendingCall) -> Scheduler.Resumption? {
    // An endless run is stopped in `next()`.
    guard !queue.isEndless, !isUnwinding, !hasCrashed(call.task),
      !crashesTask(at: call)
    else { return nil }
    guard let turn = queue.take(arriving: call.task) else { return nil }
    inFlight.begin(call)
    return begin(call, counter.add(call), turn)
  }

  /// Whether the plan crashes the task at this call.
  private mutating func crashesTask(at call: PendingCall) -> Bool {
    guard includesCrash else { return false }
    let occurrence = counter.next(call)
    return plan.points.contains { point in
      point.occurrence == occurrence && point.task == call.task
        && point.endpoint == call.traits.name
        && point.mode.isCrash
    }
  }

  /// Stores a suspended call.
  ///
  /// - Returns: How the call continues if it is refused; `nil` if it was stored.
  mutating func park(
    _ call: PendingCall,
    _ continuation: Scheduler.Continuation
  ) -> Scheduler.Resumption? {
    guard !hasCrashed(call.task), !isUnwinding else {
      // Stop refusing calls of a task that retries forever.
      guard isUnwinding, refusals < 100 else {
        crashedCalls.append(continuation)
        return nil
      }
      refusals += 1
      return Scheduler.Resumption(isRefused: true)
    }
    let occurrence = counter.add(call)
    parked.append(Parked(call: call, occurrence: occurrence, continuation: continuation))
    queue.add(call.task)
    return nil
  }

  /// Ends the run and returns all suspended calls. A run ends once, so each is resumed once.
  mutating func unwind() -> [Scheduler.Continuation] {
    isUnwinding = true
    guard !crashedCalls.isEmpty || !parked.isEmpty || !answered.isEmpty else { return [] }
    return crashedCalls + parked.map(\.continuation) + takeAnswered()
  }

  /// Stores a suspended call that another thread has answered.
  ///
  /// - Returns: Whether it was stored; `false` if the run is over.
  mutating func keepAnswered(
    _ task: SweepTask,
    _ number: UInt64,
    _ continuation: Scheduler.Continuation
  ) -> Bool {
    guard !isUnwinding else { return false }
    answered.append(Answered(task: task, number: number, continuation: continuation))
    return true
  }

  /// Removes the suspended calls that other threads have answered, in the order of their tasks.
  mutating func takeAnswered() -> [Scheduler.Continuation] {
    defer { answered = [] }
    return answered.sorted { ($0.task, $0.number) < ($1.task, $1.number) }.map(\.continuation)
  }

  /// Stores tasks whose sleeps are over at the same time.
  mutating func wake(_ sleepers: [SleeperQueue.Sleeper]) {
    for sleeper in sleepers {
      guard let task = sleeper.task else { continue }
      if let index = woken.firstIndex(where: { $0.task == task }) {
        woken[index].sleepers.append(sleeper)
      } else {
        woken.append(Woken(task: task, sleepers: [sleeper]))
        queue.add(woken: task)
      }
    }
  }

  /// Removes the sleeps that are over, and after which their tasks have not continued.
  mutating func takeWoken() -> [SleeperQueue.Sleeper] {
    defer { woken = [] }
    return woken.flatMap(\.sleepers)
  }

  /// Returns the calls that were resumed and wait for an answer.
  ///
  /// - Parameter sleepers: The runtime's numbers of the tasks that sleep.
  mutating func unanswered(exceptOf sleepers: Set<UInt64>) -> [PendingCall] {
    let woken = woken.flatMap(\.sleepers).map(\.number)
    return inFlight.innermost(exceptOf: sleepers.union(answered.map(\.number) + woken))
      .filter { !hasCrashed($0.task) }
  }

  /// Registers a synchronous call.
  mutating func admit(_ call: PendingCall) -> Scheduler.Resumption {
    guard !hasCrashed(call.task) else { return Scheduler.Resumption(isRefused: true) }
    let step = max(0, queue.steps.count - 1)
    let turn = TurnChoice(step: step, task: call.task, current: nil, others: [])
    return begin(call, counter.add(call), turn)
  }

  /// Records a call that gets its turn.
  private mutating func begin(
    _ call: PendingCall,
    _ occurrence: Int,
    _ turn: TurnChoice
  ) -> Scheduler.Resumption {
    let before = plan.isRecorded ? calls.last : nil
    let call = SweptCall(
      task: call.task,
      traits: call.traits,
      occurrence: occurrence,
      text: call.text,
      hashes: call.hashes,
      turn: turn
    )
    calls.append(call)
    var resumption = Scheduler.Resumption(mode: matches(call))
    guard plan.isRecorded else { return resumption }
    let started = before.map { $0.traits == nil && $0.task == call.task && $0.turn.isPreemption }
    let isPreemption = call.turn.isPreemption || started == true
    resumption.entry = record.begin(call, isPreemption: isPreemption, resumption.mode)
    return resumption
  }

  private mutating func matches(_ call: SweptCall) -> FaultMode? {
    if hits < occurrences.count {
      for index in 0..<occurrences.count where occurrences[index] == call.occurrence {
        if plan.points[index].matches(call) { return hit(plan.points[index]) }
      }
    }
    if partitionCalls > 0, call.canFail(inPartitionOf: partitioned) {
      partitionCalls -= 1
      return .before
    }
    guard persistent.count > 0, call.task.isOfStory else { return nil }
    return persistent.first { $0.endpoint == call.endpoint }?.mode
  }

  private mutating func hit(_ point: FaultPoint) -> FaultMode {
    hits += 1
    if point.isPersistent { persistent.append(point) }
    guard point.mode == .partition else { return point.mode }
    (partitionCalls, partitioned) = (point.calls - 1, point.endpoint.capability)
    return .before
  }
}

// MARK: Turns

extension SchedulerState {
  mutating func next() -> Scheduler.Move? {
    guard !queue.isEndless else { return .endless }
    guard let turn = queue.take() else { return nil }
    let task = turn.task
    func add(_ step: String) {
      calls.append(SweptCall(task: task, traits: nil, occurrence: 1, text: step, turn: turn))
    }
    if let index = woken.firstIndex(where: { $0.task == task }) {
      add("wakes")
      // A child task without a name of its own can have woken, and its creator made a call.
      if firstParked(task) != nil { queue.add(task) }
      return .wake(woken.remove(at: index).sleepers)
    }
    if let index = firstParked(task) { return release(index, turn) }
    add("begins")
    return .begin(task)
  }

  private mutating func firstParked(_ task: SweepTask) -> Int? {
    for index in 0..<parked.count where parked[index].call.task == task { return index }
    return nil
  }

  private mutating func release(_ index: Int, _ turn: TurnChoice) -> Scheduler.Move {
    let waiting = parked.remove(at: index)
    let task = waiting.call.task
    // Several tasks outside the sweep can share one name.
    if firstParked(task) == nil { queue.remove(task) } else { queue.add(task) }
    let resumption = begin(waiting.call, waiting.occurrence, turn)
    switch resumption.mode {
    case .crash where task.isOfStory:
      (hasCrashes, isCrashed) = (true, true)
      crashedCalls.append(waiting.continuation)
      removeCrashed { $0.isOfStory }
      return .processCrashed
    case .crash, .crashAlone:
      hasCrashes = true
      crashedRoots.insert(task.root)
      crashedCalls.append(waiting.continuation)
      removeCrashed { $0.root == task.root }
      return .useCaseCrashed(task)
    default:
      inFlight.begin(waiting.call)
      return .resume(waiting.continuation, resumption)
    }
  }

  private mutating func removeCrashed(where hasCrashed: (SweepTask) -> Bool) {
    crashedCalls += parked.filter { hasCrashed($0.call.task) }.map { $0.continuation }
    parked.removeAll { hasCrashed($0.call.task) }
    crashedCalls += answered.filter { hasCrashed($0.task) }.map { $0.continuation }
    answered.removeAll { hasCrashed($0.task) }
    queue.removeAll(where: hasCrashed)
  }
}

extension FaultMode {
  var isCrash: Bool { self == .crash || self == .crashAlone }
}
