// swift-format-ignore-file
// The names of Hummingbird 2 that the guide uses, so that its code is type-checked without it.

public final class Router<Context> {
  public init() {}
  public func post(
    _ path: String,
    use handler: @escaping @Sendable (Request, Context) async throws -> some Sendable
  ) {}
}
public struct Request: Sendable {}
public struct BasicRequestContext: Sendable {
  public var parameters: Parameters { Parameters() }
}
public struct Parameters: Sendable {
  public func require(_ name: String) throws -> String { name }
}
