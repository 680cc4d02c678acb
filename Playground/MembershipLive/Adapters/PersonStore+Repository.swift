import Capabilities
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
