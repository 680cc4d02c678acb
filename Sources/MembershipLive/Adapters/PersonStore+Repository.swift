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
      save: adapting(repository.save, throwing: StoreError.init(adapting:)),
      find: adapting(repository.find, throwing: StoreError.init(adapting:)),
      all: adapting(repository.all, throwing: StoreError.init(adapting:)),
      delete: adapting(repository.delete, throwing: StoreError.init(adapting:))
    )
  }
}
