import Capabilities
import CapabilitiesTesting
import Membership
import Testing

@Suite("Enrolling a member")
struct EnrollMemberTests {
  let cast: ExampleData
  init() throws { cast = try ExampleData() }

  /// A world without members. Only the clock and the identifiers are implemented.
  let world = ClubWorld.test.overriding {
    $0.clock.now = { Timestamp(milliseconds: 7) }
    $0.ids.next = { "e1" }
    $0.people.find = { _ in nil }
    $0.people.findByEmail = { _ in nil }
    $0.enrollments.find = { _ in nil }
  }

  // MARK: When all goes well

  @Test("stores the record, charges, admits and mails the receipt, in that order")
  func enrolls() async throws {
    let club = FakeClub()
    let transcript = Transcript()

    let member = try await club.world.intercepted(by: transcript).enroll(cast.request(cast.ada))

    #expect(member == Member(person: cast.ada, receipt: .sent))
    transcript.expect(
      """
      PersonStore.find
      PersonStore.findByEmail
      IDGenerator.next
      WallClock.now
      EnrollmentStore.open
      EnrollmentStore.find
      PersonStore.find
      PaymentClient.charge
      EnrollmentStore.update
      EnrollmentStore.admit
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

  @Test("charges the requested fee to the requested person")
  func chargesTheFee() async {
    let charge = Spy<ChargeRequest>("PaymentClient.charge")
    var world = world
    world.enrollments.open = { $0 }
    world.expectCall(of: \.enrollments.open)
    world.payments.charge = charge.throwing(PaymentError.unavailable("down"))

    await #expect(throws: EnrollmentError.self) { try await world.enroll(cast.request(cast.ada)) }

    #expect(
      charge.calls == [
        ChargeRequest(
          amount: cast.fee,
          payer: cast.ada,
          reference: "e1",
          intendedAt: Timestamp(milliseconds: 7),
          idempotencyKey: "charge-e1"
        )
      ]
    )
  }

  // MARK: When there is nothing to do

  @Test("rejects a member, or another person's identifier, before anything is started")
  func refusesTakenIdentifiers() async throws {
    let namesake = try Person.named("Alan", "Turing", id: "1")
    for (member, error) in [
      (cast.ada, EnrollmentError.alreadyMember(cast.ada)),
      (namesake, .idTaken(namesake.id, by: namesake)),
    ] {
      var world = ClubWorld.test
      world.people.find = { _ in member }
      world.expectCall(of: \.people.find)

      await #expect(throws: error) { try await world.enroll(cast.request(cast.ada)) }
    }
  }

  @Test("rejects another person's address before anything is started")
  func refusesTakenAddresses() async throws {
    let double = try Person.named("Greta", "Hopper", id: "3", email: "grace@example.org")
    let club = FakeClub(people: [cast.grace])

    for _ in 1...2 {
      await #expect(throws: EnrollmentError.emailTaken(double.email, by: cast.grace)) {
        try await club.enroll(cast.request(double))
      }
    }
    #expect(club.state.charges.isEmpty)
    #expect(club.state.records.isEmpty)
  }

  @Test("rejects a request that differs from the open record, and names the differences")
  func refusesDifferences() async throws {
    let namesake = try Person.named("Alan", "Turing", id: "1")
    let dearer = try Money(minorUnits: 9900, currency: Currency("EUR"))
    let moved = try Person.named("Ada", "Lovelace", id: "1", email: "new@example.org")
    let open = cast.record("e0", of: cast.ada)
    let club = FakeClub(records: [open])
    for (request, fields, text) in [
      (cast.request(namesake), ["name", "address"], "another name and another address"),
      (cast.request(moved), ["address"], "another address"),
      (EnrollmentRequest(person: cast.ada, fee: dearer), ["fee"], "another fee"),
    ] {
      let error = EnrollmentError.differs(from: open, in: fields)
      await #expect(throws: error) { try await club.enroll(request) }
      #expect(
        error.description == """
          enrollment e0 of Ada Lovelace (1) is still open with \(text); reconcile first, \
          then enroll again
          """
      )
    }
    #expect(club.state.charges.isEmpty)
  }

  // MARK: When something fails

  @Test("starts nothing if the store is down")
  func needsTheStore() async {
    let down = StoreError.unavailable("down")
    var lookUpFails = ClubWorld.test
    lookUpFails.people.find = { _ throws(StoreError) in throw down }
    lookUpFails.expectCall(of: \.people.find)
    var openFails = world
    var addressLookUpFails = world
    addressLookUpFails.people.findByEmail = { _ throws(StoreError) in throw down }
    addressLookUpFails.expectCall(of: \.people.findByEmail)
    openFails.enrollments.open = { _ throws(StoreError) in throw down }
    openFails.expectCall(of: \.enrollments.open)

    for world in [lookUpFails, addressLookUpFails, openFails] {
      await #expect(throws: EnrollmentError.unavailable(down)) {
        try await world.enroll(cast.request(cast.ada))
      }
    }
  }

  @Test("after a declined card, no one is a member and the person can try again")
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
    "a payment with an unknown outcome leaves the record pending",
    arguments: [PaymentError.unavailable("down"), .outcomeUnknown("no answer")]
  )
  func unknownOutcome(error: PaymentError) async {
    // No update of the record: that endpoint is unimplemented.
    var world = world
    world.enrollments.open = { $0 }
    world.expectCall(of: \.enrollments.open)
    world.payments.charge = { _ throws(PaymentError) in throw error }
    world.expectCall(of: \.payments.charge)

    await #expect(throws: EnrollmentError.interrupted("e1", reason: error.description)) {
      try await world.enroll(cast.request(cast.ada))
    }
  }

  @Test("if the receipt cannot be sent, the person is a member and the receipt is owed")
  func receiptOwed() async throws {
    let club = FakeClub()
    var world = club.world
    world.mailer.send = { _ throws(MailerError) in throw .rejected("no such domain") }
    world.expectCall(of: \.mailer.send)

    let member = try await world.enroll(cast.request(cast.ada))

    let reason = "the message was rejected: no such domain"
    #expect(member == Member(person: cast.ada, receipt: .owed(reason: reason)))
    #expect(club.state.people[cast.ada.id] == cast.ada)
    #expect(club.state.records["e1"]?.status == .receiptOwed(Charge(id: "ch-1-0")))
  }

  @Test("a person who paid and cannot be admitted is refunded")
  func refunded() async throws {
    let double = try Person.named("Ada", "Byron", id: "3", email: "grace@example.org")
    let club = FakeClub()
    var world = club.world
    let grace = cast.grace
    // Another person takes the address during the charge.
    world.payments.charge = { request async throws(PaymentError) in
      try? await club.people.save(grace)
      return try await club.payments.charge(request)
    }
    world.expectCall(of: \.payments.charge)

    await #expect(throws: EnrollmentError.refunded("grace@example.org is taken")) {
      try await world.enroll(cast.request(double))
    }

    let charge = Charge(id: "ch-3-0")
    let state = club.state
    #expect(state.refunds == ["refund-e1": charge])
    #expect(state.people.values.map(\.id) == [cast.grace.id])
    #expect(state.outbox.isEmpty)
    #expect(state.records["e1"]?.status == .refunded(charge, reason: "grace@example.org is taken"))
  }

  /// A store that contradicts itself leads to no endless loop.
  @Test(
    "a charge that cannot be recorded is an interruption",
    arguments: [
      (StoreError.unavailable("disk full"), "the store is unavailable: disk full"),
      (.conflict("stale"), "stale"),
    ]
  )
  func unrecordedCharge(error: StoreError, reason: String) async {
    let club = FakeClub()
    var world = club.world
    world.mailer = .test
    world.enrollments.update = { _ throws(StoreError) in throw error }
    world.expectCall(of: \.enrollments.update)

    await #expect(throws: EnrollmentError.interrupted("e1", reason: reason)) {
      try await world.enroll(cast.request(cast.ada))
    }

    #expect(club.state.charges.count == 1)
    #expect(club.state.records["e1"]?.status == .pending)
  }

  @Test("cancellation during the charge does not lose the charge")
  func cancellation() async throws {
    let club = FakeClub()
    var world = club.world
    world.payments.charge = { request async throws(PaymentError) in
      let charge = try await club.payments.charge(request)
      withUnsafeCurrentTask { $0?.cancel() }
      return charge
    }
    world.expectCall(of: \.payments.charge)
    // Like a service that stops if its task is cancelled.
    world.mailer.send = { mail async throws(MailerError) in
      guard !Task.isCancelled else { throw .unavailable("cancelled") }
      try await club.mailer.send(mail)
    }
    world.expectCall(of: \.mailer.send)
    let (enroll, request) = (world.enroll, cast.request(cast.ada))

    let member = try await Task { try await enroll(request) }.value

    let reason = "the mail service is unavailable: cancelled"
    #expect(member == Member(person: cast.ada, receipt: .owed(reason: reason)))
    #expect(club.state.records["e1"]?.status == .receiptOwed(Charge(id: "ch-1-0")))
    #expect(try await club.reconcile().completed == 1)
    try await club.expectEverythingSettled()
  }
}
