// Escaped and Unicode names, generics, nested aliases, attributes and defaults of all kinds.

public enum Outer {
  /// A type whose name means something else after a dot.
  public struct `Type`: Sendable {
    public var `init`: @Sendable (_ `in`: Int) throws -> Void
    public var `two words`: @Sendable () throws -> Int
  }
}

public struct Pair<First: Sendable, Second: Sendable>: Sendable {
  public var first: First
  public var second: Second
}

public typealias Handler<Value> = @Sendable (Value) -> Bool
public typealias Check = Handler<Text>
public typealias Text = String
public typealias 数える = @Sendable () -> Int

/// Takes inputs whose types are spelled differently from the properties of the world.
public func makeOne(
  pair: Pair<Text, Swift.Int>,
  numbers: Swift.Array<Int>,
  names: Dictionary<Text, Int?>,
  maybe: Optional<Bool>
) -> 数える {
  { pair.second + numbers.count + names.count + (maybe == true ? 1 : 0) }
}

public func make数えるTwice(_ 数: @escaping 数える) -> @Sendable () -> UInt { { UInt(2 * 数()) } }

public func makeType(`Type`: Outer.`Type`) -> @Sendable () -> Outer.`Type` { { `Type` } }

/// Takes an endpoint whose name is a keyword.
public func makeKeyword(
  `init`: @escaping @Sendable (Int) throws -> Void
) -> @Sendable () throws -> Void {
  { try `init`(1) }
}

public func `makeTwo words`(
  `two words`: @escaping @Sendable () throws -> Int
) -> @Sendable () throws -> Int {
  `two words`
}

/// Defaults with punctuation in them, a variadic input, and an autoclosure with a default.
public func makeDefaults(
  text: String = "a \"(b\", \\(c) {",
  list: [Int: (Int, [String])] = [1: (2, ["x", ")"])],
  body: @Sendable (Int) -> Bool = { $0 > 1 },
  compare: (Int, Int) -> Bool = (<),
  numbers: [Int],
  more: Double...,
  late: @autoclosure () -> Int8 = 3
) -> @Sendable () -> Int {
  { numbers.count }
}

/// The inputs determine `Value`.
public func makeTold<Value: Sendable>(check: @escaping Handler<Value>, value: Value) -> Check {
  { _ in check(value) }
}

public func makeSendable(
  with numbers: sending [Int],
  pair: consuming Pair<Text, Int>
) -> @Sendable () -> Int8 {
  let count = numbers.count
  return { Int8(count) }
}

public struct World: Sendable {
  public var pair: Pair<String, Int>
  public var numbers: [Int]
  public var names: [String: Int?]
  public var maybe: Bool?
  public var type: Outer.`Type`
  public var check: Check
  public var value: Text
}
