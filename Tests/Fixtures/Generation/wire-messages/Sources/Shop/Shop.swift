// Messages that name the next step.

import Other

public struct IDSource: Sendable {
  public var next: @Sendable () -> [Int]
}
public struct One: Sendable {}
public struct Two: Sendable {}
public struct Three: Sendable {}

public struct Network: Sendable {
  public var retries: Int
}
public struct Config: Sendable {
  public var network: Network
}

public struct Notifier: Sendable {
  public var notify: @Sendable (String) -> Void
}

struct World: Sendable {
  var ids: IDSource
  var config: Config
  var notifier: Notifier?
}
struct Request: Sendable { var config: Config }

/// A part of a part of a value.
func makeRetry(retries: Int) -> @Sendable () -> [Bool] { { [] } }

/// Endpoints of an optional capability.
func makeNote(notify: @escaping @Sendable (String) -> Void, config: Config)
  -> @Sendable () -> Int16
{
  { 1 }
}
func makeQuietNote(notify: (@Sendable (String) -> Void)?, config: Config) -> @Sendable () -> Int32 {
  { 1 }
}
/// An unnamed input.
func makeUnnamed(_: Bool, ids: IDSource, config: Config) -> @Sendable () -> Int { { 1 } }
/// An endpoint has the type, but another name.
func makeNew(newID: @escaping @Sendable () -> [Int], config: Config) -> @Sendable () -> Bool {
  { true }
}
/// The internal name is that of the endpoint already.
func makeSecond(second next: @escaping @Sendable () -> [Int], config: Config)
  -> @Sendable () -> Int8
{
  { 1 }
}
/// Values that need each other.
func makeOne(two: Two) -> One { One() }
func makeTwo(one: One) -> Two { Two() }
func makeBoth(one: One) -> @Sendable () -> Double { { 1 } }
/// Builders that the generated file cannot see.
private func makeThree() -> Three { Three() }
func makeUse(three: Three, hidden: Hidden) -> @Sendable () -> String { { "" } }
