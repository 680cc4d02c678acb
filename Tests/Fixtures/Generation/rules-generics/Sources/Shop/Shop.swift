// `some`, generic parameters, and protocols.

public protocol Clock: Sendable { func now() -> Int }
public protocol Ticking: Clock {}
public protocol Printer: Sendable { func print() }
public struct Wall: Ticking { public func now() -> Int { 1 } }
public struct Box<Value: Sendable>: Sendable { public var value: Value }
public class Base { public init() {} }
extension Int: Printer { public func print() {} }

public typealias Use1 = @Sendable () -> Int
public typealias Use2 = @Sendable () -> Int
public typealias Use3 = @Sendable () -> Int
public typealias Use4 = @Sendable () -> Int
public typealias Use5 = @Sendable () -> Int

/// What has the name, and conforms: by an inherited protocol, or any value of it.
public func makeOne(wall: some Clock, ticking: some Clock, number: some Printer) -> Use1 { { 1 } }

/// `T` is what the argument says.
public func makeTwo<T: Sendable>(box: Box<T>, list: [T], map: @escaping (T) -> T) -> Use2 { { 1 } }

/// Its product says what it was made for.
public func makeUnbox<T: Sendable>(box: Box<T>) -> @Sendable () -> T { { box.value } }

/// An existential, by its type.
public func makeThree(any clock: any Ticking, unbox: @escaping @Sendable () -> String) -> Use3 {
  { 1 }
}

/// Nothing of that name that conforms.
public func makeFour(number: some Clock, list: some Printer) -> Use4 { { 1 } }

/// Two readings of `T`, and none.
public func makeFive<T: Sendable>(box: Box<T>, number: T) -> Use5 { { 1 } }
public func makeSix<T: Sendable>(other: T) -> @Sendable () -> T { { other } }
public func makeSeven<T: Sendable>() -> @Sendable () -> T? { { nil } }
public func makeEight<T: Base>(number: T) -> @Sendable () -> Bool { { true } }
public func makeNine(clock: any Clock) -> @Sendable () -> UInt8 { { 1 } }
public func makeHidden() -> some Clock { Wall() }
public func makeTen(hidden: some Clock) -> @Sendable () -> UInt16 { { 1 } }
public func makeEleven<T: Sendable>(given: T) -> @Sendable () -> UInt32 { { 1 } }

public struct World: Sendable {
  public var wall: Wall
  public var ticking: any Ticking
  public var number: Int
  public var box: Box<String>
  public var list: [String]
  public var map: @Sendable (String) -> String
}
