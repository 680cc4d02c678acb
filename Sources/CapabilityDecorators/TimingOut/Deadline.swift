internal import Capabilities
internal import CapabilityLifetimes

/// A time limit for a call.
///
/// The call runs in a child task, so that it can be cancelled without cancelling the caller. The
/// child switches to the caller's actor before it makes the call, and the caller waits for it. So
/// the call runs on the same actor, with the same task-local values and priority, one hop later.
@usableFromInline
struct Deadline: Sendable {
  let limit: Duration
  private let makeTimer: @Sendable () -> @Sendable () async throws -> Void

  /// Creates a time limit that a clock measures.
  @usableFromInline
  init(_ limit: Duration, clock: some Clock<Duration>) {
    self.limit = limit
    makeTimer = {
      let instant = clock.now.advanced(by: limit.bounded)
      return { try await sleepUntil(instant, on: clock) }
    }
  }

  /// Makes a call, and cancels it when the time is up.
  ///
  /// - Parameters:
  ///   - error: The error to throw if the call fails after the time is up.
  ///   - proceed: The call. It has ended when this function returns.
  /// - Returns: The call's value, however late.
  /// - Throws: The call's error if it failed in time; otherwise `error`.
  @usableFromInline
  func run<Output, Failure: Error>(
    throwing error: Failure,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    try checkCancellation(as: Failure.self)
    guard limit > .zero else { throw error }
    return try await race(throwing: error, isolation: #isolation, proceed)
  }

  /// Makes the call in one child task and sleeps in another.
  private func race<Output, Failure: Error>(
    throwing error: Failure,
    isolation: isolated (any Actor)?,
    _ proceed: nonisolated(nonsending) () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    let timer = makeTimer()
    let slot = Slot<Result<Output, Failure>>()
    let isLate = await withoutActuallyEscaping(proceed) { proceed in
      let call = UncheckedTransfer(value: proceed)
      return await withTaskGroup(of: Ending.self, isolation: isolation) { group in
        group.addTask {
          await onActor(isolation) {
            // The caller can be cancelled before this task has the actor.
            let early: Failure? = Task.isCancelled ? cancellation() : nil
            slot.value = if let early { .failure(early) } else { await outcome(of: call.value) }
          }
          return .returned
        }
        group.addTask {
          try? await timer()
          return Task.isCancelled ? .timerCancelled : .late
        }
        return await firstEnding(of: &group, isolation: isolation) == .late
      }
    }
    guard let result = slot.value else { throw error }
    switch result {
    case .success(let output): return output
    case .failure(let own): throw isLate ? error : own
    }
  }

  /// How one of the two tasks ended.
  private enum Ending {
    case returned
    case late
    case timerCancelled
  }

  /// Waits for the call or the timer, whichever ends first, and cancels the other. If the timer was
  /// cancelled, so was the caller: then it waits for the call, which is cancelled too.
  private func firstEnding(
    of group: inout TaskGroup<Ending>,
    isolation: isolated (any Actor)?
  ) async -> Ending {
    var first = await group.next(isolation: isolation)
    if first == .timerCancelled { first = await group.next(isolation: isolation) }
    group.cancelAll()
    return first ?? .returned
  }
}

private func onActor(
  _ isolation: isolated (any Actor)?,
  _ body: nonisolated(nonsending) () async -> Void
) async {
  keepActorSwitch()
  await body()
}

/// A place for the child task's result. Safe: the child writes it before it ends, and the parent
/// reads it afterwards.
private final class Slot<Value>: @unchecked Sendable {
  var value: Value?
}
