// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names of Vapor 4 that the guide uses, so that its code is compiled without it.

public struct Parameters: Sendable { public func require(_ name: String) throws -> String { name } }

public final class Application: Sendable {
  public init() {}
  public func post(
    _ path: String...,
    use closure: @escaping @Sendable (Request) async throws -> some Sendable
  ) {}
}
public final class Request: Sendable {
  public init() {}
  public var id: String { "" }
  public var parameters: Parameters { Parameters() }
}
