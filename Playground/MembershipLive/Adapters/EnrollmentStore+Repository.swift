import Capabilities
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
