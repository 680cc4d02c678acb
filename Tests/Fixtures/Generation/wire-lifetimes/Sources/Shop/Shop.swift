public typealias Find = @Sendable (String) -> Int
public typealias FindLate = @Sendable (String) -> Int
public typealias Measure = @Sendable () async -> Int

public final class Cache: Sendable {}
public actor Meter {}
public struct Limits: Sendable {}

/// A world with functions that create objects, like those of `single` and `shared`.
public struct World: Sendable {
  public var cache: @Sendable () -> Cache
  public var meter: @Sendable () async throws -> Meter
  public var limits: @Sendable () -> Limits
}

/// Gets one object, which lives as long as the use cases: a warning.
public func makeFind(cache: Cache, limits: Limits) -> Find { { $0.count } }

/// Gets the function, and calls it at each use.
public func makeFindLate(cache: @escaping @Sendable () -> Cache) -> FindLate { { $0.count } }

/// Gets an object from a function with effects.
public func makeMeasure(meter: Meter) -> Measure { { 1 } }
