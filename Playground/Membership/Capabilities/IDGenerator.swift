public import Capabilities

/// Makes identifiers that nobody else has.
public struct IDGenerator: TestableCapability {
  /// A new identifier, unlike any made before.
  public var next: @Sendable () -> String

  /// Makes a generator from its endpoint.
  public init(next: @escaping @Sendable () -> String) {
    self.next = next
  }

  /// The value for tests: every endpoint is unimplemented and says so when it is called.
  public static var test: IDGenerator {
    IDGenerator(next: unimplemented("IDGenerator.next", placeholder: "unimplemented"))
  }
}

extension IDGenerator: Interceptable {
  /// A copy whose every endpoint is called through the interceptor.
  public func intercepted(by interceptor: some Interceptor) -> IDGenerator {
    IDGenerator(next: interceptor.wrap("IDGenerator.next", next))
  }
}
