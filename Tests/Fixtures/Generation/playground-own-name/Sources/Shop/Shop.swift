// A module with a type of its own name, and types with the names of members of the table.

public import Capabilities

public enum Shop {}

public enum Linked: Sendable {
  case one
  case two(Int)
}

public enum Stores {
  public struct World: TestableCapability, Interceptable {
    public var find: @Sendable (_ linked: Linked) async throws -> Linked

    public init(find: @escaping @Sendable (Linked) async throws -> Linked) { self.find = find }
    public static var test: World { World { $0 } }
    public func intercepted(by interceptor: some Interceptor) -> World { self }
  }
}

public typealias FindOne = @Sendable () async throws -> Linked

// The `World` of `Swiftly` is not wired, so its table has no graph.
public func makeFindOne(
  find: @escaping @Sendable (_ linked: Linked) async throws -> Linked
) -> FindOne {
  { try await find(.one) }
}
