// Values that builders create: plain, with fields, deferred, and with a `close` function.

public struct Config: Sendable {
  public var path: String
}

public actor Store {
  public init(_ path: String) {}
}

public final class Cache: Sendable {
  public init(_ store: Store) {}
}

public struct Lock: Sendable {}
public struct Key: Sendable {}

public struct Busy: Error {}

public typealias Count = @Sendable () -> Int
public typealias Save = @Sendable (Int) async -> Void
public typealias Load = @Sendable () async -> Int
public typealias Report = @Sendable () -> String
public typealias Share = @Sendable () -> Void

public struct Summary: Sendable {
  public var text: String
}

public func makeConfig(home: String) -> Config { Config(path: home) }

/// Two values with a `close` function that are created immediately.
public func makeLock() -> (lock: Lock, key: Key, close: @Sendable () -> Void) {
  (Lock(), Key(), close: {})
}

/// A value with a `close` function that is created on first use.
public func makeStore(
  path: String,
  lock: Lock
) async throws(Busy) -> (store: Store, close: @Sendable () async throws(Busy) -> Void) {
  (store: Store(path), close: {})
}

/// Two values, created on first use because the store is.
public func makeParts(store: Store) -> (cache: Cache, limit: UInt8) { (Cache(store), 3) }

/// Counts the characters of `home`.
public func makeCount(home: String) -> Count { { home.count } }

/// A value that depends on a use case. It is created again if the use case is replaced.
public func makeSummary(count: @escaping Count) -> Summary { Summary(text: "\(count())") }

/// Such a value with a `close` function. Its label names it.
public func makeJournal(
  summary: Summary
) -> (page: String, close: @Sendable () async -> Void) { (summary.text, close: {}) }

/// Deferred, because the values that it needs are.
public func makeSave(store: Store, cache: Cache) -> Save { { _ in } }
public func makeLoad(store: Store, limit: UInt8) -> Load { { Int(limit) } }
public func makeReport(page: String, text: String, key: Key) -> Report { { text } }

/// Takes an open input and a value. The next builder takes its result.
public func makeShare(lock: Lock, times: Int) -> Share { {} }
public func makeShareAll(share: @escaping Share, store: Store) -> @Sendable (Int) -> Void {
  { _ in share() }
}
