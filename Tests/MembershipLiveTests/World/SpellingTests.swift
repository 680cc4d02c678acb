import Foundation
import Membership
import TestTraits
import Testing

@testable import LoopbackHTTP
@testable import MembershipLive

/// One text in several Unicode spellings: equal in Swift, but with different bytes.
@Suite("Names in decomposed Unicode", .needs(.sqlite, hasSQLite), .needs(.libcurl, hasHTTP))
struct SpellingTests {
  let directory = TemporaryDirectory()

  private func person(_ text: String) throws -> Person {
    try .example(text, name: text, lastName: text, email: "\(text)@example.org")
  }

  /// Spellings of a letter with a mark, of decomposed Hangul, and of marks in different orders.
  static let spellings = [
    (decomposed: "e\u{301}", composed: "\u{E9}"),
    ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}"),
    ("e\u{302}\u{323}", "\u{1EC7}"),
    ("\u{212B}", "\u{C5}"),
  ]

  @Test("are sent with the same bytes after a restart", arguments: spellings)
  func sentAgain(decomposed: String, composed: String) async throws {
    let noCharges = #"{"object": "list", "data": [], "has_more": false}"#
    let acts: [[ScriptedServer.Act]] = [
      [.read], [.read, .send(200, noCharges)], [.read, .send(200, chargeText("ch_1"))],
    ]
    let stripe = try ScriptedServer { acts[$0] }
    let sendGrid = try ScriptedServer(.read, .send(202))
    func world() -> World {
      World.live(environment: [
        "MEMBERSHIP_DATABASE": directory.database, "STRIPE_API_KEY": "sk_1",
        "SENDGRID_API_KEY": "SG.1",
        "STRIPE_API_BASE": stripe.url.absoluteString,
        "SENDGRID_API_BASE": sendGrid.url.absoluteString,
      ])
    }
    let (first, second) = (world().useCases.enrollMember, world().useCases.reconcileEnrollments)
    let request = EnrollmentRequest(person: try person(decomposed), fee: try .euro(2500))
    await #expect(throws: EnrollmentError.self) { try await first(request) }

    #expect(try await second().completed == 1)

    let requests = stripe.requests
    #expect(requests.count == 3)
    #expect(requests[0].body == requests[2].body)
    let key = requests[0].headers["idempotency-key"]
    #expect(key != nil && key == requests[2].headers["idempotency-key"])
    let member = try #require(try await world().people.find(Person.ID(composed)))
    #expect(Array(member.fullName.utf8) == Array("\(composed) \(composed)".utf8))
    #expect(Array(member.email.rawValue.utf8) == Array("\(composed)@example.org".utf8))
  }

  @Test("are settled with the stored bytes", arguments: spellings)
  func open(decomposed: String, composed: String) async throws {
    let enrollments = Stores(SQLiteDatabase(path: directory.database)).enrollments
    let given = try Enrollment.example("enr-\(decomposed)", of: person(decomposed))
    let opened = try await enrollments.open(given)
    let found = try #require(try await enrollments.find(given.id))
    #expect(opened == given)
    for kept in [opened, found] {
      #expect(Array(kept.id.utf8) == Array("enr-\(composed)".utf8))
      #expect(Array(kept.person.id.rawValue.utf8) == Array(composed.utf8))
      #expect(Array(kept.person.name.utf8) == Array(composed.utf8))
    }
  }
}
