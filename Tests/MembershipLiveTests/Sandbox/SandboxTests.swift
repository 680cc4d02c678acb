import Membership
import MembershipLive
import Testing

@Suite("The sandbox")
struct SandboxTests {
  @Test("has an outbox that tests can read")
  func outbox() async throws {
    let sandbox = Sandbox()
    try await sandbox.world.mailer.send(.example(to: "ada@example.org"))
    try await sandbox.world.mailer.send(.example(to: "grace@example.org"))
    #expect(
      try sandbox.outbox
        == [.example(to: "ada@example.org"), .example(to: "grace@example.org")]
    )
  }

  @Test("rejects mail to bounce@ and keeps it out of the outbox")
  func bounce() async throws {
    let sandbox = Sandbox()
    await #expect(throws: MailerError.rejected("mail to bounce@example.org bounces")) {
      try await sandbox.world.mailer.send(.example(to: "bounce@example.org"))
    }
    #expect(sandbox.outbox == [])
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
}
