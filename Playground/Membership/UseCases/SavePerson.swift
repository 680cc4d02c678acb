/// Keeps a person. Never fails: what goes wrong was handed to the builder's `onError`.
public typealias SavePerson = @Sendable (Person) async -> Void

/// Makes the use case that keeps a person.
///
/// ```swift
/// let save = makeSavePerson(save: store.save, onError: { error in print(error) })
/// await save(ada)
/// ```
///
/// - Parameters:
///   - save: Keeps the person, as ``PersonStore/save`` does.
///   - onError: Takes what went wrong; called at most once for each call of the use case, before
///     that call returns.
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
