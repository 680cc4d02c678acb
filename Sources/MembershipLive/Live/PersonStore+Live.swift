public import Capabilities
public import Membership

extension PersonStore: Capability {
  /// The store on the file that `MEMBERSHIP_DATABASE` names.
  public static let live: PersonStore =
    switch LiveDatabase.shared {
    case .success(let database): PersonStore(adapting: SQLitePersonRepository(database))
    case .failure(let error): .unavailable("\(error)")
    }
}
