public import Capabilities
public import Membership

extension EnrollmentStore {
  /// A store on top of a repository.
  ///
  /// - Parameter repository: What keeps the records. Its errors become ``StoreError``.
  public init(adapting repository: some EnrollmentRepository) {
    self.init(
      open: mapError(repository.open, StoreError.init(adapting:)),
      find: mapError(repository.find, StoreError.init(adapting:)),
      update: mapError(repository.update, StoreError.init(adapting:)),
      admit: mapError(repository.admit, StoreError.init(adapting:)),
      unsettled: mapError(repository.unsettled, StoreError.init(adapting:))
    )
  }
}

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

extension EnrollmentStore {
  static func unavailable(_ reason: String) -> EnrollmentStore {
    EnrollmentStore(
      open: { _ throws(StoreError) in throw .unavailable(reason) },
      find: { _ throws(StoreError) in throw .unavailable(reason) },
      update: { _ throws(StoreError) in throw .unavailable(reason) },
      admit: { _ throws(StoreError) in throw .unavailable(reason) },
      unsettled: { _, _ throws(StoreError) in throw .unavailable(reason) }
    )
  }
}
