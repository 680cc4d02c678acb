/// Makes a person a member: keeps the intent, charges the fee, keeps the person, mails the receipt.
public typealias EnrollMember =
  @Sendable (EnrollmentRequest) async throws(EnrollmentError) -> Member

/// Makes the use case that enrols a person.
///
/// ```swift
/// let enroll = makeEnrollMember(
///   people: world.people, enrollments: world.enrollments, payments: world.payments,
///   mailer: world.mailer, clock: world.clock, ids: world.ids)
/// let member = try await enroll(EnrollmentRequest(person: ada, fee: fee))
/// ```
///
/// A record of the intent is kept before money moves. Where something fails or the process dies,
/// enrolling the same person again, or reconciling, goes on from that record: the fee is charged
/// once. A receipt that cannot be sent leaves the member enrolled, with
/// ``Member/Receipt/owed``.
///
/// - Parameters:
///   - people: Where members are kept.
///   - enrollments: Where the record of the intent is kept.
///   - payments: Takes the fee, and gives it back where the person cannot be admitted.
///   - mailer: Sends the receipt.
///   - clock: Tells when the record was opened.
///   - ids: Names the record.
/// - Returns: The use case. It runs on its caller's actor.
public func makeEnrollMember(
  people: PersonStore,
  enrollments: EnrollmentStore,
  payments: PaymentClient,
  mailer: Mailer,
  clock: WallClock,
  ids: IDGenerator
) -> EnrollMember {
  let settle = makeSettleEnrollment(
    people: people,
    enrollments: enrollments,
    payments: payments,
    mailer: mailer
  )

  return { request throws(EnrollmentError) in
    while true {
      try await refuseMember(request.person, people: people)
      let record = try await openRecord(
        of: request,
        enrollments: enrollments,
        clock: clock,
        ids: ids
      )
      let settlement = await settle(record)
      if record.admitsSomebody, let member = try settlement.member() { return member }
      // The person came in by another record. Who has left again since then starts anew, once
      // the old record is out of the way.
      try await refuseMember(request.person, people: people)
      if let obstacle = settlement.obstacle {
        throw .interrupted(record.id, reason: obstacle.reason)
      }
    }
  }
}

/// Makes sure that a person is not a member, and that nobody else goes by that identifier.
private func refuseMember(
  _ person: Person,
  people: PersonStore
) async throws(EnrollmentError) {
  let member: Person?
  do throws(StoreError) {
    member = try await people.find(person.id)
  } catch {
    throw .unavailable(error)
  }
  guard let member else { return }
  throw member == person ? .alreadyMember(member) : .idTaken(person.id, by: member)
}

/// Keeps a new record of the intent, or takes up the one that the same person has open: then its
/// fee holds, for it may have been charged.
private func openRecord(
  of request: EnrollmentRequest,
  enrollments: EnrollmentStore,
  clock: WallClock,
  ids: IDGenerator
) async throws(EnrollmentError) -> Enrollment {
  let new = Enrollment(
    id: ids.next(),
    person: request.person,
    fee: request.fee,
    openedAt: clock.now()
  )
  let record: Enrollment
  do throws(StoreError) {
    record = try await enrollments.open(new)
  } catch {
    throw .unavailable(error)
  }
  guard record.person == request.person else {
    throw .idTaken(request.person.id, by: record.person)
  }
  return record
}

extension Enrollment {
  /// Whether settling this record can still make its person a member. It cannot where only the
  /// receipt is owed: the member is in already, or has left again.
  fileprivate var admitsSomebody: Bool {
    if case .receiptOwed = status { false } else { true }
  }
}

extension Settlement {
  /// The member that an enrolment came to; `nil` where another record had made the person one.
  ///
  /// - Throws: ``EnrollmentError`` that says why it came to none.
  fileprivate func member() throws(EnrollmentError) -> Member? {
    switch record.status {
    case .complete: return Member(person: record.person, receipt: .sent)
    case .receiptOwed: return Member(person: record.person, receipt: .owed)
    case .superseded: return nil
    case .declined(let reason): throw .declined(reason)
    case .refunded(_, let reason): throw .refunded(reason)
    case .pending, .paid, .refundOwed:
      throw .interrupted(record.id, reason: obstacle?.reason ?? "not settled yet")
    }
  }
}
