/// Makes a person a member: keeps the intent, charges the fee, keeps the person, mails the receipt.
public typealias EnrollMember =
  @Sendable (EnrollmentRequest) async throws(EnrollmentError) -> Member
