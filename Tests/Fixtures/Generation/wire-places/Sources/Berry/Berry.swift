public import Apple

extension Windows {
  /// A builder in an extension of another module's type.
  public nonisolated static func makeSeventh(size: Int) -> @Sendable () -> Int16 {
    { Int16(size) }
  }
}

extension Int {
  public static func makeEighth(size: Int) -> @Sendable () -> Int32 { { Int32(size) } }
}

/// A named closure on a global actor. Its builder takes another closure on that actor.
public typealias Ninth = @Background @Sendable () -> Int
public func makeNinth(fifth: @escaping @Background @Sendable () -> Int) -> Ninth { fifth }

public struct World: Sendable {
  public var size: Int
}
