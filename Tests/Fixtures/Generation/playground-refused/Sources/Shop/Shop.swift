// Types that cannot have a playground, or not the requested one.

public import Capabilities

public struct World: Sendable, Interceptable {
  public var now: @Sendable () -> Int
  public func intercepted(by interceptor: some Interceptor) -> World { self }
  public static var test: World { World(now: { 1 }) }
  public static func sandbox(of name: String) -> World { test }
  static var live: World { test }
  public static var other: Int { 1 }
}

public struct Plain {
  public var now: @Sendable () -> Int
  public static var test: Plain { Plain(now: { 1 }) }
}

public struct Generic<Value: Sendable>: Sendable, Interceptable {
  public var now: @Sendable () -> Value
  public func intercepted(by interceptor: some Interceptor) -> Self { self }
}

public enum Errors: Error { case none }

public actor Counter {
  public let now: @Sendable () -> Int = { 1 }
}

struct Inside: Sendable, Interceptable {
  var now: @Sendable () -> Int
  func intercepted(by interceptor: some Interceptor) -> Inside { self }
}

public typealias Alias = World

public struct Orders: Sendable {
  public var place: @Sendable () -> Int
}

public struct Twice: Sendable, Interceptable {
  public var orders: Within
  public func intercepted(by interceptor: some Interceptor) -> Twice { self }
  public static var test: Twice { fatalError() }

  public final class UseCases: Sendable {
    public let orders: Orders
    init(orders: Orders) { self.orders = orders }
  }

  public var useCases: UseCases { UseCases(orders: Orders(place: { 1 })) }
}

public struct Within: Sendable {
  public var now: @Sendable () -> Int

  public final class UseCases: Sendable {
    public let place: @Sendable () -> Int
    init(place: @escaping @Sendable () -> Int) { self.place = place }
  }

  public var useCases: UseCases { UseCases(place: { 1 }) }
}

public struct Several: Sendable {
  public var orders: Orders
  public var more: Orders
  public var world: World
  public var desk: Desk
  public static var test: Several { fatalError() }

  public struct Desk: Sendable {
    public var lamp: Lamp?

    public struct Lamp: Sendable {
      public var light: @Sendable () -> Void
    }
  }
}

public struct Loose: Sendable, Interceptable {
  public var now: @Sendable () -> Int
  public func intercepted(by interceptor: some Interceptor) -> Loose { self }
  public static var test: Loose { Loose(now: { 1 }) }

  public final class UseCases {
    public let place: () -> Int
    init(place: @escaping () -> Int) { self.place = place }
  }

  public var useCases: UseCases { UseCases(place: { 1 }) }
}
