public protocol Refused: Hashable {
  associatedtype Item
  init(a: Int)
  static func make() -> Int
  static var shared: Int { get }
  subscript(index: Int) -> Int { get }
  var settable: Int { get set }
  mutating func change()
  func generic<T>(_ value: T)
  func opaque(_ value: some Sendable)
  func item() -> Item
  func same(as other: Self) -> Bool
  func write(to text: inout String)
  func many(_ values: Int...)
  func later(_ value: @autoclosure () -> Int)
  static func + (left: Self, right: Self) -> Int
}

protocol Twins {
  func twin() -> Int
  func twin() -> String
}

protocol Nothing {}

struct NoProtocol {}

final class Closures: Sendable { let go: @Sendable () -> Int = { 1 } }

class Base {}

protocol Inheriting: Base {
  func each(_ body: (Int) throws -> Void) rethrows
  @available(*, deprecated)
  func old()
}

protocol Lender: Sendable {
  var bytes: Span<UInt8> { get }
  func part(of length: Int) -> RawSpan
  var next: Int { mutating get }
}

public actor Hidden {
  private let rows = [0]
  func find(_ row: Int) -> Int { rows[row] }
  func save() {}
}

final class Closed: Sendable {
  private func open() {}
}
