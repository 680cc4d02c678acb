import Capabilities

/// Deletes a person. Never fails: errors go to the builder's `onError`.
public typealias DeletePerson = @Sendable (Person.ID) async -> Void

/// Creates the use case that deletes a person if the current user has the permission.
///
/// This is ``deletePerson(isAuthorized:delete:onError:id:)`` with its dependencies fixed.
///
/// - Parameters:
///   - permissions: Checks ``Permission/deleteMembers`` at each call.
///   - store: The store to delete from. Only ``PersonStore/delete`` is used.
///   - onError: Called with the error, at most once per call of the use case and before that call
///     returns.
/// - Returns: The use case. It runs on its caller's actor.
public func makeDeletePerson(
  permissions: PermissionsClient,
  store: PersonStore,
  onError: @escaping @Sendable (DeletePersonError) -> Void
) -> DeletePerson {
  let isAuthorized = partial(permissions.hasPermissions, [.deleteMembers])
  return partial(deletePerson, isAuthorized, store.delete, onError)
}

/// Deletes a person if the current user is authorized.
///
/// This is the plain function that the other forms are made from: dependencies first, input last.
///
/// - Parameters:
///   - isAuthorized: Returns whether the current user may delete people. If not, nothing is
///     deleted.
///   - delete: Deletes a person, as ``PersonStore/delete`` does.
///   - onError: Called with the error, at most once and before this function returns.
///   - id: The person to delete.
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

/// The curried form of ``deletePerson(isAuthorized:delete:onError:id:)``.
///
/// ```swift
/// let authorized = deletePersonCurried(isAuthorized)
/// let delete = authorized(store.delete)({ error in print(error) })
/// await delete(ada.id)
/// ```
public let deletePersonCurried = curry(deletePerson)

/// The reason why a person was not deleted.
public enum DeletePersonError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The current user lacks ``Permission/deleteMembers``.
  case notPermitted(Person.ID)
  /// The store operation failed.
  case store(StoreError)

  /// The error, as part of a sentence.
  public var description: String {
    switch self {
    case .notPermitted(let id):
      "deleting \(id) needs the permission \(Permission.deleteMembers.rawValue)"
    case .store(let error): error.description
    }
  }
}
