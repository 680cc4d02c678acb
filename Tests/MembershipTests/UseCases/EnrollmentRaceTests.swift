import Capabilities
import CapabilitiesTesting
import Membership
import MembershipTesting
import Testing

/// Concurrent use cases in every interleaving with up to two preemptions, without faults and with
/// every single fault, including crashes of the process and of one use case. Only nightly runs all
/// of them: see ``FaultCoverage/concurrentSingles``.
@Suite("Enrollment survives concurrent use cases")
struct EnrollmentRaceTests {
  let cast: ExampleData
  init() throws { cast = try ExampleData() }

  /// A person with another member's address.
  private var greta: Person {
    get throws { try Person.named("Greta", "Hopper", id: "3", email: "grace@example.org") }
  }

  @Test("a second enrollment of the same person")
  func enroll() async throws {
    let request = cast.request(cast.ada)
    try await race([
      "enroll Ada": { _ = try? await $0.world.intercepted(by: $1).enroll(request) },
      "enroll Ada too": { _ = try? await $0.world.intercepted(by: $1).enroll(request) },
    ])
  }

  @Test("an enrollment, followed by the deletion of the member")
  func enrollAndDelete() async throws {
    let (ada, request) = (cast.ada, cast.request(cast.ada))
    try await race([
      "enroll Ada": { _ = try? await $0.world.intercepted(by: $1).enroll(request) },
      "enroll Ada, delete her": { club, faults in
        let world = club.world.intercepted(by: faults)
        _ = try? await world.enroll(request)
        try? await world.people.delete(ada.id)
      },
    ])
  }

  @Test("the deletion of a member with the same address, and a reconciliation")
  func deleteAndReconcile() async throws {
    let (grace, record) = (cast.grace, cast.record("e0", of: try greta))
    try await race(
      in: { FakeClub(people: [grace], records: [record]) },
      [
        "reconcile": { _ = try? await $0.world.intercepted(by: $1).reconcile() },
        "delete Grace, reconcile": { club, faults in
          let world = club.world.intercepted(by: faults)
          try? await world.people.delete(grace.id)
          _ = try? await world.reconcile()
        },
      ]
    )
  }

  @Test("the deletion of the member")
  func delete() async throws {
    let (ada, request) = (cast.ada, cast.request(cast.ada))
    try await race([
      "enroll Ada": { _ = try? await $0.world.intercepted(by: $1).enroll(request) },
      "delete Ada": { try? await $0.world.intercepted(by: $1).people.delete(ada.id) },
    ])
  }

  @Test("a reconciliation")
  func reconcile() async throws {
    let request = cast.request(cast.ada)
    try await race([
      "enroll Ada": { _ = try? await $0.world.intercepted(by: $1).enroll(request) },
      "reconcile": { _ = try? await $0.world.intercepted(by: $1).reconcile() },
    ])
  }

  private func race(
    in club: @escaping @Sendable () -> FakeClub = { FakeClub() },
    _ tasks: KeyValuePairs<String, FaultSweep<FakeClub>.Story>
  ) async throws {
    let report = try await FaultSweep(
      tasks.map(\.key).joined(separator: " | "),
      coverage: .concurrentSingles,
      in: club,
      tasks: tasks
    )
    .expectInvariants()
    #expect(!report.reachedLimit)
    let orders = try await FaultSweep(
      tasks.map(\.key).joined(separator: " | "),
      fixture: { _ in club() },
      tasks: tasks,
      invariants: [.sameMembershipsAsInSomeOrder],
      recover: { club, _ in _ = try await club.world.reconcile() },
      coverage: .interleavings
    )
    .expectInvariants()
    #expect(orders.schedules > 5)
  }
}
