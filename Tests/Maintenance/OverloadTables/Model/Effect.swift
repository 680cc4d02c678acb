/// The effects of a function. Every helper of the toolkit exists for these four.
enum Effect: CaseIterable {
  case plain
  case throwing
  case async
  case asyncThrowing

  var isThrowing: Bool { self == .throwing || self == .asyncThrowing }
  var isAsync: Bool { self == .async || self == .asyncThrowing }

  /// The same effect without the error.
  var withoutThrows: Effect { isAsync ? .async : .plain }

  /// The keywords between a parameter list and its arrow, with a leading space.
  ///
  /// - Parameter failure: The type of the error; `nil` for any error.
  func keywords(failure: String? = "Failure") -> String {
    let type = failure.map { "(\($0))" } ?? ""
    return (isAsync ? " async" : "") + (isThrowing ? " throws\(type)" : "")
  }

  /// The keywords before a call, with a trailing space.
  var marks: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }

  /// The generic parameters that the effect adds.
  var generics: [String] { isThrowing ? ["Failure"] : [] }
}
