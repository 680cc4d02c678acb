import Foundation
import Membership
import MembershipLive
import TestTraits
import Testing

@testable import LoopbackHTTP

@Suite("The live world", .needs(.libcurl, hasHTTP))
struct LiveWorldTests {
  let directory = TemporaryDirectory()

  private func environment(stripe: URL, sendGrid: URL) -> [String: String] {
    [
      "MEMBERSHIP_DATABASE": directory.database,
      "STRIPE_API_KEY": "sk_test_1",
      "STRIPE_API_BASE": stripe.absoluteString,
      "SENDGRID_API_KEY": "SG.1",
      "SENDGRID_API_BASE": sendGrid.absoluteString,
    ]
  }

  @Test("enrolls a person: charges, saves, mails", .needs(.sqlite, hasSQLite))
  func enroll() async throws {
    let stripe = try ScriptedServer(.read, .send(200, chargeText()))
    let sendGrid = try ScriptedServer(.read, .send(202))
    let world = World.live(environment: environment(stripe: stripe.url, sendGrid: sendGrid.url))
    let enroll = world.useCases.enrollMember
    let ada = try Person.example()

    let member = try await enroll(EnrollmentRequest(person: ada, fee: .euro(2500)))

    #expect(member == Member(person: ada, receipt: .sent))
    #expect(try await world.people.all() == [ada])
    #expect(try await world.enrollments.unsettled(nil, 10) == [])
    #expect(stripe.requests.map(\.start) == ["POST /v1/charges HTTP/1.1"])
    let mails = sendGrid.requests
    #expect(mails.map(\.start) == ["POST /v3/mail/send HTTP/1.1"])
    #expect(mails.first?.body.contains("ada@example.org") == true)
  }

  @Test("with an invalid setting fails at every endpoint and calls nothing")
  func wrongSetting() async throws {
    let server = try ScriptedServer(.read, .send(200, #"{"id": "ch_1"}"#))
    var environment = environment(stripe: server.url, sendGrid: server.url)
    environment["SENDGRID_API_KEY"] = nil
    let world = World.live(environment: environment)
    let reason = "SENDGRID_API_KEY is not set; set it to the service's secret key, such as SG.…"

    let error = StoreError.unavailable(reason)
    try await error.expect(fromEachEndpointOf: world.people, world.enrollments)
    let payment = PaymentError.unavailable(reason)
    await #expect(throws: payment) { try await world.payments.charge(.example()) }
    await #expect(throws: payment) { try await world.payments.findCharge(.example()) }
    await #expect(throws: payment) {
      try await world.payments.refund(
        RefundRequest(charge: Charge(id: "ch_1"), idempotencyKey: "refund-enr-1")
      )
    }
    await #expect(throws: MailerError.unavailable(reason)) {
      try await world.mailer.send(.example())
    }
    #expect(await world.permissions.hasPermissions([.deleteMembers]) == false)

    #expect(server.connectionCount == 0)
    #expect(!FileManager.default.fileExists(atPath: directory.database))
  }

  @Test("grants deletion to users who can create the database")
  func permissions() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:1"))
    let world = World.live(environment: environment(stripe: url, sendGrid: url))
    #expect(await world.permissions.hasPermissions([.deleteMembers]))
  }

  @Test(
    "grants no deletion from a read-only file",
    .disabled(if: geteuid() == 0, "root may write to every file")
  )
  func noPermission() async throws {
    let path = directory.database
    try Data().write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: path)
    let url = try #require(URL(string: "http://127.0.0.1:1"))
    let world = World.live(environment: environment(stripe: url, sendGrid: url))
    #expect(await world.permissions.hasPermissions([.deleteMembers]) == false)
  }

  @Test("generates different identifiers, and its clock advances")
  func clockAndIDs() throws {
    let url = try #require(URL(string: "http://127.0.0.1:1"))
    let world = World.live(environment: environment(stripe: url, sendGrid: url))
    let ids = Set((1...100).map { _ in world.ids.next() })
    #expect(ids.count == 100)
    #expect(ids.allSatisfy { UUID(uuidString: $0) != nil })

    func seconds() -> Double { Date().timeIntervalSince1970 }
    var (before, now, after) = (0.0, Int64(0), 0.0)
    // The machine's time can be set back meanwhile.
    repeat {
      (before, now, after) = (seconds(), world.clock.now().milliseconds, seconds())
    } while after < before
    #expect((before - 0.01...after).contains(Double(now) / 1000))
  }
}
