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
    "a script waits for another one that is still settling an enrollment",
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
    let reconciling = try club.start("reconcile\n")
    gate.open()
    let enrolled = await enrolling.end()
    #expect(enrolled.status == 0, "\(enrolled)")
    #expect([0, 1].contains(await reconciling.end().status))
    try await club.expectMembers(["1", "2"])
    #expect(club.services.counts == [.charge: 2, .sendMail: 2])
  }

  @Test("Ctrl-C ends a wait for a busy service, and closes the database and the report")
  func interrupted() async throws {
    let gate = Gate()
    let club = try Club { request, _ in
      guard request == .sendMail else { return .init() }
      return .init(.none) { _ in
        gate.arrive()
        return [.send(httpResponse(503, "{}", ["Retry-After: 50"]))]
      }
    }
    let options = ["--world", "live", "--junit", "report.xml"]
    let process = try club.start(enroll(1) + enroll(2), options: options)
    #expect(await gate.isReached(by: process))
    process.send(SIGINT)
    let run = await process.end()
    #expect(run.status == 130)
    #expect(run.output.hasPrefix("enroll: failed: cancelled"))
    #expect(run.errors.contains("<stdin>:2:1: error: the script was interrupted before this line"))
    #expect(club.directory.read("report.xml")?.contains("failures=\"2\"") == true)
    #expect(!club.directory.names.contains("club.db-wal"))
  }

  @Test("two scripts enroll and reconcile the same 120 people: no one gets two receipts")
  func sameWork() async throws {
    let club = try Club { _, _ in
      .init { answer in
        usleep(2_000)
        return [.send(answer)]
      }
    }
    let lines = (1...120).map { enroll($0) + ($0 % 4 == 0 ? "reconcile\n" : "") }
    let scripts = [lines.joined(), lines.reversed().joined()].map { $0 + "reconcile\n" }
    let processes = try scripts.map { try club.start($0) }
    for process in processes { #expect([0, 1].contains(await process.end().status)) }
    #expect(try await club.run("reconcile\n").status == 0)
    try await club.expectMembers((1...120).map { "\($0)" })
    #expect(club.services.receipts.filter { $0.value > 1 } == [:])
  }
}
