/// The runnable tasks of a run. Decides which one runs next.
///
/// Functions that only read are `mutating`, too: a debug build copies the whole struct to call another
/// one.
struct TurnQueue {
  /// The step limit of a run. Only an endless story reaches it.
  static let mostSteps = 10_000

  private var plan: PlannedSteps
  private var draw: RandomPriorities?
  /// The runnable tasks, sorted by name, without duplicates.
  private(set) var waiting: [SweepTask] = []
  /// The tasks in `waiting` that have woken, in the order in which they fell asleep.
  private var woken: [SweepTask] = []
  private var current: SweepTask?
  /// The number of consecutive steps of the current task.
  private var stretch = 0

  /// The task that ran at each step.
  private(set) var steps: [SweepTask] = []
  /// The number of steps that are wakes.
  private var wakes = 0
  /// Whether the run has as many steps as only an endless story. Tasks that tick together wake more often.
  var isEndless: Bool { mutating get { steps.count - wakes >= Self.mostSteps } }
  /// The first step at which the planned task was not runnable.
  private(set) var firstMissedStep: Int?
  /// Whether at any step more than one task was runnable.
  private(set) var hasChoices = false

  init(_ plan: RunPlan) {
    self.plan = PlannedSteps(plan.turns)
    draw = plan.draw
    // Most stories are short.
    steps.reserveCapacity(16)
  }

  /// Adds a runnable task, unless it is already known.
  mutating func add(_ task: SweepTask) {
    var index = waiting.count
    while index > 0, task < waiting[index - 1] { index -= 1 }
    if index > 0, waiting[index - 1] == task { return }
    if index == waiting.count { waiting.append(task) } else { waiting.insert(task, at: index) }
  }

  /// Adds a task that has woken. By default, such tasks continue in the order in which they are added.
  mutating func add(woken task: SweepTask) {
    add(task)
    if woken.isEmpty { (current, stretch) = (task, 0) }
    woken.append(task)
  }

  /// Removes a task that is no longer runnable.
  mutating func remove(_ task: SweepTask) {
    if let index = waiting.firstIndex(of: task) { waiting.remove(at: index) }
  }

  mutating func removeAll(where isRemoved: (SweepTask) -> Bool) {
    waiting.removeAll(where: isRemoved)
    woken.removeAll(where: isRemoved)
  }

  /// Removes the task that runs next from the queue.
  ///
  /// - Returns: The choice; `nil` if no task is runnable.
  mutating func take() -> TurnChoice? {
    guard let task = choose(nil) else { return nil }
    remove(task)
    return go(task)
  }

  /// Decides whether an arriving task would be the next to run.
  ///
  /// - Returns: The choice; `nil` if another task runs next. The decision stays the same if asked
  ///   again.
  mutating func take(arriving task: SweepTask) -> TurnChoice? {
    if waiting.count == 0, draw == nil { return go(task) }
    // Several tasks outside the sweep can share one name; another one may already be queued.
    guard !isWaiting(task), let chosen = choose(task), chosen == task else { return nil }
    return go(task)
  }

  private mutating func go(_ task: SweepTask) -> TurnChoice {
    let step = steps.count
    let hasOthers = waiting.count > 0
    var (goesOn, before) = (false, SweepTask?.none)
    if let current {
      goesOn = current == task
      let canGoOn = hasOthers ? goesOn || isWaiting(current) : goesOn
      // A task that keeps running yields its turn. Its next step is a preemption, because polling
      // tasks that yield only to each other would never let a third one run.
      if canGoOn { before = hasOthers && hasRunTooLong ? next(of: waiting + [task]) : current }
    }
    if before == nil { before = woken.first }
    if let index = woken.firstIndex(of: task) {
      woken.remove(at: index)
      wakes += 1
    }
    if hasOthers { hasChoices = true }
    if let planned = plan.next {
      if planned != task, firstMissedStep == nil { firstMissedStep = step }
      plan.advance()
    }
    steps.append(task)
    stretch = goesOn ? stretch + 1 : 1
    current = task
    return TurnChoice(step: step, task: task, current: before, others: waiting)
  }

  /// Whether the current task has run for so long that it probably waits for another one.
  private var hasRunTooLong: Bool {
    mutating get { stretch >= 100 && stretch.isMultiple(of: 100) }
  }

  private mutating func choose(_ arriving: SweepTask?) -> SweepTask? {
    if let planned = plan.next, isReady(planned, arriving) { return planned }
    if draw == nil {
      if let current, isReady(current, arriving) {
        if !hasRunTooLong { return current }
      } else if let first = woken.first {
        return first
      } else {
        guard let first = waiting.first else { return arriving }
        return arriving.map { min($0, first) } ?? first
      }
    }
    let tasks = (waiting + (arriving.map { [$0] } ?? [])).sorted()
    let yielding = hasRunTooLong && tasks.count > 1 ? current : nil
    return draw?.pick(tasks, atStep: steps.count, yielding: yielding) ?? next(of: tasks)
  }

  /// Returns the task whose turn it is if the current one yields.
  private func next(of tasks: [SweepTask]) -> SweepTask? {
    let tasks = tasks.sorted()
    guard let current, tasks.contains(current) else { return tasks.first }
    return tasks.first { current < $0 } ?? tasks.first
  }

  private mutating func isReady(_ task: SweepTask, _ arriving: SweepTask?) -> Bool {
    if let arriving, arriving == task { return true }
    return isWaiting(task)
  }

  private mutating func isWaiting(_ task: SweepTask) -> Bool {
    // Faster than `contains` in a debug build.
    for index in 0..<waiting.count where waiting[index] == task { return true }
    return false
  }
}

/// The planned tasks, one step at a time.
private struct PlannedSteps: Sendable {
  private let turns: [FaultSchedule.Turn]
  private var turn = 0
  private var left: Int
  /// The task planned for the next step.
  private(set) var next: SweepTask?

  init(_ turns: [FaultSchedule.Turn]) {
    self.turns = turns
    left = turns.first?.steps ?? 0
    next = turns.first?.task
  }

  mutating func advance() {
    left -= 1
    guard left == 0 else { return }
    turn += 1
    next = turn < turns.count ? turns[turn].task : nil
    left = turn < turns.count ? turns[turn].steps : 0
  }
}
