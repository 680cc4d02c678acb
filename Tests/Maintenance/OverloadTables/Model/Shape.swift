/// The form of the toolkit's closures, which decides the cost of a call.
enum Shape {
  /// The attributes of a helper that composes functions. The client's compiler inlines it in every
  /// build. The library contains no code for it, because that code would dominate its build time.
  static let attributes = outlined + [inlined]

  /// The attribute of a function that is inlined in every build. With `@_transparent`, the optimizer
  /// crashes in Embedded Swift, or miscompiles async functions (Swift 6.3).
  static let inlined = "@inline(always)"

  /// The attributes of a helper that does more than return a closure. The library compiles the work,
  /// a client compiles the closure around it, so the library has no code for unused overloads.
  static let outlined = ["@_alwaysEmitIntoClient"]

  /// The type of an endpoint.
  static func type(
    _ inputs: Inputs,
    _ effect: Effect,
    failure: String? = "Failure",
    returning result: String = "R"
  ) -> String {
    "@Sendable (\(inputs.typeList))\(effect.keywords(failure: failure)) -> \(result)"
  }

  /// Returns a body that returns a closure with one call and captures only a function.
  ///
  /// Neither this closure nor the one below has a capture list, because the compiler would infer
  /// `@concurrent` for an async closure with one.
  static func closure(_ inputs: Inputs, _ effect: Effect, calling call: String) -> String {
    "{\(head(inputs, effect)) \(effect.marks)\(call) }"
  }

  /// Returns a body that returns a closure with one call and captures several functions or inputs.
  /// `Sources/Capabilities/CompilerHints.swift` explains the hint.
  ///
  /// - Parameter stages: The names of the inputs of earlier stages.
  static func capturingClosure(
    stages: [String] = [],
    _ inputs: Inputs,
    _ effect: Effect,
    calling call: String
  ) -> String {
    let opening = stages.map { "{ \($0) in " }.joined() + "{\(head(inputs, effect))"
    let closing = "}" + stages.map { _ in " }" }.joined()
    let line = "return \(opening) _ = hint; return \(effect.marks)\(call) \(closing)"
    let hint = "let hint = captureHint()"
    for body in ["\(hint); \(line)", "\(hint)\n\(line)"]
    where !body.split(separator: "\n").contains(where: { $0.count + 2 > Function.width }) {
      return body
    }
    return """
      \(hint)
      return \(opening)
        _ = hint; return \(effect.marks)\(call)
      \(closing)
      """
  }

  /// The inputs of a closure, up to `in`, with a leading space.
  static func head(_ inputs: Inputs, _ effect: Effect, failure: String? = "Failure") -> String {
    switch effect {
    case .plain: inputs.count == 0 ? "" : " \(inputs.nameList) in"
    default: " (\(inputs.nameList))\(effect.keywords(failure: failure)) in"
    }
  }
}
