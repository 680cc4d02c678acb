// A small version of the toolkit's module, with the declarations that generated code uses.

public import Foundation

public struct Generator<Value: Sendable>: Sendable {
  public init() {}

  public init<each Part: Sendable>(
    _ parts: repeat Generator<each Part>,
    create: @escaping @Sendable (repeat each Part) throws -> Value
  ) {}

  public static func element(of values: [Value]) -> Generator { Generator() }
  public static func oneOf(_ generators: Generator...) -> Generator { Generator() }
  public static func optional<Wrapped>(_ generator: Generator<Wrapped>) -> Generator
  where Value == Wrapped? { Generator() }
  public static func list<Element>(
    of generator: Generator<Element>,
    count: ClosedRange<Int> = 0...3
  ) -> Generator where Value == [Element] { Generator() }
  public static func set<Element>(
    of generator: Generator<Element>,
    count: ClosedRange<Int> = 0...3
  ) -> Generator where Value == Set<Element> { Generator() }
  public static func dictionary<Key, Item>(
    _ keys: Generator<Key>,
    _ values: Generator<Item>,
    count: ClosedRange<Int> = 0...3
  ) -> Generator where Value == [Key: Item] { Generator() }
}

extension Generator where Value: FixedWidthInteger {
  public static func integer(in range: ClosedRange<Value> = 0...3) -> Generator { Generator() }
}

extension Generator<Bool> {
  public static var bool: Generator { Generator() }
}

extension Generator<Double> {
  public static var double: Generator { Generator() }
}

extension Generator<String> {
  public static var string: Generator { Generator() }
}

extension Generator<Float> {
  public static var float: Generator { Generator() }
}

extension Generator<Decimal> {
  public static var decimal: Generator { Generator() }
}

extension Generator<Character> {
  public static var character: Generator { Generator() }
}

extension Generator<Duration> {
  public static var duration: Generator { Generator() }
}

extension Generator<URL> {
  public static var url: Generator { Generator() }
}

extension Generator<UUID> {
  public static var uuid: Generator { Generator() }
}

extension Generator<Date> {
  public static var date: Generator { Generator() }
}

extension Generator<Data> {
  public static var data: Generator { Generator() }
}

public struct ConformanceCall<Subject: Sendable>: Sendable {
  public static func call<each Input: Sendable, Output: Sendable>(
    _ name: String,
    _ inputs: repeat Generator<each Input>,
    weight: Int = 1,
    perform: @escaping @Sendable (Subject, repeat each Input) async throws -> Output
  ) -> ConformanceCall { ConformanceCall() }
}
