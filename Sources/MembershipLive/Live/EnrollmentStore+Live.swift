public import Capabilities
public import Membership

extension EnrollmentStore: Capability {
  /// The store on the file that `MEMBERSHIP_DATABASE` names.
  public static let live: EnrollmentStore =
    switch LiveDatabase.shared {
    case .success(let database): EnrollmentStore(adapting: SQLiteEnrollmentRepository(database))
    case .failure(let error): .unavailable("\(error)")
    }
}
