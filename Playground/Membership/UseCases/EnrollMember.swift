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
/// once. Who cannot be admitted is refused before money moves. A receipt that cannot be sent leaves
/// the member enrolled, with ``Member/Receipt/owed(reason:)``.
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
      let (record, isNew) = try await openRecord(
        of: request,
        enrollments: enrollments,
        clock: clock,
        ids: ids
      )
      // Whoever has just admitted the person is about to send the receipt.
      if !record.admitsSomebody { try await refuseMember(request.person, people: people) }
      let settlement = await settle(record, isNew)
      if record.admitsSomebody, let member = try settlement.member() { return member }
      // The person came in by another record. Who has left again since then starts anew, once
      // the old record is out of the way.
      try await refuseMember(request.person, people: people)
      if let error = settlement.error {
        throw .interrupted(record.id, reason: error.reason)
      }
    }
  }
}

/// Makes sure that a person is not a member, and that nobody else has the identifier or the
/// address: who has paid and cannot be admitted has to get the money back.
private func refuseMember(
  _ person: Person,
  people: PersonStore
) async throws(EnrollmentError) {
  let (member, owner): (Person?, Person?)
  do throws(StoreError) {
    member = try await people.find(person.id)
    owner = member == nil ? try await people.findByEmail(person.email) : nil
  } catch {
    throw .unavailable(error)
  }
  if let member {
    throw member == person ? .alreadyMember(member) : .idTaken(person.id, by: member)
  }
  if let owner, owner.id != person.id { throw .emailTaken(person.email, by: owner) }
}

/// Keeps a new record of the intent, or takes up the one that the same request has open.
///
/// - Returns: The record as the store has it, which is what is settled: never what it was made
///   from. And whether this call has opened it, so that nobody can have been charged for it.
private func openRecord(
  of request: EnrollmentRequest,
  enrollments: EnrollmentStore,
  clock: WallClock,
  ids: IDGenerator
) async throws(EnrollmentError) -> (record: Enrollment, isNew: Bool) {
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
  let differences = record.differences(from: request)
  guard differences.isEmpty else { throw .differs(from: record, in: differences) }
  return (record, isNew: record.id == new.id)
}

extension Enrollment {
  /// The fields in which a request is not what this record was opened for.
  fileprivate func differences(from request: EnrollmentRequest) -> [String] {
    let same = [
      ("name", person.name == request.person.name && person.lastName == request.person.lastName),
      ("address", person.email == request.person.email),
      ("fee", fee == request.fee),
    ]
    return same.filter { !$0.1 }.map(\.0)
  }

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
    case .receiptOwed:
      return Member(person: record.person, receipt: .owed(reason: error?.reason))
    case .superseded: return nil
    case .declined(let reason): throw .declined(reason)
    case .refused(let reason): throw .refused(reason)
    case .refunded(_, let reason): throw .refunded(reason)
    case .pending, .paid, .refundOwed:
      throw .interrupted(record.id, reason: error?.reason ?? "not settled yet")
    }
  }
}
