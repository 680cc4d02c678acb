import CapabilitiesTesting
import TestTraits
import Testing

/// Bugs of several concurrent use cases. Each is planted, found within a limited number of runs,
/// and gone once it is fixed.
@Suite("A sweep finds planted races", .onOneThread)
struct PlantedRacesTests {
  /// Removes one item atomically.
  private let taking = Orders.story { depot in try await depot.take(1) }
  private let eightAreLeft = Planted(
    invariant: Invariant("eight items remain", of: { $0.state.goods }) { $0 == 8 }
  )

  @Test("a lost update: the second task reads before its first async call")
  func earlyReader() async throws {
    let careless = Orders.story { depot in
      let goods = depot.sign()
      try await depot.set(goods - 1)
    }
    // The early reader is the second task, or the first.
    for tasks: KeyValuePairs in [["a": taking, "b": careless], ["a": careless, "b": taking]] {
      try await eightAreLeft.expectFound(within: 3, preemptions: 1, tasks)
    }
  }

  @Test("a lost update: the second task reads after a few other calls")
  func lateReader() async throws {
    let early = Orders.story { depot in
      let goods = try await depot.count()
      for _ in 1...5 { _ = try await depot.hasOrdered("tea") }
      try await depot.set(goods - 1)
    }
    let late = Orders.story { depot in
      for _ in 1...5 { _ = try await depot.hasOrdered("tea") }
      let goods = try await depot.count()
      try await depot.set(goods - 1)
    }
    let mended = Orders.story { depot in
      for _ in 1...5 { _ = try await depot.hasOrdered("tea") }
      try await depot.take(1)
    }
    try await eightAreLeft.expectFound(within: 15, preemptions: 1, ["early": early, "late": late])
    try await eightAreLeft.expectFound(within: 15, preemptions: 1, ["late": late, "early": early])
    try await eightAreLeft.expectClean(["one": mended, "other": mended])
  }

  @Test("a lease expires during a call: the old holder writes after the new one")
  func expiredLease() async throws {
    let ordered = Planted(
      invariant: Invariant("later leases write later", of: { $0.state.book }) { $0 == $0.sorted() },
      coverage: FaultCoverage(modes: [.slow], includesPairs: false)
    )
    let careless = writing { depot, lease in try await depot.write(lease) }
    try await ordered.expectFound(within: 8, modes: [.slow], ["one": careless, "other": careless])
    let careful = writing { depot, lease in try? await depot.writeFenced(lease) }
    try await ordered.expectClean(["one": careful, "other": careful])
  }

  @Test("another task waits for a reservation of a crashed use case")
  func reservationOfCrashedTask() async throws {
    let deaths = Planted(
      invariant: Invariant("the book has an entry", of: { $0.state.book }) { !$0.isEmpty },
      coverage: FaultCoverage(modes: [.crashAlone], includesPairs: false, patience: .zero)
    )
    let careless = Orders.story { depot in
      await depot.lock("office")
      try await depot.write(1)
      await depot.unlock("office")
    }
    try await deaths.expectFound(
      within: 8,
      modes: [.crashAlone],
      ["one": careless, "other": careless]
    )
    // A lease ends by itself when its time is over.
    let careful = writing { depot, lease in try? await depot.writeFenced(lease) }
    try await deaths.expectClean(["one": careful, "other": careful])
  }

  /// Waits for a lease of the office, and writes.
  private func writing(
    _ write: @escaping @Sendable (Depot, Int) async throws -> Void
  ) -> Orders.Story {
    { house, faults in
      let depot = house.depot.intercepted(by: faults)
      while true {
        if let lease = try await depot.lease() { return try await write(depot, lease) }
        try await house.clock.sleep(for: .seconds(10))
      }
    }
  }
}
