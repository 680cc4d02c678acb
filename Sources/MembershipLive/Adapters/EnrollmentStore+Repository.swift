public import Membership

extension EnrollmentStore {
  /// A store on top of a repository.
  ///
  /// - Parameter repository: What keeps the records. Its errors become ``StoreError``.
  public init(adapting repository: some EnrollmentRepository) {
    self.init(
      open: adapting(repository.open, throwing: StoreError.init(adapting:)),
      find: adapting(repository.find, throwing: StoreError.init(adapting:)),
      update: adapting(repository.update, throwing: StoreError.init(adapting:)),
      unsettled: adapting(repository.unsettled, throwing: StoreError.init(adapting:))
    )
  }
}
