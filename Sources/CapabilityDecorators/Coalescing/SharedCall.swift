private import CapabilityLifetimes

/// A running call and the callers that share it. Its answer is an object: see ``SharedTask``.
@usableFromInline
struct SharedCall: Sendable {
  private let task: SharedTask

  /// Creates a call that has not started.
  ///
  /// - Parameter waiting: Receives the number of waiting callers whenever a wait begins or ends.
  @usableFromInline
  init(waiting: (@Sendable (Int) -> Void)?) { task = SharedTask(waiting: waiting) }

  /// Returns whether both are the same call.
  @usableFromInline
  static func === (one: SharedCall, other: SharedCall?) -> Bool { one.task === other?.task }

  /// Adds a caller.
  ///
  /// - Returns: The caller's ticket.
  @usableFromInline
  func join() -> Int { task.join() }

  /// Adds a caller, unless at some moment every earlier caller was cancelled.
  @usableFromInline
  func joinUnlessAbandoned() -> Int? { task.joinUnlessAbandoned() }

  /// Starts the call on the caller's actor, in a task that no caller's cancellation reaches. If the
  /// caller is already cancelled and is the only one, the call is made in a cancelled task.
  ///
  /// - Parameters:
  ///   - ticket: The caller's ticket.
  ///   - work: Makes the call. It must call ``finish(_:hasFailed:)``.
  @usableFromInline
  func start(
    _ ticket: Int,
    isolation: isolated (any Actor)?,
    _ work: @escaping @Sendable () async -> Void
  ) {
    task.start(ticket, isolation: isolation, work)
  }

  /// Sets the answer of the call.
  @usableFromInline
  func finish(_ answer: any AnyObject & Sendable, hasFailed: Bool) {
    task.finish(answer, hasFailed: hasFailed)
  }

  /// Waits for the answer.
  ///
  /// - Parameter leaves: Whether a cancelled caller stops waiting.
  /// - Returns: The answer; `nil` if the caller has left.
  @usableFromInline
  func wait(
    _ ticket: Int,
    leaves: Bool,
    isolation: isolated (any Actor)?
  ) async -> (any AnyObject & Sendable)? {
    switch await task.wait(ticket, leaves: leaves, isolation: isolation) {
    case .finished(let answer): answer
    // No caller joins an abandoned call, so none misses it.
    case .left, .missed: nil
    }
  }
}
