import CapabilitiesTesting
import Testing

/// Bugs of one use case whose calls fail or whose process crashes. Each is planted, found within a
/// limited number of runs, and gone once it is fixed.
@Suite("A sweep finds planted bugs")
struct PlantedFaultsTests {
  @Test("a retry without an idempotency key: the first order succeeded, but its response was lost")
  func retryWithoutKey() async throws {
    func retrying(_ order: @escaping @Sendable (Depot) async throws -> Void) -> PlantedStory {
      { house, faults in
        let depot = house.depot.intercepted(by: faults)
        for _ in 1...2 {
          do { return try await order(depot) } catch {}
        }
      }
    }
    let once = Planted(
      invariant: Invariant("tea is not ordered twice", of: { $0.state.orders }) { $0.count <= 1 },
      coverage: .all
    )
    try await once.expectFound(
      within: 3,
      modes: [.after],
      ["order": retrying { try await $0.order("tea") }]
    )
    try await once.expectClean(["order": retrying { try await $0.orderOnce("tea") }])
  }

  @Test("a notification before the commit")
  func notificationBeforeCommit() async throws {
    let careless: PlantedStory = { house, faults in
      let depot = house.depot.intercepted(by: faults)
      try await depot.mail("ordered")
      try await depot.orderOnce("tea")
    }
    let careful: PlantedStory = { house, faults in
      let depot = house.depot.intercepted(by: faults)
      try await depot.orderOnce("tea")
      try await depot.mail("ordered")
    }
    var honest = Planted(
      invariant: Invariant("no mail without an order", of: { $0.state }) { state in
        state.mails.isEmpty || !state.orders.isEmpty
      },
      coverage: .all
    )
    try await honest.expectClean(["order": careful])
    try await honest.expectFound(within: 2, modes: [.before], ["order": careless])
    honest.coverage = FaultCoverage(modes: [.crash])
    try await honest.expectFound(within: 3, modes: [.crash], ["order": careless])
  }

  @Test("a compensation skipped by a crash: recovery needs a stored record")
  func skippedCompensation() async throws {
    var whole = Planted(
      invariant: Invariant("everything taken was ordered", of: { $0.state }) { state in
        10 - state.goods == state.orders.count(where: { $0 == "tea" })
      },
      coverage: FaultCoverage(modes: [.crash])
    )
    // The order is the record of the intent; the recovery continues from it.
    whole.recover = { house, faults in
      let depot = house.depot.intercepted(by: faults)
      if try await depot.hasOrdered("tea") { try await depot.set(9) }
    }
    let careless: PlantedStory = { house, faults in
      let depot = house.depot.intercepted(by: faults)
      try await depot.take(1)
      do { try await depot.orderOnce("tea") } catch {
        // This is not a call of an endpoint, so no fault can hit it.
        house.change { $0.goods += 1 }
      }
    }
    let careful: PlantedStory = { house, faults in
      let depot = house.depot.intercepted(by: faults)
      try await depot.orderOnce("tea")
      try await depot.set(9)
    }
    // Calls that fail before their effect do not reveal this bug.
    whole.coverage = FaultCoverage(modes: [.before, .hang], includesPairs: false)
    try await whole.expectClean(["sell": careless])
    whole.coverage = FaultCoverage(modes: [.crash])
    try await whole.expectFound(within: 3, modes: [.crash], ["sell": careless])
    whole.coverage = .all
    try await whole.expectClean(["sell": careful])
  }

  @Test("a reservation is never released by a use case that crashed or failed")
  func reservationNotReleased() async throws {
    let taking: PlantedStory = { house, faults in
      let depot = house.depot.intercepted(by: faults)
      await depot.lock("cellar")
      do { try await depot.take(1) } catch {}
      await depot.unlock("cellar")
    }
    var open = Planted(
      invariant: Invariant("nothing is locked", of: { $0.state.locked }) { $0.isEmpty },
      coverage: .all
    )
    try await open.expectFound(within: 12, modes: [.crash], ["take": taking])
    open.recover = { house, faults in
      await house.depot.intercepted(by: faults).unlock("cellar")
    }
    try await open.expectClean(["take": taking])
  }

  @Test(
    "a release is lost if the task was cancelled",
    arguments: [FaultMode.cancel, .cancelThrows]
  )
  func releaseOnCancellation(mode: FaultMode) async throws {
    func taking(_ release: @escaping @Sendable (Depot) async -> Void) -> PlantedStory {
      { house, faults in
        var depot = house.depot
        // Checks for cancellation, like a network call.
        depot.unlock = { [unlock = depot.unlock] room in
          if !Task.isCancelled { await unlock(room) }
        }
        let calls = depot.intercepted(by: faults)
        await calls.lock("cellar")
        _ = try? await calls.take(1)
        await release(calls)
      }
    }
    let open = Planted(
      invariant: Invariant("nothing is locked", of: { $0.state.locked }) { $0.isEmpty },
      coverage: FaultCoverage(modes: [mode], includesPairs: false)
    )
    let careless = taking { await $0.unlock("cellar") }
    try await open.expectFound(within: 2, modes: [mode], ["take": careless])
    // An unstructured task is not cancelled with the task that awaits it.
    let careful = taking { depot in await Task { await depot.unlock("cellar") }.value }
    try await open.expectClean(["take": careful])
  }
}
