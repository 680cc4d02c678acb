/// Enrolls a person: records the enrollment, charges the fee, saves the person, and mails the
/// receipt.
public typealias EnrollMember =
  @Sendable (EnrollmentRequest) async throws(EnrollmentError) -> Member

/// Creates the use case that enrolls a person.
///
/// ```swift
/// let enroll = makeEnrollMember(
///   people: world.people, enrollments: world.enrollments, payments: world.payments,
///   mailer: world.mailer, clock: world.clock, ids: world.ids)
/// let member = try await enroll(EnrollmentRequest(person: ada, fee: fee))
/// ```
///
/// The record is stored before the charge. After a failure or a crash, enrolling the same person
/// again, or reconciling, resumes from that record, so the fee is charged once. A person who cannot
/// be admitted is rejected before any charge. If the receipt cannot be sent, the person is a member
/// with ``Member/Receipt/owed(reason:)``.
///
/// - Parameters:
///   - people: The members.
///   - enrollments: The enrollment records.
///   - payments: Charges the fee, and refunds it if the person cannot be admitted.
///   - mailer: Sends the receipt.
///   - clock: Provides the time at which the record is opened.
///   - ids: Generates the record's identifier.
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
      if let member = try await settle(record, isNew).member() { return member }
      // Another record already enrolled this person. If they have since been deleted, start over.
    }
  }
}

/// Throws an error if the person is already a member, or if another member has the identifier or
/// the e-mail address. Checking before the charge avoids a refund.
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

/// Stores a new record, or returns the record of the same request whose fee is open.
///
/// - Returns: The record as stored, and whether this call opened it. The fee of a new record cannot
///   have been charged yet.
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
  /// Returns the names of the fields in which a request differs from this record.
  fileprivate func differences(from request: EnrollmentRequest) -> [String] {
    let same = [
      ("name", person.name == request.person.name && person.lastName == request.person.lastName),
      ("address", person.email == request.person.email),
      ("fee", fee == request.fee),
    ]
    return same.filter { !$0.1 }.map(\.0)
  }
}

extension Settlement {
  /// Returns the enrolled member; `nil` if another record enrolled the person.
  ///
  /// - Throws: ``EnrollmentError`` if the person was not enrolled.
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
