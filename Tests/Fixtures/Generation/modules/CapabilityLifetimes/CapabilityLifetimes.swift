// A small version of the toolkit's module, with the declarations that generated code uses.

public func single<Value: Sendable>(
  _ name: String,
  _ make: @escaping @Sendable () async -> Value
) -> @Sendable () async -> Value { make }

public func single<Value: Sendable, Failure: Error>(
  _ name: String,
  _ make: @escaping @Sendable () throws(Failure) -> Value
) -> @Sendable () throws(Failure) -> Value { make }

public func single<Value: Sendable, Failure: Error>(
  _ name: String,
  _ make: @escaping @Sendable () async throws(Failure) -> Value
) -> @Sendable () async throws(Failure) -> Value { make }

public final class Cleanups<Failure: Error>: Sendable {
  public init() {}
  public func add(_ cleanup: @escaping @Sendable () async throws(Failure) -> Void) {}
  public func begin<Thrown: Error>(
    _ name: String,
    throwing: Thrown.Type = (any Error).self
  ) throws(Thrown) {}
  public func end() {}
  public func close() async throws(Failure) {}
}
