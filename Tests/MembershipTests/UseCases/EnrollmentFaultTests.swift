import Membership
import Testing

/// Whatever goes wrong on the way, one reconciliation without faults settles it: nobody is charged
/// twice, nobody who was charged is without membership or refund, no receipt is lost.
@Suite("Enrolment survives every failure")
struct EnrollmentFaultTests {
  let cast: Cast
  init() throws { cast = try Cast() }

  /// Runs a story with every single fault and every pair of faults, each on a fresh club.
  ///
  /// - Returns: How many runs there were.
  func sweep(
    _ makeClub: () -> FakeClub,
    story: (FakeClub) async -> Void,
    check: (FakeClub) -> Void
  ) async throws -> Int {
    try await Faults.sweep { schedule in
      let club = makeClub()
      club.faults.begin(schedule)
      await story(club)
      let calls = club.faults.calls.count
      club.faults.begin([:])
      let report = try await club.reconcile()
      #expect(report.unsettled == [], "faults: \(schedule)")
      club.expectEverythingSettled(after: schedule)
      check(club)
      return calls
    }
  }

  @Test("of somebody who can pay")
  func happyPath() async throws {
    let (ada, request) = (cast.ada, cast.request(cast.ada))
    let runs = try await sweep({ FakeClub() }) { club in
      _ = try? await club.enroll(request)
    } check: { club in
      // Where not even the intent was kept, nothing may have happened at all.
      #expect(club.state.people[ada.id] == (club.state.records.isEmpty ? nil : ada))
    }
    #expect(runs > 9 * 2)
  }

  @Test("of somebody who tries three times")
  func retries() async throws {
    let request = cast.request(cast.ada)
    let runs = try await sweep({ FakeClub() }) { club in
      for _ in 1...3 { _ = try? await club.enroll(request) }
    } check: { club in
      // Two faults cannot spoil three tries.
      #expect(club.state.people.count == 1)
      #expect(club.state.charges.count == 1)
    }
    #expect(runs > 11 * 2)
  }

  @Test("of somebody whose card is declined")
  func declined() async throws {
    let (ada, request) = (cast.ada, cast.request(cast.ada))
    let runs = try await sweep({ FakeClub(penniless: [ada]) }) { club in
      for _ in 1...2 { _ = try? await club.enroll(request) }
    } check: { club in
      #expect(club.state.people.isEmpty)
      #expect(club.state.outbox.isEmpty)
    }
    #expect(runs > 10 * 2)
  }

  @Test("of somebody who cannot be admitted")
  func refunded() async throws {
    let double = try Person.named("Greta", "Hopper", id: "3", email: "grace@example.org")
    let (grace, request) = (cast.grace, cast.request(double))
    let runs = try await sweep({ FakeClub(people: [grace]) }) { club in
      _ = try? await club.enroll(request)
    } check: { club in
      #expect(club.state.people.values.map(\.id) == [grace.id])
      #expect(club.state.refunds.count == club.state.charges.count)
      #expect(club.state.outbox.isEmpty)
    }
    #expect(runs > 9 * 2)
  }

  @Test("also where reconciling itself fails on the way")
  func reconcileFails() async throws {
    let double = try Person.named("Greta", "Hopper", id: "3", email: "grace@example.org")
    let records = [
      cast.record("a", of: cast.ada),
      cast.record("b", of: double),
    ]
    let grace = cast.grace
    let runs = try await sweep({ FakeClub(people: [grace], records: records) }) { club in
      _ = try? await club.reconcile()
    } check: { club in
      #expect(club.state.people.count == 2)
      #expect(club.state.refunds.count == 1)
    }
    #expect(runs > 15 * 2)
  }

  @Test("also where the task is cancelled as the money moves")
  func cancellation() async throws {
    let club = FakeClub()
    let enroll = makeEnrollMember(
      people: club.people,
      enrollments: club.enrollments,
      payments: PaymentClient(
        charge: { request throws(PaymentError) in
          let charge = try await club.payments.charge(request)
          withUnsafeCurrentTask { $0?.cancel() }
          return charge
        },
        refund: club.payments.refund
      ),
      // As a service does that gives up where its task is cancelled.
      mailer: Mailer(send: { mail throws(MailerError) in
        guard !Task.isCancelled else { throw .unavailable("cancelled") }
        try await club.mailer.send(mail)
      }),
      clock: club.clock,
      ids: club.ids
    )
    let request = cast.request(cast.ada)

    let member = try await Task { try await enroll(request) }.value

    #expect(member == Member(person: cast.ada, receipt: .owed))
    #expect(club.state.records["e1"]?.status == .receiptOwed(Charge(id: "ch-1-0")))
    #expect(try await club.reconcile().completed == 1)
    club.expectEverythingSettled()
  }
}
