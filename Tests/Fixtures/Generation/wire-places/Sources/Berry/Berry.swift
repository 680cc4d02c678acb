public import Apple

extension Windows {
  /// In an extension of another module's type.
  public nonisolated static func makeSeventh(size: Int) -> @Sendable () -> Int16 {
    { Int16(size) }
  }
}

extension Int {
  public static func makeEighth(size: Int) -> @Sendable () -> Int32 { { Int32(size) } }
}

/// A named closure that waits for its actor, and one that takes it.
public typealias Ninth = @Background @Sendable () -> Int
public func makeNinth(fifth: @escaping @Background @Sendable () -> Int) -> Ninth { fifth }

public struct World: Sendable {
  public var size: Int
}
