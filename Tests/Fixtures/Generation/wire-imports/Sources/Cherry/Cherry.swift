import Apple
public import Berry

struct World: Sendable {
  var size: Int

  enum Season { case spring }

  static func makeCut() {}
}

/// Uses only an attribute of `Apple`, which needs no public import.
public struct Cutter: Sendable {
  public var cut: @Sendable (Berry.Slice) async throws -> [Berry.Slice]
  public var rest: @Sendable () throws -> @Background @Sendable () -> Int.Half
}

protocol Cutting: Sendable {
  /// Cuts a slice into pieces.
  func cut(_ slice: Apple.Slice, into pieces: [Berry.Slice]) throws(Apple.Wrong) -> Berry.Slice
  @Background func rest() -> Fruit.Peel
}

struct Wall: Sendable { var width: Int }

struct Fence: Sendable { var height: Int }
