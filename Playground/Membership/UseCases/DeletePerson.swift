import Capabilities

/// Takes a person out of the club. Never fails: what goes wrong was handed to the builder's
/// `onError`.
public typealias DeletePerson = @Sendable (Person.ID) async -> Void

/// Makes the use case that takes a person out of the club, for those who may.
///
/// It is ``deletePerson(isAuthorized:delete:onError:id:)`` with its dependencies filled in.
///
/// - Parameters:
///   - permissions: Tells whether the current user has ``Permission/deleteMembers``. It is asked
///     anew at each call.
///   - store: Forgets the person; no endpoint but ``PersonStore/delete`` is used.
///   - onError: Takes what went wrong; called at most once for each call of the use case, before
///     that call returns.
/// - Returns: The use case. It runs on its caller's actor.
public func makeDeletePerson(
  permissions: PermissionsClient,
  store: PersonStore,
  onError: @escaping @Sendable (DeletePersonError) -> Void
) -> DeletePerson {
  let isAuthorized = partial(permissions.hasPermissions, [.deleteMembers])
  return partial(deletePerson, isAuthorized, store.delete, onError)
}

/// Takes a person out of the club where that is authorised: the plain function, dependencies
/// first and input last, that the other forms are made from.
///
/// - Parameters:
///   - isAuthorized: Whether the current user may do this. Where not, nothing is deleted.
///   - delete: Forgets a person, as ``PersonStore/delete`` does.
///   - onError: Takes what went wrong; called at most once, before this function returns.
///   - id: Who leaves.
@Sendable
public func deletePerson(
  isAuthorized: @Sendable () async -> Bool,
  delete: @Sendable (Person.ID) async throws(StoreError) -> Void,
  onError: @Sendable (DeletePersonError) -> Void,
  id: Person.ID
) async {
  guard await isAuthorized() else { return onError(.notPermitted(id)) }
  do throws(StoreError) {
    try await delete(id)
  } catch {
    onError(.store(error))
  }
}

/// ``deletePerson(isAuthorized:delete:onError:id:)``, curried: it takes its dependencies one by
/// one, and the person last.
///
/// ```swift
/// let authorized = deletePersonCurried(isAuthorized)
/// let delete = authorized(store.delete)({ error in print(error) })
/// await delete(ada.id)
/// ```
public let deletePersonCurried = curry(deletePerson)

/// Why a person was not taken out of the club.
public enum DeletePersonError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The current user lacks ``Permission/deleteMembers``.
  case notPermitted(Person.ID)
  /// The store did not do it.
  case store(StoreError)

  /// What went wrong, as a part of a sentence for people.
  public var description: String {
    switch self {
    case .notPermitted(let id):
      "deleting \(id) needs the permission \(Permission.deleteMembers.rawValue)"
    case .store(let error): error.description
    }
  }
}
