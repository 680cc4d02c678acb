import CapabilitiesTesting
import Testing

/// Mistakes that concurrent and distributed code is known for, each of them planted, found, and
/// mended. The numbers of runs are what it takes to find them.
@Suite("A sweep finds the mistakes that are planted")
struct PlantedMistakesTests {
  @Test("a lost update: both count before either has set the new number")
  func lostUpdate() async throws {
    let careless: Story = { house, faults in
      let depot = house.depot.intercepted(by: faults)
      let goods = try await depot.count()
      try await depot.set(goods - 1)
    }
    let careful: Story = { try await $0.depot.intercepted(by: $1).take(1) }
    let eight = Invariant<Storehouse>("eight are left", of: { $0.state.goods }) { $0 == 8 }
    let found = try await sweep(["one": careless, "other": careless], eight)
    #expect(found == "after 2 runs: T1:1, T2:2, T1:1")
    #expect(try await sweep(["one": careful, "other": careful], eight) == nil)
  }

  @Test("a lost update by a number that was read early, before the first call that suspends")
  func staleSign() async throws {
    let careless: Story = { house, faults in
      let depot = house.depot.intercepted(by: faults)
      let goods = depot.sign()
      try await depot.set(goods - 1)
    }
    let careful: Story = { try await $0.depot.intercepted(by: $1).take(1) }
    let eight = Invariant<Storehouse>("eight are left", of: { $0.state.goods }) { $0 == 8 }
    // The one who reads early is the second task, or the first.
    let second = try await sweep(["careful": careful, "careless": careless], eight)
    #expect(second == "after 2 runs: T2:1, T1:1, T2:1")
    let first = try await sweep(["careless": careless, "careful": careful], eight)
    #expect(first == "after 2 runs: T1:1, T2:1, T1:1")
  }

  @Test("a double submit: both look before either has ordered")
  func doubleSubmit() async throws {
    let careless: Story = { house, faults in
      let depot = house.depot.intercepted(by: faults)
      if try await !depot.hasOrdered("tea") { try await depot.order("tea") }
    }
    let careful: Story = { try await $0.depot.intercepted(by: $1).orderOnce("tea") }
    let once = Invariant<Storehouse>("tea is ordered once", of: { $0.state.orders }) {
      $0 == ["tea"]
    }
    let found = try await sweep(["click": careless, "click again": careless], once)
    #expect(found == "after 2 runs: T1:1, T2:2, T1:1")
    #expect(try await sweep(["click": careful, "click again": careful], once) == nil)
  }

  @Test("a retry without a key: the first order went through, and its answer was lost")
  func retryWithoutKey() async throws {
    func retrying(_ order: @escaping @Sendable (Depot) async throws -> Void) -> Story {
      { house, faults in
        let depot = house.depot.intercepted(by: faults)
        for _ in 1...2 {
          do { return try await order(depot) } catch {}
        }
      }
    }
    let once = Invariant<Storehouse>("tea is not ordered twice", of: { $0.state.orders }) {
      $0.count <= 1
    }
    let careless = retrying { try await $0.order("tea") }
    let careful = retrying { try await $0.orderOnce("tea") }
    #expect(
      try await sweep(["order": careless], once, .singles) == "after 2 runs: Depot.order#1:after"
    )
    #expect(try await sweep(["order": careful], once, .all) == nil)
  }

  @Test("a notification before the commit")
  func notificationBeforeCommit() async throws {
    let honest = Invariant<Storehouse>("no mail without an order") { house in
      house.state.mails.isEmpty || !house.state.orders.isEmpty
    }
    let careless: Story = { house, faults in
      let depot = house.depot.intercepted(by: faults)
      try await depot.mail("ordered")
      try await depot.orderOnce("tea")
    }
    let careful: Story = { house, faults in
      let depot = house.depot.intercepted(by: faults)
      try await depot.orderOnce("tea")
      try await depot.mail("ordered")
    }
    let crashes = FaultCoverage(modes: [.crash])
    #expect(
      try await sweep(["order": careless], honest, crashes)
        == "after 2 runs: Depot.orderOnce#1:crash"
    )
    #expect(try await sweep(["order": careful], honest, .all) == nil)
  }

  @Test("a compensation that a crash skips: only what is written down can be made good")
  func skippedCompensation() async throws {
    let whole = Invariant<Storehouse>("what was taken was ordered", of: { $0.state }) { state in
      10 - state.goods == state.orders.count(where: { $0 == "tea" })
    }
    let careless: Story = { house, faults in
      let depot = house.depot.intercepted(by: faults)
      try await depot.take(1)
      do { try await depot.orderOnce("tea") } catch {
        house.change { $0.goods += 1 }
      }
    }
    // The order is the record of the intent; recovering goes on from it.
    let careful: Story = { house, faults in
      let depot = house.depot.intercepted(by: faults)
      try await depot.orderOnce("tea")
      try await depot.set(9)
    }
    let crashes = FaultCoverage(modes: [.crash])
    #expect(
      try await sweep(["sell": careless], whole, crashes)
        == "after 2 runs: Depot.orderOnce#1:crash"
    )
    let recover: Story = { house, faults in
      let depot = house.depot.intercepted(by: faults)
      if try await depot.hasOrdered("tea") { try await depot.set(9) }
    }
    #expect(try await sweep(["sell": careful], whole, crashes, recover: recover) == nil)
  }

  @Test("a reservation left behind by somebody who died, where others need it")
  func reservationLeft() async throws {
    let story: Story = { house, faults in
      let depot = house.depot.intercepted(by: faults)
      await depot.lock("cellar")
      try await depot.take(1)
      await depot.unlock("cellar")
    }
    let open = Invariant<Storehouse>("nothing is locked", of: { $0.state.locked }) { $0.isEmpty }
    let crashes = FaultCoverage(modes: [.crash])
    #expect(
      try await sweep(["take": story], open, crashes) == "after 2 runs: Depot.take#1:crash"
    )
    let recover: Story = { house, faults in
      await house.depot.intercepted(by: faults).unlock("cellar")
    }
    #expect(try await sweep(["take": story], open, crashes, recover: recover) == nil)
  }

  @Test("a release that is swallowed where the task was cancelled")
  func releaseOnCancellation() async throws {
    func taking(_ release: @escaping @Sendable (Depot) async -> Void) -> Story {
      { house, faults in
        var depot = house.depot
        // Honours cancellation, as network calls do.
        depot.unlock = { [unlock = depot.unlock] room in
          if !Task.isCancelled { await unlock(room) }
        }
        let calls = depot.intercepted(by: faults)
        await calls.lock("cellar")
        _ = try? await calls.take(1)
        await release(calls)
      }
    }
    let open = Invariant<Storehouse>("nothing is locked", of: { $0.state.locked }) { $0.isEmpty }
    let cancels = FaultCoverage(modes: [.cancel, .cancelThrows], includesPairs: false)
    let careless = taking { await $0.unlock("cellar") }
    #expect(
      try await sweep(["take": careless], open, cancels) == "after 1 run: Depot.lock#1:cancel"
    )
    let careful = taking { depot in await Task.detached { await depot.unlock("cellar") }.value }
    #expect(try await sweep(["take": careful], open, cancels) == nil)
  }

  @Test("a lease that expires under a call: the old holder writes after the new one")
  func expiredLease() async throws {
    func writing(_ write: @escaping @Sendable (Depot, Int) async throws -> Void) -> Story {
      { house, faults in
        let depot = house.depot.intercepted(by: faults)
        while true {
          if let lease = try await depot.lease() { return try await write(depot, lease) }
          try await house.clock.sleep(for: .seconds(10))
        }
      }
    }
    let ordered = Invariant<Storehouse>("later leases write later", of: { $0.state.book }) {
      $0 == $0.sorted()
    }
    let slow = FaultCoverage(modes: [.slow], includesPairs: false)
    let careless = writing { depot, lease in try await depot.write(lease) }
    let found = try await sweep(["one": careless, "other": careless], ordered, slow)
    #expect(found == "after 5 runs: Depot.write#1:slow")
    let careful = writing { depot, lease in try? await depot.writeFenced(lease) }
    #expect(try await sweep(["one": careful, "other": careful], ordered, slow) == nil)
  }

  @Test("a deadlock of two use cases that lock two rooms in different orders")
  func deadlock() async throws {
    func locking(_ first: String, _ second: String) -> Story {
      { house, faults in
        let depot = house.depot.intercepted(by: faults)
        await depot.lock(first)
        await depot.lock(second)
        await depot.unlock(second)
        await depot.unlock(first)
      }
    }
    let impatient = FaultCoverage(modes: [], patience: .zero)
    let none: Invariant<Storehouse> = Invariant("true") { _ in true }
    let found = try await sweep(
      ["up": locking("cellar", "attic"), "down": locking("attic", "cellar")],
      none,
      impatient
    )
    #expect(found == "after 2 runs: T1:1, T2:2, T1:1")
    let same = locking("cellar", "attic")
    #expect(try await sweep(["up": same, "down": same], none, impatient) == nil)
  }
}

private typealias Story = FaultSweep<Storehouse>.Story

/// Sweeps, and tells after how many runs the invariant was broken, and by what; `nil` where it
/// holds.
private func sweep(
  _ tasks: KeyValuePairs<String, Story>,
  _ invariant: Invariant<Storehouse>,
  _ coverage: FaultCoverage = .interleavings,
  recover: @escaping Story = { _, _ in }
) async throws -> String? {
  let report = try await FaultSweep(
    "planted",
    coverage: coverage,
    fixture: { clock in Storehouse(clock) },
    tasks: tasks,
    recover: recover,
    invariants: [invariant]
  ).report()
  #expect(report.anomalies == [])
  guard let first = report.violations.first else { return nil }
  return "after \(first.run) run\(first.run == 1 ? "" : "s"): \(first.schedule.code)"
}
