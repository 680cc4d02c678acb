import Membership
import Synchronization

/// A club in memory, with working stores, a bank and a mail service.
final class FakeClub: Sendable {
  struct State {
    var people: [Person.ID: Person] = [:]
    var records: [Enrollment.ID: Enrollment] = [:]
    /// The bank's requests and answers, by idempotency key.
    var charges: [String: (request: ChargeRequest, answer: Result<Charge, PaymentError>)] = [:]
    var refunds: [String: Charge] = [:]
    /// How often the bank has forgotten its keys.
    var lapses = 0
    var outbox: [Mail] = []
    /// The number of initial members, and the number of deleted ones.
    var founders = 0
    var departures = 0
    /// The people whose charges are declined.
    var penniless: Set<Person.ID> = []
    var lastID = 0
  }

  private let storage: Mutex<State>

  init(people: [Person] = [], records: [Enrollment] = [], penniless: [Person] = []) {
    var state = State()
    for person in people { state.people[person.id] = person }
    for record in records { state.records[record.id] = record }
    state.founders = people.count
    state.penniless = Set(penniless.map(\.id))
    storage = Mutex(state)
  }

  /// A copy of the current state.
  var state: State { storage.withLock { $0 } }

  /// Makes the bank forget every idempotency key, as after a day. Charges are kept.
  func forgetKeys() {
    storage.withLock { state in
      state.lapses += 1
      let lapses = state.lapses
      state.charges = Dictionary(
        uniqueKeysWithValues: state.charges.map { ("\($0.key), forgotten \(lapses)", $0.value) }
      )
    }
  }

  /// Calls an endpoint with an immediate effect.
  private func call<Value: Sendable, Failure: Error>(
    _ effect: (inout State) throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try storage.withLock { (state) throws(Failure) in try effect(&state) }
  }
}

// MARK: Capabilities

extension FakeClub {
  var people: PersonStore {
    PersonStore(
      save: { person throws(StoreError) in
        try await self.call { state throws(StoreError) in try state.keep(person) }
      },
      find: { id throws(StoreError) in
        await self.call { $0.people[id] }
      },
      findByEmail: { email throws(StoreError) in
        await self.call { state in state.people.values.first { $0.email == email } }
      },
      all: { () throws(StoreError) in
        await self.call { state in
          state.people.values.sorted { $0.id.rawValue < $1.id.rawValue }
        }
      },
      delete: { id throws(StoreError) in
        try await self.call { state throws(StoreError) in
          guard state.people.removeValue(forKey: id) != nil else { throw .notFound("\(id)") }
          state.departures += 1
        }
      }
    )
  }

  var enrollments: EnrollmentStore {
    EnrollmentStore(
      open: { record throws(StoreError) in
        await self.call { state in
          let open = state.records.values.first {
            $0.person.id == record.person.id && $0.isFeeOpen
          }
          if let open { return open }
          state.records[record.id] = record
          return record
        }
      },
      find: { id throws(StoreError) in
        await self.call { $0.records[id] }
      },
      // No program waits for another one: the use cases must be right without the lock, too.
      lock: { _ throws(StoreError) in },
      unlock: { _ in },
      update: { record throws(StoreError) in
        try await self.call { state throws(StoreError) in
          try state.checkRevision(of: record)
          state.records[record.id] = record
        }
      },
      admit: { record throws(StoreError) in
        try await self.call { state throws(StoreError) in
          try state.checkRevision(of: record)
          try state.keep(record.person)
          state.records[record.id] = record
        }
      },
      unsettled: { after, limit throws(StoreError) in
        await self.call { state in
          let rest = state.records.values.filter { !$0.isSettled && $0.id > after ?? "" }
          return Array(rest.map(\.id).sorted().prefix(limit))
        }
      }
    )
  }

  var payments: PaymentClient {
    PaymentClient(
      charge: { request throws(PaymentError) in
        try await self.call { state throws(PaymentError) in
          if let known = state.charges[request.idempotencyKey] { return try known.answer.get() }
          let answer: Result<Charge, PaymentError> =
            state.penniless.contains(request.payer.id)
            ? .failure(.declined("card declined"))
            : .success(Charge(id: "ch-\(request.payer.id)-\(state.charges.count)"))
          state.charges[request.idempotencyKey] = (request, answer)
          return try answer.get()
        }
      },
      findCharge: { request throws(PaymentError) in
        try await self.call { state throws(PaymentError) in
          let answers = state.charges.values.filter { $0.request.reference == request.reference }
          guard let charge = answers.compactMap({ try? $0.answer.get() }).first else { return nil }
          guard !state.refunds.values.contains(charge) else {
            throw .refused("\(charge.id) was refunded")
          }
          return charge
        }
      },
      refund: { request throws(PaymentError) in
        await self.call { state in
          state.refunds[request.idempotencyKey] = request.charge
        }
      }
    )
  }

  var mailer: Mailer {
    Mailer(send: { mail throws(MailerError) in
      try await self.call { (state) throws(MailerError) in state.outbox.append(mail) }
    })
  }

  var clock: WallClock { WallClock(now: { Timestamp(milliseconds: 1_000) }) }

  var ids: IDGenerator {
    IDGenerator(next: {
      self.storage.withLock { state in
        state.lastID += 1
        return "e\(state.lastID)"
      }
    })
  }
}

extension FakeClub.State {
  fileprivate mutating func keep(_ person: Person) throws(StoreError) {
    let address = person.email.rawValue.lowercased()
    let isTaken = people.values.contains {
      $0.id != person.id && $0.email.rawValue.lowercased() == address
    }
    guard !isTaken else { throw .conflict("\(person.email) is taken") }
    people[person.id] = person
  }

  fileprivate func checkRevision(of record: Enrollment) throws(StoreError) {
    guard let stored = records[record.id] else { throw .notFound(record.id) }
    guard stored.revision + 1 == record.revision else { throw .conflict("stale") }
  }
}

// MARK: The whole club

extension FakeClub {
  var world: ClubWorld {
    ClubWorld(
      people: people,
      enrollments: enrollments,
      payments: payments,
      mailer: mailer,
      clock: clock,
      ids: ids
    )
  }

  var enroll: EnrollMember { world.enroll }
  var reconcile: ReconcileEnrollments { world.reconcile }
}
