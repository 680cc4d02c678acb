import Capabilities
import CapabilitiesTesting
import Foundation
import Membership
import HTTPCapabilities
import StandardCapabilities
import Testing

@testable import MembershipLive

// This file imports every module that a client might use and qualifies no name: the names of the
// modules do not conflict.

@Suite("Adapters of standard capabilities")
struct StandardCapabilityTests {
  @Test(
    "a date is rounded down to whole milliseconds",
    arguments: [(0, 0), (1.0009, 1000), (1.9999, 1999), (-0.0001, -1)] as [(Double, Int64)]
  )
  func clock(seconds: Double, milliseconds: Int64) {
    let clock = WallClock(adapting: .constant(Date(timeIntervalSince1970: seconds)))
    #expect(clock.now() == Timestamp(milliseconds: milliseconds))
  }

  @Test("the clock reads the date at each call")
  func advancing() {
    let start = Date(timeIntervalSince1970: 10)
    let clock = WallClock(adapting: .advancing(from: start, by: .milliseconds(250)))
    #expect([clock.now(), clock.now()].map(\.milliseconds) == [10_000, 10_250])
  }

  @Test("identifiers are lowercase UUIDs")
  func ids() {
    let ids = IDGenerator(adapting: UUIDSource(random: .seeded(1_234_567)))
    #expect(ids.next() == "599ed017-fb08-4c85-ac73-f08458540fa5")
  }

  @Test("permissions depend on the nearest existing directory")
  func permissions() async {
    let asked = Spy<String>("FileStore.isWritable")
    let files = FileStore.inMemory(["/data/club/notes": Data()])
      .overriding { $0.isWritable = asked.returning(true) }
    let permissions = PermissionsClient.fileAccess(path: "/data/club/a/b/db", files: files)
    #expect(await permissions.hasPermissions([.deleteMembers]))
    #expect(asked.calls == ["/data/club"])
  }

  @Test("a read-only directory grants no permission")
  func noPermissions() async {
    let files = FileStore.inMemory().overriding { $0.isWritable = { _ in false } }
    let permissions = PermissionsClient.fileAccess(path: "/data/db", files: files)
    #expect(await permissions.hasPermissions([.deleteMembers]) == false)
  }

  @Test("a canned transport replaces the network for a payment gateway")
  func payments() async throws {
    let http = HTTPTransport.routes([.post("/v1/charges"): .json(chargeText("ch_7"))])
    let settings = try SettingsReader.read(["STRIPE_API_KEY": "sk_test_1"]) { $0.payments() }.get()
    let gateway = StripePaymentGateway(settings: settings, http: http)
    let charge = try await PaymentClient(adapting: gateway).charge(.example())
    #expect(charge == Charge(id: "ch_7"))
  }

  @Test(
    "a failing transport shows the payment gateway whether money may have moved",
    arguments: [
      (
        HTTPError.nothingSent(.unreachable, host: "bank"),
        PaymentError.unavailable("bank cannot be reached")
      ),
      (.outcomeUnknown(.timedOut, host: "bank"), .outcomeUnknown("bank did not answer in time")),
      (
        .outcomeUnknown(.connectionLost("reset"), host: "bank"),
        .outcomeUnknown("the connection to bank was lost: reset")
      ),
    ]
  )
  func failures(error: HTTPError, meaning: PaymentError) async throws {
    let settings = try SettingsReader.read(["STRIPE_API_KEY": "sk_test_1"]) { $0.payments() }.get()
    let gateway = StripePaymentGateway(settings: settings, http: .failing(error))
    await #expect(throws: meaning) {
      try await PaymentClient(adapting: gateway).charge(.example())
    }
  }

  @Test("a failing transport shows the mailer that a retry can help")
  func mailFailure() async throws {
    let settings = try SettingsReader.read(["SENDGRID_API_KEY": "SG.1"]) { $0.mail() }.get()
    let lost = HTTPTransport.failing(.outcomeUnknown(.connectionLost("reset"), host: "mail"))
    let service = SendGridMailService(settings: settings, http: lost)
    await #expect(throws: MailerError.unavailable("the connection to mail was lost: reset")) {
      try await Mailer(adapting: service).send(.example())
    }
  }
}
