import CSweepSupport
import Dispatch
import Synchronization

/// Lets the tasks of one history take turns, so that a plan decides the order of their steps.
///
/// A step is the start of a call, a section of a `TestableLock`, or a job of a task or an actor. Jobs
/// run on threads, one at a time. A thread can stop in the middle of a job, at a lock, and hands over
/// to the thread of another task. If a plan says so, it also stops after a section, before its task
/// enters the queue of an actor.
final class CallerSchedule: TaskExecutor {
  /// A decision between several tasks. In a plan, `~task` stops the running one after its section.
  struct Choice: Sendable {
    let task: Int
    let others: [Int]
    /// The task that could have gone on; `nil` if it could not.
    let current: Int?
  }

  enum Ending: Sendable, Equatable {
    case ended
    /// Each task waits for a lock that one of them holds.
    case deadlock([LockStep])
    /// No step is left, but calls have not ended.
    case waits
    /// The tasks made too many steps.
    case endless
    /// The test was cancelled, or the time is over.
    case cancelled
  }

  /// A step of a task at a lock: it locks it, or waits for it.
  struct LockStep: Sendable, Equatable {
    let task: Int
    let lock: String
    /// The task that holds the lock that this one waits for; `nil` if it has locked it.
    var holder: Int?
  }

  struct Result: Sendable {
    let ending: Ending
    let choices: [Choice]
    /// Whether other threads enqueued jobs, whose order no plan decides.
    let isForeign: Bool
    /// Whether all planned choices were possible.
    let followsPlan: Bool
  }

  fileprivate struct Parked {
    let task: Int
    let lock: UInt?
    let turn: DispatchSemaphore
  }

  fileprivate enum Next {
    case run(UnownedJob)
    case resume(DispatchSemaphore)
    case nothing
  }

  fileprivate struct State {
    let plan: [Int]
    var choices: [Choice] = []
    /// The number of each task by the runtime's number: callers first, then the tasks they start.
    var tasks: [UInt64: Int] = [:]
    /// The first jobs of the callers, by phase. A phase begins after the last one has ended.
    var phases: ArraySlice<[UnownedJob]>
    /// The phase whose callers are created; `nil` after the first step.
    var created: Int? = 0
    var ready: [(task: Int, job: UnownedJob)] = []
    var parked: [Parked] = []
    var owners: [UInt: Int] = [:]
    /// The sections that began, in order.
    var sections: [(task: Int, lock: UInt)] = []
    var current: Int?
    /// The choice not to stop after the section that the step has left.
    var choiceAfterSection: Choice?
    /// The number of callers that have begun and not ended.
    var callers = 0
    var steps = 0
    var isBusy = false
    var isForeign = false
    var ending: Ending?
    var waiting: CheckedContinuation<Void, Never>?
  }

  fileprivate static let mostSteps = 10_000

  private let state: Mutex<State>
  private let threads: CallerThreads
  /// Whether other threads may still resume the tasks if no step is left.
  private let waitsForOthers: Bool
  /// The tasks of the run have higher numbers.
  private let creator = capabilities_current_task()

  /// - Parameters:
  ///   - plan: The first choices. Later ones let the running task go on, or take the first one.
  ///   - phases: The number of callers in each phase.
  ///   - threads: The threads to use.
  ///   - waitsForOthers: Whether other threads may resume the tasks.
  init(plan: [Int], phases: Int, threads: CallerThreads, waitsForOthers: Bool) {
    state = Mutex(State(plan: plan, phases: Array(repeating: [], count: phases)[...]))
    (self.threads, self.waitsForOthers) = (threads, waitsForOthers)
  }

  // MARK: Running

  /// Runs callers, which end by calling ``endCaller()``. Calls `close` before it cancels those that have not.
  func run(
    _ phases: [[@Sendable () async -> Void]],
    closing close: () -> Void = {}
  ) async -> Result {
    StoryJobs.open()
    defer { StoryJobs.close([]) }
    var handles: [Task<Void, Never>] = []
    for (phase, callers) in phases.enumerated() {
      state.withLock { $0.created = phase }
      handles += callers.map { caller in Task(executorPreference: self) { await caller() } }
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let next = state.withLock { state in
          state.waiting = continuation
          state.created = nil
          return state.next(after: nil)
        }
        goOn(with: next)
      }
    } onCancel: {
      end(.cancelled)
    }
    let result = state.withLock { state in
      Result(
        ending: state.ending ?? .cancelled,
        choices: state.choices,
        isForeign: state.isForeign,
        followsPlan: state.choices.count >= state.plan.count
          && zip(state.plan, state.choices).allSatisfy { $0 == $1.task }
      )
    }
    close()
    if result.ending != .ended { for handle in handles { handle.cancel() } }
    return result
  }

  /// Notes that the current caller makes no more calls.
  func endCaller() { state.withLock { $0.callers -= 1 } }

  /// Ends the run if no step is left.
  func stopWaiting() {
    if state.withLock({ !$0.isBusy && $0.created == nil }) { end(.waits) }
  }

  private func goOn(with next: Next) {
    switch next {
    case .run(let job): threads.run { self.runJobs(job) }
    case .resume(let turn): turn.signal()
    case .nothing: settle()
    }
  }

  /// Runs a job on the current thread, and those after it.
  private func runJobs(_ first: UnownedJob) {
    var job = first
    while true {
      capabilities_set_schedule_of_thread(Unmanaged.passUnretained(self).toOpaque())
      job.runSynchronously(on: asUnownedTaskExecutor())
      capabilities_set_schedule_of_thread(nil)
      let next = state.withLock { $0.next(after: nil) }
      guard case .run(let another) = next else { return goOn(with: next) }
      job = another
    }
  }

  /// Ends the run if nothing can happen any more.
  private func settle() {
    let ending: Ending? = state.withLock { state in
      if state.steps >= Self.mostSteps { return .endless }
      if !state.parked.isEmpty { return .deadlock(state.lockSteps) }
      if state.callers == 0 { return .ended }
      return waitsForOthers ? nil : .waits
    }
    if let ending { end(ending) }
  }

  private func end(_ ending: Ending) {
    let waiting = state.withLock { state in
      if state.ending == nil { state.ending = ending }
      defer { state.waiting = nil }
      return state.waiting
    }
    // The test's task does not belong to the run.
    let before = capabilities_schedule_of_thread()
    capabilities_set_schedule_of_thread(nil)
    waiting?.resume()
    capabilities_set_schedule_of_thread(before)
  }

  // MARK: Steps

  static var ofCurrentThread: CallerSchedule? {
    // The thread is in `runJobs(_:)`, which keeps the schedule alive.
    capabilities_schedule_of_thread().map {
      Unmanaged<CallerSchedule>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Waits for the turn of the current task.
  ///
  /// - Parameter lock: The lock that the task locks; `nil` if it makes another step.
  /// - Returns: Whether the run continues.
  @discardableResult
  func waitForTurn(toLock lock: UInt? = nil) -> Bool {
    let (turn, number) = (DispatchSemaphore(value: 0), capabilities_current_task())
    let next: Next? = state.withLock { state in
      guard state.ending == nil else { return nil }
      let task = state.tasks[number] ?? state.current ?? 0
      state.current = task
      return state.next(after: Parked(task: task, lock: lock, turn: turn))
    }
    guard let next else { return false }
    if case .resume(let resumed) = next, resumed === turn { return true }
    goOn(with: next)
    turn.wait()
    return true
  }

  /// Notes that the current task has left a section of a lock, and stops it if the plan says so.
  func unlock(_ lock: UInt) {
    let stops = state.withLock { state in
      state.owners[lock] = nil
      guard let task = state.current, !state.owners.values.contains(task) else { return false }
      let stops = state.runnable.filter { $0 != task }.map { ~$0 }
      if !stops.isEmpty {
        state.choiceAfterSection = Choice(task: task, others: stops, current: task)
      }
      return state.planned.map { $0 < 0 } == true
    }
    if stops { waitForTurn() }
  }

  // MARK: Jobs

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let number = capabilities_task_of_job(unsafeBitCast(job, to: UnsafeMutableRawPointer.self))
    guard !add(job, ofTask: number) else { return }
    threads.run { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  /// Adds a job that the current thread enqueues for another executor.
  ///
  /// - Returns: Whether the job was added; `false` if it does not belong to the run.
  func take(_ job: UnownedJob, ofTask number: UInt64) -> Bool {
    guard number == 0 || number > creator else { return false }
    return add(job, ofTask: number)
  }

  private func add(_ job: UnownedJob, ofTask number: UInt64) -> Bool {
    let isForeign = Self.ofCurrentThread !== self
    let starter = capabilities_current_task()
    let (isAdded, next): (Bool, Next?) = state.withLock { state in
      guard state.ending == nil else { return (false, nil) }
      let task =
        number == 0
        ? state.tasks[starter] ?? state.current ?? 0
        : state.tasks[number] ?? state.tasks.count
      if number != 0 { state.tasks[number] = task }
      if let phase = state.created {
        state.phases[phase].append(job)
        return (true, nil)
      }
      if isForeign { state.isForeign = true }
      // A job of an actor: the task enters its queue.
      if number == 0, let choice = state.choiceAfterSection { state.choices.append(choice) }
      state.ready.append((task, job))
      return (true, state.isBusy ? nil : state.next(after: nil))
    }
    if let next { goOn(with: next) }
    return isAdded
  }
}

extension CallerSchedule.State {
  /// Decides what happens next.
  ///
  /// - Parameter parked: A thread that now waits for its turn.
  fileprivate mutating func next(after parked: CallerSchedule.Parked?) -> CallerSchedule.Next {
    if let parked { self.parked.append(parked) }
    (isBusy, choiceAfterSection) = (false, nil)
    guard ending == nil, steps < CallerSchedule.mostSteps else { return .nothing }
    var tasks = runnable
    while tasks.isEmpty {
      guard self.parked.isEmpty, callers == 0, let jobs = phases.popFirst() else { return .nothing }
      callers += jobs.count
      current = nil
      for job in jobs {
        let pointer = unsafeBitCast(job, to: UnsafeMutableRawPointer.self)
        ready.append((self.tasks[capabilities_task_of_job(pointer)] ?? 0, job))
      }
      tasks = runnable
    }
    let task = choose(tasks)
    (current, isBusy, steps) = (task, true, steps + 1)
    if let index = self.parked.firstIndex(where: { $0.task == task && isFree($0.lock) }) {
      let parked = self.parked.remove(at: index)
      if let lock = parked.lock {
        owners[lock] = task
        sections.append((task, lock))
      }
      return .resume(parked.turn)
    }
    guard let index = ready.firstIndex(where: { $0.task == task }) else { return .nothing }
    return .run(ready.remove(at: index).job)
  }

  private func isFree(_ lock: UInt?) -> Bool { lock.map { owners[$0] == nil } ?? true }

  /// The tasks that can go on, in order.
  fileprivate var runnable: [Int] {
    var tasks: [Int] = []
    for one in parked where isFree(one.lock) && !tasks.contains(one.task) { tasks.append(one.task) }
    for one in ready where !tasks.contains(one.task) { tasks.append(one.task) }
    return tasks.count > 1 ? tasks.sorted() : tasks
  }

  /// The next choice of the plan.
  fileprivate var planned: Int? { choices.count < plan.count ? plan[choices.count] : nil }

  private mutating func choose(_ tasks: [Int]) -> Int {
    guard tasks.count > 1 else { return tasks[0] }
    let goesOn = current.flatMap { tasks.contains($0) ? $0 : nil }
    let planned = planned.flatMap { tasks.contains(max($0, ~$0)) ? $0 : nil }
    let choice = planned ?? goesOn ?? tasks[0]
    let task = max(choice, ~choice)
    choices.append(
      CallerSchedule.Choice(task: choice, others: tasks.filter { $0 != task }, current: goesOn)
    )
    return task
  }

  /// The last steps of the tasks that wait for locks.
  fileprivate var lockSteps: [CallerSchedule.LockStep] {
    var names: [UInt] = []
    func name(_ lock: UInt) -> String {
      if !names.contains(lock) { names.append(lock) }
      let number = "lock \((names.firstIndex(of: lock) ?? 0) + 1)"
      // A task waits for the lock or has locked it, so the object exists.
      guard let pointer = UnsafeRawPointer(bitPattern: lock) else { return number }
      return
        "\(number) (\(type(of: Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue())))"
    }
    let held = sections.indices.filter { index in
      let (task, lock) = sections[index]
      return owners[lock] == task && parked.contains { $0.task == task }
        && !sections[(index + 1)...].contains { $0.task == task && $0.lock == lock }
    }
    let locks = held.map { index in
      CallerSchedule.LockStep(task: sections[index].task, lock: name(sections[index].lock))
    }
    let waits = parked.compactMap { one -> CallerSchedule.LockStep? in
      guard let lock = one.lock, let owner = owners[lock] else { return nil }
      return CallerSchedule.LockStep(task: one.task, lock: name(lock), holder: owner)
    }
    return locks + waits
  }
}

/// Called by a `TestableLock` before a section.
///
/// - Returns: Whether the current thread works for a conformance.
@_cdecl("capabilities_lock_begin")
func beginLockedSection(_ lock: UnsafeMutableRawPointer) -> Bool {
  CallerSchedule.ofCurrentThread?.waitForTurn(toLock: UInt(bitPattern: lock)) ?? false
}

/// Called by a `TestableLock` after a section that was scheduled.
@_cdecl("capabilities_lock_end")
func endLockedSection(_ lock: UnsafeMutableRawPointer) {
  CallerSchedule.ofCurrentThread?.unlock(UInt(bitPattern: lock))
}
