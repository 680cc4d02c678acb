public import Capabilities

/// Stores people. Everyone in the store is a member.
///
/// ```swift
/// let find = PersonStore.live.find
/// let ada = try await find(id)
///
/// // A test overrides one endpoint; a call of any other endpoint fails with its name.
/// let store = PersonStore.test.overriding { $0.find = { _ in nil } }
/// ```
public struct PersonStore: TestableCapability {
  /// Saves a person and replaces an older version. Throws ``StoreError/conflict(_:)`` if another
  /// person has the same e-mail address.
  public var save: @Sendable (Person) async throws(StoreError) -> Void
  /// Returns the person with this identifier, or `nil`.
  public var find: @Sendable (Person.ID) async throws(StoreError) -> Person?
  /// Returns the person with this e-mail address, ignoring case, or `nil`.
  public var findByEmail: @Sendable (EmailAddress) async throws(StoreError) -> Person?
  /// Returns all people, sorted by identifier.
  public var all: @Sendable () async throws(StoreError) -> [Person]
  /// Deletes a person. Throws ``StoreError/notFound(_:)`` if no person has this identifier.
  public var delete: @Sendable (Person.ID) async throws(StoreError) -> Void

  /// Creates a store from its endpoints.
  public init(
    save: @escaping @Sendable (Person) async throws(StoreError) -> Void,
    find: @escaping @Sendable (Person.ID) async throws(StoreError) -> Person?,
    findByEmail: @escaping @Sendable (EmailAddress) async throws(StoreError) -> Person?,
    all: @escaping @Sendable () async throws(StoreError) -> [Person],
    delete: @escaping @Sendable (Person.ID) async throws(StoreError) -> Void
  ) {
    self.save = save
    self.find = find
    self.findByEmail = findByEmail
    self.all = all
    self.delete = delete
  }

  /// The value for tests. Every endpoint is unimplemented and reports a call.
  public static var test: PersonStore {
    PersonStore(
      save: unimplemented("PersonStore.save", throwing: .unavailable("unimplemented")),
      find: unimplemented("PersonStore.find", throwing: .unavailable("unimplemented")),
      findByEmail: unimplemented(
        "PersonStore.findByEmail",
        throwing: .unavailable("unimplemented")
      ),
      all: unimplemented("PersonStore.all", throwing: .unavailable("unimplemented")),
      delete: unimplemented("PersonStore.delete", throwing: .unavailable("unimplemented"))
    )
  }
}

extension PersonStore: Interceptable {
  /// Returns a copy that calls every endpoint through the interceptor.
  public func intercepted(by interceptor: some Interceptor) -> PersonStore {
    PersonStore(
      save: interceptor.wrap("PersonStore.save", save),
      find: interceptor.wrap("PersonStore.find", find),
      findByEmail: interceptor.wrap("PersonStore.findByEmail", findByEmail),
      all: interceptor.wrap("PersonStore.all", all),
      delete: interceptor.wrap("PersonStore.delete", delete)
    )
  }
}

/// The reason why a store operation failed.
public enum StoreError: Error, Sendable, Hashable, Codable, CustomStringConvertible {
  /// The write conflicts with the stored data, for the given reason. Nothing was written.
  case conflict(String)
  /// The record, given by its name, does not exist.
  case notFound(String)
  /// The record has a value that a store never writes, for the given reason. A retry fails, too.
  case damaged(String)
  /// The store could not be reached or did not answer. A write may have happened.
  case unavailable(String)

  /// The error, as part of a sentence.
  public var description: String {
    switch self {
    case .conflict(let reason): "conflict: \(reason)"
    case .notFound(let record): "not found: \(record)"
    case .damaged(let reason): reason
    case .unavailable(let reason): "the store is unavailable: \(reason)"
    }
  }
}
