internal import Capabilities
public import Synchronization

// The lookup is visible to clients' compilers, so that they specialize hashing and comparing keys.

/// Results by key. No lock is held while an endpoint runs, so concurrent calls with equal keys all
/// reach the endpoint.
@frozen
@usableFromInline
struct Cache<Key: Hashable & Sendable, Output: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias Answer = Result<Output, Failure>

  @frozen
  @usableFromInline
  struct Entry: Sendable {
    @usableFromInline let answer: Answer
    @usableFromInline let lease: CacheExpiry.Lease

    @_alwaysEmitIntoClient
    init(answer: Answer, lease: CacheExpiry.Lease) {
      self.answer = answer
      self.lease = lease
    }
  }

  /// A part of the cache with its own lock, so that callers with different keys rarely contend.
  @usableFromInline
  final class Shard: Sendable {
    @usableFromInline let entries: Mutex<RecentEntries<Key, Entry>>

    @usableFromInline
    init(capacity: Int) {
      entries = Mutex(RecentEntries(capacity: capacity))
    }
  }

  @usableFromInline let shards: [Shard]
  @usableFromInline let expiry: CacheExpiry
  @usableFromInline let shouldCache: (@Sendable (Output) -> Bool)?

  /// Creates an empty cache.
  @_alwaysEmitIntoClient
  init(capacity: Int, expiry: CacheExpiry, when shouldCache: (@Sendable (Output) -> Bool)?) {
    shards = shardCapacities(of: capacity).map { Shard(capacity: $0) }
    self.expiry = expiry
    self.shouldCache = shouldCache
  }

  /// Returns the cached result, or calls the endpoint.
  @_alwaysEmitIntoClient
  func answer(for key: Key, _ proceed: () throws(Failure) -> Output) throws(Failure) -> Output {
    if let known = find(key) { return try known.get() }
    do throws(Failure) {
      let output = try proceed()
      store(.success(output), for: key)
      return output
    } catch {
      store(.failure(error), for: key)
      throw error
    }
  }

  /// Returns the cached result, or calls an async endpoint on the caller's actor.
  @_alwaysEmitIntoClient
  func answer(
    for key: Key,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    if let known = find(key) { return try known.get() }
    do throws(Failure) {
      let output = try await proceed()
      store(.success(output), for: key)
      return output
    } catch {
      store(.failure(error), for: key)
      throw error
    }
  }

  /// Returns the cached result, unless it has expired.
  @_alwaysEmitIntoClient
  func find(_ key: Key) -> Answer? {
    shard(of: key).entries.withLock { entries in
      guard let entry = entries.value(for: key) else { return nil }
      if case .forever = entry.lease { return entry.answer }
      if entry.lease.isValid(at: expiry.now) { return entry.answer }
      entries.remove(key)
      return nil
    }
  }

  /// Caches a result, if the rules allow it.
  @_alwaysEmitIntoClient
  func store(_ answer: Answer, for key: Key) {
    let lease: CacheExpiry.Lease
    switch answer {
    case .success(let output):
      if shouldCache?(output) == false { return }
      lease = expiry.leaseOfOutput
    case .failure(let error): lease = expiry.lease(of: error)
    }
    if case .none = lease { return }
    shard(of: key).entries.withLock { $0.insert(Entry(answer: answer, lease: lease), for: key) }
  }

  @_alwaysEmitIntoClient
  func shard(of key: Key) -> Shard {
    shards.count == 1 ? shards[0] : shards[key.hashValue & (shards.count - 1)]
  }
}

/// Returns the capacity of each shard. A small cache has one shard: with several, one of them could
/// evict a result while the others still have space.
///
/// - Returns: The capacities. Their number is a power of two.
@usableFromInline
func shardCapacities(of capacity: Int) -> [Int] {
  guard capacity >= 128 else { return [capacity] }
  let count = 16
  return (0..<count).map { capacity / count + ($0 < capacity % count ? 1 : 0) }
}
