// Builders in every place that a world can call, and on every actor.

@globalActor
public actor Background {
  public static let shared = Background()

  /// A static member of an actor runs anywhere.
  public static func makeFirst(size: Int) -> @Sendable () -> Int { { size } }
}

public struct Screens {
  public class Main {
    /// A class's own.
    public class func makeSecond(size: Int) -> @Sendable () -> String { { "\(size)" } }
  }
}

@MainActor
public enum Windows {
  /// Runs on the main actor, because its type does.
  public static func makeThird(size: Int) -> @MainActor () -> Bool { { size > 0 } }

  /// Runs anywhere all the same.
  public nonisolated static func makeFourth(size: Int) -> @Sendable () -> UInt { { UInt(size) } }
}

/// An actor whose name does not say so.
@Background
public func makeFifth(size: Int) -> @Background @Sendable () -> Int { { size } }

#if DEBUG
  @available(macOS 10.15, *)
  @discardableResult
  public func makeSixth(size: Int) -> @Sendable () -> Int8 { { Int8(size) } }

  /// Left out, since its use is warned of.
  @available(*, deprecated, message: "old (but used), still")
  public func makeOldSixth(size: Int) -> @Sendable () -> Int8 { makeSixth(size: size) }
#else
  public func makeSixth(other: Never) -> @Sendable () -> Int8 {}
#endif
