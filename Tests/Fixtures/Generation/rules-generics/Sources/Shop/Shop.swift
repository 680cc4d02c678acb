// Inputs with `some`, generic parameters, and protocols.

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

/// Takes properties by name that conform, also by an inherited protocol or as an existential.
public func makeOne(wall: some Clock, ticking: some Clock, number: some Printer) -> Use1 { { 1 } }

/// The arguments determine `T`.
public func makeTwo<T: Sendable>(box: Box<T>, list: [T], map: @escaping (T) -> T) -> Use2 { { 1 } }

/// The argument determines the type of the result.
public func makeUnbox<T: Sendable>(box: Box<T>) -> @Sendable () -> T { { box.value } }

/// Takes an existential by its type.
public func makeThree(any clock: any Ticking, unbox: @escaping @Sendable () -> String) -> Use3 {
  { 1 }
}

/// The properties with these names do not conform.
public func makeFour(number: some Clock, list: some Printer) -> Use4 { { 1 } }

/// The inputs determine two types for `T`, or none.
public func makeFive<T: Sendable>(box: Box<T>, number: T) -> Use5 { { 1 } }
public func makeSix<T: Sendable>(other: T) -> @Sendable () -> T { { other } }
public func makeSeven<T: Sendable>() -> @Sendable () -> T? { { nil } }
public func makeEight<T: Base>(number: T) -> @Sendable () -> Bool { { true } }
public func makeNine(clock: any Clock) -> @Sendable () -> UInt8 { { 1 } }
public func makeHidden() -> some Clock { Wall() }
public func makeTen(hidden: some Clock) -> @Sendable () -> UInt16 { { 1 } }
public func makeEleven<T: Sendable>(given: T) -> @Sendable () -> UInt32 { { 1 } }

/// Symbol graphs omit the function in the definition of this alias.
public typealias Stay = nonisolated(nonsending) @Sendable () async -> Int
public func makeTwelve(list: [String]) -> Stay { { 1 } }
public func makeStaying(
  list: nonisolated(nonsending) @escaping @Sendable () async -> Int
) -> @Sendable () async -> Int { { await list() } }

public typealias Later<T> = @Sendable () async -> T
public func makeThirteen(list: [String]) -> Later<Int> { { 1 } }

public struct World: Sendable {
  public var wall: Wall
  public var ticking: any Ticking
  public var number: Int
  public var box: Box<String>
  public var list: [String]
  public var map: @Sendable (String) -> String
}

/// An existential gets no value of a type that conforms.
public func makeFourteen(number: any Hashable, box: any Printer) -> @Sendable () -> UInt64 { { 1 } }
