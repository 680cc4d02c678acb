import ClubHTTP
import LoopbackHTTP
import TestTraits
import Testing

@Suite("Unsettled enrollments", .needsSQLite, .needsHTTP)
struct OwedTests {
  @Test("an unsent receipt is reported until a reconciliation sends it")
  func receipt() async throws {
    let club = try Club { request, number in
      guard request == .sendMail, number < 3 else { return .init() }
      return .init(.none) { _ in
        [.send(httpResponse(400, #"{"errors":[{"message":"the mailbox is full"}]}"#))]
      }
    }
    let first = try await club.run(enroll(1))
    #expect(first.status == 0)
    #expect(first.output.hasPrefix("enroll: Ada No.1 is a member, receipt owed\n"))

    let second = try await club.run("reconcile\n")
    #expect(second.status == 1)
    #expect(second.output.hasPrefix("reconcile: failed: 1 still unsettled; "))
    #expect(second.output.contains("the message was rejected: the mailbox is full"))

    let third = try await club.run("reconcile\n")
    #expect((third.status, third.errors) == (0, ""))
    #expect(third.output.hasPrefix("reconcile: 1 completed\n"))
    try await club.expectMembers(["1"])
    #expect(club.services.counts == [.charge: 1, .sendMail: 3])
  }

  @Test("a person with another's address is rejected in every run and never charged")
  func takenAddress() async throws {
    let club = try Club()
    #expect(try await club.run(enroll(1)).status == 0)
    for _ in 1...2 {
      let run = try await club.run(enroll(2, email: "ADA1@example.org"))
      #expect(run.status == 1)
      let failure = "enroll: failed: ADA1@example.org is the address of Ada No.1 (1)\n"
      #expect(run.output.hasPrefix(failure))
    }
    try await club.expectMembers(["1"])
    #expect(club.services.counts[.charge] == 1)
  }

  @Test("after a lost response, the charge is looked up, and not requested again if it exists")
  func lostAnswer() async throws {
    let club = try Club { request, number in
      request == .charge && number == 1 ? .lostAnswer : .init()
    }
    let run = try await club.run(enroll(1))
    #expect(run.status == 1)
    #expect(run.output.contains("must be reconciled: the payment's outcome is unknown"))
    #expect(try await club.run("reconcile\n").output.hasPrefix("reconcile: 1 completed\n"))
    try await club.expectMembers(["1"])
    #expect(club.services.counts == [.charge: 1, .findCharge: 1, .sendMail: 1])
  }

  @Test("after a lost request, the charge is looked up, and requested again with the same key")
  func lostRequest() async throws {
    let club = try Club { request, number in
      request == .charge && number == 1 ? .init(.none) { _ in [.disconnect] } : .init()
    }
    #expect(try await club.run(enroll(1)).status == 1)
    #expect(try await club.run("reconcile\n").output.hasPrefix("reconcile: 1 completed\n"))
    try await club.expectMembers(["1"])
    #expect(club.services.counts == [.charge: 2, .findCharge: 1, .sendMail: 1])
    #expect(Set(club.services.keys).count == 1)
  }

  @Test("a person with a declined card is not a member, and nothing is left to settle")
  func declined() async throws {
    let club = try Club()
    let run = try await club.run(enroll(1, email: "declined@example.org"))
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("enroll: failed: Your card was declined.\n"))
    try await club.expectMembers([])
  }
}
