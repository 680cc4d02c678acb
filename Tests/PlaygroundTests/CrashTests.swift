import ClubHTTP
import Foundation
import LoopbackHTTP
import TestTraits
import Testing

// On dedicated threads: the program's requests time out if the test cannot go on.
@Suite("Programs that end early, or run at the same time", .ownThreads, .needsSQLite, .needsHTTP)
struct CrashTests {
  /// Two people have the same address. If the response to the first charge is lost, the second
  /// person is enrolled, and reconciling refunds the first one.
  private static let story =
    enroll(1, email: "ada@example.org") + enroll(2, email: "ADA@example.org") + "reconcile\n"

  /// The signal that ends the program, and the moment: during which request, and whether the request
  /// has had its effect.
  static let ends: [(Int32, ClubServices.Operation, Bool)] =
    ClubServices.Operation.allCases.flatMap { [(SIGKILL, $0, false), (SIGKILL, $0, true)] }
    + [SIGINT, SIGTERM, SIGHUP].map { ($0, .charge, true) }

  @Test("after kill -9 or another signal at any point, reconciling settles all", arguments: ends)
  func ended(by signal: Int32, during operation: ClubServices.Operation, hasEffect: Bool)
    async throws
  {
    let gate = Gate()
    let club = try Club { request, number in
      guard number == 1 else { return .init() }
      guard request == operation else { return request == .charge ? .lostAnswer : .init() }
      return .init(hasEffect ? .complete : .none) { answer in
        gate.pass()
        return [.send(answer)]
      }
    }
    let process = try club.start(Self.story)
    #expect(await gate.isReached(by: process))
    process.send(signal)
    #expect(await process.end().status == 128 + signal)
    gate.open()
    await club.server.allConnectionsEnded()

    #expect(try await club.run("reconcile\n").status == 0)
    // Only a program that was killed at its first charge had not enrolled the second person yet.
    try await club.expectMembers([operation == .charge ? "1" : "2"])
    let charges = club.services.charges.count
    #expect(charges == (operation == .charge ? 1 : 2))

    // The whole story again: the member is rejected as one, and the other for the taken address.
    let again = try await club.run(Self.story)
    #expect(again.output.contains("is already a member") && again.output.contains("is the address"))
    #expect(again.output.contains("\nreconcile: nothing to settle\n"))
    #expect(club.services.charges.count == charges)
  }

  @Test(
    "a script settles the enrollment of another one that is still running",
    arguments: [ClubServices.Operation.charge, .sendMail],
    [false, true]
  )
  func overtaken(during operation: ClubServices.Operation, hasEffect: Bool) async throws {
    let gate = Gate()
    let club = try Club { request, number in
      guard request == operation, number == 1 else { return .init() }
      if !hasEffect { gate.pass() }
      return .init { answer in
        if hasEffect { gate.pass() }
        return [.send(answer)]
      }
    }
    let enrolling = try club.start(enroll(1) + enroll(2))
    #expect(await gate.isReached(by: enrolling))
    let reconciling = try await club.run("reconcile\n")
    gate.open()
    #expect(reconciling.output.hasPrefix("reconcile: 1 completed\n"))
    let enrolled = await enrolling.end()
    #expect(enrolled.status == 0, "\(enrolled)")
    try await club.expectMembers(["1", "2"])
  }

  @Test("of two scripts, one enrolls and one reconciles: everyone is a member and charged once")
  func together() async throws {
    let club = try Club()
    let enrolling = try club.start((1...20).map { enroll($0) }.joined())
    let reconciling = try club.start(String(repeating: "reconcile\n", count: 20))
    // Either of them can leave a record to the other, and report that.
    #expect([0, 1].contains(await enrolling.end().status))
    #expect([0, 1].contains(await reconciling.end().status))
    #expect(try await club.run("reconcile\n").status == 0)
    try await club.expectMembers((1...20).map { "\($0)" })
  }
}
