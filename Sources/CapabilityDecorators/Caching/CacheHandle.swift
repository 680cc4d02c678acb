internal import CapabilityLifetimes
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
/// there are several. One handle can serve several endpoints and outlive them: an endpoint's cache is
/// freed with the endpoint.
public final class CacheHandle<Key>: Sendable {
  /// Removes one key, or all if it is `nil`.
  @usableFromInline typealias Removal = @Sendable (Key?) -> Void

  /// Each returns `nil` after its cache is freed.
  private let members = Mutex<(all: [@Sendable () -> Removal?], limit: Int)>(([], 16))
  /// The number of caches, and of freed ones that are still in the list.
  var count: Int { members.withLock(\.all.count) }

  /// Creates a handle.
  public init() {}

  /// Removes the result of one key.
  public func remove(_ key: Key) { perform(key) }

  /// Removes all results.
  public func removeAll() { perform(nil) }

  /// Adds a cache. The caches remove a key in the order in which they were added: a shared call is
  /// removed before the cache around it is, so that its result is not stored again.
  ///
  /// - Parameter member: Returns the function of a weakly held cache. The cache retains the handle.
  @usableFromInline
  func add(_ member: @escaping @Sendable () -> Removal?) {
    // Freed after the lock: `deinit` of a result can call the handle.
    _ = members.withLock { members -> [Removal] in
      var removals: [Removal] = []
      if members.all.count >= members.limit {
        members.all.removeAll { member in
          guard let removal = member() else { return true }
          removals.append(removal)
          return false
        }
        members.limit = max(16, 2 * members.all.count)
      }
      members.all.append(member)
      return removals
    }
  }

  /// Returns a handle for caches with other keys, which this handle removes, too.
  @usableFromInline
  func keyed<NewKey>(by makeKey: @escaping @Sendable (Key) -> NewKey) -> CacheHandle<NewKey> {
    let handle = CacheHandle<NewKey>()
    add { [weak handle] in
      guard let handle else { return nil }
      return { handle.perform($0.map(makeKey)) }
    }
    return handle
  }

  private func perform(_ key: Key?) {
    for member in members.withLock(\.all) { member()?(key) }
    // Other tasks can come before the change that may follow.
    letOthersRun(at: self)
  }
}
