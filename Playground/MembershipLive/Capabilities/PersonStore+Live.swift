public import Capabilities
public import Membership

extension PersonStore {
  /// Creates a store from a repository.
  ///
  /// ```swift
  /// let people = PersonStore(adapting: SQLitePersonRepository(database))
  /// ```
  ///
  /// - Parameter repository: The repository. Its errors become ``StoreError``.
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
  /// The store in the database file named by `MEMBERSHIP_DATABASE`.
  public static let live: PersonStore = live(on: SQLiteDatabase.live)

  /// Returns the store in a database, or one that fails with the settings error.
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
