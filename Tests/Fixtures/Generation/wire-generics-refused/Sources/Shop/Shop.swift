// Constraints that the arguments do not satisfy, or that cannot be resolved.

public protocol Source<Item>: Sendable {
  associatedtype Item
}
public struct Box<Value: Sendable>: Sendable {
  public var value: Value
}
extension Box: Source where Value: Hashable {
  public typealias Item = Int
}
public struct Opaque: Sendable {}
typealias Both = Source & Sendable

public struct World: Sendable {
  var source: any Source<Int>
  var numbers: [Int]
  var box: Box<Opaque>
  var cell: Cell<String>
}

func makeRead(source: some Source<String>) -> @Sendable () -> Int { { 1 } }
func makeJoin<C: Collection & Sendable>(numbers: C) -> @Sendable () -> Bool
where C.Element == String {
  { true }
}
func makeUnbox(box: some Both) -> @Sendable () -> Double { { 1 } }
func makeEcho<T>(numbers: [Int], as: T.Type = T.self) -> @Sendable (T) -> Int16 { { _ in 1 } }
func makeOpen<V: Sendable>(lid: Box<V>) -> @Sendable () -> V { { fatalError() } }
actor Store {}
func makeKeep(store: isolated Store) -> @Sendable () -> String { { "" } }
func makeTie<each Part>(numbers: [Int], parts: repeat each Part) -> @Sendable () -> Int8 { { 1 } }
func makeCall<each Part>(numbers: [Int]) -> @Sendable (repeat each Part) -> Int { fatalError() }
public protocol Countable: Sendable {}
public struct Cell<Value: Sendable>: Sendable {}
extension Cell: Countable where Value == Int {}
func makeCount(cell: some Countable) -> @Sendable () -> UInt8 { { 1 } }
func makeAdd(numbers: some Collection<String> & Sendable) -> @Sendable () -> UInt16 { { 1 } }
