public import Capabilities

/// Keeps the records of enrolments, so that one that was interrupted can be taken up again.
public struct EnrollmentStore: TestableCapability {
  /// Keeps a new record and returns it; where a record with the same ``Person/id`` is not
  /// settled yet, keeps nothing and returns that one. Both happen in one step: of two callers, one
  /// opens the record and the other gets it.
  public var open: @Sendable (Enrollment) async throws(StoreError) -> Enrollment
  /// The record with that name; `nil` where there is none.
  public var find: @Sendable (Enrollment.ID) async throws(StoreError) -> Enrollment?
  /// Keeps the next revision of a record. Throws ``StoreError/conflict(_:)`` where the stored one
  /// is not the revision before it, ``StoreError/notFound(_:)`` where there is none.
  public var update: @Sendable (Enrollment) async throws(StoreError) -> Void
  /// Keeps the next revision of a record, and its person among the members in place of an older
  /// version: both in one step, or neither. Throws ``StoreError/conflict(_:)`` where the stored
  /// record is not the revision before it, or where another member has the e-mail address,
  /// ``StoreError/notFound(_:)`` where there is no record.
  public var admit: @Sendable (Enrollment) async throws(StoreError) -> Void
  /// Up to `limit` of the records that are not settled and whose names come after `after` in text
  /// order, in that order: `nil` starts at the beginning, and fewer than `limit` is the end.
  public var unsettled:
    @Sendable (_ after: Enrollment.ID?, _ limit: Int) async throws(StoreError) -> [Enrollment]

  /// Makes a store from its endpoints.
  public init(
    open: @escaping @Sendable (Enrollment) async throws(StoreError) -> Enrollment,
    find: @escaping @Sendable (Enrollment.ID) async throws(StoreError) -> Enrollment?,
    update: @escaping @Sendable (Enrollment) async throws(StoreError) -> Void,
    admit: @escaping @Sendable (Enrollment) async throws(StoreError) -> Void,
    unsettled:
      @escaping @Sendable (_ after: Enrollment.ID?, _ limit: Int)
      async throws(StoreError) -> [Enrollment]
  ) {
    self.open = open
    self.find = find
    self.update = update
    self.admit = admit
    self.unsettled = unsettled
  }

  /// The value for tests: every endpoint is unimplemented and says so when it is called.
  public static var test: EnrollmentStore {
    EnrollmentStore(
      open: unimplemented("EnrollmentStore.open", throwing: .unavailable("unimplemented")),
      find: unimplemented("EnrollmentStore.find", throwing: .unavailable("unimplemented")),
      update: unimplemented("EnrollmentStore.update", throwing: .unavailable("unimplemented")),
      admit: unimplemented("EnrollmentStore.admit", throwing: .unavailable("unimplemented")),
      unsettled: unimplemented("EnrollmentStore.unsettled", throwing: .unavailable("unimplemented"))
    )
  }
}

extension EnrollmentStore: Interceptable {
  /// A copy whose every endpoint is called through the interceptor.
  public func intercepted(by interceptor: some Interceptor) -> EnrollmentStore {
    EnrollmentStore(
      open: interceptor.wrap("EnrollmentStore.open", open),
      find: interceptor.wrap("EnrollmentStore.find", find),
      update: interceptor.wrap("EnrollmentStore.update", update),
      admit: interceptor.wrap("EnrollmentStore.admit", admit),
      unsettled: interceptor.wrap("EnrollmentStore.unsettled", unsettled)
    )
  }
}
