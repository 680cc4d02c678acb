// Builders that are instance methods, which no world can call.

public typealias Pay = @Sendable () -> Int
public typealias Take = @Sendable () -> Bool

public actor Till {
  public func makePay(cents: Int) -> Pay { { cents } }
  nonisolated public func makeTake() -> Take { { true } }
}

public struct Bar: Sendable {
  public func makePour(cents: Int) -> @Sendable () -> String { { "\(cents)" } }
}

public final class Waiter: Sendable {
  @MainActor public func makeServe() -> @Sendable () -> UInt { { 1 } }
}

extension World {
  public func makeCopy() -> @Sendable () -> World { { self } }
}

// Not builders: a protocol requirement, and a method that returns no use case.
public protocol Menu {
  func makeMeal(cents: Int) -> Pay
}

extension Bar: Sequence {
  public func makeIterator() -> EmptyCollection<Int>.Iterator { EmptyCollection().makeIterator() }
}

public struct World: Sendable {
  public var cents: Int
}
