/// Takes a person out of the club. Never fails: what goes wrong was handed to the builder's
/// `onError`.
public typealias DeletePerson = @Sendable (Person.ID) async -> Void

/// Why a person was not taken out of the club.
public enum DeletePersonError: Error, Sendable, Hashable {
  /// The current user lacks ``Permission/deleteMembers``.
  case notPermitted(Person.ID)
  /// The store did not do it.
  case store(StoreError)
}
