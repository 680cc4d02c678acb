import Synchronization

/// Answers by key. No lock is held while an endpoint runs, so calls with the same key that come
/// while the first is under way go to the endpoint too.
@usableFromInline
final class Cache<Key: Hashable & Sendable, Output: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias Answer = Result<Output, Failure>
  private typealias Entry = (answer: Answer, lease: CacheExpiry.Lease)

  private let entries: Mutex<RecentEntries<Key, Entry>>
  private let expiry: CacheExpiry
  private let isKept: (@Sendable (Output) -> Bool)?

  /// An empty cache.
  @usableFromInline
  init(capacity: Int, expiry: CacheExpiry, keeping isKept: (@Sendable (Output) -> Bool)?) {
    entries = Mutex(RecentEntries(capacity: capacity))
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
  @usableFromInline
  func find(_ key: Key) -> Answer? {
    let now = expiry.now
    return entries.withLock { entries in
      guard let entry = entries.value(for: key) else { return nil }
      if entry.lease.isValid(at: now) { return entry.answer }
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
    entries.withLock { $0.insert((answer, lease), for: key) }
  }
}
