/// Runs a body on an actor of its own, then on the main actor, then on no actor. The body gets the
/// actor, and how many jobs it was given so far.
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
