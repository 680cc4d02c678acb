internal import Testing

/// Runs a body with a probe on an actor of its own, then on the main actor, then on no actor.
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
