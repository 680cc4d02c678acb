import Capabilities

/// Returns all members, sorted by family name, name and identifier.
public typealias ListMembers = @Sendable () async throws(StoreError) -> [Member]

/// Creates the use case that lists the members.
///
/// - Parameters:
///   - people: The members. Only ``PersonStore/all`` is used.
///   - enrollments: Shows which receipts are owed, also for an earlier membership of the same person.
///     Only ``EnrollmentStore/unsettled`` and ``EnrollmentStore/find`` are used. A damaged record is
///     skipped: reconciling reports it.
/// - Returns: The use case. It runs on its caller's actor.
public func makeListMembers(
  people: PersonStore,
  enrollments: EnrollmentStore
) -> ListMembers {
  partial(listMembers, people, enrollments)
}

@Sendable
private func listMembers(
  people: PersonStore,
  enrollments: EnrollmentStore
) async throws(StoreError) -> [Member] {
  // People first: a receipt that is sent between the two reads is listed as sent.
  let everybody = try await people.all()
  var owed: Set<Person.ID> = []
  try await forEachUnsettled(of: enrollments) { id throws(StoreError) in
    do throws(StoreError) {
      guard let record = try await enrollments.find(id), record.owesReceipt else { return }
      owed.insert(record.person.id)
    } catch .damaged {
      // Reconciling reports it.
    }
  }
  return
    everybody
    .sorted(by: Person.comesBefore)
    .map { Member(person: $0, receipt: owed.contains($0.id) ? .owed(reason: nil) : .sent) }
}

extension Enrollment {
  /// Whether the person, if a member, has not got the receipt yet. A member with a `paid` record
  /// was admitted without an update of the record.
  fileprivate var owesReceipt: Bool {
    switch status {
    case .paid, .receiptOwed: true
    case .pending, .complete, .declined, .refused, .superseded, .refundOwed, .refunded: false
    }
  }
}

extension Person {
  /// The order of the list.
  fileprivate static func comesBefore(_ left: Person, _ right: Person) -> Bool {
    (left.lastName, left.name, left.id.rawValue) < (right.lastName, right.name, right.id.rawValue)
  }
}
