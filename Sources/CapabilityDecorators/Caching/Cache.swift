internal import Capabilities
public import Synchronization

// A client's compiler sees how an answer is found, and how that goes for its types: most of what
// that takes is to hash and to compare keys.

/// Answers by key. No lock is held while an endpoint runs, so calls with the same key that come
/// while the first is under way go to the endpoint too.
@usableFromInline
final class Cache<Key: Hashable & Sendable, Output: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias Answer = Result<Output, Failure>

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

  /// A part of the cache with a lock of its own, so that callers with different keys seldom meet.
  @usableFromInline
  final class Shard: Sendable {
    @usableFromInline let entries: Mutex<RecentEntries<Key, Entry>>

    @_alwaysEmitIntoClient
    init(capacity: Int) {
      entries = Mutex(RecentEntries(capacity: capacity))
    }
  }

  @usableFromInline let shards: [Shard]
  @usableFromInline let expiry: CacheExpiry
  @usableFromInline let isKept: (@Sendable (Output) -> Bool)?

  /// An empty cache.
  @_alwaysEmitIntoClient
  init(capacity: Int, expiry: CacheExpiry, keeping isKept: (@Sendable (Output) -> Bool)?) {
    shards = shardCapacities(of: capacity).map { Shard(capacity: $0) }
    self.expiry = expiry
    self.isKept = isKept
  }

  /// The answer that is there, or the endpoint's.
  @_alwaysEmitIntoClient
  func answer(for key: Key, _ proceed: () throws(Failure) -> Output) throws(Failure) -> Output {
    if let known = find(key) { return try known.get() }
    do throws(Failure) {
      let output = try proceed()
      keep(.success(output), for: key)
      return output
    } catch {
      keep(.failure(error), for: key)
      throw error
    }
  }

  /// The same for an async endpoint, which runs on its caller's actor.
  @_alwaysEmitIntoClient
  func answer(
    for key: Key,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    if let known = find(key) { return try known.get() }
    do throws(Failure) {
      let output = try await proceed()
      keep(.success(output), for: key)
      return output
    } catch {
      keep(.failure(error), for: key)
      throw error
    }
  }

  /// The answer that is there, if it may be used.
  @_alwaysEmitIntoClient
  func find(_ key: Key) -> Answer? {
    shard(of: key).entries.withLock { entries in
      guard let entry = entries.value(for: key) else { return nil }
      if entry.lease == .forever || entry.lease.isValid(at: expiry.now) { return entry.answer }
      entries.remove(key)
      return nil
    }
  }

  /// Keeps an answer, if it is one to keep.
  @usableFromInline
  func keep(_ answer: Answer, for key: Key) {
    if case .success(let output) = answer, isKept?(output) == false { return }
    let lease = expiry.lease(for: answer)
    guard lease != .none else { return }
    shard(of: key).entries.withLock { $0.insert(Entry(answer: answer, lease: lease), for: key) }
  }

  @_alwaysEmitIntoClient
  func shard(of key: Key) -> Shard {
    shards.count == 1 ? shards[0] : shards[key.hashValue & (shards.count - 1)]
  }
}

/// How much of a cache's capacity each of its parts has. A small cache has one part: it would not be
/// right to forget an answer for want of room where most of the room is free.
///
/// - Returns: As many as a power of two.
@usableFromInline
func shardCapacities(of capacity: Int) -> [Int] {
  guard capacity >= 128 else { return [capacity] }
  let count = 16
  return (0..<count).map { capacity / count + ($0 < capacity % count ? 1 : 0) }
}
