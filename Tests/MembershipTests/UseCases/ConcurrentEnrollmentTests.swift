import Membership
import Testing

/// Tasks that take turns at every endpoint call, in a thousand different orders.
@Suite("Enrolling the same person from several tasks")
struct ConcurrentEnrollmentTests {
  let cast: Cast
  init() throws { cast = try Cast() }

  /// A number for each round, the same in every run of the tests.
  var rounds: [UInt64] {
    (1...1_000).map { round in
      let mixed = UInt64(round) &* 0x9E37_79B9_7F4A_7C15
      return mixed ^ (mixed >> 29)
    }
  }

  @Test("charges once and makes one member, in whatever order the calls come")
  func twoTasks() async throws {
    let request = cast.request(cast.ada)
    let left = "the receipt is left to the run that admitted the person"
    var endings: Set<Enrollment.Status> = []
    for choices in rounds {
      let club = FakeClub()
      let results = Recorder<Result<Member, EnrollmentError>>()
      let enroll: @Sendable () async -> Void = {
        do throws(EnrollmentError) {
          results.record(.success(try await club.enroll(request)))
        } catch {
          results.record(.failure(error))
        }
      }
      await Turns.interleave(choices: choices, [enroll, enroll])

      for result in results.elements {
        #expect(
          result == .success(Member(person: cast.ada, receipt: .sent))
            || result == .success(Member(person: cast.ada, receipt: .owed(reason: left)))
            || result == .failure(.alreadyMember(cast.ada))
        )
      }
      #expect(results.elements.contains { (try? $0.get()) != nil })
      #expect(club.state.charges.count == 1)
      #expect(club.state.outbox.count == 1, "who comes second leaves the receipt to the first")
      try await club.expectEverythingSettled()
      endings.formUnion(club.state.records.values.map(\.status))
    }
    // The rounds include the one where the second look comes after the first one has become a
    // member.
    #expect(endings.contains(.superseded))
  }

  @Test("charges once also where a reconciliation comes between")
  func withReconciliation() async throws {
    let (ada, request) = (cast.ada, cast.request(cast.ada))
    for choices in rounds {
      let club = FakeClub()
      await Turns.interleave(
        choices: choices,
        [
          { _ = try? await club.enroll(request) },
          { _ = try? await club.enroll(request) },
          { _ = try? await club.reconcile() },
        ]
      )
      #expect(club.state.charges.count == 1)
      #expect(club.state.people[ada.id] == ada)
      try await club.expectEverythingSettled()
    }
  }

  @Test("does not send a receipt again that another reconciliation has sent meanwhile")
  func staleList() async throws {
    let owed = cast.record("e0", of: cast.ada, .receiptOwed(Charge(id: "ch-0")))
    let club = FakeClub(people: [cast.ada], records: [owed])
    var world = club.world
    // Between the look at the list and the turn of its first record, somebody else is through.
    world.enrollments.unsettled = { after, limit async throws(StoreError) in
      let page = try await club.enrollments.unsettled(after, limit)
      _ = try await club.reconcile()
      return page
    }
    #expect(try await world.reconcile() == ReconciliationReport())
    #expect(club.state.outbox.map(\.reference) == ["receipt-e0"])
  }

  @Test("does not give one identifier to two people")
  func twoPeople() async throws {
    let namesake = try Person.named("Alan", "Turing", id: "1")
    let people = [cast.ada, namesake]
    for choices in rounds {
      let club = FakeClub()
      let members = Recorder<Person>()
      await Turns.interleave(
        choices: choices,
        people.map { person in
          let request = cast.request(person)
          return {
            if let member = try? await club.enroll(request) { members.record(member.person) }
          }
        }
      )
      #expect(members.elements.count == 1)
      #expect(Array(club.state.people.values) == members.elements)
      #expect(club.state.charges.count == 1)
      try await club.expectEverythingSettled()
    }
  }
}
