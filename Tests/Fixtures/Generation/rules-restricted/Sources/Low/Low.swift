public struct Base: Sendable {
  public var base: Int
}
