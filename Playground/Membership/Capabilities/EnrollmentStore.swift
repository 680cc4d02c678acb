public import Capabilities

/// Stores enrollment records, so that an interrupted enrollment can be resumed.
public struct EnrollmentStore: TestableCapability {
  /// Stores a new record and returns it. If the person with this ``Person/id`` already has a record
  /// whose fee is open (``Enrollment/isFeeOpen``), stores nothing and returns that record. The
  /// operation is atomic: of two concurrent callers, one opens the record and the other gets it.
  public var open: @Sendable (Enrollment) async throws(StoreError) -> Enrollment
  /// Returns the record with this identifier, or `nil`.
  public var find: @Sendable (Enrollment.ID) async throws(StoreError) -> Enrollment?
  /// Locks a record for this caller, and waits for a short time while another program has locked it.
  /// Whatever advances a record locks it first. The lock ends with the program at the latest.
  ///
  /// Throws ``StoreError/unavailable(_:)`` if the record stays locked.
  public var lock: @Sendable (Enrollment.ID) async throws(StoreError) -> Void
  /// Unlocks a record that this caller has locked.
  public var unlock: @Sendable (Enrollment.ID) async -> Void
  /// Stores the next revision of a record.
  ///
  /// Throws ``StoreError/conflict(_:)`` if the stored record is not the previous revision, and
  /// ``StoreError/notFound(_:)`` if no record has this identifier.
  public var update: @Sendable (Enrollment) async throws(StoreError) -> Void
  /// Stores the next revision of a record and saves its person as a member, atomically.
  ///
  /// Throws ``StoreError/conflict(_:)`` if the stored record is not the previous revision or if
  /// another member has the e-mail address, and ``StoreError/notFound(_:)`` if no record has this
  /// identifier.
  public var admit: @Sendable (Enrollment) async throws(StoreError) -> Void
  /// Returns up to `limit` identifiers of unsettled records after `after`, sorted. `nil` starts at the
  /// beginning. A result with fewer than `limit` identifiers is the last page. It does not read the
  /// records, so that a damaged one hides no other.
  public var unsettled:
    @Sendable (_ after: Enrollment.ID?, _ limit: Int) async throws(StoreError) -> [Enrollment.ID]

  /// Creates a store from its endpoints.
  public init(
    open: @escaping @Sendable (Enrollment) async throws(StoreError) -> Enrollment,
    find: @escaping @Sendable (Enrollment.ID) async throws(StoreError) -> Enrollment?,
    lock: @escaping @Sendable (Enrollment.ID) async throws(StoreError) -> Void,
    unlock: @escaping @Sendable (Enrollment.ID) async -> Void,
    update: @escaping @Sendable (Enrollment) async throws(StoreError) -> Void,
    admit: @escaping @Sendable (Enrollment) async throws(StoreError) -> Void,
    unsettled:
      @escaping @Sendable (_ after: Enrollment.ID?, _ limit: Int)
      async throws(StoreError) -> [Enrollment.ID]
  ) {
    self.open = open
    self.find = find
    self.lock = lock
    self.unlock = unlock
    self.update = update
    self.admit = admit
    self.unsettled = unsettled
  }

  /// The value for tests. Every endpoint is unimplemented and reports a call.
  public static var test: EnrollmentStore {
    EnrollmentStore(
      open: unimplemented("EnrollmentStore.open", throwing: .unavailable("unimplemented")),
      find: unimplemented("EnrollmentStore.find", throwing: .unavailable("unimplemented")),
      lock: unimplemented("EnrollmentStore.lock", throwing: .unavailable("unimplemented")),
      unlock: unimplemented("EnrollmentStore.unlock", placeholder: ()),
      update: unimplemented("EnrollmentStore.update", throwing: .unavailable("unimplemented")),
      admit: unimplemented("EnrollmentStore.admit", throwing: .unavailable("unimplemented")),
      unsettled: unimplemented("EnrollmentStore.unsettled", throwing: .unavailable("unimplemented"))
    )
  }
}

extension EnrollmentStore: Interceptable {
  /// Returns a copy that calls every endpoint through the interceptor.
  public func intercepted(by interceptor: some Interceptor) -> EnrollmentStore {
    EnrollmentStore(
      open: interceptor.wrap("EnrollmentStore.open", open),
      find: interceptor.wrap("EnrollmentStore.find", find),
      lock: interceptor.wrap("EnrollmentStore.lock", lock),
      unlock: interceptor.wrap("EnrollmentStore.unlock", unlock),
      update: interceptor.wrap("EnrollmentStore.update", update),
      admit: interceptor.wrap("EnrollmentStore.admit", admit),
      unsettled: interceptor.wrap("EnrollmentStore.unsettled", unsettled)
    )
  }
}
