import Synchronization

/// One piece of work in a task of its own, and the tasks that wait for its outcome.
package final class AsyncFlight<Value: Sendable, Failure: Error>: Sendable {
  package typealias Ticket = FlightBoard.Ticket
  package typealias Outcome = Result<Value, Failure>

  /// How a wait ended; see ``FlightBoard/Arrival``.
  // A pointer has one layout for every type of value: less to compile.
  package indirect enum Arrival {
    case landed(Outcome)
    case left
    case missed
  }

  /// A pointer, so that the state has one layout for all types of values.
  private final class Box: Sendable {
    let outcome: Outcome
    init(_ outcome: Outcome) { self.outcome = outcome }
  }

  private struct State {
    var board = FlightBoard()
    /// Kept for those who have not taken it yet. After that only they hold what was made.
    var landed: Box?
    var task: Task<Void, Never>?
  }

  private let state = Mutex(State())

  package init() {}

  /// Takes part in the flight.
  package func board() -> Ticket {
    state.withLock { $0.board.board() }
  }

  /// Takes part in the flight, unless there was a moment at which nobody wanted its outcome.
  package func boardUnlessAbandoned() -> Ticket? {
    state.withLock { $0.board.isAbandoned ? nil : $0.board.board() }
  }

  /// Does the work on the actor of the caller, in a task that no caller's cancellation ends.
  ///
  /// - Parameter work: The work. It must call ``land(_:)``.
  /// - Returns: The task.
  @discardableResult
  package func start(
    isolation: isolated (any Actor)? = #isolation,
    _ work: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    let task = task(on: isolation) { await self.fly(work) }
    let isAbandoned = state.withLock { state in
      // A task that is done already would keep the flight, and the flight it.
      if !state.board.hasLanded { state.task = task }
      return state.board.isAbandoned
    }
    if isAbandoned { task.cancel() }
    return task
  }

  /// Those who wait are resumed when nothing of the work is left that could hold what was made, so
  /// that an object is freed when they let it go.
  private func fly(_ work: @Sendable () async -> Void) async {
    await work()
    for resume in state.withLock({ $0.board.end() }) { resume() }
  }

  /// The work is done.
  package func land(_ outcome: Outcome) {
    let hasFailed = if case .failure = outcome { true } else { false }
    let box = Box(outcome)
    state.withLock { state in
      state.task = nil
      state.board.land(hasFailed: hasFailed)
      if !state.board.isEmpty { state.landed = box }
    }
  }

  /// Waits for the outcome.
  ///
  /// - Parameter leaves: Whether a cancelled waiter stops waiting.
  package func arrival(
    _ ticket: Ticket,
    leaves: Bool,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Arrival {
    await withTaskCancellationHandler {
      _ = isolation
      await withCheckedContinuation { continuation in
        let waits = state.withLock { state in
          state.board.wait(ticket, resume: { continuation.resume() })
        }
        if !waits { continuation.resume() }
      }
    } onCancel: {
      cancel(ticket, leaves: leaves)
    }
    let (arrival, box) = state.withLock { state in
      let arrival = state.board.arrive(ticket)
      defer { if state.board.isEmpty { state.landed = nil } }
      return (arrival, state.landed)
    }
    switch arrival {
    case .landed: return box.map { .landed($0.outcome) } ?? .left
    case .left: return .left
    case .missed: return .missed
    }
  }

  /// One of those who wait was cancelled. When all were, the work's task is cancelled, too.
  package func cancel(_ ticket: Ticket, leaves: Bool) {
    let (resume, task) = state.withLock { state in
      let resume = state.board.cancel(ticket, leaves: leaves)
      return (resume, state.board.isAbandoned ? state.task : nil)
    }
    task?.cancel()
    resume?()
  }
}

/// Starts a task that no caller's cancellation ends.
///
/// - Parameters:
///   - isolation: The actor it runs on; `nil` for the executor that the current task prefers.
///   - work: What it does.
func task<Value: Sendable>(
  on isolation: isolated (any Actor)?,
  _ work: @escaping @Sendable () async -> Value
) -> Task<Value, Never> {
  guard isolation != nil else {
    return Task(executorPreference: inheritedTaskExecutor()) { await work() }
  }
  return Task {
    // Naming the actor makes the task run there.
    _ = isolation
    return await work()
  }
}

/// The executor that the current task prefers; an unstructured task does not inherit it by itself.
private func inheritedTaskExecutor() -> (any TaskExecutor)? {
  #if compiler(>=6.3)
    if #available(macOS 26.4, iOS 26.4, tvOS 26.4, watchOS 26.4, visionOS 26.4, *) {
      return withUnsafeCurrentTask { $0?.unownedTaskExecutor?.asTaskExecutor() }
    }
  #endif
  return nil
}
