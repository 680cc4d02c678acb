import Synchronization

/// The far end of an endpoint on a known executor. It does not ask `#isolation`, which stays right
/// where the executor is wrong: each call stops the program unless it runs on the actor itself.
package final class Sentry: Sendable {
  /// Where every call must run; `nil` where there is no actor.
  package let actor: (any Actor)?
  private let count = Mutex(0)

  package init(of actor: (any Actor)? = nil) { self.actor = actor }

  /// A sentry for each kind of executor: an actor's own, the library's, the main actor's, none.
  package static func onePerExecutor() -> [Sentry] {
    [Sentry(of: Outpost()), Sentry(of: Garrison()), Sentry(of: MainActor.shared), Sentry()]
  }

  /// How many calls were seen since the last time somebody asked.
  package func seen() -> Int {
    count.withLock { count in
      defer { count = 0 }
      return count
    }
  }

  /// Sees a call.
  package func see() {
    check()
    count.withLock { $0 += 1 }
  }

  /// Stops the program off the actor.
  package func check() {
    actor?.preconditionIsolated()
  }

  /// Answers at once.
  package func answer(_ id: Int) async -> Int {
    see()
    return id
  }

  /// Answers after others have run.
  package func answerLater(_ id: Int) async -> Int {
    await Task.yield()
    see()
    return id
  }

  /// Fails at once.
  package func refuse(_ id: Int) async throws(Refusal) -> Int {
    see()
    throw Refusal("\(id)")
  }

  /// Fails after others have run.
  package func refuseLater(_ id: Int) async throws(Refusal) -> Int {
    await Task.yield()
    see()
    throw Refusal("\(id)")
  }
}

/// Runs a body with a sentry on an actor with an executor of its own, on one without, on the main
/// actor, and on none.
package func onEveryExecutor(_ body: @Sendable (Sentry) async throws -> Void) async rethrows {
  try await stand(on: Outpost(), body)
  try await stand(on: Garrison(), body)
  try await standOnMainActor(body)
  try await standNowhere(body)
}

/// An actor whose jobs run in the concurrency library's own threads.
package actor Garrison {
  package init() {}
}

private func stand(
  on actor: isolated some Actor,
  _ body: @Sendable (Sentry) async throws -> Void
) async rethrows {
  // Asked first, so that this function cannot lose its way either.
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
