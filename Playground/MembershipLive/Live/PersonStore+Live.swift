public import Capabilities
public import Membership

extension PersonStore: Capability {
  /// The store on the file that `MEMBERSHIP_DATABASE` names.
  public static let live: PersonStore = live(on: LiveDatabase.shared)

  /// The store on a database; where a setting is wrong, one that says so.
  static func live(on database: Result<SQLiteDatabase, SettingsError>) -> PersonStore {
    switch database {
    case .success(let database): PersonStore(adapting: SQLitePersonRepository(database))
    case .failure(let error): .unavailable("\(error)")
    }
  }
}
