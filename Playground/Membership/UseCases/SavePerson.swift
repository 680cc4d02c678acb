/// Saves a person. Never fails: errors go to the builder's `onError`.
public typealias SavePerson = @Sendable (Person) async -> Void

/// Creates the use case that saves a person.
///
/// ```swift
/// let save = makeSavePerson(save: store.save, onError: { error in print(error) })
/// await save(ada)
/// ```
///
/// - Parameters:
///   - save: Saves the person, as ``PersonStore/save`` does.
///   - onError: Called with the error, at most once per call of the use case and before that call
///     returns.
/// - Returns: The use case. It runs on its caller's actor.
public func makeSavePerson(
  save: @escaping @Sendable (Person) async throws(StoreError) -> Void,
  onError: @escaping @Sendable (StoreError) -> Void
) -> SavePerson {
  { person in
    do throws(StoreError) {
      try await save(person)
    } catch {
      onError(error)
    }
  }
}
