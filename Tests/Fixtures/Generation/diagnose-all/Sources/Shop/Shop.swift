// One error of each kind. One run reports all of them.

public struct Clock: Sendable {
  public var now: @Sendable () async -> Int
}

public typealias A = @Sendable () -> Int
public typealias B = @Sendable () -> Int
public typealias C = @Sendable () -> Int
public typealias D = @Sendable () -> Int
public typealias E = @Sendable () -> Int
public typealias F = @Sendable () -> Int
public typealias G = @Sendable () -> Int
public typealias H = @Sendable () -> Int

// A missing value, with the chain of builders that need it.
public func makeA(price: Double, clock: Clock) -> A { { 1 } }
public func makeB(a: @escaping A) -> B { a }
public func makeC(b: @escaping B) -> C { b }

// A builder whose inputs are all missing.
public func makeAmbiguous(name: String) -> @Sendable () -> String { { name } }

// A cycle.
public func makeD(e: @escaping E) -> D { e }
public func makeE(f: @escaping F) -> E { f }
public func makeF(d: @escaping D) -> F { d }

// Effects that the parameter does not allow.
public func makeG(now: @escaping @Sendable () -> Int) -> G { now }

public func makeH(clock: Clock) -> H { { 1 } }

// A name that the generated struct uses itself, and a name that is used twice.
public func makeWorld(clock: Clock) -> @Sendable () -> Int { { 1 } }
public func makeTwin(clock: Clock) -> @Sendable () -> Int { { 1 } }
public func makeTwin(count: Clock) -> @Sendable () -> String { { "" } }

// Inputs that no world can supply.
public func makeInout(clock: inout Clock) -> @Sendable () -> Bool { { true } }
public func makeLater(clock: @autoclosure () -> Clock) -> @Sendable () -> UInt { { 1 } }

// A generic parameter that no input determines, and one that a property determines by name.
public func makeGeneric<T: Sendable>(clock: Clock) -> @Sendable () -> T? { { nil } }
public func makeTold<T: Sendable>(secret: T) -> @Sendable () -> T { { secret } }

// A hidden property.
public struct Secret: Sendable {}
public func makeSecretive(hidden: Secret) -> @Sendable () -> Void { {} }

public struct World: Sendable {
  public var clock: Clock
  public var first: String
  public var second: String
  var secret: Int
  private var hidden: Secret
  public var unused: Bool
}
public func makeBell(clock: @escaping @Sendable () async -> Int) -> @Sendable () -> Int8 { { 1 } }
