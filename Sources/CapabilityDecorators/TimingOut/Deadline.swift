internal import Capabilities

/// A limit of time for a call.
///
/// Only a task of one's own can be cancelled without cancelling the caller, so the call runs in a
/// child task. The child goes to the caller's actor before it makes the call, and the caller
/// waits for it: the call runs where it would have run, with the same task-local values and the
/// same priority, one hop later.
@usableFromInline
struct Deadline: Sendable {
  /// How long a call may take.
  let limit: Duration
  private let makeTimer: @Sendable () -> @Sendable () async throws -> Void

  /// A limit on a clock.
  @usableFromInline
  init(_ limit: Duration, clock: some Clock<Duration>) {
    self.limit = limit
    makeTimer = {
      let instant = clock.now.advanced(by: limit)
      return { try await clock.sleep(until: instant, tolerance: nil) }
    }
  }

  /// Makes a call, and cancels it where it takes too long.
  ///
  /// - Parameters:
  ///   - error: What to throw then.
  ///   - proceed: The call. It has returned when this function returns.
  /// - Returns: What the call returned, however late.
  /// - Throws: What the call threw in time; else `error`.
  @usableFromInline
  func run<Output, Failure: Error>(
    throwing error: Failure,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    guard limit > .zero else { throw error }
    return try await race(throwing: error, isolation: #isolation, proceed)
  }

  /// Makes the call in one child task and lets the time pass in another.
  private func race<Output, Failure: Error>(
    throwing error: Failure,
    isolation: isolated (any Actor)?,
    _ proceed: nonisolated(nonsending) () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    let timer = makeTimer()
    let slot = Slot<Result<Output, Failure>>()
    let isLate = await withoutActuallyEscaping(proceed) { proceed in
      let call = Carried(proceed)
      return await withTaskGroup(of: Ending.self, isolation: isolation) { group in
        group.addTask {
          await onActor(isolation) { slot.value = await outcome(of: call.value) }
          return .returned
        }
        group.addTask {
          do { try await timer() } catch { return .calledOff }
          return .late
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
    case calledOff
  }

  /// Waits for the call or the timer, whichever ends first, and cancels the other. A timer that
  /// was called off says nothing: the caller was cancelled, and the call knows it too.
  private func firstEnding(
    of group: inout TaskGroup<Ending>,
    isolation: isolated (any Actor)?
  ) async -> Ending {
    var first = await group.next(isolation: isolation)
    if first == .calledOff { first = await group.next(isolation: isolation) }
    group.cancelAll()
    return first ?? .returned
  }
}

/// Runs a body on an actor.
private func onActor(
  _ isolation: isolated (any Actor)?,
  _ body: nonisolated(nonsending) () async -> Void
) async {
  keepActorSwitch()
  await body()
}

/// The way back for a result. Safe for the same reason: the child writes it before it ends, the
/// parent reads it after.
private final class Slot<Value>: @unchecked Sendable {
  var value: Value?
}
