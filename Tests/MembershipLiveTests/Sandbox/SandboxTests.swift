import Foundation
import Membership
import MembershipLive
import TestTraits
import Testing

@Suite("The sandbox")
struct SandboxTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test("has an outbox that tests can read", arguments: SandboxKind.available)
  func outbox(kind: SandboxKind) async throws {
    let sandbox = kind.sandbox(in: directory)
    try await sandbox.world.mailer.send(.example(to: "ada@example.org"))
    try await sandbox.world.mailer.send(.example(to: "grace@example.org"))
    #expect(
      try await sandbox.outbox()
        == [.example(to: "ada@example.org"), .example(to: "grace@example.org")]
    )
  }

  @Test("rejects mail to bounce@ and keeps it out of the outbox", arguments: SandboxKind.available)
  func bounce(kind: SandboxKind) async throws {
    let sandbox = kind.sandbox(in: directory)
    await #expect(throws: MailerError.rejected("mail to bounce@example.org bounces")) {
      try await sandbox.world.mailer.send(.example(to: "bounce@example.org"))
    }
    #expect(try await sandbox.outbox() == [])
  }

  @Test("counts identifiers and seconds, so every run is the same")
  func deterministic() {
    for world in [World.sandbox, World.sandbox] {
      #expect([world.ids.next(), world.ids.next()] == ["enr-1", "enr-2"])
      #expect(
        [world.clock.now(), world.clock.now()].map(\.milliseconds)
          == [1_767_225_600_000, 1_767_225_601_000]
      )
    }
  }

  @Test("is a new one at each access")
  func independent() async throws {
    let first = World.sandbox
    let second = World.sandbox
    try await first.people.save(.example())
    #expect(try await first.people.all() == [.example()])
    #expect(try await second.people.all() == [])
  }

  @Test("grants all permissions")
  func permissions() async {
    #expect(await World.sandbox.permissions.hasPermissions(Set(Permission.allCases)))
  }

  @Test("persists in a file, including idempotency keys", .needs(.sqlite, hasSQLite))
  func lasts() async throws {
    let yesterday = Sandbox(database: directory.path())
    let charge = try await yesterday.world.payments.charge(.example())
    try await yesterday.world.mailer.send(.example())
    try await yesterday.world.people.save(.example())
    let declined = try ChargeRequest.example(payer: "declined@example.org", key: "other")
    _ = try? await yesterday.world.payments.charge(declined)

    let today = Sandbox(database: directory.path())
    #expect(try await today.world.payments.charge(.example()) == charge)
    await #expect(throws: PaymentError.declined("card declined")) {
      try await today.world.payments.charge(declined)
    }
    #expect(try await today.charges().map(\.request) == [.example()])
    #expect(try await today.outbox() == [.example()])
    #expect(try await today.world.people.all() == [.example()])
  }

  @Test("in a file uses identifiers that no earlier run used", .needs(.sqlite, hasSQLite))
  func identifiers() {
    let ids = (1...3).map { _ in World.sandbox(database: directory.path()).ids.next() }
    #expect(Set(ids).count == 3)
  }

  @Test("reports a file that cannot be opened", .needs(.sqlite, hasSQLite))
  func unusable() async throws {
    let sandbox = Sandbox(database: directory.url.path)
    let reason = """
      cannot open the database \(directory.url.path): it is a directory; check the path and the \
      permissions
      """
    await #expect(throws: StoreError.unavailable(reason)) {
      try await sandbox.world.people.all()
    }
    await #expect(throws: StoreError.unavailable(reason)) { try await sandbox.charges() }
  }
}
