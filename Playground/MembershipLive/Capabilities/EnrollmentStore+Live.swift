public import Capabilities
public import Membership

extension EnrollmentStore {
  /// Creates a store from a repository.
  ///
  /// - Parameter repository: The repository. Its errors become ``StoreError``.
  public init(adapting repository: some EnrollmentRepository) {
    self.init(
      open: mapError(repository.open, StoreError.init(adapting:)),
      find: mapError(repository.find, StoreError.init(adapting:)),
      lock: mapError(repository.lock, StoreError.init(adapting:)),
      unlock: repository.unlock,
      update: mapError(repository.update, StoreError.init(adapting:)),
      admit: mapError(repository.admit, StoreError.init(adapting:)),
      unsettled: mapError(repository.unsettled, StoreError.init(adapting:))
    )
  }
}

extension EnrollmentStore: Capability {
  /// The store in the database file named by `MEMBERSHIP_DATABASE`.
  public static let live: EnrollmentStore = live(on: SQLiteDatabase.live)

  /// Returns the store in a database, or one that fails with the settings error.
  static func live(on database: Result<SQLiteDatabase, SettingsError>) -> EnrollmentStore {
    switch database {
    case .success(let database): EnrollmentStore(adapting: SQLiteEnrollmentRepository(database))
    case .failure(let error): .unavailable("\(error)")
    }
  }
}

extension EnrollmentStore {
  static func unavailable(_ reason: String) -> EnrollmentStore {
    EnrollmentStore(
      open: { _ throws(StoreError) in throw .unavailable(reason) },
      find: { _ throws(StoreError) in throw .unavailable(reason) },
      lock: { _ throws(StoreError) in throw .unavailable(reason) },
      unlock: { _ in },
      update: { _ throws(StoreError) in throw .unavailable(reason) },
      admit: { _ throws(StoreError) in throw .unavailable(reason) },
      unsettled: { _, _ throws(StoreError) in throw .unavailable(reason) }
    )
  }
}
