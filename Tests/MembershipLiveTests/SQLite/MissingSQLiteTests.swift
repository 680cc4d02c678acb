import Foundation
import Membership
import MembershipLive
import TestTraits
import Testing

@testable import LoopbackHTTP

@Suite(
  "Without SQLite",
  .disabled(if: hasSQLite, "SQLite is here"),
  .needs(.libcurl, hasHTTP)
)
struct MissingSQLiteTests {
  let directory = TemporaryDirectory()

  @Test("a live store names the package to install and creates no directory")
  func live() async throws {
    let path = directory.path("new/membership.sqlite")
    let world = World.live(environment: [
      "MEMBERSHIP_DATABASE": path, "STRIPE_API_KEY": "sk_1",
      "SENDGRID_API_KEY": "SG.1",
    ])
    await #expect(
      throws: StoreError.unavailable(
        """
        this program was built without SQLite; install it (apt-get install libsqlite3-dev), run \
        "swift package clean" and build again
        """
      )
    ) {
      try await world.people.all()
    }
    #expect(!FileManager.default.fileExists(atPath: directory.path("new")))
  }

  @Test("no one is charged")
  func enroll() async throws {
    let server = try ScriptedServer(.read, .send(200, #"{"id": "ch_1"}"#))
    let world = World.live(environment: [
      "MEMBERSHIP_DATABASE": directory.database,
      "STRIPE_API_KEY": "sk_1", "STRIPE_API_BASE": server.url.absoluteString,
      "SENDGRID_API_KEY": "SG.1", "SENDGRID_API_BASE": server.url.absoluteString,
    ])
    let enroll = world.useCases.enrollMember
    let request = EnrollmentRequest(person: try .example(), fee: try .euro(2500))
    await #expect(throws: EnrollmentError.self) { try await enroll(request) }
    #expect(server.connectionCount == 0)
  }
}
