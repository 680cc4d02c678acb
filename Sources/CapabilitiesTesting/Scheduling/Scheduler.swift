import CSweepSupport
import Capabilities
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
    /// Whether the run is over and the call must fail without an effect.
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
    /// One use case crashed; the others continue.
    case useCaseCrashed(SweepTask)
    case processCrashed
  }

  private let state: Mutex<SchedulerState>
  /// Whether any task has crashed.
  private let mayHaveCrashes = Atomic(false)
  private let executors: [DrainingExecutor]
  let catalog: EndpointCatalog
  private let isRecorded: Bool
  /// Whether the run waits for the main actor before each decision.
  private let settlesMainActor: Bool

  /// - Parameters:
  ///   - plan: The decisions made before the run.
  ///   - catalog: The faults that can hit each endpoint.
  ///   - executors: The executors that run the tasks.
  ///   - settlesMainActor: Whether the run waits for the main actor before each decision.
  init(
    _ plan: RunPlan,
    catalog: EndpointCatalog,
    executors: [DrainingExecutor],
    settlesMainActor: Bool
  ) {
    state = Mutex(SchedulerState(plan: plan))
    self.settlesMainActor = settlesMainActor
    self.catalog = catalog
    self.executors = executors
    isRecorded = plan.isRecorded
  }

  /// Suspends an async call or a stream step on the caller's actor until the scheduler resumes it.
  func waitForTurn(
    _ call: EndpointCall,
    _ traits: EndpointTraits,
    step: StreamStep? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Resumption {
    let pending = pending(call, traits, step)
    // Fast path: if no other job is ready, decide here and avoid suspending. This is unsafe on an
    // actor, because an actor can hold jobs that the sweep's executors do not know.
    if isolation == nil, isIdleExceptForCaller,
      let resumption = state.withLock({ $0.resumeImmediately(pending) })
    {
      return resumption
    }
    // An unchecked continuation is safe here: it is stored only in `parked` or `crashedCalls`, and
    // resumed once by the code that removes it. A continuation that is never resumed belongs to an
    // abandoned run.
    return await withUnsafeContinuation { continuation in
      let refusal = state.withLock { $0.park(pending, continuation) }
      if let refusal { continuation.resume(returning: refusal) } else { wake() }
    }
  }

  /// Blocks tasks that crashed while they were suspended in a call.
  @inline(__always)
  func blockIfCrashed(isolation: isolated (any Actor)? = #isolation) async {
    if mayHaveCrashes.load(ordering: .relaxed) { await blockCrashedTask() }
  }

  private func blockCrashedTask(isolation: isolated (any Actor)? = #isolation) async {
    let task = TaskRoot.current?.task ?? .elsewhere
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
  private func pending(
    _ call: EndpointCall,
    _ traits: EndpointTraits,
    _ step: StreamStep? = nil
  ) -> PendingCall {
    PendingCall(
      task: TaskRoot.current?.nameOfCurrentTask() ?? .elsewhere,
      number: capabilities_current_task(),
      traits: traits,
      text: isRecorded ? text(of: call, step) : ""
    )
  }

  private func text(of call: EndpointCall, _ step: StreamStep?) -> String {
    let inputs = call.inputs.map { describe($0) }.joined(separator: ", ")
    return "\(call.endpoint)(\(inputs))\(step?.place ?? "")"
  }

  private var isIdleExceptForCaller: Bool {
    guard !settlesMainActor else { return false }
    for executor in executors where !executor.isIdleExceptForCaller { return false }
    return true
  }

  /// Wakes executors that wait for calls from other threads.
  func wake() {
    for executor in executors { executor.wake() }
  }

  /// Records the outcome of a call if the run is recorded.
  func end(_ resumption: Resumption, _ outcome: @autoclosure () -> RunRecord.Outcome) {
    guard let entry = resumption.entry else { return }
    let outcome = outcome()
    state.withLock { $0.record.end(entry, outcome) }
  }

  /// Notes that the current task's innermost async call has returned.
  func leave() {
    let number = capabilities_current_task()
    state.withLock { $0.inFlight.end(ofTask: number) }
  }

  /// Returns the calls that have been resumed, have not returned, and do not sleep on the sweep's
  /// clock.
  ///
  /// - Parameter sleepers: The runtime's numbers of the tasks that sleep.
  func unanswered(exceptOf sleepers: Set<UInt64>) -> [CallsInFlight.Call] {
    state.withLock { state in
      state.inFlight.innermost(exceptOf: sleepers).filter { !state.hasCrashed($0.task) }
    }
  }

  /// Records that a consumer abandoned a stream.
  func giveUp(_ step: StreamStep) {
    guard isRecorded else { return }
    let task = TaskRoot.current?.knownNameOfCurrentTask() ?? .elsewhere
    let text = text(of: step.call, step)
    state.withLock { state in
      guard !state.hasCrashed(task), !state.isUnwinding else { return }
      state.record.giveUp(task, step.call.endpoint.steps, text)
    }
  }

  /// Adds tasks that have not started.
  func add(_ tasks: [SweepTask]) {
    state.withLock { state in tasks.forEach { state.add($0) } }
  }

  /// Returns the next action; `nil` if no task is waiting for its turn.
  func next() -> Move? {
    let move = state.withLock { $0.next() }
    switch move {
    case .useCaseCrashed, .processCrashed: mayHaveCrashes.store(true, ordering: .relaxed)
    case .begin, .resume, nil: break
    }
    return move
  }

  /// Ends the run: every later call is refused. Returns the calls that are still suspended.
  func unwind() -> [Continuation] {
    state.withLock { $0.unwind() }
  }

  /// The number of steps so far.
  var stepCount: Int { state.withLock { $0.stepCount } }

  /// A number that changes while the run makes progress; `nil` if no job is running.
  var beat: Int? {
    let jobs = executors.compactMap { $0.jobUnderWay }
    guard !jobs.isEmpty else { return nil }
    return jobs.reduce(state.withLock { $0.callCount }, +)
  }

  /// The trace of the run so far.
  var trace: RunTrace { state.withLock { $0.trace } }

  /// Whether any task has crashed.
  var hasCrashes: Bool { state.withLock { $0.hasCrashes } }

  /// Whether the process, or the use case of a task, has crashed.
  func hasCrashed(_ task: SweepTask) -> Bool { state.withLock { $0.hasCrashed(task) } }
}
