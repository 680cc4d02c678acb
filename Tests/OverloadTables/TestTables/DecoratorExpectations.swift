/// Lines of tests that expect what a decorated probe does with its calls.
struct DecoratorExpectation {
  var inputs: Inputs
  /// The effect of the decorated endpoint.
  var effect: Effect
  /// The name of the decorated endpoint.
  var name: String
  /// Whether a call may leave the actor in between.
  var isHopping = false

  /// Expects an outcome of one call.
  ///
  /// - Parameters:
  ///   - value: What it returns; `nil` where it throws the refusal.
  ///   - literals: What it is given; by default `"a", "b"` and so on.
  ///   - refusing: The call that the probe refuses.
  ///   - journal: What happens, in order.
  func callAsFunction(
    _ value: String?,
    of literals: String? = nil,
    refusing: String? = nil,
    journal: [String]
  ) -> [String] {
    let outcome =
      value.map { ".success(\($0.quoted))" } ?? ".failure(Refusal(\((refusing ?? "").quoted)))"
    let list = journal.map(\.quoted).joined(separator: ", ")
    let arguments =
      [outcome] + (refusing.map { ["refusing: \($0.quoted)"] } ?? [])
      + ["journal: [\(list)]"] + (isHopping ? ["hopping: true"] : [])
    let start = "\(effect.isAsync ? "await " : "")probe.expect("
    let signature =
      effect == .plain
      ? "" : " ()\(effect.isAsync ? " async" : "") throws(Refusal) in"
    let end = ") {\(signature)"
    let line = start + arguments.joined(separator: ", ") + end
    let fits = line.count + (effect.isAsync ? 6 : 4) <= Function.width
    return (fits ? [line] : [start] + Function.rows(arguments) + [end]) + [
      "  \(effect.marks)\(name)(\(literals ?? inputs.literals))", "}",
    ]
  }
}

extension Inputs {
  /// What a test passes where one input is another than in `literals`, and the probe's answer.
  func changed(at place: Int) -> (literals: String, answer: String) {
    var names = names
    names[place] = "x"
    return (names.map(\.quoted).joined(separator: ", "), names.joined())
  }
}
