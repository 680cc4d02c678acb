// What stands in extensions of this module's types, and on its actor, needs this module too.

@globalActor
public actor Background {
  public static let shared = Background()
}

public struct Fruit: Sendable {
  public init() {}
}
public enum Windows {}
public struct Slice: Sendable {
  public init() {}
}
public struct Wrong: Error {}
