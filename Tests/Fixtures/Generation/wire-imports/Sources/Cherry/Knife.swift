public import Berry

/// A struct whose derived code names `Apple` only by an alias.
public struct Knife: Sendable {
  public var cut: @Sendable () throws -> Int
  public var fruit: Whole
}
