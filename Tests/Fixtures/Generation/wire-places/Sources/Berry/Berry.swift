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

/// Not wired: only this file can name a member of a private type.
fileprivate enum Hidden {
  enum Inside {
    static func makeInside(size: Int) -> @Sendable () -> Int64 { { Int64(size) } }
  }
}

public struct World: Sendable {
  public var size: Int
}
