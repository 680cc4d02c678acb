// Builders in every place where a world can call them, and on every actor.

@globalActor
public actor Background {
  public static let shared = Background()

  /// A static member of an actor is not isolated to it.
  public static func makeFirst(size: Int) -> @Sendable () -> Int { { size } }
}

public struct Screens {
  public class Main {
    /// A class method.
    public class func makeSecond(size: Int) -> @Sendable () -> String { { "\(size)" } }
  }
}

@MainActor
public enum Windows {
  /// Runs on the main actor, because its type is isolated to it.
  public static func makeThird(size: Int) -> @MainActor () -> Bool { { size > 0 } }

  /// Runs on any actor, because it is `nonisolated`.
  public nonisolated static func makeFourth(size: Int) -> @Sendable () -> UInt { { UInt(size) } }
}

/// Runs on a global actor whose name does not contain "Actor".
@Background
public func makeFifth(size: Int) -> @Background @Sendable () -> Int { { size } }

#if DEBUG
  @available(macOS 10.13, *)
  @discardableResult
  public func makeSixth(size: Int) -> @Sendable () -> Int8 { { Int8(size) } }

  /// Not wired, because it is deprecated.
  @available(*, deprecated, message: "old (but used), still")
  public func makeOldSixth(size: Int) -> @Sendable () -> Int8 { makeSixth(size: size) }
#else
  public func makeSixth(size: Int) -> @Sendable () -> Int8 { { 6 } }
#endif
