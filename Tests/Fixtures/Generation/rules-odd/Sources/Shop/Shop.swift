// Compositions, optionals, defaults, generics and open inputs of every form, all of them supplied.

public protocol A: Sendable {}
public protocol B: Sendable {}
public typealias Both = B & A
public struct AB: A, B { public init() {} }
public struct Store: Sendable { public init() {} }
public final class Cache: Sendable { public init() {} }
public struct Services: Sendable { public var mail: Mail }
public struct Mail: Sendable { public var send: @Sendable () -> Void }
public typealias Svc = Services
public typealias Current = @Sendable () -> Int
public struct Box<T: Sendable>: Sendable {
  public var value: T; public init(value: T) { self.value = value }
}

public func makeComposed(both: any A & B, _ pair: (a: Int, b: Int)) -> @Sendable () -> Int { { 1 } }
public func makeSome(in both: (some A)?, list: [some A], array: Array<some B>)
  -> @Sendable () -> Int8
{ { 1 } }
public func makeError(onError: (@Sendable () throws -> Void)?, other: (@Sendable () -> Void)? = nil)
  -> @Sendable () -> Int16
{ { 1 } }
public func makeSend(mail: Mail, send: @escaping @Sendable () async throws -> Void)
  -> @Sendable () -> Int32
{ { 1 } }
public func makeCurrent() -> Current { { 1 } }
public func makeDefaulted(
  current: @escaping Current = { 2 },
  user: @escaping Current = { 3 },
  store: Store? = nil,
  mail: Mail? = nil
) -> @Sendable () -> Int64 { { 1 } }
public func makeIUO(name: String!, isolation: isolated (any Actor)? = #isolation)
  -> @Sendable () -> UInt
{ { 1 } }
public func makeOpen(
  from source: String,
  _ note: Int,
  with body: () -> Void,
  kept: @escaping @Sendable () -> Void
) -> @Sendable () -> UInt8 { { 1 } }
public func makeOpener(
  open: @escaping @Sendable () -> UInt8,
  body: @escaping () -> Void,
  note text: Int
) -> @Sendable () -> UInt16 { { 1 } }
public func makeKeyword(`default`: Int, `self`: Int, `in` x: Int) -> @Sendable () -> UInt32 {
  { 1 }
}
public func makeBoxed<T>(box: Box<T>, value: Box<T>) -> @Sendable () -> T { { box.value } }
public func makeUnboxed(boxed: @escaping @Sendable () -> String) -> @Sendable () -> UInt64 { { 1 } }
public func makeReturning<T: Sendable>(value: T) throws(Never) -> @Sendable () -> Box<T> {
  { Box(value: value) }
}
public func makeDict<K: Hashable & Sendable, V: Sendable>(dict: [K: V], optional: V?)
  -> @Sendable () -> [K: V]
{ { dict } }
@MainActor public func makeMain(name: String) -> @Sendable () -> Float { { 1 } }
extension World {
  public static func makeNested(name: String) -> @Sendable () -> Double { { 1 } }
}
public struct World: Sendable {
  public var both: any Both
  public var pair: (a: Int, b: Int)
  public var list: [AB]
  public var array: [AB]
  public var onError: (@Sendable () -> Void)?
  public var svc: Svc
  public var name: String
  public var `default`: Int
  public var `self`: Int
  public var x: Int
  public var box: Box<String>
  public var value: Box<String>
  public var dict: [String: Int]
  public var optional: Int?
}
