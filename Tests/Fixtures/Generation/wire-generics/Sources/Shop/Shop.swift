// Generic builders and capabilities.

public struct Api<Failure: Error>: Sendable {
  public var call: @Sendable () throws(Failure) -> Int
}
public struct NetworkError: Error {}
public struct Person: Sendable {}
public struct Shelf<Item: Sendable>: Sendable {
  public enum Failure: Error { case full, unreadable }
  public var add: @Sendable (Item) throws(Failure) -> Failure?
}
public typealias Books = Shelf<String>
struct Page<Row: Sendable>: Sendable { let rows: [Row] }
public struct Repository<Value: Sendable>: Sendable {
  public var find: @Sendable (Int) async -> Value?
  public var all: @Sendable () -> [Value]
}

public struct World: Sendable {
  var api: Api<NetworkError>
  var clock: ContinuousClock
  var people: Repository<Person>
  var names: [String]
  var books: Books
}

func makeFetch<E: Error>(api: Api<E>) throws(E) -> @Sendable () -> Int { { 1 } }
func makeWait<C: Clock>(clock: C) -> @Sendable () -> C.Duration { { fatalError() } }
func makeFirst<C: Collection & Sendable>(names: C) -> @Sendable () -> C.Element? {
  { names.first }
}
func makeFind(find: @escaping @Sendable (Int) async -> Person?) -> @Sendable () -> Bool { { true } }
func makeAll(all: @escaping @Sendable () -> [Person]) -> @Sendable () -> Double { { 1 } }
func makeJoin<C: Collection & Sendable>(names: C) -> @Sendable () -> [Int]
where C.Element == String {
  { [] }
}
func makeTitle(page: Page<String>) -> @Sendable () -> Int8 { { 1 } }
func makePage<Row: Sendable>(list: [Row]) -> Page<Row> { Page(rows: list) }
func makeShelf() -> (list: [Int], Int) { ([], 1) }
func makeList<Name: Sendable>(names: [Name]) -> [Name] { names }
func makeParts<each Part>(parts: repeat each Part) -> (repeat each Part) { (repeat each parts) }
func makeAdd(
  add: @escaping @Sendable (String) throws(Books.Failure) -> Books.Failure?
) -> @Sendable () -> UInt {
  { 1 }
}
extension Repository where Value == Person {
  static func makeFindPerson(
    find: @escaping @Sendable (Int) async -> Value?
  ) -> @Sendable () -> Int16 { { 1 } }
  static func makePersons(all: @escaping @Sendable () -> [Person]) -> Page<Value> {
    Page(rows: all())
  }
}
func makeShowPersons(persons: Page<Person>) -> @Sendable () -> Int32 { { 1 } }
