import Capabilities
import CapabilitiesTesting
import Membership
import Testing

@Suite("Importing a roster with concurrency")
struct ConcurrentImportTests {
  let cast: ExampleData
  let reported = Recorder<String>()
  let enrollment = Spy<EnrollmentRequest>()

  init() throws { cast = try ExampleData() }

  /// Creates an import whose enrollments wait for the test.
  func makeImport(
    _ concurrency: Int,
    equalFailures: Int = 8,
    _ enroll: @escaping EnrollMember = { Member(person: $0.person, receipt: .sent) }
  ) -> ImportRoster {
    let reported = reported
    return makeImportRoster(
      enroll: enrollment.suspending(enroll),
      limits: RosterLimits(concurrency: concurrency, equalFailures: equalFailures),
      report: { entry, outcome in reported.record("\(entry.line) \(outcome.word)") }
    )
  }

  /// Returns people with identifiers counted from 1.
  func people(_ count: Int) throws -> [Person] {
    try (1...count).map { number in
      try .named("Ada", "No. \(number)", id: "\(number)", email: "a\(number)@example.org")
    }
  }

  func entries(_ people: [Person]) -> [RosterEntry] {
    people.enumerated().map { index, person in
      RosterEntry(line: index + 1, request: .success(cast.request(person)))
    }
  }

  @Test("enrolls as many people at the same time as the limit allows")
  func width() async throws {
    let handedOut = Recorder<Int>()
    let next = entries(try people(9)).handOut()
    let importRoster = makeImport(3)
    async let summary = importRoster { () throws(RosterImportError) in
      let entry = try await next()
      handedOut.record(entry?.line ?? 0)
      return entry
    }
    for begun in 3...9 {
      _ = try await enrollment.call(begun)
      // Only entries that can start are read, so all of these are running.
      #expect(handedOut.elements == Array(1...begun))
      #expect(enrollment.callCount == begun)
      enrollment.release()
    }
    enrollment.releaseAll()
    #expect(try await summary.enrolled == 9)
    #expect(reported.elements == (1...9).map { "\($0) enrolled" })
  }

  @Test("reports in the roster's order, whatever finishes first")
  func order() async throws {
    let first = Spy<EnrollmentRequest>()
    let slow = try people(6)
    let enroll: EnrollMember = first.suspending { Member(person: $0.person, receipt: .sent) }
    let reported = reported
    let (others, done) = AsyncStream.makeStream(of: Void.self)
    let importRoster = makeImportRoster(
      enroll: { request throws(EnrollmentError) in
        if request.person == slow[0] { return try await enroll(request) }
        done.yield()
        throw .declined("card declined")
      },
      limits: RosterLimits(concurrency: 2),
      report: { entry, outcome in reported.record("\(entry.line) \(outcome.word)") }
    )
    async let summary = importRoster(entries(slow).handOut())
    _ = try await first.call(1)
    var iterator = others.makeAsyncIterator()
    for _ in 2...6 { await iterator.next() }
    #expect(reported.elements == [])
    first.release()
    #expect(try await summary.lines == 6)
    let rejected = (2...6).map { "\($0) rejected" }
    #expect(reported.elements == ["1 enrolled"] + rejected)
  }

  @Test("a report that failed gets no later line, although some have finished")
  func failedReport() async throws {
    let full = RosterImportError.roster("disk full")
    let first = Spy<EnrollmentRequest>()
    let slow = try people(3)
    let enroll: EnrollMember = first.suspending { Member(person: $0.person, receipt: .sent) }
    let lines = Recorder<Int>()
    let (others, done) = AsyncStream.makeStream(of: Void.self)
    let importRoster = makeImportRoster(
      enroll: { request throws(EnrollmentError) in
        if request.person == slow[0] { return try await enroll(request) }
        done.yield()
        throw .declined("card declined")
      },
      limits: RosterLimits(concurrency: 2),
      report: { entry, _ throws(RosterImportError) in
        lines.record(entry.line)
        throw full
      }
    )
    let roster = entries(slow).handOut()
    let summary = Task { try await importRoster(roster) }
    _ = try await first.call(1)
    var iterator = others.makeAsyncIterator()
    for _ in 2...3 { await iterator.next() }
    first.release()
    await #expect(throws: full) { _ = try await summary.value }
    #expect(lines.elements == [1])
  }

  @Test("holds a few times as many entries as are running, even if the first one is slow")
  func memory() async throws {
    let slow = try people(1)[0]
    let crowd = try people(100)
    let first = Spy<EnrollmentRequest>()
    let enroll: EnrollMember = first.suspending { Member(person: $0.person, receipt: .sent) }
    let handedOut = Recorder<Int>()
    let next = entries(crowd).handOut()
    let (full, fill) = AsyncStream.makeStream(of: Void.self)
    let importRoster = makeImportRoster(
      enroll: { request throws(EnrollmentError) in
        if request.person == slow { return try await enroll(request) }
        if request.person == crowd[7] { fill.yield() }
        return Member(person: request.person, receipt: .sent)
      },
      limits: RosterLimits(concurrency: 2),
      report: { _, _ in }
    )
    async let summary = importRoster { () throws(RosterImportError) in
      let entry = try await next()
      handedOut.record(entry?.line ?? 0)
      return entry
    }
    var iterator = full.makeAsyncIterator()
    await iterator.next()
    #expect(handedOut.elements == Array(1...8))
    first.release()
    #expect(try await summary.enrolled == 100)
  }

  @Test("an entry that shares an identifier or an address with an earlier one waits for it")
  func sameKeys() async throws {
    let roster = [
      try Person.named("Ada", "A", id: "1", email: "ada@example.org"),
      try Person.named("Ada", "A", id: "1", email: "other@example.org"),
      try Person.named("Eve", "B", id: "2", email: "ADA@example.org"),
      try Person.named("Bob", "C", id: "3", email: "bob@example.org"),
    ]
    let club = FakeClub()
    let importRoster = makeImport(4, club.enroll)
    async let summary = importRoster(entries(roster).handOut())

    // The first and the last start; the two in between wait.
    let begun = [try await enrollment.call(1), try await enrollment.call(2)]
    #expect(Set(begun.map(\.person)) == [roster[0], roster[3]])
    #expect(enrollment.callCount == 2)
    enrollment.releaseAll()

    #expect(try await summary.enrolled == 2)
    #expect(reported.elements == ["1 enrolled", "2 rejected", "3 rejected", "4 enrolled"])
    #expect(Set(club.state.people.values) == [roster[0], roster[3]])
    try await club.expectEverythingSettled()
  }

  @Test("has the same result as a sequential import, in any interleaving", arguments: 0..<40)
  func sameAsSequential(seed: Int) async throws {
    var random = Sequence(seed: UInt64(seed))
    // Few identifiers and addresses, so that many lines conflict.
    let roster = try (1...60).map { _ in
      let (id, address) = (random.next(below: 12), random.next(below: 9))
      return try Person.named("Ada", "A", id: "\(id)", email: "a\(address)@example.org")
    }
    let poor = roster[3]
    let entries = entries(roster)
    func outcomes(_ concurrency: Int) async throws -> ([RosterOutcome], FakeClub) {
      let club = FakeClub(penniless: [poor])
      let outcomes = Recorder<RosterOutcome>()
      let importRoster = makeImportRoster(
        enroll: club.enroll,
        limits: RosterLimits(concurrency: concurrency),
        report: { _, outcome in outcomes.record(outcome) }
      )
      _ = try await importRoster(entries.handOut())
      return (outcomes.elements, club)
    }
    let (expected, _) = try await outcomes(1)
    let (found, club) = try await outcomes(2 + seed % 7)
    #expect(found == expected)
    try await club.expectEverythingSettled()
  }

  @Test("stops if the store is down, after finishing and reporting the running entries")
  func storeIsDown() async throws {
    let roster = try people(9)
    let importRoster = makeImport(3) { request throws(EnrollmentError) in
      if request.person == roster[1] { throw .unavailable(.unavailable("down")) }
      return Member(person: request.person, receipt: .sent)
    }
    let next = entries(roster).handOut()
    let stopped = Task { try await importRoster(next) }
    _ = try await enrollment.call(3)
    enrollment.releaseAll()
    await #expect(throws: RosterImportError.store(.unavailable("down"))) {
      try await stopped.value
    }
    // The second line must be imported again. The third one was running. The number of further
    // entries depends on timing, but each was reported.
    #expect(reported.elements.prefix(2) == ["1 enrolled", "3 enrolled"])
    #expect(reported.elements.count == enrollment.callCount - 1)
    #expect(enrollment.callCount < roster.count)
  }

  @Test("stops after equal service failures in a row, with their message")
  func equalFailures() async throws {
    let roster = try people(20)
    let importRoster = makeImport(1, equalFailures: 3) { request throws(EnrollmentError) in
      let number = Int(request.person.id.rawValue) ?? 0
      // Another answer of the service resets the count.
      if number == 3 { throw .declined("card declined") }
      throw .interrupted("e\(number)", reason: number == 5 ? "no answer" : "wrong key")
    }
    enrollment.releaseAll()
    await #expect(throws: RosterImportError.failing(reason: "wrong key", times: 3)) {
      try await importRoster(entries(roster).handOut())
    }
    let expected = (1...8).map { $0 == 3 ? "3 rejected" : "\($0) interrupted" }
    #expect(reported.elements == expected)
  }

  @Test("entries that call no service do not affect the count of failures")
  func silentLines() async throws {
    let roster = try people(9)
    let importRoster = makeImport(1, equalFailures: 3) { request throws(EnrollmentError) in
      let number = Int(request.person.id.rawValue) ?? 0
      guard number.isMultiple(of: 2) else { throw .alreadyMember(request.person) }
      throw .interrupted("e\(number)", reason: "wrong key")
    }
    enrollment.releaseAll()
    await #expect(throws: RosterImportError.failing(reason: "wrong key", times: 3)) {
      try await importRoster(entries(roster).handOut())
    }
    #expect(reported.elements.count == 6)
  }

  @Test("a failing mail service counts as a service failure")
  func owedReceipts() async throws {
    let importRoster = makeImport(2, equalFailures: 4) {
      Member(person: $0.person, receipt: .owed(reason: "wrong key"))
    }
    enrollment.releaseAll()
    await #expect(throws: RosterImportError.failing(reason: "wrong key", times: 4)) {
      try await importRoster(entries(try people(30)).handOut())
    }
    // Entries that were running are reported as well.
    #expect((4...5).contains(reported.elements.count))
  }

  @Test("reads and reports on its caller's actor")
  @MainActor
  func isolation() async throws {
    let next = entries(try people(20)).handOut()
    let importRoster = makeImportRoster(
      enroll: { Member(person: $0.person, receipt: .sent) },
      limits: RosterLimits(concurrency: 4),
      report: { _, _ in MainActor.preconditionIsolated() }
    )
    let summary = try await importRoster { () throws(RosterImportError) in
      MainActor.preconditionIsolated()
      return try await next()
    }
    #expect(summary.enrolled == 20)
  }

  @Test("keeps the enrollment invariants after any fault")
  func sweep() async throws {
    let poor = try Person.named("Charles", "Babbage", id: "3")
    let people = [cast.ada, poor, cast.grace]
    let entries = entries(people)
    let limits = RosterLimits(concurrency: 3)
    let report = try await FaultSweep(
      "import a roster, three at a time",
      // As many interleavings as the budget allows, the likeliest first.
      coverage: FaultCoverage(
        includesPersistentFaults: false,
        includesPairs: false,
        scheduleLimit: SweepDepth.isFull ? 20_000 : 500
      ),
      in: { FakeClub(penniless: [poor]) },
      recover: { world in
        _ = try await world.reconcile()
        _ = try await world.importRoster(entries)
      },
      also: [
        Invariant("everyone who can pay is a member") { club in
          Set(club.state.people.keys) == [people[0].id, people[2].id]
        }
      ]
    ) { world in
      _ = try? await world.importRoster(entries, limits: limits)
    }
    .expectInvariants()
    #expect(report.violations.isEmpty)
  }
}

extension RosterOutcome {
  fileprivate var word: String {
    switch self {
    case .enrolled: "enrolled"
    case .alreadyMember: "member before"
    case .interrupted: "interrupted"
    case .rejected: "rejected"
    }
  }
}

/// Pseudorandom numbers that are the same in every run.
private struct Sequence {
  private var state: UInt64

  init(seed: UInt64) { state = seed &+ 0x9e37_79b9_7f4a_7c15 }

  mutating func next(below bound: UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % bound
  }
}
