/// Everybody who is a member, in order of family name, name and identifier.
public typealias ListMembers = @Sendable () async throws(StoreError) -> [Member]

/// Makes the use case that lists the members.
///
/// - Parameters:
///   - people: Where members are kept; no endpoint but ``PersonStore/all`` is used.
///   - enrollments: Tells whose receipt is still owed; no endpoint but
///     ``EnrollmentStore/unsettled`` is used.
/// - Returns: The use case. It runs on its caller's actor.
public func makeListMembers(
  people: PersonStore,
  enrollments: EnrollmentStore
) -> ListMembers {
  { () throws(StoreError) in
    // People first: whose receipt goes out between the two looks is listed as having it.
    let everybody = try await people.all()
    var owed: Set<Person.ID> = []
    try await forEachUnsettled(of: enrollments) { record in
      if record.owesReceipt { owed.insert(record.person.id) }
    }
    return
      everybody
      .sorted(by: Person.comesBefore)
      .map { Member(person: $0, receipt: owed.contains($0.id) ? .owed(reason: nil) : .sent) }
  }
}

extension Enrollment {
  /// Whether a member of this record's name is still to get its receipt. One whose record says
  /// only that the fee is paid was admitted without this being written down.
  fileprivate var owesReceipt: Bool {
    switch status {
    case .paid, .receiptOwed: true
    case .pending, .complete, .declined, .refused, .superseded, .refundOwed, .refunded: false
    }
  }
}

extension Person {
  /// The order of a list of members.
  fileprivate static func comesBefore(_ left: Person, _ right: Person) -> Bool {
    (left.lastName, left.name, left.id.rawValue) < (right.lastName, right.name, right.id.rawValue)
  }
}
