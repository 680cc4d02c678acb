public import Capabilities
public import Membership

extension EnrollmentStore: Capability {
  /// The store on the file that `MEMBERSHIP_DATABASE` names.
  public static let live: EnrollmentStore = live(on: LiveDatabase.shared)

  /// The store on a database; where a setting is wrong, one that says so.
  static func live(on database: Result<SQLiteDatabase, SettingsError>) -> EnrollmentStore {
    switch database {
    case .success(let database): EnrollmentStore(adapting: SQLiteEnrollmentRepository(database))
    case .failure(let error): .unavailable("\(error)")
    }
  }
}
