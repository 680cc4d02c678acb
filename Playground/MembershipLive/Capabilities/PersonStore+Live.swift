public import Capabilities
public import Membership

extension PersonStore {
  /// A store on top of a repository.
  ///
  /// ```swift
  /// let people = PersonStore(adapting: SQLitePersonRepository(database))
  /// ```
  ///
  /// - Parameter repository: What keeps the people. Its errors become ``StoreError``.
  public init(adapting repository: some PersonRepository) {
    self.init(
      save: mapError(repository.save, StoreError.init(adapting:)),
      find: mapError(repository.find, StoreError.init(adapting:)),
      findByEmail: mapError(repository.findByEmail, StoreError.init(adapting:)),
      all: mapError(repository.all, StoreError.init(adapting:)),
      delete: mapError(repository.delete, StoreError.init(adapting:))
    )
  }
}

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

extension PersonStore {
  static func unavailable(_ reason: String) -> PersonStore {
    PersonStore(
      save: { _ throws(StoreError) in throw .unavailable(reason) },
      find: { _ throws(StoreError) in throw .unavailable(reason) },
      findByEmail: { _ throws(StoreError) in throw .unavailable(reason) },
      all: { () throws(StoreError) in throw .unavailable(reason) },
      delete: { _ throws(StoreError) in throw .unavailable(reason) }
    )
  }
}
