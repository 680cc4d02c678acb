public import Membership

/// A place that keeps people, as a service: what a database's author offers.
///
/// The use cases never see it. ``Membership/PersonStore/init(adapting:)`` turns it into the
/// capability that they do see.
public protocol PersonRepository: Sendable {
  /// Keeps a person, in place of an older version.
  ///
  /// - Parameter person: Who to keep.
  /// - Throws: ``RepositoryError/emailTaken(_:by:)`` where another person has the address, or what
  ///   the storage throws.
  func save(_ person: Person) async throws

  /// Looks a person up.
  ///
  /// - Parameter id: Who to look for.
  /// - Returns: The person; `nil` where there is none.
  /// - Throws: What the storage throws.
  func find(_ id: Person.ID) async throws -> Person?

  /// Looks up whose an address is.
  ///
  /// - Parameter email: The address; capitals and small letters count as the same.
  /// - Returns: The person; `nil` where nobody has it.
  /// - Throws: What the storage throws.
  func findByEmail(_ email: EmailAddress) async throws -> Person?

  /// Reads everybody.
  ///
  /// - Returns: All people in order of their identifiers' text.
  /// - Throws: What the storage throws.
  func all() async throws -> [Person]

  /// Forgets a person.
  ///
  /// - Parameter id: Who to forget.
  /// - Throws: ``RepositoryError/noSuchPerson(_:)`` where there is none, or what the storage
  ///   throws.
  func delete(_ id: Person.ID) async throws
}
