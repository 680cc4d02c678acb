import CSweepSupport
import Capabilities
import CapabilityStreams
import Synchronization

/// Schedules one run: tracks the tasks that are suspended at a call and, following the plan,
/// resumes one of them and injects its fault.
///
/// A call of an async endpoint suspends here before its effect. When every task of the run is
/// suspended or has ended, the scheduler resumes one. So only one step runs at a time, and the same
/// plan always produces the same run.
final class Scheduler: Sendable {
  /// How a suspended call continues.
  struct Resumption: Sendable {
    var mode: FaultMode?
    /// Whether the run is over and the call must fail without an effect, if an error is known.
    var isRefused = false
    /// The index of the call's entry in the record.
    var entry: Int?
  }

  typealias Continuation = UnsafeContinuation<Resumption, Never>

  /// The scheduler's next action.
  enum Move {
    /// Start a task of the story.
    case begin(SweepTask)
    /// Resume a call.
    case resume(Continuation, Resumption)
    /// Wake a task.
    case wake([SleeperQueue.Sleeper])
    /// One use case crashed; the others continue.
    case useCaseCrashed(SweepTask)
    case processCrashed
    /// The run made too many steps.
    case endless
  }

  private let state: Mutex<SchedulerState>
  /// Whether any task has crashed.
  private let mayHaveCrashes = Atomic(false)
  private let storedHasForeignCalls = Atomic(false)
  /// Whether a task went on at a time that no plan decides.
  private let hasOpenOrder = Atomic(false)
  /// Whether an endpoint is answered by another thread, which was not known before.
  private let hasLearned = Atomic(false)
  private let isOver = Atomic(false)
  var hasEnded: Bool { isOver.load(ordering: .relaxed) }
  private let executors: [DrainingExecutor]
  let names = TaskNames()
  let catalog: EndpointCatalog
  private let plan: RunPlan

  init(_ plan: RunPlan, catalog: EndpointCatalog, executors: [DrainingExecutor]) {
    state = Mutex(SchedulerState(plan: plan))
    self.catalog = catalog
    self.executors = executors
    self.plan = plan
    for executor in executors { executor.serve(self) }
  }

  /// Returns how an async call or a stream step continues if it need not suspend; otherwise `nil`.
  ///
  /// Not an async function, because debug builds call those slowly. So a call on another thread than
  /// the executor's, such as the main one, asks after it has left that thread.
  func resumeImmediately(_ pending: PendingCall) -> Resumption? {
    let current = DrainingExecutor.current
    let executor = own(current)
    // The task runs on another thread, or has waited for one outside of a call.
    if executor?.endForeignAnswer() ?? true { noteOpenOrder() }
    // Perhaps the main actor started it.
    if current == nil { executors.first?.noteMainActor() }
    // If no other job is ready, decide here.
    guard let executor, executor.isIdle(exceptFor: pending.number), !hasForeignCalls
    else { return nil }
    return state.withLock { $0.resumeImmediately(pending) }
  }

  /// Returns an executor if it is of this run: the current thread can be of another run that uses the
  /// same actor.
  private func own(_ executor: DrainingExecutor?) -> DrainingExecutor? {
    executor === executors.first || executor === executors.last ? executor : nil
  }

  /// Suspends an async call or a stream step on the caller's actor until the scheduler resumes it.
  ///
  /// - Parameter isUndecided: Whether the call was on another thread than the executor's.
  func waitForTurn(
    _ pending: PendingCall,
    isUndecided: Bool,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Resumption {
    if isUndecided, let now = resumeImmediately(pending) { return now }
    // An unchecked continuation is safe here: it is stored only in `parked` or `crashedCalls`, and
    // resumed once by the code that removes it. A continuation that is never resumed belongs to an
    // abandoned run.
    return await withUnsafeContinuation { continuation in
      let refusal = state.withLock { $0.park(pending, continuation) }
      if let refusal { continuation.resume(returning: refusal) } else { wake() }
    }
  }

  /// Whether a call must call ``goOn(_:isolation:)`` after its effect.
  func mayWait(_ traits: EndpointTraits) -> Bool {
    mayHaveCrashes.load(ordering: .relaxed) || traits.isForeign
      || own(DrainingExecutor.ofCurrentThread)?.runsForeignJob.load(ordering: .relaxed) ?? true
  }

  /// Continues after the effect of a call: never if the task has crashed meanwhile; if another thread
  /// answered the call, in its turn.
  func goOn(_ traits: EndpointTraits, isolation: isolated (any Actor)? = #isolation) async {
    if mayHaveCrashes.load(ordering: .relaxed) { await blockCrashedTask() }
    let executor = own(DrainingExecutor.current)
    if executor?.endForeignAnswer() ?? true, !hasEnded {
      if traits.answer == .caused {
        noteOpenOrder()
      } else if traits.setAnswer(.elsewhere) {
        hasLearned.store(true, ordering: .relaxed)
      }
    }
    if executor == nil || traits.isForeign { await waitForOtherAnswers() }
  }

  /// Suspends a task whose call another thread has answered, until all such calls are answered.
  private func waitForOtherAnswers(isolation: isolated (any Actor)? = #isolation) async {
    storedHasForeignCalls.store(true, ordering: .relaxed)
    let (task, number) = (names.current() ?? .elsewhere, capabilities_current_task())
    // Resumed once, by the code that removes it from `answered`.
    _ = await withUnsafeContinuation { continuation in
      let isKept = state.withLock { $0.keepAnswered(task, number, continuation) }
      if isKept { wake() } else { continuation.resume(returning: Resumption()) }
    }
  }

  private func blockCrashedTask(isolation: isolated (any Actor)? = #isolation) async {
    let task = names.current() ?? .elsewhere
    // Resumed once: here, or by the code that removes it from `crashedCalls`.
    _ = await withUnsafeContinuation { continuation in
      let goesOn = state.withLock { state in
        guard state.hasCrashed(task), !state.isUnwinding else { return true }
        state.crashedCalls.append(continuation)
        return false
      }
      if goesOn { continuation.resume(returning: Resumption()) }
    }
  }

  /// Registers a synchronous call, which continues at once.
  func admit(_ call: EndpointCall, _ traits: EndpointTraits) -> Resumption {
    let pending = pending(call, traits)
    return state.withLock { $0.admit(pending) }
  }

  /// Creates the pending call. Inputs are described outside of the lock, because a description can
  /// call endpoints.
  func pending(
    _ call: EndpointCall,
    _ traits: EndpointTraits,
    _ step: StreamStep? = nil
  ) -> PendingCall {
    if traits.isForeign { storedHasForeignCalls.store(true, ordering: .relaxed) }
    let number = capabilities_current_task()
    return PendingCall(
      task: names.caller(number, on: own(DrainingExecutor.ofCurrentThread)),
      number: number,
      traits: traits,
      text: plan.isRecorded ? text(of: call, step) : "",
      hashes: plan.isRecorded && step == nil ? call.inputs.map { InputKey.hashes(of: $0) } : []
    )
  }

  private func text(of call: EndpointCall, _ step: StreamStep?) -> String {
    let inputs = call.inputs.map { describe($0) }.joined(separator: ", ")
    return "\(call.endpoint)(\(inputs))\(step?.place ?? "")"
  }

  /// Returns an issue that the story records, with the schedule; `nil` if an earlier run recorded it.
  func firstIssue(_ message: String) -> String? {
    guard catalog.issues.isFirst(message) else { return nil }
    guard plan.draw == nil else { return message }
    let code = plan.schedule.code
    return "\(message)\n  reproduce with: try await sweep.expectInvariants(under: \"\(code)\")"
  }

  /// Wakes executors that wait for calls from other threads.
  func wake() {
    for executor in executors { executor.wake() }
  }

  /// Records the outcome of a call if the run is recorded.
  func end(_ resumption: Resumption, _ outcome: @autoclosure () -> RecordedCall.Outcome) {
    guard let entry = resumption.entry else { return }
    let outcome = outcome()
    state.withLock { $0.record.end(entry, outcome) }
  }

  /// Notes that the current task's innermost async call has returned.
  func leave() {
    let number = capabilities_current_task()
    state.withLock { $0.inFlight.end(ofTask: number) }
    // The loop waits for calls that other threads answer, and their tasks can end on the main actor.
    if hasForeignCalls { wake() }
  }

  /// Returns the calls that have been resumed, have not returned, and do not sleep on the sweep's clock.
  ///
  /// - Parameter sleepers: The runtime's numbers of the tasks that sleep.
  func unanswered(exceptOf sleepers: Set<UInt64>) -> [PendingCall] {
    state.withLock { $0.unanswered(exceptOf: sleepers) }
  }

  /// Records that a consumer abandoned a stream.
  func giveUp(_ step: StreamStep) {
    guard plan.isRecorded else { return }
    let task = names.current() ?? .elsewhere
    let text = text(of: step.call, step)
    state.withLock { state in
      guard !state.hasCrashed(task), !state.isUnwinding else { return }
      state.record.giveUp(task, step.call.endpoint.steps, text)
    }
  }

  /// The task of the story that is, or started, the current task, also if that is detached; `nil` if there
  /// is none.
  var currentUseCase: SweepTask? { names.current().map { SweepTask(root: Int($0.root)) } }

  /// Notes that a task went on at a time that no plan decides.
  func noteOpenOrder() { hasOpenOrder.store(true, ordering: .relaxed) }

  /// Names a task when its first job is enqueued.
  ///
  /// - Returns: The task's name if the task waits for its turn; `nil` if it begins at once, because
  ///   it is not of the story, or a part of a call.
  func nameStart(taskOf number: UInt64) -> SweepTask? {
    guard !names.takeExpected(number), let creator = names.current() else { return nil }
    let creatorNumber = capabilities_current_task()
    return state.withLock { state in
      guard !state.isUnwinding, !state.inFlight.contains(creatorNumber) else { return nil }
      return names.add(number, startedBy: creator)
    }
  }

  /// Whether a call of an endpoint that another thread answers was made.
  var hasForeignCalls: Bool { storedHasForeignCalls.load(ordering: .relaxed) }

  /// Whether a task waits for its turn, or another thread has answered its call.
  var canGoOn: Bool { state.withLock { !$0.queue.waiting.isEmpty || !$0.answered.isEmpty } }

  /// Returns the suspended calls that other threads have answered, in the order of their tasks.
  func takeAnswered() -> [Continuation] { state.withLock { $0.takeAnswered() } }

  /// Adds tasks that have not started, whose first turns need no call.
  func add(_ tasks: [SweepTask]) {
    state.withLock { state in for task in tasks { state.queue.add(task) } }
  }

  /// Returns the next action; `nil` if no task is waiting for its turn.
  func next() -> Move? {
    let move = state.withLock { $0.next() }
    switch move {
    case .useCaseCrashed, .processCrashed: mayHaveCrashes.store(true, ordering: .relaxed)
    case .begin, .resume, .wake, .endless, nil: break
    }
    return move
  }

  /// Lets tasks wake, each in its turn.
  func wake(_ sleepers: [SleeperQueue.Sleeper]) { state.withLock { $0.wake(sleepers) } }

  /// Returns the sleeps that are over, and after which their tasks have not continued.
  func takeWoken() -> [SleeperQueue.Sleeper] { state.withLock { $0.takeWoken() } }

  /// Ends the run: every later call is refused. Returns the calls that are still suspended.
  func unwind() -> [Continuation] {
    isOver.store(true, ordering: .relaxed)
    return state.withLock { $0.unwind() }
  }

  /// A number that changes while the run makes progress; `nil` if no job is running.
  var beat: Int? {
    let jobs = executors.compactMap { $0.jobUnderWay }
    return jobs.isEmpty ? nil : jobs.reduce(state.withLock { $0.callCount }, +)
  }

  /// The trace of the run so far.
  var trace: RunTrace {
    var trace = state.withLock { $0.trace }
    trace.hasOpenOrder = hasOpenOrder.load(ordering: .relaxed)
    trace.hasLearned = hasLearned.load(ordering: .relaxed)
    return trace
  }

  /// Whether any task has crashed.
  var hasCrashes: Bool { state.withLock { $0.hasCrashes } }

  /// Whether the process, or the use case of a task, has crashed.
  func hasCrashed(_ task: SweepTask) -> Bool { state.withLock { $0.hasCrashed(task) } }
}
