import Synchronization

/// Lets callers that ask the same at the same time share one call.
///
/// The call runs in a task of its own, so that no caller's cancellation reaches it, on the actor
/// of the caller that began it and with that caller's task-local values.
@usableFromInline
final class Coalescer<Key: Hashable & Sendable, Output: Sendable, Failure: Error>: Sendable {
  typealias Answer = Result<Output, Failure>
  private typealias Waiting = CheckedContinuation<Answer, Never>
  private typealias Calls = SharedCalls<Key, Answer, Task<Void, Never>, Waiting>

  private let calls = Mutex(Calls())
  private let error: Failure?

  /// Makes a place where calls are shared.
  ///
  /// - Parameter error: What a cancelled caller gets at once; `nil` where it waits for the others'
  ///   answer.
  @usableFromInline
  init(whenCancelled error: Failure?) {
    self.error = error
  }

  /// Joins the call with a key, or begins it.
  ///
  /// - Parameters:
  ///   - key: What makes calls equal.
  ///   - proceed: The call.
  @usableFromInline
  func answer(
    for key: Key,
    _ proceed: @escaping @Sendable () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    let ticket = calls.withLock { $0.join(key) }
    if ticket.begins {
      begin(ticket, isolation: #isolation, proceed)
    }
    return try await wait(ticket, whenCancelled: error, isolation: #isolation).get()
  }

  /// Joins the call with a key, or begins it with a closure that must not be used any more when
  /// this function returns: so the caller that begins it stays to the end, even if cancelled.
  ///
  /// - Parameters:
  ///   - error: What another cancelled caller gets at once.
  ///   - isolation: The caller's actor.
  func answerInPlace(
    for key: Key,
    whenCancelled error: Failure?,
    isolation: isolated (any Actor)?,
    _ proceed: nonisolated(nonsending) () async throws(Failure) -> Output
  ) async -> Answer {
    let ticket = calls.withLock { $0.join(key) }
    guard ticket.begins else {
      return await wait(ticket, whenCancelled: error, isolation: isolation)
    }
    return await withoutActuallyEscaping(proceed) { proceed in
      let call = Carried(proceed)
      let work = begin(ticket, isolation: isolation) { () async throws(Failure) -> Output in
        try await call.value()
      }
      let answer = await wait(ticket, whenCancelled: nil, isolation: isolation)
      await work.value  // only then is the closure gone
      return answer
    }
  }

  /// Begins the work. The task names the isolation, and so runs there.
  @discardableResult
  private func begin(
    _ ticket: Calls.Ticket,
    isolation: isolated (any Actor)?,
    _ proceed: @escaping @Sendable () async throws(Failure) -> Output
  ) -> Task<Void, Never> {
    let work = Task {
      _ = isolation
      finish(ticket, await outcome(of: proceed))
    }
    calls.withLock { $0.attach(work, to: ticket) }
    return work
  }

  private func wait(
    _ ticket: Calls.Ticket,
    whenCancelled error: Failure?,
    isolation: isolated (any Actor)?
  ) async -> Answer {
    await withTaskCancellationHandler {
      await withCheckedContinuation(isolation: isolation) { waiting in
        let answer = calls.withLock { $0.wait(ticket, waiting) }
        if let answer { waiting.resume(returning: answer) }
      }
    } onCancel: {
      let answer = error.map { Answer.failure($0) }
      let (waiting, work) = calls.withLock { $0.leave(ticket, with: answer) }
      if let answer { waiting?.resume(returning: answer) }
      work?.cancel()
    }
  }

  private func finish(_ ticket: Calls.Ticket, _ answer: Answer) {
    for waiting in calls.withLock({ $0.finish(ticket, with: answer) }) {
      waiting.resume(returning: answer)
    }
  }
}
