import Capabilities
import CapabilitiesTesting
import Membership
import Testing

@Suite("Enrolling a member")
struct EnrollMemberTests {
  let cast: Cast
  init() throws { cast = try Cast() }

  /// A world of which nothing but the clock and the identifiers may be touched.
  let world = with(Club.test) {
    $0.clock.now = { Timestamp(milliseconds: 7) }
    $0.ids.next = { "e1" }
  }

  // MARK: When all goes well

  @Test("keeps the intent, charges, admits and mails the receipt, in that order")
  func enrolls() async throws {
    let club = FakeClub()
    let transcript = Transcript()

    let member = try await club.world.intercepted(by: transcript).enroll(cast.request(cast.ada))

    #expect(member == Member(person: cast.ada, receipt: .sent))
    transcript.expect(
      """
      PersonStore.find
      IDGenerator.next
      WallClock.now
      EnrollmentStore.open
      PersonStore.find
      PaymentClient.charge
      EnrollmentStore.update
      PersonStore.save
      EnrollmentStore.update
      Mailer.send
      EnrollmentStore.update
      """,
      .brief
    )
    let charge = Charge(id: "ch-1-0")
    let state = club.state
    #expect(state.people == [cast.ada.id: cast.ada])
    #expect(state.charges.mapValues(\.answer) == ["charge-e1": .success(charge)])
    #expect(state.outbox.map(\.reference) == ["receipt-e1"])
    let record = try #require(state.records["e1"])
    #expect(record.status == .complete(charge))
    #expect(record.revision == 3)
    #expect(record.openedAt == Timestamp(milliseconds: 1_000))
  }

  @Test("charges the fee of the request to the person of the request")
  func chargesTheFee() async {
    let charge = Spy<ChargeRequest>("PaymentClient.charge")
    var world = world
    world.people.find = { _ in nil }
    world.expectCall(of: \.people.find)
    world.enrollments.open = { $0 }
    world.expectCall(of: \.enrollments.open)
    world.payments.charge = charge.throwing(PaymentError.unavailable("down"))

    await #expect(throws: EnrollmentError.self) { try await world.enroll(cast.request(cast.ada)) }

    #expect(
      charge.calls == [
        ChargeRequest(amount: cast.fee, payer: cast.ada, idempotencyKey: "charge-e1")
      ]
    )
  }

  // MARK: When there is nothing to do

  @Test("refuses who is a member already, before anything is begun")
  func refusesMembers() async {
    let ada = cast.ada
    var world = Club.test
    world.people.find = { _ in ada }
    world.expectCall(of: \.people.find)

    await #expect(throws: EnrollmentError.alreadyMember(ada)) {
      try await world.enroll(cast.request(ada))
    }
  }

  @Test("refuses an identifier that somebody else has, before anything is begun")
  func refusesTakenIdentifiers() async throws {
    let namesake = try Person.named("Alan", "Turing", id: "1")
    var world = Club.test
    world.people.find = { _ in namesake }
    world.expectCall(of: \.people.find)

    await #expect(throws: EnrollmentError.idTaken(namesake.id, by: namesake)) {
      try await world.enroll(cast.request(cast.ada))
    }
  }

  @Test("refuses an identifier under which somebody else is about to become a member")
  func refusesIdentifiersInUse() async throws {
    let namesake = try Person.named("Alan", "Turing", id: "1")
    let club = FakeClub(records: [cast.record("e0", of: namesake)])

    await #expect(throws: EnrollmentError.idTaken(namesake.id, by: namesake)) {
      try await club.enroll(cast.request(cast.ada))
    }
    #expect(club.state.charges.isEmpty)
  }

  // MARK: When something fails

  @Test("begins nothing while the store is down")
  func needsTheStore() async {
    let down = StoreError.unavailable("down")
    var lookUpFails = Club.test
    lookUpFails.people.find = { _ throws(StoreError) in throw down }
    lookUpFails.expectCall(of: \.people.find)
    var openFails = world
    openFails.people.find = { _ in nil }
    openFails.expectCall(of: \.people.find)
    openFails.enrollments.open = { _ throws(StoreError) in throw down }
    openFails.expectCall(of: \.enrollments.open)

    for world in [lookUpFails, openFails] {
      await #expect(throws: EnrollmentError.unavailable(down)) {
        try await world.enroll(cast.request(cast.ada))
      }
    }
  }

  @Test("a declined card leaves nobody a member, and the person free to try again")
  func declined() async throws {
    let club = FakeClub(penniless: [cast.ada])

    for _ in 1...2 {
      await #expect(throws: EnrollmentError.declined("card declined")) {
        try await club.enroll(cast.request(cast.ada))
      }
    }

    let state = club.state
    #expect(state.people.isEmpty)
    #expect(state.outbox.isEmpty)
    #expect(state.records["e1"]?.status == .declined(reason: "card declined"))
    #expect(state.records["e2"]?.status == .declined(reason: "card declined"))
  }

  @Test(
    "a payment that may have gone through leaves the record pending",
    arguments: [PaymentError.unavailable("down"), .outcomeUnknown("no answer")]
  )
  func unknownOutcome(error: PaymentError) async {
    // No update of the record: that endpoint may not be touched.
    var world = world
    world.people.find = { _ in nil }
    world.expectCall(of: \.people.find)
    world.enrollments.open = { $0 }
    world.expectCall(of: \.enrollments.open)
    world.payments.charge = { _ throws(PaymentError) in throw error }
    world.expectCall(of: \.payments.charge)

    await #expect(throws: EnrollmentError.interrupted("e1", reason: error.description)) {
      try await world.enroll(cast.request(cast.ada))
    }
  }

  @Test("a receipt that cannot be sent leaves the member enrolled and the receipt owed")
  func receiptOwed() async throws {
    let club = FakeClub()
    var world = club.world
    world.mailer.send = { _ throws(MailerError) in throw .rejected("no such domain") }
    world.expectCall(of: \.mailer.send)

    let member = try await world.enroll(cast.request(cast.ada))

    #expect(member == Member(person: cast.ada, receipt: .owed))
    #expect(club.state.people[cast.ada.id] == cast.ada)
    #expect(club.state.records["e1"]?.status == .receiptOwed(Charge(id: "ch-1-0")))
  }

  @Test("who has paid and cannot be admitted gets the money back")
  func refunded() async throws {
    let double = try Person.named("Ada", "Byron", id: "3", email: "grace@example.org")
    let club = FakeClub(people: [cast.grace])

    await #expect(throws: EnrollmentError.refunded("grace@example.org is taken")) {
      try await club.enroll(cast.request(double))
    }

    let charge = Charge(id: "ch-3-0")
    let state = club.state
    #expect(state.refunds == ["refund-e1": charge])
    #expect(state.people.values.map(\.id) == [cast.grace.id])
    #expect(state.outbox.isEmpty)
    #expect(
      state.records["e1"]?.status == .refunded(charge, reason: "grace@example.org is taken")
    )
  }

  @Test("money that moved and could not be written down is an interruption")
  func unrecordedCharge() async {
    let club = FakeClub()
    var world = club.world
    world.mailer = .test
    world.enrollments.update = { _ throws(StoreError) in throw .unavailable("disk full") }
    world.expectCall(of: \.enrollments.update)

    await #expect(
      throws: EnrollmentError.interrupted("e1", reason: "the store is unavailable: disk full")
    ) { try await world.enroll(cast.request(cast.ada)) }

    #expect(club.state.charges.count == 1)
    #expect(club.state.records["e1"]?.status == .pending)
  }

  @Test("a store that contradicts itself is an interruption, not an endless loop")
  func noProgress() async {
    let club = FakeClub()
    var world = club.world
    world.mailer = .test
    world.enrollments.update = { _ throws(StoreError) in throw .conflict("stale") }
    world.expectCall(of: \.enrollments.update)

    await #expect(throws: EnrollmentError.interrupted("e1", reason: "stale")) {
      try await world.enroll(cast.request(cast.ada))
    }
  }

  @Test("cancelled as the money moves, goes on to where nothing is lost")
  func cancellation() async throws {
    let club = FakeClub()
    var world = club.world
    world.payments.charge = { request async throws(PaymentError) in
      let charge = try await club.payments.charge(request)
      withUnsafeCurrentTask { $0?.cancel() }
      return charge
    }
    world.expectCall(of: \.payments.charge)
    // As a service does that gives up where its task is cancelled.
    world.mailer.send = { mail async throws(MailerError) in
      guard !Task.isCancelled else { throw .unavailable("cancelled") }
      try await club.mailer.send(mail)
    }
    world.expectCall(of: \.mailer.send)
    let (enroll, request) = (world.enroll, cast.request(cast.ada))

    let member = try await Task { try await enroll(request) }.value

    #expect(member == Member(person: cast.ada, receipt: .owed))
    #expect(club.state.records["e1"]?.status == .receiptOwed(Charge(id: "ch-1-0")))
    #expect(try await club.reconcile().completed == 1)
    try await club.expectEverythingSettled()
  }

  // MARK: When it is not the first try

  @Test("takes up an interrupted enrolment, at the fee that was agreed then")
  func resumes() async throws {
    let club = FakeClub(records: [cast.record("e0", of: cast.ada)])
    let charge = Spy<ChargeRequest>("PaymentClient.charge")
    var world = club.world
    world.payments.charge = charge.returning(Charge(id: "ch-0"))
    let dearer = try Money(minorUnits: 9900, currency: Currency("EUR"))

    let member = try await world.enroll(EnrollmentRequest(person: cast.ada, fee: dearer))

    #expect(member.receipt == .sent)
    #expect(charge.calls.map(\.amount) == [cast.fee])
    #expect(charge.calls.map(\.idempotencyKey) == ["charge-e0"])
    #expect(Array(club.state.records.keys) == ["e0"])
  }

  @Test("who left while the receipt was owed pays again to come back")
  func comesBack() async throws {
    let owed = cast.record("e0", of: cast.ada, .receiptOwed(Charge(id: "ch-0")))
    let club = FakeClub(records: [owed])

    let member = try await club.enroll(cast.request(cast.ada))

    #expect(member == Member(person: cast.ada, receipt: .sent))
    #expect(club.state.outbox.map(\.reference) == ["receipt-e0", "receipt-e2"])
    #expect(Array(club.state.charges.keys) == ["charge-e2"])
  }

  @Test("who left cannot come back while the old receipt cannot be sent")
  func cannotComeBackYet() async {
    let owed = cast.record("e0", of: cast.ada, .receiptOwed(Charge(id: "ch-0")))
    let club = FakeClub(records: [owed])
    var world = club.world
    world.payments = .test
    world.mailer.send = { _ throws(MailerError) in throw .unavailable("down") }
    world.expectCall(of: \.mailer.send)

    await #expect(
      throws: EnrollmentError.interrupted("e0", reason: "the mail service is unavailable: down")
    ) { try await world.enroll(cast.request(cast.ada)) }
    #expect(club.state.people.isEmpty)
  }
}
