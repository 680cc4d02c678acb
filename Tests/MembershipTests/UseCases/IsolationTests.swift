import Capabilities
import Membership
import Testing

/// Use cases and the endpoints they call run on their caller's actor.
@Suite("A use case runs on its caller's actor")
struct IsolationTests {
  let cast: ExampleData
  let world: ActorNotingWorld

  init() throws {
    cast = try ExampleData()
    world = ActorNotingWorld(record: cast.record("e0", of: cast.grace))
  }

  @Test("on the main actor")
  @MainActor func onTheMainActor() async throws {
    try await world.runEveryUseCase(cast)
    #expect(
      world.actors.elements == Array(repeating: ObjectIdentifier(MainActor.shared), count: 30)
    )
  }

  @Test("on a custom actor")
  func onAnotherActor() async throws {
    let clerk = Clerk()
    try await clerk.run(world, cast)
    #expect(world.actors.elements == Array(repeating: ObjectIdentifier(clerk), count: 30))
  }

  @Test("on no actor")
  func onNone() async throws {
    try await world.runEveryUseCase(cast)
    #expect(world.actors.elements == Array(repeating: nil, count: 30))
  }
}

actor Clerk {
  func run(_ world: ActorNotingWorld, _ cast: ExampleData) async throws {
    try await world.runEveryUseCase(cast)
  }
}

/// Endpoints that record the actor they run on.
struct ActorNotingWorld {
  let actors = Recorder<ObjectIdentifier?>()
  /// The record of an earlier, interrupted enrollment.
  let record: Enrollment

  /// Returns a value.
  func note<Value>(_ value: Value = (), isolation: isolated (any Actor)? = #isolation) -> Value {
    actors.record(isolation.map { ObjectIdentifier($0) })
    return value
  }
}

extension ActorNotingWorld {
  var people: PersonStore {
    PersonStore(
      save: { _ in note() },
      find: { _ in note(nil) },
      findByEmail: { _ in note(nil) },
      all: { note([]) },
      delete: { _ in note() }
    )
  }

  var enrollments: EnrollmentStore {
    EnrollmentStore(
      open: { record in note(record) },
      find: { _ in note(record) },
      lock: { _ in note() },
      unlock: { _ in note() },
      update: { _ in note() },
      admit: { _ in note() },
      unsettled: { _, _ in note([record.id]) }
    )
  }

  var payments: PaymentClient {
    PaymentClient(
      charge: { _ in note(Charge(id: "ch-0")) },
      findCharge: { _ in note(nil) },
      refund: { _ in note() }
    )
  }

  var mailer: Mailer { Mailer(send: { _ in note() }) }

  var permissions: PermissionsClient {
    PermissionsClient(hasPermissions: { _ in note(true) })
  }

  /// Runs every use case once, on the caller's actor.
  func runEveryUseCase(_ cast: ExampleData) async throws {
    let enroll = makeEnrollMember(
      people: people,
      enrollments: enrollments,
      payments: payments,
      mailer: mailer,
      clock: WallClock(now: { Timestamp(milliseconds: 0) }),
      ids: IDGenerator(next: { "e1" })
    )
    await makeSavePerson(save: people.save, onError: { _ in })(cast.ada)
    await makeDeletePerson(permissions: permissions, store: people, onError: { _ in })(cast.ada.id)
    _ = try await makeListMembers(people: people, enrollments: enrollments)()
    _ = try await makeReconcileEnrollments(
      people: people,
      enrollments: enrollments,
      payments: payments,
      mailer: mailer
    )()
    _ = try await enroll(cast.request(cast.ada))
  }
}
