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

  private typealias Story = FaultSweep<FakeClub>.Story

  private var enrolling: Story {
    let request = cast.request(cast.ada)
    return { _ = try? await $0.world.intercepted(by: $1).enroll(request) }
  }
  private let reconciling: Story = { _ = try? await $0.world.intercepted(by: $1).reconcile() }

  @Test("an enrollment, followed by the deletion of the member")
  func enrollAndDelete() async throws {
    let (ada, request) = (cast.ada, cast.request(cast.ada))
    try await race([
      "enroll Ada": enrolling,
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
        "reconcile": reconciling,
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
    let ada = cast.ada
    try await race([
      "enroll Ada": enrolling,
      "delete Ada": { try? await $0.world.intercepted(by: $1).people.delete(ada.id) },
    ])
  }

  @Test("a reconciliation")
  func reconcile() async throws {
    try await race(["enroll Ada": enrolling, "reconcile": reconciling])
  }

  private func race(
    in club: @escaping @Sendable () -> FakeClub = { FakeClub() },
    _ tasks: KeyValuePairs<String, Story>
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
