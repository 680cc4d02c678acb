import Capabilities
import CapabilitiesTesting
import Membership
import Testing

@Suite("Importing a roster")
struct ImportRosterTests {
  let cast: ExampleData
  let reported = Recorder<RosterOutcome>()
  init() throws { cast = try ExampleData() }

  /// Returns a function that returns these entries one after another.
  func entries(_ requests: [Result<EnrollmentRequest, InvalidRosterLine>]) -> NextRosterEntry {
    requests.enumerated().map { RosterEntry(line: $0 + 1, request: $1) }.handOut()
  }

  func makeImport(_ enroll: @escaping EnrollMember) -> ImportRoster {
    let reported = reported
    return makeImportRoster(
      enroll: enroll,
      limits: RosterLimits(),
      report: { _, outcome in reported.record(outcome) }
    )
  }

  @Test("an empty roster has an empty summary")
  func empty() async throws {
    let importRoster = makeImport { _ throws(EnrollmentError) in
      Issue.record("no one should be enrolled")
      throw .declined("no one")
    }
    #expect(try await importRoster(entries([])) == RosterSummary())
    #expect(reported.elements == [])
  }

  @Test("every line has an outcome")
  func mixedRoster() async throws {
    let poor = try Person.named("Charles", "Babbage", id: "3")
    let club = FakeClub(people: [cast.grace], penniless: [poor])
    let importRoster = makeImport(club.enroll)

    let summary = try await importRoster(
      entries([
        .success(cast.request(cast.ada)),
        .failure(InvalidRosterLine(column: 7, reason: "e-mail is missing")),
        .success(cast.request(cast.grace)),
        .success(cast.request(poor)),
        .success(cast.request(cast.ada)),
      ])
    )

    var expected = RosterSummary()
    expected.enrolled = 1
    expected.alreadyMembers = 2
    expected.rejected = 2
    #expect(summary == expected)
    #expect(summary.lines == 5)
    #expect(
      reported.elements == [
        .enrolled(Member(person: cast.ada, receipt: .sent)),
        .rejected(reason: "e-mail is missing"),
        .alreadyMember,
        .rejected(reason: "card declined"),
        .alreadyMember,
      ]
    )
  }

  @Test("every error of an enrollment has an outcome")
  func outcomes() async throws {
    let (ada, grace) = (cast.ada, cast.grace)
    let outcomes: [(EnrollmentError, RosterOutcome)] = [
      (.alreadyMember(ada), .alreadyMember),
      (.idTaken(ada.id, by: grace), .rejected(reason: "1 is the identifier of Grace Hopper")),
      (
        .emailTaken(ada.email, by: grace),
        .rejected(reason: "ada@example.org is the address of Grace Hopper (2)")
      ),
      (
        .differs(from: cast.record("e1", of: ada), in: ["fee"]),
        .rejected(
          reason: """
            enrollment e1 of Ada Lovelace (1) is still open with another fee; reconcile first, \
            then enroll again
            """
        )
      ),
      (.declined("card declined"), .rejected(reason: "card declined")),
      (.refused("No such customer"), .rejected(reason: "No such customer")),
      (.refunded("e-mail taken"), .rejected(reason: "the fee was refunded: e-mail taken")),
      (
        .interrupted("e1", reason: "no answer"),
        .interrupted(reason: "enrollment e1 must be reconciled: no answer")
      ),
    ]
    for (error, outcome) in outcomes {
      let report = Recorder<RosterOutcome>()
      let importRoster = makeImportRoster(
        enroll: { _ throws(EnrollmentError) in throw error },
        limits: RosterLimits(),
        report: { entry, outcome in
          #expect(entry.line == 1)
          report.record(outcome)
        }
      )
      #expect(try await importRoster(entries([.success(cast.request(ada))])).lines == 1)
      #expect(report.elements == [outcome])
    }
  }

  @Test("members without a receipt are counted")
  func receiptsOwed() async throws {
    let ada = cast.ada
    let importRoster = makeImport { request in
      Member(person: request.person, receipt: request.person == ada ? .sent : .owed(reason: "down"))
    }
    let summary = try await importRoster(
      entries([.success(cast.request(ada)), .success(cast.request(cast.grace))])
    )
    #expect(summary.enrolled == 2)
    #expect(summary.receiptsOwed == 1)
    #expect(summary.lines == 2)
  }

  @Test("each line is reported before the next one is read")
  func oneAtATime() async throws {
    let events = Recorder<String>()
    let ada = cast.ada
    let entries = entries([.success(cast.request(ada)), .success(cast.request(ada))])
    let importRoster = makeImportRoster(
      enroll: { request in
        events.record("enroll")
        return Member(person: request.person, receipt: .sent)
      },
      limits: RosterLimits(),
      report: { entry, _ in events.record("report \(entry.line)") }
    )

    _ = try await importRoster { () throws(RosterImportError) in
      events.record("next")
      return try await entries()
    }

    #expect(
      events.elements == [
        "next", "enroll", "report 1", "next", "enroll", "report 2", "next",
      ]
    )
  }

  @Test("a store that is down stops the import without reporting the line")
  func storeIsDown() async throws {
    let ada = cast.ada
    let down = StoreError.unavailable("down")
    let enrolled = Recorder<Person.ID>()
    let importRoster = makeImport { request throws(EnrollmentError) in
      if request.person.id != ada.id { throw .unavailable(down) }
      enrolled.record(request.person.id)
      return Member(person: ada, receipt: .sent)
    }

    await #expect(throws: RosterImportError.store(down)) {
      try await importRoster(
        entries([
          .success(cast.request(ada)), .success(cast.request(cast.grace)),
          .success(cast.request(ada)),
        ])
      )
    }
    #expect(enrolled.elements == [ada.id])
    #expect(reported.elements == [.enrolled(Member(person: ada, receipt: .sent))])
  }

  @Test("an unreadable roster, or a report that cannot be written, stops the import")
  func rosterFails() async throws {
    let broken = RosterImportError.roster("cannot be read")
    let importRoster = makeImport(FakeClub().enroll)
    await #expect(throws: broken) {
      try await importRoster { () throws(RosterImportError) in throw broken }
    }

    let full = RosterImportError.roster("disk full")
    let club = FakeClub()
    let unreported = makeImportRoster(
      enroll: club.enroll,
      limits: RosterLimits(),
      report: { _, _ throws(RosterImportError) in throw full }
    )
    let both = [cast.ada, cast.grace].map { Result<_, InvalidRosterLine>.success(cast.request($0)) }
    await #expect(throws: full) { try await unreported(entries(both)) }
    #expect(Array(club.state.people.keys) == [cast.ada.id])
  }

  @Test("cancellation finishes and reports the running line, then stops")
  func cancellation() async throws {
    let club = FakeClub()
    let reported = reported
    let importRoster = makeImportRoster(
      enroll: { request throws(EnrollmentError) in
        withUnsafeCurrentTask { $0?.cancel() }
        return try await club.enroll(request)
      },
      limits: RosterLimits(),
      report: { _, outcome in reported.record(outcome) }
    )
    let both = [cast.ada, cast.grace].map { Result<_, InvalidRosterLine>.success(cast.request($0)) }
    let next = entries(both)

    await #expect(throws: RosterImportError.cancelled) {
      try await Task { try await importRoster(next) }.value
    }
    #expect(reported.elements == [.enrolled(Member(person: cast.ada, receipt: .sent))])
    #expect(Array(club.state.people.keys) == [cast.ada.id])
  }

  @Test(
    "a second import of the same roster resumes interrupted enrollments and enrolls no one twice"
  )
  func runsAgain() async throws {
    let club = FakeClub()
    let ada = cast.ada
    let roster = [ada, cast.grace].map {
      Result<EnrollmentRequest, InvalidRosterLine>.success(cast.request($0))
    }
    var world = club.world
    world.payments.charge = { request async throws(PaymentError) in
      let charge = try await club.payments.charge(request)
      guard request.payer != ada else { throw .outcomeUnknown("the answer was lost") }
      return charge
    }
    world.expectCall(of: \.payments.charge)
    #expect(try await makeImport(world.enroll)(entries(roster)).interrupted == 1)

    let again = try await makeImport(club.enroll)(entries(roster))

    #expect(again.enrolled == 1)
    #expect(again.alreadyMembers == 1)
    #expect(club.state.charges.count == 2)
    try await club.expectEverythingSettled()
  }
}
