/// Consecutive inputs. Their types are `A`, `B`, … and their names `a`, `b`, ….
struct Inputs {
  /// The types, in order.
  let types: [String]

  /// The first `count` inputs.
  init(_ count: Int) {
    types = Array(["A", "B", "C", "D", "E", "F", "G", "H"].prefix(count))
  }

  private init(types: [String]) {
    self.types = types
  }

  var count: Int { types.count }
  var names: [String] { types.map { $0.lowercased() } }

  /// `A, B`
  var typeList: String { types.joined(separator: ", ") }
  /// `a, b`
  var nameList: String { names.joined(separator: ", ") }
  /// The types as generic parameters that a `@Sendable` closure can capture.
  var sendable: [String] { types.map { "\($0): Sendable" } }
  /// `_ a: A` and so on.
  var parameters: [String] { zip(names, types).map { "_ \($0): \($1)" } }

  func prefix(_ count: Int) -> Inputs { Inputs(types: Array(types.prefix(count))) }
  func dropLast() -> Inputs { Inputs(types: types.dropLast()) }
  var last: Inputs { Inputs(types: types.suffix(1)) }
  func dropFirst(_ count: Int) -> Inputs { Inputs(types: Array(types.dropFirst(count))) }
  func reversed() -> Inputs { Inputs(types: types.reversed()) }
}
