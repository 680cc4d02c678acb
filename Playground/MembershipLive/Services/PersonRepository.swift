public import Membership

/// A repository of people.
///
/// Use cases do not use it directly. ``Membership/PersonStore/init(adapting:)`` adapts it to the
/// capability that they use.
public protocol PersonRepository: Sendable {
  /// Saves a person and replaces an older version.
  ///
  /// - Parameter person: The person to save.
  /// - Throws: ``RepositoryError/emailTaken(_:by:)`` if another person has the e-mail address, or
  ///   an error of the storage.
  func save(_ person: Person) async throws

  /// Looks up a person.
  ///
  /// - Parameter id: The person's identifier.
  /// - Returns: The person, or `nil`.
  /// - Throws: An error of the storage.
  func find(_ id: Person.ID) async throws -> Person?

  /// Looks up the person with an e-mail address.
  ///
  /// - Parameter email: The address; case is ignored.
  /// - Returns: The person, or `nil`.
  /// - Throws: An error of the storage.
  func findByEmail(_ email: EmailAddress) async throws -> Person?

  /// Reads all people.
  ///
  /// - Returns: The people, sorted by identifier.
  /// - Throws: An error of the storage.
  func all() async throws -> [Person]

  /// Deletes a person.
  ///
  /// - Parameter id: The person's identifier.
  /// - Throws: ``RepositoryError/noSuchPerson(_:)`` if no person has this identifier, or an error
  ///   of the storage.
  func delete(_ id: Person.ID) async throws
}
