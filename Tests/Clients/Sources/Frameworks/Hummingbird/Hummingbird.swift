// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names of Hummingbird 2 that the guide uses, so that its code is compiled without it.

public struct Parameters: Sendable { public func require(_ name: String) throws -> String { name } }

public final class Router<Context> {
  public init() {}
  public func post(
    _ path: String,
    use handler: @escaping @Sendable (Request, Context) async throws -> some Sendable
  ) {}
}
public struct Request: Sendable {}
public struct BasicRequestContext: Sendable { public var parameters: Parameters { Parameters() } }
