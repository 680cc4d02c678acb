public import Capabilities

/// Keeps people: everybody in it is a member.
///
/// ```swift
/// let find = PersonStore.live.find
/// let ada = try await find(id)
///
/// // In a test, one endpoint is enough; the others fail naming themselves.
/// let store = PersonStore.test.overriding { $0.find = { _ in nil } }
/// ```
public struct PersonStore: TestableCapability {
  /// Keeps a person, in place of an older version. Throws ``StoreError/conflict(_:)`` where another
  /// person has the same e-mail address.
  public var save: @Sendable (Person) async throws(StoreError) -> Void
  /// The person with that identifier; `nil` where there is none.
  public var find: @Sendable (Person.ID) async throws(StoreError) -> Person?
  /// The person with that address, in whatever capitals; `nil` where there is none.
  public var findByEmail: @Sendable (EmailAddress) async throws(StoreError) -> Person?
  /// Everybody, in order of identifiers' text.
  public var all: @Sendable () async throws(StoreError) -> [Person]
  /// Forgets a person. Throws ``StoreError/notFound(_:)`` where there is none.
  public var delete: @Sendable (Person.ID) async throws(StoreError) -> Void

  /// Makes a store from its endpoints.
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

  /// The value for tests: every endpoint is unimplemented and says so when it is called.
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
  /// A copy whose every endpoint is called through the interceptor.
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

/// Why a store did not do what it was asked.
public enum StoreError: Error, Sendable, Hashable, Codable, CustomStringConvertible {
  /// The write contradicts what is stored, and was not made. Says what stands against it.
  case conflict(String)
  /// There is no such record. Names it.
  case notFound(String)
  /// The store could not be reached or did not answer: a write may or may not have been made.
  case unavailable(String)

  /// What went wrong, as a part of a sentence for people.
  public var description: String {
    switch self {
    case .conflict(let reason): "conflict: \(reason)"
    case .notFound(let record): "not found: \(record)"
    case .unavailable(let reason): "the store is unavailable: \(reason)"
    }
  }
}
