// The module with the builders imports the module of the world.

public struct World: Sendable {
  public var name: String
}
