import Synchronization

/// A piece of work in an unstructured task, and the callers that wait for its result.
///
/// The result is an object, so that this class is not generic. Clients do not specialize it, and
/// generic code that is not specialized looks up its types in each call.
@usableFromInline
package final class SharedTask: Sendable {
  /// How a wait ended; see ``Waiters/Ending``.
  @usableFromInline
  package enum Ending {
    case finished(any AnyObject & Sendable)
    case left
    case missed
  }

  private struct State {
    var waiters = Waiters()
    /// Retained until every waiter has taken it.
    var result: (any AnyObject & Sendable)?
    var task: Task<Void, Never>?
    /// The priority of the most urgent caller that has waited.
    var priority: TaskPriority?
  }

  private let state = Mutex(State())
  private let waiting: (@Sendable (Int) -> Void)?
  private let isCancellable: Bool

  /// Creates work that has not started.
  ///
  /// - Parameters:
  ///   - waiting: Receives the number of waiting callers whenever a wait begins or ends.
  ///   - isCancellable: Whether the work is cancelled when all callers are.
  @usableFromInline
  package init(waiting: (@Sendable (Int) -> Void)? = nil, isCancellable: Bool = true) {
    self.waiting = waiting
    self.isCancellable = isCancellable
  }

  /// Adds a caller that wants the result.
  ///
  /// - Returns: The caller's ticket.
  @usableFromInline
  package func join() -> Int { state.withLock { $0.waiters.join() } }

  /// Adds a caller, unless at some moment every earlier caller was cancelled.
  @usableFromInline
  package func joinUnlessAbandoned() -> Int? {
    state.withLock { $0.waiters.isAbandoned ? nil : $0.waiters.join() }
  }

  /// Starts the work on the caller's actor, in a task that no caller's cancellation reaches. If the
  /// caller is already cancelled and is the only one, the work's task is cancelled before the work.
  ///
  /// - Parameters:
  ///   - ticket: The caller's ticket. The caller must wait with it afterwards.
  ///   - work: The work. It must call ``finish(_:hasFailed:)``.
  /// - Returns: The task.
  @usableFromInline
  @discardableResult
  package func start(
    _ ticket: Int,
    isolation: isolated (any Actor)? = #isolation,
    _ work: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    // The work can begin before the task is stored, when no caller can cancel it yet.
    let isAbandoned =
      isCancellable && Task.isCancelled
      && state.withLock { state in
        _ = state.waiters.cancel(ticket, leaves: false)
        return state.waiters.isAbandoned
      }
    let task = task(on: isolation) {
      if isAbandoned { withUnsafeCurrentTask { $0?.cancel() } }
      await work()
      // By now the work holds no reference to the value, so an object is freed as soon as the
      // waiters release it.
      for resume in self.state.withLock({ $0.waiters.resumeAll() }) { resume() }
    }
    // Storing a task that has already ended would create a retain cycle.
    let wanted = state.withLock { state in
      if !state.waiters.hasFinished { state.task = task }
      return state.priority
    }
    // A caller with this priority can have come before the task was stored.
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *), let wanted {
      task.escalatePriority(to: wanted)
    }
    return task
  }

  /// Sets the result of the work.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - hasFailed: Whether the result is an error.
  @usableFromInline
  package func finish(_ result: any AnyObject & Sendable, hasFailed: Bool) {
    state.withLock { state in
      state.task = nil
      state.waiters.finish(hasFailed: hasFailed)
      if !state.waiters.isEmpty { state.result = result }
    }
  }

  /// Waits for the result. The work gets at least the caller's priority, also if that is raised later.
  ///
  /// - Parameter leaves: Whether a cancelled caller stops waiting.
  @usableFromInline
  package func wait(
    _ ticket: Int,
    leaves: Bool,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Ending {
    let hasWaited = await withTaskCancellationHandler {
      if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        await withTaskPriorityEscalationHandler {
          raisePriority(to: Task.currentPriority)
          return await suspend(ticket, isolation: isolation)
        } onPriorityEscalated: { _, priority in
          raisePriority(to: priority)
        }
      } else {
        await suspend(ticket, isolation: isolation)
      }
    } onCancel: {
      cancel(ticket, leaves: leaves)
    }
    let (ending, result, count) = state.withLock { state in
      let ending = state.waiters.leave(ticket)
      defer { if state.waiters.isEmpty { state.result = nil } }
      return (ending, state.result, state.waiters.waitingCount)
    }
    if hasWaited { waiting?(count) }
    switch ending {
    case .finished: return result.map { .finished($0) } ?? .left
    case .left: return .left
    case .missed: return .missed
    }
  }

  /// Suspends the caller until its wait ends.
  ///
  /// - Returns: Whether it had to wait.
  private func suspend(_ ticket: Int, isolation: isolated (any Actor)?) async -> Bool {
    await withCheckedContinuation { continuation in
      let (waits, count) = state.withLock { state in
        let waits = state.waiters.wait(ticket, resume: { continuation.resume(returning: true) })
        return (waits, state.waiters.waitingCount)
      }
      if waits { waiting?(count) } else { continuation.resume(returning: false) }
    }
  }

  /// `await task.value` would do the same, but a cancelled caller could not leave.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  private func raisePriority(to priority: TaskPriority) {
    let task = state.withLock { state in
      state.priority = max(state.priority ?? priority, priority)
      return state.task
    }
    task?.escalatePriority(to: priority)
  }

  /// Records that a caller was cancelled. If all of them are, cancels the work's task too.
  package func cancel(_ ticket: Int, leaves: Bool) {
    let (resume, task) = state.withLock { state in
      let resume = state.waiters.cancel(ticket, leaves: leaves)
      return (resume, isCancellable && state.waiters.isAbandoned ? state.task : nil)
    }
    task?.cancel()
    resume?()
  }
}

/// Starts a task that the caller's cancellation does not reach.
///
/// - Parameters:
///   - isolation: The actor it runs on; `nil` for the executor that the current task prefers.
///   - work: The body of the task.
func task<Value: Sendable>(
  on isolation: isolated (any Actor)?,
  _ work: @escaping @Sendable () async -> Value
) -> Task<Value, Never> {
  guard isolation != nil else {
    // A task with a preference, also with none, takes a tenth longer to start.
    guard let executor = inheritedTaskExecutor() else { return Task { await work() } }
    return Task(executorPreference: executor) { await work() }
  }
  return Task {
    // A task runs on the actor that its closure mentions.
    _ = isolation
    return await work()
  }
}

/// Returns the executor that the current task prefers. Unstructured tasks do not inherit it.
private func inheritedTaskExecutor() -> (any TaskExecutor)? {
  #if compiler(>=6.3)
    if #available(macOS 26.4, iOS 26.4, tvOS 26.4, watchOS 26.4, visionOS 26.4, *) {
      return withUnsafeCurrentTask { $0?.unownedTaskExecutor?.asTaskExecutor() }
    }
  #endif
  return nil
}
