/// How the toolkit's closures are written. All that decides what a call costs stands here.
enum Shape {
  /// The attributes of a helper that composes: the client's compiler sees through it in every
  /// build, and the library has no code for it, which would take most of the time to build it.
  static let attributes = ["@_alwaysEmitIntoClient @_transparent"]

  /// The attributes of a helper that is more than a closure: what it does is compiled in the library,
  /// the closure around it in the clients that use it, so that the library has no code for overloads
  /// nobody calls.
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

  /// A body that returns a closure which makes one call and captures nothing but a function.
  ///
  /// Neither this closure nor the one below has a capture list: the compiler would infer an async
  /// closure with one to leave its caller's actor.
  static func closure(_ inputs: Inputs, _ effect: Effect, calling call: String) -> String {
    "{\(head(inputs, effect)) \(effect.marks)\(call) }"
  }

  /// A body that returns a closure which makes one call and captures a function together with
  /// inputs or other functions; `Sources/Capabilities/Composition/ConstantCaptureHint.swift` says
  /// what the hint is for.
  ///
  /// - Parameter stages: The names of inputs that are taken one by one before.
  static func capturingClosure(
    stages: [String] = [],
    _ inputs: Inputs,
    _ effect: Effect,
    calling call: String
  ) -> String {
    let opening = stages.map { "{ \($0) in " }.joined() + "{\(head(inputs, effect))"
    let closing = "}" + stages.map { _ in " }" }.joined()
    let line = "return \(opening) _ = hint; return \(effect.marks)\(call) \(closing)"
    let hint = "let hint = constantCaptureHint()"
    if line.count + 2 <= Function.width { return "\(hint)\n\(line)" }
    return """
      \(hint)
      return \(opening)
        _ = hint; return \(effect.marks)\(call)
      \(closing)
      """
  }

  /// The inputs of a closure up to `in`, with a leading space.
  static func head(_ inputs: Inputs, _ effect: Effect, failure: String? = "Failure") -> String {
    switch effect {
    case .plain: inputs.count == 0 ? "" : " \(inputs.nameList) in"
    default: " (\(inputs.nameList))\(effect.keywords(failure: failure)) in"
    }
  }
}
