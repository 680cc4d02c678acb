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

  @usableFromInline
  final class Results: Sendable {
    @usableFromInline let entries: Mutex<RecentEntries<Key, Entry>>
    /// The number of removals by a handle, by a part of the keys' hashes. Written while `entries` is
    /// locked.
    private let removals = Mutex([Int](repeating: 0, count: 16))
    private let handle: CacheHandle<Key>?

    @usableFromInline
    init(capacity: Int, handle: CacheHandle<Key>?) {
      entries = Mutex(RecentEntries(capacity: capacity))
      self.handle = handle
      handle?.add { [weak self] in
        guard let self else { return nil }
        return { key in if let key { self.remove(key) } else { self.removeAll() } }
      }
    }

    /// Returns a number that changes when a handle removes the key, and rarely otherwise.
    @usableFromInline
    func removalCount(of key: Key) -> Int { removals.withLock { $0[key.hashValue & 15] } }

    // Keys and results are freed after the lock, here and below: `deinit` can call the endpoint.

    func remove(_ key: Key) {
      _ = entries.withLock { entries in
        removals.withLock { $0[key.hashValue & 15] += 1 }
        return entries.remove(key)
      }
    }

    func removeAll() {
      _ = entries.withLock { entries in
        removals.withLock { counts in for index in counts.indices { counts[index] += 1 } }
        let all = entries
        entries = RecentEntries(capacity: all.capacity)
        return all
      }
    }
  }

  @usableFromInline let results: Results
  @usableFromInline let expiry: CacheExpiry
  @usableFromInline let shouldCache: (@Sendable (Output) -> Bool)?

  @_alwaysEmitIntoClient
  init(
    capacity: Int,
    expiry: CacheExpiry,
    when shouldCache: (@Sendable (Output) -> Bool)?,
    handle: CacheHandle<Key>?
  ) {
    results = Results(capacity: capacity, handle: handle)
    self.expiry = expiry
    self.shouldCache = shouldCache
  }

  /// Returns the cached result, or calls the endpoint.
  @_alwaysEmitIntoClient
  func answer(for key: Key, _ proceed: () throws(Failure) -> Output) throws(Failure) -> Output {
    if let known = find(key) { return try known.get() }
    let removals = results.removalCount(of: key)
    do throws(Failure) {
      let output = try proceed()
      store(.success(output), for: key, ifStill: removals)
      return output
    } catch {
      store(.failure(error), for: key, ifStill: removals)
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
    if Task.isCancelled, let error = CancellationError() as? Failure { throw error }
    let removals = results.removalCount(of: key)
    do throws(Failure) {
      let output = try await proceed()
      store(.success(output), for: key, ifStill: removals)
      return output
    } catch {
      store(.failure(error), for: key, ifStill: removals)
      throw error
    }
  }

  /// Returns the cached result, unless it has expired.
  @_alwaysEmitIntoClient
  func find(_ key: Key) -> Answer? {
    let now = expiry.now
    let (entry, _) = results.entries.withLock {
      entries -> (Entry?, RecentEntries<Key, Entry>.Link?) in
      let entry = entries.value(for: key)
      guard let entry, !entry.lease.isValid(at: now) else { return (entry, nil) }
      return (nil, entries.remove(key))
    }
    return entry?.answer
  }

  /// Caches a result, if the rules allow it and the key was not removed during the call. An error does
  /// not replace an output, which another call stored during this one.
  @_alwaysEmitIntoClient
  func store(_ answer: Answer, for key: Key, ifStill removals: Int) {
    let lease: CacheExpiry.Lease
    switch answer {
    case .success(let output):
      // An endpoint that cannot throw returns something else when it is cancelled.
      if Task.isCancelled || shouldCache?(output) == false { return }
      lease = expiry.leaseOfOutput
    case .failure(let error): lease = expiry.lease(of: error)
    }
    if case .none = lease { return }
    _ = results.entries.withLock { entries -> RecentEntries<Key, Entry>.Link? in
      guard results.removalCount(of: key) == removals else { return nil }
      if case .failure = answer, case .success = entries.value(for: key)?.answer { return nil }
      return entries.insert(Entry(answer: answer, lease: lease), for: key)
    }
  }
}
