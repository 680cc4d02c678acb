public struct Clock: Sendable {
  public var now: @Sendable () -> Int
  public init(now: @escaping @Sendable () -> Int) { self.now = now }
}

/// A model of another module.
@MainActor public final class Watch {
  public struct Needs {
    public var clock: Clock
    public init(clock: Clock) { self.clock = clock }
  }

  public init(needs: Needs) {}
}

public struct Refused: Sendable {
  public var clock: Clock
}

/// The initializer of the needs is internal, so `Meetings` cannot create them.
public struct AlarmNeeds: Sendable {
  public var clock: Clock
}

public final class Alarm: Sendable {
  public init(needs: AlarmNeeds) {}
}

public final class Wrong<Value: Sendable>: Sendable {
  public struct Needs: Sendable { public init() {} }
  public init(value: Value, needs: WrongNeeds, count: inout Int) {}
}

public struct WrongNeeds: Sendable {
  public var tick: @Sendable () -> Int
  public var clock: Clock
}
