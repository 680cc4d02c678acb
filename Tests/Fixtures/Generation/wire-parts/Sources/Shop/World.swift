import Domain

public struct World: Sendable {
  public var home: String
}
