// Code that uses this module's actor, or extensions of its types, must import this module too.

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
