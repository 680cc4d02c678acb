// Messages that name the next step.

import Other

public struct IDSource: Sendable {
  public var next: @Sendable () -> [Int]
}
public struct One: Sendable {}
public struct Two: Sendable {}
public struct Three: Sendable {}

struct World: Sendable {
  var ids: IDSource
}

/// An unnamed input.
func makeUnnamed(_: Bool) -> @Sendable () -> Int { { 1 } }
/// An endpoint has the type, but another name.
func makeNew(newID: @escaping @Sendable () -> [Int]) -> @Sendable () -> Bool { { true } }
/// Values that need each other.
func makeOne(two: Two) -> One { One() }
func makeTwo(one: One) -> Two { Two() }
func makeBoth(one: One) -> @Sendable () -> Double { { 1 } }
/// Builders that the generated file cannot see.
private func makeThree() -> Three { Three() }
func makeUse(three: Three, hidden: Hidden) -> @Sendable () -> String { { "" } }
