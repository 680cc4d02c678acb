import Synchronization

/// Removes results from the caches of endpoints, such as after a change.
///
/// ```swift
/// let people = CacheHandle<Int>()
/// let find = endpoint(api.find)
///   .coalescing(handle: people)
///   .caching(capacity: 100, handle: people)
///   .function()
///
/// try await api.rename(7, "Ada")
/// people.remove(7)    // the next call asks again
/// ```
///
/// A call that began before the removal does not store its result, and a later caller does not join
/// it. `Key` is what identifies a result: the key of `caching(key:)`, or the inputs, as a tuple if
/// there are several. One handle can serve several endpoints; it retains their caches.
public final class CacheHandle<Key>: Sendable {
  private let removals = Mutex<[@Sendable (Key?) -> Void]>([])

  /// Creates a handle.
  public init() {}

  /// Removes the result of one key.
  public func remove(_ key: Key) { perform(key) }

  /// Removes all results.
  public func removeAll() { perform(nil) }

  /// Adds a function that removes one key, or all if it is `nil`. Functions are called in the order
  /// in which they were added: a shared call is removed before the cache around it is, so that its
  /// result is not stored again.
  @usableFromInline
  func add(_ removal: @escaping @Sendable (Key?) -> Void) {
    removals.withLock { $0.append(removal) }
  }

  /// Returns a handle for caches with other keys, which this handle removes, too.
  @usableFromInline
  func keyed<NewKey>(by makeKey: @escaping @Sendable (Key) -> NewKey) -> CacheHandle<NewKey> {
    let handle = CacheHandle<NewKey>()
    add { handle.perform($0.map(makeKey)) }
    return handle
  }

  private func perform(_ key: Key?) {
    for removal in removals.withLock(\.self) { removal(key) }
  }
}
