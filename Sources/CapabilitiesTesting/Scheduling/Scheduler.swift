import Capabilities
import Synchronization

/// One run: it knows who waits to make which call, and decides who goes on and which call is
/// struck, by its plan.
///
/// A call of an async endpoint waits here before its effect. When every task of the run waits, or
/// has ended, one of them goes on. So there is never more than one step under way, and a plan
/// always makes the same run.
final class Scheduler: Sendable {
  /// How a call goes on.
  struct Resumption: Sendable {
    var mode: FaultMode?
    /// Whether the run is over and the call is only to end.
    var isRefused = false
    /// The call's place in the record.
    var entry: Int?
  }

  typealias Continuation = UnsafeContinuation<Resumption, Never>

  /// What is to be done next.
  enum Move {
    /// A task of the story begins.
    case begin(SweepTask)
    /// A call goes on.
    case resume(Continuation, Resumption)
    /// A use case has died, the others go on.
    case useCaseCrashed(SweepTask)
    /// The process has died.
    case processCrashed
  }

  private let state: Mutex<SchedulerState>
  /// Whether anybody has died.
  private let mayHaveCrashes = Atomic(false)
  private let executors: [DrainingExecutor]
  let catalog: EndpointCatalog
  private let isRecorded: Bool

  /// - Parameters:
  ///   - plan: What is decided already.
  ///   - catalog: What can happen to which calls.
  ///   - executors: What runs the tasks.
  init(_ plan: RunPlan, catalog: EndpointCatalog, executors: [DrainingExecutor]) {
    state = Mutex(SchedulerState(plan: plan))
    self.catalog = catalog
    self.executors = executors
    isRecorded = plan.isRecorded
  }

  /// Lets a call that suspends, or a step of a stream, wait for its turn, on the caller's actor.
  func waitForTurn(
    _ call: EndpointCall,
    _ traits: EndpointTraits,
    step: StreamStep? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Resumption {
    let pending = pending(call, traits, step)
    // Where nothing else can happen before the next choice, it is made here: most calls go on and
    // need not suspend. An actor may hold jobs that no executor of the sweep knows of.
    if isolation == nil, isIdleExceptForCaller,
      let resumption = state.withLock({ $0.resumeImmediately(pending) })
    {
      return resumption
    }
    // Unsafe only in that nobody counts: a parked continuation is resumed once, by who takes it out
    // of `parked` or `dead`, the only places it is kept in. One that is never resumed belongs to a
    // run that was given up.
    return await withUnsafeContinuation { continuation in
      let refusal = state.withLock { $0.park(pending, continuation) }
      if let refusal { continuation.resume(returning: refusal) } else { wake() }
    }
  }

  /// Keeps those from going on who have died while they waited in a call.
  @inline(__always)
  func blockIfCrashed(isolation: isolated (any Actor)? = #isolation) async {
    if mayHaveCrashes.load(ordering: .relaxed) { await blockCrashedTask() }
  }

  private func blockCrashedTask(isolation: isolated (any Actor)? = #isolation) async {
    let task = TaskRoot.current?.task ?? .elsewhere
    // Resumed once: here, or by who takes it out of `dead`.
    _ = await withUnsafeContinuation { continuation in
      let goesOn = state.withLock { state in
        guard state.hasCrashed(task), !state.isUnwinding else { return true }
        state.crashedCalls.append(continuation)
        return false
      }
      if goesOn { continuation.resume(returning: Resumption()) }
    }
  }

  /// Notes a call that does not suspend: it goes on at once.
  func admit(_ call: EndpointCall, _ traits: EndpointTraits) -> Resumption {
    let pending = pending(call, traits)
    return state.withLock { $0.admit(pending) }
  }

  /// What is to be known of a call. Its inputs describe themselves outside of the lock: they may
  /// call endpoints for it.
  private func pending(
    _ call: EndpointCall,
    _ traits: EndpointTraits,
    _ step: StreamStep? = nil
  ) -> PendingCall {
    PendingCall(
      task: TaskRoot.current?.nameOfCurrentTask() ?? .elsewhere,
      traits: traits,
      text: isRecorded ? text(of: call, step) : ""
    )
  }

  private func text(of call: EndpointCall, _ step: StreamStep?) -> String {
    let inputs = call.inputs.map { describe($0) }.joined(separator: ", ")
    return "\(call.endpoint)(\(inputs))\(step?.place ?? "")"
  }

  private var isIdleExceptForCaller: Bool {
    for executor in executors where !executor.isIdleExceptForCaller { return false }
    return true
  }

  /// Ends the wait for calls that come from other threads.
  func wake() {
    for executor in executors { executor.wake() }
  }

  /// Notes how a call ended that is taken down.
  func end(_ resumption: Resumption, _ outcome: @autoclosure () -> RunRecord.Outcome) {
    guard let entry = resumption.entry else { return }
    let outcome = outcome()
    state.withLock { $0.record.end(entry, outcome) }
  }

  /// Notes that the consumer of a stream has given it up.
  func giveUp(_ step: StreamStep) {
    guard isRecorded else { return }
    let task = TaskRoot.current?.knownNameOfCurrentTask() ?? .elsewhere
    let text = text(of: step.call, step)
    state.withLock { state in
      guard !state.hasCrashed(task), !state.isUnwinding else { return }
      state.record.giveUp(task, step.call.endpoint.steps, text)
    }
  }

  /// Adds tasks that have not begun.
  func add(_ tasks: [SweepTask]) {
    state.withLock { state in tasks.forEach { state.add($0) } }
  }

  /// Decides what happens next; `nil` where nobody waits for a turn.
  func next() -> Move? {
    let move = state.withLock { $0.next() }
    switch move {
    case .useCaseCrashed, .processCrashed: mayHaveCrashes.store(true, ordering: .relaxed)
    case .begin, .resume, nil: break
    }
    return move
  }

  /// From now on, every call is refused. Returns those that wait: the dead, and who was late.
  func unwind() -> [Continuation] {
    state.withLock { $0.unwind() }
  }

  /// How many steps there were.
  var stepCount: Int { state.withLock { $0.stepCount } }

  /// A number that changes as long as a run goes on; `nil` while no job is under way.
  var beat: Int? {
    let jobs = executors.compactMap { $0.jobUnderWay }
    guard !jobs.isEmpty else { return nil }
    return jobs.reduce(state.withLock { $0.callCount }, +)
  }

  /// What has happened so far.
  var trace: RunTrace { state.withLock { $0.trace } }

  /// Whether anybody has died.
  var hasCrashes: Bool { state.withLock { $0.hasCrashes } }

  /// Whether the process has died, or the use case that a task belongs to.
  func hasCrashed(_ task: SweepTask) -> Bool { state.withLock { $0.hasCrashed(task) } }
}
