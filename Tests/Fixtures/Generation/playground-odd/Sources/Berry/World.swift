// A world named `World` with a nested world that is wired, and odd names.

public import Apple
public import Capabilities
public import Foundation

/// A type with the same name as a type of `Apple`.
public struct Account: Sendable, Codable {
  public var name: String
}

public struct PlaygroundTable: Sendable, Codable {}

/// Decodable only if its content is, and has an order.
public struct Sorted<Content: Sendable>: Sendable {
  public var content: Content
}

extension Sorted: Decodable where Content: Decodable & Comparable {}

public struct Shop: Sendable {
  public var accounts: Repository<Apple.Account>
  public var boxes: Repository<Box<Elsewhere>>
  public var opaque: Repository<Opaque>
}

extension Shop: Interceptable {
  public func intercepted(by interceptor: some Interceptor) -> Shop { self }
}

public typealias Pay = @Sendable (Apple.Account, Account) async throws -> Void

public enum Fault: Error { case `default`, `in`(`for`: Int) }

public struct Odd: Sendable {
  public var `repeat`: @Sendable (_ in: Int, _ `self`: Int) throws(Fault) -> Int
  public var screen: @MainActor @Sendable (_ title: String) -> Bool
  public var both: @Sendable (_ int: Int, _ int: Int, Int, String?, [Account], Set<Int>) -> Void
  public var total: @Sendable (inout Int) -> Void
  public var sum: @Sendable (Int...) -> Int
  public var curry: @Sendable (Int) -> @Sendable (Int) -> Int
  public var error: @Sendable (any Error) -> Void
  public var scan: @Sendable (_ body: (Int) -> Void) -> Void
  public var never: @Sendable () throws(Never) -> Unreadable?
  public var result: @Sendable () async throws(any Error) -> Result<Int, Fault>
  public var range: @Sendable (ClosedRange<Int>) -> Range<Opaque>?
  public var opaque: @Sendable (Opaque) -> (value: Int, rest: [Int])
  public var table: @Sendable (PlaygroundTable) -> Character
  public var sorted: @Sendable (Sorted<Int>) -> Sorted<Account>
  public var `raw name`: @Sendable () -> Duration
  public var wide: @Sendable (Int, Int, Int, Int, Int, Int, Int) -> ArraySlice<Int>
  public var failing: @Sendable () throws(CocoaError) -> Data
  public var shelve: @Sendable (Shelf<Int>.Place) throws(Shelf<Int>.Fault) -> Bool
}

extension Opaque: @retroactive Comparable {
  public static func < (left: Opaque, right: Opaque) -> Bool { false }
  public static func == (left: Opaque, right: Opaque) -> Bool { true }
}

public final class Counter: Sendable {
  public let count: @Sendable () -> Int = { 0 }
}

public struct World: Sendable {
  public var villageShop: Shop
  public var odd: Odd
  public var spare: Odd?
  public var `class`: Counter
  public var title: String
  public var steps: [Int]?
  public private(set) var own: Int
  public let fixed: Int
  public weak var nothing: Counter?
}

extension World: Interceptable {
  public func intercepted(by interceptor: some Interceptor) -> World { self }
}

extension World {
  public static var test: World { fatalError() }
  /// Not a value of the world, because it has another type.
  public static var other: Shop { fatalError() }
  static var hidden: World { fatalError() }
  @MainActor public static func `default`() throws -> Self { fatalError() }
  public static func needing(input: Int) -> World { fatalError() }
}

public func makeRepeat(odd: Odd) -> @Sendable (_ in: Int) async throws -> Int { { $0 } }
public func makeScreen(odd: Odd) -> @MainActor @Sendable (Bool) -> Void { { _ in } }
public func makeFollow(odd: Odd) async throws -> @Sendable (Opaque) -> Unreadable {
  { _ in Unreadable() }
}

extension Opaque {
  public struct Nest: Sendable, Interceptable {
    // A C type, whose module only the imports of this file name.
    public var run: @Sendable (timespec) -> Int
    public static var test: Nest { Nest { _ in 1 } }
    public func intercepted(by interceptor: some Interceptor) -> Nest { self }
  }
}

public struct Bell: Sendable {
  public var ring: @Sendable () -> Int
}

/// A world whose capability only its module can read.
public struct Sealed: Sendable, Interceptable {
  var bell: Bell
  public func intercepted(by interceptor: some Interceptor) -> Sealed { self }
  public static var test: Sealed { Sealed(bell: Bell { 1 }) }
}
