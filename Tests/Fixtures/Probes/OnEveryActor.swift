/// Runs a body with a probe on an actor of its own, then on the main actor, then outside of any actor.
package func onEveryActor(_ body: @Sendable (Probe) async -> Void) async {
  await onEachActor { actor, jobs in
    await body(Probe(caller: actor.map { Probe.Caller(actor: $0, jobs: jobs) }))
  }
}

/// Runs a body on an actor of its own, then on the main actor, then outside of any actor. The body gets
/// the actor and a function that returns the number of the actor's jobs.
package func onEachActor(
  _ body: @Sendable ((any Actor)?, @escaping @Sendable () -> Int) async throws -> Void
) async rethrows {
  let outpost = Outpost()
  try await onOutpost(outpost, body)
  try await onMainActor(body)
  try await onNoActor(body)
}

private func onOutpost(
  _ outpost: isolated Outpost,
  _ body: @Sendable ((any Actor)?, @escaping @Sendable () -> Int) async throws -> Void
) async rethrows {
  try await body(outpost) { outpost.jobs }
}

@MainActor
private func onMainActor(
  _ body: @Sendable ((any Actor)?, @escaping @Sendable () -> Int) async throws -> Void
) async rethrows {
  try await body(MainActor.shared, { 0 })
}

@concurrent
private func onNoActor(
  _ body: @Sendable ((any Actor)?, @escaping @Sendable () -> Int) async throws -> Void
) async rethrows {
  try await body(nil, { 0 })
}
