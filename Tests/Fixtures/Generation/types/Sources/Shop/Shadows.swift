/// A type with a name of the standard library.
public struct Set: Sendable {}

public struct Shadow: Sendable {
  public var all: @Sendable (_ all: Swift.Set<Int>, _ one: Set) throws -> Swift.Set<Int>
}
