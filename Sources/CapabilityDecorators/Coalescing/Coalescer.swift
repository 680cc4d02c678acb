internal import Capabilities
private import CapabilityLifetimes
import Synchronization

/// Lets callers that ask the same at the same time share one call.
///
/// The call runs in a task of its own, so that no caller's cancellation reaches it, on the actor
/// of the caller that began it and with that caller's task-local values.
@usableFromInline
final class Coalescer<Key: Hashable & Sendable, Output: Sendable, Failure: Error>: Sendable {
  typealias Answer = Result<Output, Failure>
  private typealias Call = AsyncFlight<Output, Failure>

  /// The calls that a new caller with that key joins.
  private let calls = Mutex<[Key: Call]>([:])
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
    let (call, ticket, begins) = join(key)
    if begins { begin(call, for: key, isolation: #isolation, proceed) }
    return try await wait(for: call, ticket, whenCancelled: error, isolation: #isolation).get()
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
    let (call, ticket, begins) = join(key)
    guard begins else {
      return await wait(for: call, ticket, whenCancelled: error, isolation: isolation)
    }
    return await withoutActuallyEscaping(proceed) { proceed in
      let carried = Carried(proceed)
      let work = begin(call, for: key, isolation: isolation) { () async throws(Failure) -> Output in
        try await carried.value()
      }
      let answer = await wait(for: call, ticket, whenCancelled: nil, isolation: isolation)
      await work.value  // only then is the closure gone
      return answer
    }
  }

  /// A part in the call with a key; in a new one where there is none, or none that anybody still
  /// wants.
  private func join(_ key: Key) -> (Call, Call.Ticket, begins: Bool) {
    calls.withLock { calls in
      if let call = calls[key], let ticket = call.boardUnlessAbandoned() {
        return (call, ticket, begins: false)
      }
      let call = Call()
      calls[key] = call
      return (call, call.board(), begins: true)
    }
  }

  @discardableResult
  private func begin(
    _ call: Call,
    for key: Key,
    isolation: isolated (any Actor)?,
    _ proceed: @escaping @Sendable () async throws(Failure) -> Output
  ) -> Task<Void, Never> {
    call.start(isolation: isolation) {
      let answer = await outcome(of: proceed)
      self.calls.withLock { if $0[key] === call { $0[key] = nil } }
      call.land(answer)
    }
  }

  private func wait(
    for call: Call,
    _ ticket: Call.Ticket,
    whenCancelled error: Failure?,
    isolation: isolated (any Actor)?
  ) async -> Answer {
    switch await call.arrival(ticket, leaves: error != nil, isolation: isolation) {
    case .landed(let answer): return answer
    case .left, .missed:
      // Nobody boards an abandoned call, so none is missed; and who has no error does not leave.
      guard let error else { preconditionFailure("a caller left without an error") }
      return .failure(error)
    }
  }
}
