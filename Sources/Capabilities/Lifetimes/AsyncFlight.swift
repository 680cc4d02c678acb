import Synchronization

/// One making in a task of its own, and the tasks that wait for its outcome.
final class AsyncFlight<Value: Sendable, Failure: Error>: Sendable {
  typealias Board = FlightBoard<Value, Failure>
  typealias Arrival = Board.Arrival

  private struct State {
    var board = Board()
    var task: Task<Void, Never>?
  }

  let making: Making
  private let state = Mutex(State())

  init(_ making: Making) {
    self.making = making
  }

  /// Takes part in the flight.
  func board() -> Board.Ticket {
    state.withLock { $0.board.board() }
  }

  /// Runs the factory on the actor of the caller, in a task that no caller's cancellation ends.
  ///
  /// - Parameter work: Runs the factory. It must call ``land(_:)``.
  func start(
    isolation: isolated (any Actor)? = #isolation,
    _ work: @escaping @Sendable () async -> Void
  ) {
    let task = Making.$current.withValue(making) {
      isolation == nil
        ? Task(executorPreference: inheritedTaskExecutor()) { await self.fly(work) }
        : Task {
          // Naming the actor makes the task run there.
          _ = isolation
          await self.fly(work)
        }
    }
    let isAbandoned = state.withLock { state in
      // A task that is done already would keep the flight, and the flight it.
      if !state.board.hasLanded { state.task = task }
      return state.board.isAbandoned
    }
    if isAbandoned { task.cancel() }
  }

  /// Those who wait are resumed when nothing of the work is left that could hold what was made, so
  /// that an object is freed when they let it go.
  private func fly(_ work: @Sendable () async -> Void) async {
    await work()
    for resume in state.withLock({ $0.board.end() }) { resume() }
  }

  /// The factory is done.
  func land(_ outcome: Result<Value, Failure>) {
    state.withLock { state in
      state.task = nil
      state.board.land(outcome)
    }
  }

  /// Waits for the outcome.
  ///
  /// - Parameter leaves: Whether a cancelled waiter stops waiting.
  func arrival(
    _ ticket: Board.Ticket,
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
    return state.withLock { $0.board.arrive(ticket) }
  }

  /// One of those who wait was cancelled. When all were, the factory's task is cancelled, too.
  func cancel(_ ticket: Board.Ticket, leaves: Bool) {
    let (resume, task) = state.withLock { state in
      let resume = state.board.cancel(ticket, leaves: leaves)
      return (resume, state.board.isAbandoned ? state.task : nil)
    }
    task?.cancel()
    resume?()
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
