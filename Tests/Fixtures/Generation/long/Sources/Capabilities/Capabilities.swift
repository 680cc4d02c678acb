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

public func unimplemented<A, B, C, R, E: Error>(
  _ name: String,
  throwing error: E
) -> @Sendable (A, B, C) async throws(E) -> R {
  { _, _, _ throws(E) in throw error }
}

public func unimplemented<R: Sendable>(
  _ name: String,
  placeholder: R
) -> @Sendable () -> R {
  { placeholder }
}
