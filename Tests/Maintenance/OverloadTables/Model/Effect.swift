/// One of the four effects that every helper of the toolkit exists for.
enum Effect: CaseIterable {
  case plain
  case throwing
  case async
  case asyncThrowing

  var isThrowing: Bool { self == .throwing || self == .asyncThrowing }
  var isAsync: Bool { self == .async || self == .asyncThrowing }

  /// The same effect without the error.
  var withoutThrows: Effect { isAsync ? .async : .plain }

  /// What stands between a parameter list and its arrow, with a leading space.
  ///
  /// - Parameter failure: The type of the error; with none, any error may be thrown.
  func keywords(failure: String? = "Failure") -> String {
    let type = failure.map { "(\($0))" } ?? ""
    return (isAsync ? " async" : "") + (isThrowing ? " throws\(type)" : "")
  }

  /// What stands before a call, with a trailing space.
  var marks: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }

  /// The generic parameters that the effect adds.
  var generics: [String] { isThrowing ? ["Failure"] : [] }

  /// What documentation calls a function with the effect.
  var adjective: String {
    switch self {
    case .plain: "plain"
    case .throwing: "throwing"
    case .async: "async"
    case .asyncThrowing: "async throwing"
    }
  }

  /// The same with an article: `an async throwing`.
  var one: String { (isAsync ? "an " : "a ") + adjective }

  /// How documentation names the effect.
  var phrase: String { self == .plain ? "plain" : "`\(keywords().dropFirst())`" }
}
