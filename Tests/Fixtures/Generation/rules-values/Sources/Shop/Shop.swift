// Values that builders create, and their fields.

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

/// A value that is created once.
public func makeConfig(home: String) -> Config {
  Config(path: home, retries: 3, secret: 1)
}

/// A value with a `close` function, created from a field of another value.
public func makeStore(path: String) async throws -> (Store, close: @Sendable () async -> Void) {
  (Store(), close: {})
}

/// Several values, which other builders take by name.
public func makeParts(store: Store) -> (cache: Cache, mode: Mode, limit: UInt8) {
  (Cache(), .fast, 3)
}

/// No builder needs this value, so its missing input is not reported.
public func makeUnneeded(nothing: Double) -> Character { "x" }

/// Not builders, because they return no value.
public func makeNever() -> Never { fatalError() }
public func makeNothing() {}

/// A value that depends on a use case.
public func makeReport(sum: @escaping Sum) -> Report { Report(size: Int16(sum())) }

public func makeSave(store: Store, cache: Cache) -> Save { { _ in } }
public func makeLoad(retries: Int, config: Config, mode: Mode) -> Load { { config.retries } }
public func makeSum(limit: UInt8, _ path: String) -> Sum { { Int(limit) } }
public func makeReports(report: Report) -> Reports { { report } }

public struct World: Sendable {
  public var home: String
}
