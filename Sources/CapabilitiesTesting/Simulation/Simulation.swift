import Capabilities
import Synchronization

/// One run: it knows who waits to make which call, and decides who goes on and which call is
/// struck, by its plan.
///
/// A call of an async endpoint waits here before its effect. When every task of the run waits, or
/// has ended, one of them goes on. So there is never more than one step under way, and a plan
/// always makes the same run.
final class Simulation: Sendable {
  /// How a call goes on.
  struct Strike: Sendable {
    var mode: FaultMode?
    /// Whether the run is over and the call is only to end.
    var isRefused = false
    /// The call's place in the record.
    var entry: Int?
  }

  typealias Continuation = UnsafeContinuation<Strike, Never>

  /// What is to be done next.
  enum Move {
    /// A task of the story begins.
    case begin(SweepTask)
    /// A call goes on.
    case goOn(Continuation, Strike)
    /// A use case has died, the others go on.
    case buried(SweepTask)
    /// The process has died.
    case died
  }

  private let state: Mutex<SimulationState>
  /// Whether anybody has died.
  private let hasDeaths = Atomic(false)
  private let executors: [LoopExecutor]
  let catalog: EndpointCatalog
  private let isRecorded: Bool

  /// - Parameters:
  ///   - plan: What is decided already.
  ///   - catalog: What can happen to which calls.
  ///   - executors: What runs the tasks.
  init(_ plan: RunPlan, catalog: EndpointCatalog, executors: [LoopExecutor]) {
    state = Mutex(SimulationState(plan: plan))
    self.catalog = catalog
    self.executors = executors
    isRecorded = plan.isRecorded
  }

  /// Lets a call that suspends, or a step of a stream, wait for its turn, on the caller's actor.
  func arrive(
    _ call: EndpointCall,
    _ traits: EndpointTraits,
    step: StreamStep? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Strike {
    let waiting = waiting(call, traits, step)
    // Where nothing else can happen before the next choice, it is made here: most calls go on and
    // need not suspend. An actor may hold jobs that no executor of the sweep knows of.
    if isolation == nil, isIdleButForCaller,
      let strike = state.withLock({ $0.goOn(waiting) })
    {
      return strike
    }
    // Unsafe only in that nobody counts: a parked continuation is resumed once, by who takes it out
    // of `parked` or `dead`, the only places it is kept in. One that is never resumed belongs to a
    // run that was given up.
    return await withUnsafeContinuation { continuation in
      let refusal = state.withLock { $0.park(waiting, continuation) }
      if let refusal { continuation.resume(returning: refusal) } else { wake() }
    }
  }

  /// Keeps those from going on who have died while they waited in a call.
  @inline(__always)
  func hold(isolation: isolated (any Actor)? = #isolation) async {
    if hasDeaths.load(ordering: .relaxed) { await holdDead() }
  }

  private func holdDead(isolation: isolated (any Actor)? = #isolation) async {
    let task = TaskRoot.current?.task ?? .elsewhere
    // Resumed once: here, or by who takes it out of `dead`.
    _ = await withUnsafeContinuation { continuation in
      let goesOn = state.withLock { state in
        guard state.isDead(task), !state.isUnwinding else { return true }
        state.dead.append(continuation)
        return false
      }
      if goesOn { continuation.resume(returning: Strike()) }
    }
  }

  /// Notes a call that does not suspend: it goes on at once.
  func pass(_ call: EndpointCall, _ traits: EndpointTraits) -> Strike {
    let waiting = waiting(call, traits)
    return state.withLock { $0.pass(waiting) }
  }

  /// What is to be known of a call. Its inputs describe themselves outside of the lock: they may
  /// call endpoints for it.
  private func waiting(
    _ call: EndpointCall,
    _ traits: EndpointTraits,
    _ step: StreamStep? = nil
  ) -> WaitingCall {
    WaitingCall(
      task: TaskRoot.current?.nameOfCurrentTask() ?? .elsewhere,
      traits: traits,
      text: isRecorded ? text(of: call, step) : ""
    )
  }

  private func text(of call: EndpointCall, _ step: StreamStep?) -> String {
    let inputs = call.inputs.map { describe($0) }.joined(separator: ", ")
    return "\(call.endpoint)(\(inputs))\(step?.place ?? "")"
  }

  private var isIdleButForCaller: Bool {
    for executor in executors where !executor.isIdleButForCaller { return false }
    return true
  }

  /// Ends the wait for calls that come from other threads.
  func wake() {
    for executor in executors { executor.wake() }
  }

  /// Notes how a call ended that is taken down.
  func end(_ strike: Strike, _ outcome: @autoclosure () -> SweepRecord.Outcome) {
    guard let entry = strike.entry else { return }
    let outcome = outcome()
    state.withLock { $0.record.end(entry, outcome) }
  }

  /// Notes that the consumer of a stream has given it up.
  func giveUp(_ step: StreamStep) {
    guard isRecorded else { return }
    let task = TaskRoot.current?.knownNameOfCurrentTask() ?? .elsewhere
    let text = text(of: step.call, step)
    state.withLock { state in
      guard !state.isDead(task), !state.isUnwinding else { return }
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
    case .buried, .died: hasDeaths.store(true, ordering: .relaxed)
    case .begin, .goOn, nil: break
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
  var course: SweepCourse { state.withLock { $0.course } }

  /// Whether anybody has died.
  var hasDead: Bool { state.withLock { $0.hasDead } }

  /// Whether the process has died, or the use case that a task belongs to.
  func isDead(_ task: SweepTask) -> Bool { state.withLock { $0.isDead(task) } }
}
