public struct World: Sendable {
  public var name: String
}

public func makeName(name: String) -> @Sendable () -> String { { name } }
