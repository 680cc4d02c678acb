public struct Person: Sendable, Hashable {
  public var name: String
  public init(name: String) { self.name = name }
}

public struct Address: Sendable {}
