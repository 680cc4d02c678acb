import Synchronization

/// Implements endpoints and checks their executor: a call outside of the actor stops the program. It
/// does not use `#isolation`, which can be right while the executor is wrong.
package final class Sentry: Sendable {
  /// The actor on which every call must run; `nil` for none.
  package let actor: (any Actor)?
  private let count = Mutex(0)

  package init(of actor: (any Actor)? = nil) { self.actor = actor }

  /// Creates a sentry for each kind of executor: an actor's own, the default one, the main actor's, none.
  package static func onePerExecutor() -> [Sentry] {
    [Sentry(of: Outpost()), Sentry(of: Garrison()), Sentry(of: MainActor.shared), Sentry()]
  }

  /// Returns the number of calls since the previous call of this method.
  package func seen() -> Int {
    count.withLock { count in
      defer { count = 0 }
      return count
    }
  }

  /// Counts a call.
  package func see() {
    check()
    count.withLock { $0 += 1 }
  }

  /// Stops the program outside of the actor.
  package func check() {
    actor?.preconditionIsolated()
  }

  /// Returns a value, after a check.
  package func checked<Value>(_ value: Value) -> Value {
    check()
    return value
  }

  /// Returns at once.
  package func answer(_ id: Int) async -> Int {
    see()
    return id
  }

  /// Returns after a suspension.
  package func answerLater(_ id: Int) async -> Int {
    await Task.yield()
    see()
    return id
  }

  /// Throws at once.
  package func refuse(_ id: Int) async throws(Refusal) -> Int {
    see()
    throw Refusal("\(id)")
  }

  /// Throws after a suspension.
  package func refuseLater(_ id: Int) async throws(Refusal) -> Int {
    await Task.yield()
    see()
    throw Refusal("\(id)")
  }
}

/// Runs a body with a sentry on an actor with a custom executor, on an actor with the default executor,
/// on the main actor, and outside of any actor.
package func onEveryExecutor(_ body: @Sendable (Sentry) async throws -> Void) async rethrows {
  try await stand(on: Outpost(), body)
  try await stand(on: Garrison(), body)
  try await standOnMainActor(body)
  try await standNowhere(body)
}

/// An actor with the default executor.
package actor Garrison {
  package init() {}
}

private func stand(
  on actor: isolated some Actor,
  _ body: @Sendable (Sentry) async throws -> Void
) async rethrows {
  // A synchronous call first, so that the compiler does not omit the switch to the actor.
  actor.preconditionIsolated()
  try await body(Sentry(of: actor))
}

@MainActor
private func standOnMainActor(
  _ body: @Sendable (Sentry) async throws -> Void
) async rethrows {
  MainActor.preconditionIsolated()
  try await body(Sentry(of: MainActor.shared))
}

@concurrent
private func standNowhere(_ body: @Sendable (Sentry) async throws -> Void) async rethrows {
  try await body(Sentry())
}
