public import Capabilities

/// Generates unique identifiers.
public struct IDGenerator: TestableCapability {
  /// Returns a new identifier.
  public var next: @Sendable () -> String

  /// Creates a generator from its endpoint.
  public init(next: @escaping @Sendable () -> String) {
    self.next = next
  }

  /// The value for tests. Every endpoint is unimplemented and reports a call.
  public static var test: IDGenerator {
    IDGenerator(next: unimplemented("IDGenerator.next", placeholder: "unimplemented"))
  }
}

extension IDGenerator: Interceptable {
  /// Returns a copy that calls every endpoint through the interceptor.
  public func intercepted(by interceptor: some Interceptor) -> IDGenerator {
    IDGenerator(next: interceptor.wrap("IDGenerator.next", next))
  }
}
