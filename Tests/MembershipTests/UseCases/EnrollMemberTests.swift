import Capabilities
import Membership
import Testing

@Suite("Enrolling a member")
struct EnrollMemberTests {
  let cast: Cast
  init() throws { cast = try Cast() }

  /// The use case on a world of which only the named capabilities may be touched.
  func makeEnroll(
    people: PersonStore = .test,
    enrollments: EnrollmentStore = .test,
    payments: PaymentClient = .test,
    mailer: Mailer = .test,
    clock: WallClock = WallClock(now: { Timestamp(milliseconds: 7) }),
    ids: IDGenerator = IDGenerator(next: { "e1" })
  ) -> EnrollMember {
    makeEnrollMember(
      people: people,
      enrollments: enrollments,
      payments: payments,
      mailer: mailer,
      clock: clock,
      ids: ids
    )
  }

  // MARK: When all goes well

  @Test("keeps the intent, charges, admits and mails the receipt, in that order")
  func enrolls() async throws {
    let club = FakeClub()

    let member = try await club.enroll(cast.request(cast.ada))

    #expect(member == Member(person: cast.ada, receipt: .sent))
    #expect(
      club.faults.calls == [
        "people.find", "enrollments.open",
        "people.find", "payments.charge", "enrollments.update",
        "people.save", "enrollments.update",
        "mailer.send", "enrollments.update",
      ]
    )
    let charge = Charge(id: "ch-1-0")
    let state = club.state
    #expect(state.people == [cast.ada.id: cast.ada])
    #expect(state.charges == ["charge-e1": .success(charge)])
    #expect(state.outbox.map(\.reference) == ["receipt-e1"])
    let record = try #require(state.records["e1"])
    #expect(record.status == .complete(charge))
    #expect(record.revision == 3)
    #expect(record.openedAt == Timestamp(milliseconds: 1_000))
  }

  @Test("charges the fee of the request to the person of the request")
  func chargesTheFee() async {
    let charged = Recorder<ChargeRequest>()
    let enroll = makeEnroll(
      people: .test.overriding(\.find, with: { _ in nil }),
      enrollments: .test.overriding(\.open, with: { $0 }),
      payments: with(.test) {
        $0.charge = { request throws(PaymentError) in
          charged.record(request)
          throw .unavailable("down")
        }
      }
    )

    await #expect(throws: EnrollmentError.self) { try await enroll(cast.request(cast.ada)) }

    #expect(
      charged.elements == [
        ChargeRequest(amount: cast.fee, payer: cast.ada, idempotencyKey: "charge-e1")
      ]
    )
  }

  // MARK: When there is nothing to do

  @Test("refuses who is a member already, before anything is begun")
  func refusesMembers() async {
    let ada = cast.ada
    let enroll = makeEnroll(
      people: .test.overriding(\.find, with: { _ in ada }),
      clock: .test,
      ids: .test
    )

    await #expect(throws: EnrollmentError.alreadyMember(ada)) {
      try await enroll(cast.request(ada))
    }
  }

  @Test("refuses an identifier that somebody else has, before anything is begun")
  func refusesTakenIdentifiers() async throws {
    let namesake = try Person.named("Alan", "Turing", id: "1")
    let enroll = makeEnroll(
      people: .test.overriding(\.find, with: { _ in namesake }),
      clock: .test,
      ids: .test
    )

    await #expect(throws: EnrollmentError.idTaken(namesake.id, by: namesake)) {
      try await enroll(cast.request(cast.ada))
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
    let lookUpFails = makeEnroll(
      people: with(.test) { $0.find = { _ throws(StoreError) in throw down } },
      clock: .test,
      ids: .test
    )
    let openFails = makeEnroll(
      people: .test.overriding(\.find, with: { _ in nil }),
      enrollments: with(.test) { $0.open = { _ throws(StoreError) in throw down } }
    )

    for enroll in [lookUpFails, openFails] {
      await #expect(throws: EnrollmentError.unavailable(down)) {
        try await enroll(cast.request(cast.ada))
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
    let updates = Recorder<Enrollment>()
    let enroll = makeEnroll(
      people: .test.overriding(\.find, with: { _ in nil }),
      enrollments: .test.overriding(\.open, with: { $0 })
        .overriding(\.update, with: { updates.record($0) }),
      payments: with(.test) { $0.charge = { _ throws(PaymentError) in throw error } }
    )

    await #expect(throws: EnrollmentError.interrupted("e1", reason: error.description)) {
      try await enroll(cast.request(cast.ada))
    }
    #expect(updates.elements == [])
  }

  @Test("a receipt that cannot be sent leaves the member enrolled and the receipt owed")
  func receiptOwed() async throws {
    let club = FakeClub()
    let enroll = makeEnroll(
      people: club.people,
      enrollments: club.enrollments,
      payments: club.payments,
      mailer: with(.test) {
        $0.send = { _ throws(MailerError) in throw .rejected("no such domain") }
      }
    )

    let member = try await enroll(cast.request(cast.ada))

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
    let enroll = makeEnroll(
      people: club.people,
      enrollments: with(club.enrollments) {
        $0.update = { _ throws(StoreError) in throw .unavailable("disk full") }
      },
      payments: club.payments
    )

    await #expect(
      throws: EnrollmentError.interrupted("e1", reason: "the store is unavailable: disk full")
    ) { try await enroll(cast.request(cast.ada)) }

    #expect(club.state.charges.count == 1)
    #expect(club.state.records["e1"]?.status == .pending)
  }

  @Test("a store that contradicts itself is an interruption, not an endless loop")
  func noProgress() async {
    let club = FakeClub()
    let enroll = makeEnroll(
      people: club.people,
      enrollments: with(club.enrollments) {
        $0.update = { _ throws(StoreError) in throw .conflict("stale") }
      },
      payments: club.payments
    )

    await #expect(throws: EnrollmentError.interrupted("e1", reason: "stale")) {
      try await enroll(cast.request(cast.ada))
    }
  }

  // MARK: When it is not the first try

  @Test("takes up an interrupted enrolment, at the fee that was agreed then")
  func resumes() async throws {
    let club = FakeClub(records: [cast.record("e0", of: cast.ada)])
    let charged = Recorder<ChargeRequest>()
    let enroll = makeEnroll(
      people: club.people,
      enrollments: club.enrollments,
      payments: .test.overriding(
        \.charge,
        with: { request in
          charged.record(request)
          return Charge(id: "ch-0")
        }
      ),
      mailer: club.mailer
    )
    let dearer = try Money(minorUnits: 9900, currency: Currency("EUR"))

    let member = try await enroll(EnrollmentRequest(person: cast.ada, fee: dearer))

    #expect(member.receipt == .sent)
    #expect(charged.elements.map(\.amount) == [cast.fee])
    #expect(charged.elements.map(\.idempotencyKey) == ["charge-e0"])
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
    let enroll = makeEnroll(
      people: club.people,
      enrollments: club.enrollments,
      mailer: with(.test) { $0.send = { _ throws(MailerError) in throw .unavailable("down") } }
    )

    await #expect(
      throws: EnrollmentError.interrupted("e0", reason: "the mail service is unavailable: down")
    ) { try await enroll(cast.request(cast.ada)) }
    #expect(club.state.people.isEmpty)
  }
}
