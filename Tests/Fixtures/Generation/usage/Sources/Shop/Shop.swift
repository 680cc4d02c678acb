public struct World: Sendable {
  public var name: String
}

struct Box<T> {
  var world: T
}

private struct Hidden {
  var name: String
}

public func makeName(name: String) -> @Sendable () -> String { { name } }
