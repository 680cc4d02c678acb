/// The tasks of a run that could go on, and who of them does.
///
/// A class only for speed: a debug build copies a structure whole to ask it something.
final class TurnQueue {
  /// How many steps a run may have: no story has as many, one that does something for ever has.
  static let mostSteps = 100_000

  private var plan: PlannedSteps
  private var draw: RandomPriorities?
  /// Those who wait, each once, in the order of their names.
  private var waiting: [SweepTask] = []
  private var current: SweepTask?
  /// How many steps in a row the current task has gone.
  private var stretch = 0

  /// Who went on at each step.
  private(set) var steps: [SweepTask] = []
  /// The first step at which who was to go could not.
  private(set) var firstMissedStep: Int?
  /// Whether there was ever more than one who could go on.
  private(set) var hasChoices = false

  init(_ plan: RunPlan) {
    self.plan = PlannedSteps(plan.turns)
    draw = plan.draw
  }

  /// Adds somebody who waits, where that is not known already.
  func add(_ task: SweepTask) {
    var index = waiting.count
    while index > 0, task < waiting[index - 1] { index -= 1 }
    if index > 0, waiting[index - 1] == task { return }
    waiting.insert(task, at: index)
  }

  /// Takes somebody out who does not wait any more.
  func remove(_ task: SweepTask) {
    if let index = waiting.firstIndex(of: task) { waiting.remove(at: index) }
  }

  func removeAll(where isRemoved: (SweepTask) -> Bool) {
    waiting.removeAll(where: isRemoved)
  }

  /// Decides who goes on, and takes that one out of those who wait.
  ///
  /// - Returns: The choice; `nil` where nobody waits.
  func take() -> TurnChoice? {
    guard let task = choose(nil) else { return nil }
    remove(task)
    return go(task)
  }

  /// Decides who goes on, if it is one who would only come to wait now.
  ///
  /// - Parameter task: Who comes.
  /// - Returns: The choice; `nil` where it falls on another. Asked again, it will be the same.
  func take(arriving task: SweepTask) -> TurnChoice? {
    // Several go by one name where they are not the sweep's: another one waits by that name.
    guard waiting.isEmpty || !waiting.contains(task), choose(task) == task else { return nil }
    return go(task)
  }

  private func go(_ task: SweepTask) -> TurnChoice {
    let step = steps.count
    let hasOthers = !waiting.isEmpty
    // Who goes on and on gives way: nobody is made to wait then.
    let before = hasOthers && hasRunTooLong ? nil : current
    let canGoOn = before == task || hasOthers && before.map { waiting.contains($0) } ?? false
    if hasOthers { hasChoices = true }
    if firstMissedStep == nil, let planned = plan.next, planned != task { firstMissedStep = step }
    plan.advance()
    steps.append(task)
    stretch = current == task ? stretch + 1 : 1
    current = task
    return TurnChoice(step: step, task: task, current: canGoOn ? before : nil, others: waiting)
  }

  /// Whether the current task has gone on for so long that it seems to wait for another.
  private var hasRunTooLong: Bool { stretch >= 1_000 && stretch.isMultiple(of: 1_000) }

  private func choose(_ arriving: SweepTask?) -> SweepTask? {
    if let planned = plan.next, isReady(planned, arriving) { return planned }
    if draw == nil, !hasRunTooLong {
      if let current, isReady(current, arriving) { return current }
      guard let first = waiting.first else { return arriving }
      return arriving.map { min($0, first) } ?? first
    }
    let tasks = (waiting + (arriving.map { [$0] } ?? [])).sorted()
    let yielding = hasRunTooLong && tasks.count > 1 ? current : nil
    if let drawn = draw?.pick(tasks, atStep: steps.count, yielding: yielding) { return drawn }
    if yielding == nil, let current, tasks.contains(current) { return current }
    return tasks.first { $0 != yielding }
  }

  private func isReady(_ task: SweepTask, _ arriving: SweepTask?) -> Bool {
    task == arriving || !waiting.isEmpty && waiting.contains(task)
  }
}

/// Who is planned to go, a step at a time.
private struct PlannedSteps: Sendable {
  private let turns: [FaultSchedule.Turn]
  private var turn = 0
  private var left: Int
  /// Who is planned for the next step.
  private(set) var next: SweepTask?

  init(_ turns: [FaultSchedule.Turn]) {
    self.turns = turns
    left = turns.first?.steps ?? 0
    next = turns.first?.task
  }

  mutating func advance() {
    guard next != nil else { return }
    left -= 1
    guard left == 0 else { return }
    turn += 1
    next = turn < turns.count ? turns[turn].task : nil
    left = turn < turns.count ? turns[turn].steps : 0
  }
}
