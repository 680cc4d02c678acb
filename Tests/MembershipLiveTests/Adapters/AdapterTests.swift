import Membership
import Synchronization
import Testing

@testable import MembershipLive

@Suite("Adapters of services")
struct AdapterTests {
  @Test("a repository's refusal becomes a precise store error")
  func refusals() throws {
    let ada = try Person.example()
    let email = ada.email
    let meanings: [(RepositoryError, StoreError)] = [
      (.emailTaken(email, by: ada), .conflict("\(email) is the address of Ada Lovelace (1)")),
      (.noSuchPerson(ada.id), .notFound("person 1")),
      (.enrollmentExists("enr-1"), .conflict("enrollment enr-1 exists already")),
      (.noSuchEnrollment("enr-1"), .notFound("enrollment enr-1")),
      (
        .staleRevision(of: "enr-1", stored: 3, given: 3),
        .conflict("enrollment enr-1 is at revision 3, which 3 does not follow")
      ),
      (
        .secondUnsettled("enr-1", of: ada.id),
        .conflict("person 1 has an unsettled enrollment besides enr-1")
      ),
    ]
    for (refusal, meaning) in meanings { #expect(StoreError(adapting: refusal) == meaning) }
  }

  @Test("a database failure leaves the write's outcome open, except for a violated constraint")
  func databases() {
    #expect(
      StoreError(adapting: DatabaseError.busy(path: "/club"))
        == .unavailable("/club is locked by another program; try again later")
    )
    #expect(
      StoreError(adapting: DatabaseError.constraint(path: "/club", reason: "UNIQUE"))
        == .conflict("/club rejected the write: UNIQUE")
    )
    #expect(StoreError(adapting: Surprise()) == .unavailable("a surprise"))
  }

  @Test("a payment error shows whether money may have moved")
  func payments() {
    let meanings: [(PaymentGatewayError, PaymentError)] = [
      (.declined("no"), .declined("no")),
      (.rejected(status: 400, "no such customer"), .refused("no such customer (status 400)")),
      (.givenBack(Charge(id: "ch_1")), .refused("the charge ch_1 was refunded")),
      (.refused(status: 404, "gone"), .unavailable("gone (status 404)")),
      (.notSent("no route"), .unavailable("no route")),
      (.keyInUse("in use"), .outcomeUnknown("in use")),
      (.failed(status: 500, "oops"), .outcomeUnknown("oops (status 500)")),
      (.unreadableAnswer("what?"), .outcomeUnknown("what?")),
      (.noAnswer("lost"), .outcomeUnknown("lost")),
    ]
    for (failure, meaning) in meanings { #expect(PaymentError(adapting: failure) == meaning) }
    // An unknown error may have been thrown after the charge.
    #expect(PaymentError(adapting: Surprise()) == .outcomeUnknown("a surprise"))
    #expect(PaymentError(adapting: CancellationError()) == .outcomeUnknown("CancellationError()"))
  }

  @Test("a mail error shows whether a retry can help")
  func mails() {
    let meanings: [(MailServiceError, MailerError)] = [
      (.rejected("bad address"), .rejected("bad address")),
      (.refused(status: 503, "busy"), .unavailable("busy (status 503)")),
      (.noAnswer("lost"), .unavailable("lost")),
    ]
    for (failure, meaning) in meanings { #expect(MailerError(adapting: failure) == meaning) }
    #expect(MailerError(adapting: Surprise()) == .unavailable("a surprise"))
  }

  @Test("a capability's own error is kept")
  func ownErrors() {
    #expect(StoreError(adapting: StoreError.notFound("x")) == .notFound("x"))
    #expect(PaymentError(adapting: PaymentError.declined("x")) == .declined("x"))
    #expect(MailerError(adapting: MailerError.rejected("x")) == .rejected("x"))
  }

  @Test("the service is called on the caller's actor")
  func isolation() async throws {
    let service = IsolationRecorder()
    let mailer = Mailer(adapting: service)
    let mail = try Mail.example()
    try await onMainActor { try await mailer.send(mail) }
    try await Secretary().send(mail, with: mailer)
    #expect(service.actors == ["MainActor", "Secretary"])
  }
}

private struct Surprise: Error, CustomStringConvertible {
  let description = "a surprise"
}

@MainActor
private func onMainActor(_ body: @MainActor () async throws -> Void) async throws {
  try await body()
}

private actor Secretary {
  func send(_ mail: Mail, with mailer: Mailer) async throws {
    try await mailer.send(mail)
  }
}

/// A mail service that records the actor it is called on.
private final class IsolationRecorder: MailService {
  private let names = Mutex<[String]>([])

  var actors: [String] { names.withLock { $0 } }

  func send(_ mail: Mail) async throws {
    let name = #isolation.map { "\(type(of: $0))" } ?? "none"
    names.withLock { $0.append(name) }
  }
}
