internal import Capabilities
public import CapabilityLifetimes
public import Synchronization

// Visible to clients' compilers, which specialize it. The parts that are not generic are in SharedTask.

/// Shares one call among callers with equal keys.
///
/// The call runs in a separate task, so that no single caller's cancellation reaches it. The task
/// has the actor and the task-local values of the caller that started it.
@usableFromInline
final class Coalescer<Key: Hashable & Sendable, Output: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias Answer = Result<Output, Failure>

  @usableFromInline
  final class Box: Sendable {
    @usableFromInline let answer: Answer

    @usableFromInline
    init(_ answer: Answer) { self.answer = answer }
  }

  /// The running calls that new callers can join.
  @usableFromInline let calls = Mutex<[Key: SharedTask]>([:])
  @usableFromInline let error: Failure?
  @usableFromInline let waiting: (@Sendable (Int) -> Void)?
  private let handle: CacheHandle<Key>?

  /// Creates a coalescer without calls.
  ///
  /// - Parameters:
  ///   - error: The error that a cancelled caller throws at once; if it is `nil`, a cancelled caller
  ///     waits for the shared result.
  ///   - waiting: Receives the number of callers of a call whenever a wait begins or ends.
  ///   - handle: Removes calls, which then get no more callers.
  @usableFromInline
  init(
    whenCancelled error: Failure?,
    waiting: (@Sendable (Int) -> Void)?,
    handle: CacheHandle<Key>?
  ) {
    self.error = error
    self.waiting = waiting
    self.handle = handle
    handle?.add { [weak self] in
      guard let self else { return nil }
      return { key in self.calls.withLock { if let key { $0[key] = nil } else { $0 = [:] } } }
    }
  }

  /// Joins the running call with a key, or starts one.
  ///
  /// - Parameter key: The key. Calls with equal keys are shared.
  @_alwaysEmitIntoClient
  func answer(
    for key: Key,
    _ proceed: @escaping @Sendable () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    if let error, Task.isCancelled { throw error }
    let (call, ticket, isFirst) = join(key)
    if isFirst { start(call, ticket, for: key, isolation: #isolation, proceed) }
    return try await wait(for: call, ticket, isolation: #isolation).get()
  }

  /// Joins the running call with a key, or a new one if no call is running or all of its callers
  /// are cancelled.
  @_alwaysEmitIntoClient
  func join(_ key: Key) -> (SharedTask, Int, isFirst: Bool) {
    calls.withLock { calls in
      if let call = calls[key], let ticket = call.joinUnlessAbandoned() {
        return (call, ticket, isFirst: false)
      }
      let call = SharedTask(waiting: waiting)
      if key == key { calls[key] = call }  // a NaN could not be removed again
      return (call, call.join(), isFirst: true)
    }
  }

  @_alwaysEmitIntoClient
  func start(
    _ call: SharedTask,
    _ ticket: Int,
    for key: Key,
    isolation: isolated (any Actor)?,
    _ proceed: @escaping @Sendable () async throws(Failure) -> Output
  ) {
    call.start(ticket, isolation: isolation) {
      let answer: Box
      var hasFailed = false
      do throws(Failure) {
        if let error = self.error, Task.isCancelled { throw error }  // no caller is left
        answer = Box(.success(try await proceed()))
      } catch {
        answer = Box(.failure(error))
        hasFailed = true
      }
      letOthersRun(at: call)  // a change can come between an answer and its arrival
      self.calls.withLock { if call === $0[key] { $0[key] = nil } }
      call.finish(answer, hasFailed: hasFailed)
    }
  }

  @_alwaysEmitIntoClient
  func wait(for call: SharedTask, _ ticket: Int, isolation: isolated (any Actor)?) async -> Answer {
    let ending = await call.wait(ticket, leaves: error != nil, isolation: isolation)
    if case .finished(let box) = ending {
      return unsafeDowncast(box, to: Box.self).answer  // the call finishes with a box
    }
    // A caller without an error never leaves, and no caller joins an abandoned call and misses it.
    guard let error else { preconditionFailure("a caller left without an error") }
    return .failure(error)
  }
}
