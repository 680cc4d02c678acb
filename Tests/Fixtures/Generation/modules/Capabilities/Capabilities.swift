// A small version of the toolkit, with the declarations that derived code uses.

public protocol TestableCapability: Sendable {
  static var test: Self { get }
}

public protocol Interceptor: Sendable {}

public protocol Interceptable {
  func intercepted(by interceptor: some Interceptor) -> Self
}

extension Interceptor {
  public func wrap<Endpoint>(_ name: String, _ endpoint: Endpoint) -> Endpoint { endpoint }
}

public struct UnimplementedError: Error {}

public func unimplemented<R>(_ name: String) -> @Sendable () throws -> R {
  { throw UnimplementedError() }
}

public func unimplemented<A, R>(_ name: String) -> @Sendable (A) async throws -> R {
  { _ in throw UnimplementedError() }
}

public func unimplemented<A, R, E: Error>(
  _ name: String,
  throwing error: E
) -> @Sendable (A) async throws(E) -> R {
  { _ throws(E) in throw error }
}

public func unimplemented<R: Sendable>(
  _ name: String,
  placeholder: R
) -> @Sendable () -> R {
  { placeholder }
}

public func unimplemented<A, B, R: Sendable>(
  _ name: String,
  placeholder: R
) -> @Sendable (A, B) async -> R {
  { _, _ in placeholder }
}

public func unimplemented<Element>(_ name: String) -> @Sendable () -> AsyncStream<Element> {
  { AsyncStream { $0.finish() } }
}
