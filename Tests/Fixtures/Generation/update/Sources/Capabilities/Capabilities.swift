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

public func unimplemented<R>(_ name: String) -> @Sendable () async throws -> R {
  { throw UnimplementedError() }
}

public func unimplemented<A, R>(_ name: String) -> @Sendable (A) async throws -> R {
  { _ in throw UnimplementedError() }
}
