// Values that builders make, and their parts.

public struct Config: Sendable {
  public var path: String
  public var retries: Int
  fileprivate var secret: Int8
}

public actor Store {
  public init() {}
}

public final class Cache: Sendable {
  public init() {}
}

public enum Mode: Sendable { case fast, slow }

public struct Report: Sendable {
  public var size: Int16
}

public typealias Save = @Sendable (Int) async -> Void
public typealias Load = @Sendable () async -> Int
public typealias Sum = @Sendable () -> Int
public typealias Reports = @Sendable () -> Report

/// A value, made once.
public func makeConfig(home: String) -> Config {
  Config(path: home, retries: 3, secret: 1)
}

/// A value with what ends it, built on a part of another value.
public func makeStore(path: String) async throws -> (Store, close: @Sendable () async -> Void) {
  (Store(), close: {})
}

/// Several values, by their names.
public func makeParts(store: Store) -> (cache: Cache, mode: Mode, limit: UInt8) {
  (Cache(), .fast, 3)
}

/// Nobody needs it, so what it lacks does not matter.
public func makeUnneeded(nothing: Double) -> Character { "x" }

/// Nobody can give it.
public func makeNever() -> Never { fatalError() }
public func makeNothing() {}

/// A value that is built on a use case.
public func makeReport(sum: @escaping Sum) -> Report { Report(size: Int16(sum())) }

public func makeSave(store: Store, cache: Cache) -> Save { { _ in } }
public func makeLoad(retries: Int, config: Config, mode: Mode) -> Load { { config.retries } }
public func makeSum(limit: UInt8, _ path: String) -> Sum { { Int(limit) } }
public func makeReports(report: Report) -> Reports { { report } }

public struct World: Sendable {
  public var home: String
}
