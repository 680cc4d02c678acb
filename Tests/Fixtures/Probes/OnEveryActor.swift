internal import Testing

/// Runs a body with a probe on an actor of its own, then on the main actor, then outside of any actor.
package func onEveryActor(_ body: @Sendable (Probe) async -> Void) async {
  let outpost = Outpost()
  await outpost.run { outpost in
    await body(Probe(caller: Probe.Caller(actor: outpost, jobs: { outpost.jobs })))
  }
  await onMainActor(body)
  await onNoActor(body)
}

@MainActor
private func onMainActor(_ body: @Sendable (Probe) async -> Void) async {
  await body(Probe(caller: Probe.Caller(actor: MainActor.shared, jobs: { 0 })))
}

@concurrent
private func onNoActor(_ body: @Sendable (Probe) async -> Void) async {
  await body(Probe())
}

/// Runs a body on an actor of its own, then on the main actor, then outside of any actor. The body gets
/// the actor and a function that returns the number of the actor's jobs.
package func onEachActor(
  _ body: @Sendable ((any Actor)?, @Sendable () -> Int) async throws -> Void
) async throws {
  let outpost = Outpost()
  try await onOutpost(outpost, body)
  try await onMainActor(body)
  try await onNoActor(body)
}

private func onOutpost(
  _ outpost: isolated Outpost,
  _ body: @Sendable ((any Actor)?, @Sendable () -> Int) async throws -> Void
) async throws {
  try await body(outpost) { outpost.jobs }
}

@MainActor
private func onMainActor(
  _ body: @Sendable ((any Actor)?, @Sendable () -> Int) async throws -> Void
) async throws {
  try await body(MainActor.shared, { 0 })
}

@concurrent
private func onNoActor(
  _ body: @Sendable ((any Actor)?, @Sendable () -> Int) async throws -> Void
) async throws {
  try await body(nil, { 0 })
}
