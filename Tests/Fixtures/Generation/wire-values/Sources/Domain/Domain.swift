// Values that builders make: plain, with parts, late, and with what ends them.

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

/// Ended, and made at once.
public func makeLock() -> (Lock, close: @Sendable () -> Void) { (Lock(), close: {}) }

/// Ended, and made when it is needed.
public func makeStore(
  path: String,
  lock: Lock
) async throws(Busy) -> (store: Store, close: @Sendable () async throws(Busy) -> Void) {
  (store: Store(path), close: {})
}

/// Two values, late as well, since the store is.
public func makeParts(store: Store) -> (cache: Cache, limit: UInt8) { (Cache(store), 3) }

/// Counts.
public func makeCount(home: String) -> Count { { home.count } }

/// A value that a use case is part of: made anew where that is replaced.
public func makeSummary(count: @escaping Count) -> Summary { Summary(text: "\(count())") }

/// Such a value with an end.
public func makeJournal(
  summary: Summary
) -> (Journal, close: @Sendable () async -> Void) { (Journal(summary: summary), close: {}) }

public struct Journal: Sendable {
  var summary: Summary
}

/// Late, as what it needs is.
public func makeSave(store: Store, cache: Cache) -> Save { { _ in } }
public func makeLoad(store: Store, limit: UInt8) -> Load { { Int(limit) } }
public func makeReport(journal: Journal, text: String) -> Report { { text } }

/// Open, and built on values and on what is open itself.
public func makeShare(lock: Lock, times: Int) -> Share { {} }
public func makeShareAll(share: @escaping Share, store: Store) -> @Sendable (Int) -> Void {
  { _ in share() }
}
