public import Apple

extension Fruit {
  /// Peels a fruit.
  public typealias Peel = @Sendable () -> Int

  public struct Juice: Sendable { public var press: @Sendable () -> Int }
}

public func makePeel(size: Int) -> Fruit.Peel { { size } }
public func makeJuice(size: Int) -> Fruit.Juice { Fruit.Juice { size } }

extension Windows {
  public static func makeOpen(size: Int) -> @Sendable () -> Void { {} }
  public enum Pane { public struct Half: Sendable {} }
}

extension Int {
  public struct Half: Sendable { public var halve: @Sendable () -> Int }
}

public func makeHalf(size: Int) -> Int.Half { Int.Half { size / 2 } }
public func makeRest(size: Int) -> @Background @Sendable () -> Int { { size } }

/// A type with the same name as a type of `Apple`.
public struct Slice: Sendable {}
public struct Wrong: Error {}

public func makeCut(size: Int) -> @Sendable (Apple.Slice) throws(Apple.Wrong) -> [Slice?] {
  { _ in [] }
}
public func makeCutFor(guest: [Slice]) throws(Wrong) -> @Sendable () -> Apple.Slice { { .init() } }

public typealias Whole = Fruit

/// A type with a name that the generated struct uses itself.
public struct Linked: Sendable {}
public func makeLink(size: Int) -> @Sendable () -> Linked { { Linked() } }

/// A type that a member of the world shadows.
public struct Season: Sendable {}
public func makeSeason(size: Int) -> @Sendable () -> Season { { Season() } }

/// Its use case has the same name as a builder.
public func makeMakePeel(size: Int) -> @Sendable () -> Fruit { { Fruit() } }
