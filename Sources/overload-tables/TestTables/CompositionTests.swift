private let folder = "Tests/CapabilitiesTests/Composition"

let curryTests: TestTable = TestTable(
  path: "\(folder)/CurryTableTests.swift",
  suite: ("curry: every overload", "CurryTableTests"),
  rows: table(2...6) { count, effect in
    let inputs = Inputs(count)
    return TestTable.Row(
      name: "\(inputs.phrase), \(effect.words)",
      effect: effect,
      body: ["let curried = curry(probe.\(effect.probe)\(count))"]
        + effect.expectation(
          inputs.answer,
          journal: [inputs.answer],
          failing: [inputs.answer],
          from: "curried" + inputs.names.map { "(\($0.quoted))" }.joined()
        )
    )
  }
)

let uncurryTests: TestTable = TestTable(
  path: "\(folder)/UncurryTableTests.swift",
  suite: ("uncurry: every overload", "UncurryTableTests"),
  rows: table(2...6) { count, effect in
    let inputs = Inputs(count)
    return TestTable.Row(
      name: "\(inputs.phrase), \(effect.words)",
      effect: effect,
      body: chain(inputs, effect) + ["let uncurried = uncurry(chain)"]
        + effect.expectation(
          inputs.answer,
          journal: inputs.dropLast().names + [inputs.answer],
          failing: [inputs.answer],
          from: "uncurried(\(inputs.literals))"
        )
    )
  }
)

/// A curried function that notes each stage.
private func chain(_ inputs: Inputs, _ effect: Effect) -> [String] {
  let head = "{\(Shape.head(inputs.last, effect, failure: "Refusal"))"
  let call = "\(effect.marks)probe.\(effect.probe)(\(inputs.nameList))"
  var lines = [head, "  \(call)", "}"]
  for stage in inputs.dropLast().names.reversed() {
    lines[0] = "return \(lines[0])"
    lines = ["{ \(stage) in", "  probe.note(\(stage))"] + lines.map { "  \($0)" } + ["}"]
  }
  let type = inputs.dropLast().names.reduce("Probe.\(effect.probe.capitalizedFirst)") { type, _ in
    "Stage<\(type)>"
  }
  lines[0] = "let chain: \(type) = \(lines[0])"
  return lines
}

let flipTests: TestTable = TestTable(
  path: "\(folder)/FlipTableTests.swift",
  suite: ("flip: every overload", "FlipTableTests"),
  rows: Effect.allCases.map { effect in
    TestTable.Row(
      name: "2 inputs, \(effect.words)",
      effect: effect,
      body: ["let flipped = flip(probe.\(effect.probe)2)"]
        + effect.expectation("ab", journal: ["ab"], failing: ["ab"], from: "flipped(\"b\", \"a\")")
    )
  }
    + Effect.allCases.map { effect in
      TestTable.Row(
        name: "curried, \(effect.words)",
        effect: effect,
        body: chain(Inputs(2), effect) + ["let flipped = flip(chain)"]
          + effect.expectation(
            "ab",
            journal: ["a", "ab"],
            failing: ["ab"],
            from: "flipped(\"b\")(\"a\")"
          )
      )
    }
)

let partialTests: TestTable = TestTable(
  path: "\(folder)/PartialTableTests.swift",
  suite: ("partial: every overload", "PartialTableTests"),
  rows: table(1...6) { count, effect in
    let inputs = Inputs(count)
    return TestTable.Row(
      name: "\(inputs.phrase), \(effect.words)",
      effect: effect,
      body: (1...count).flatMap { fixed in
        let arguments = inputs.prefix(fixed).literals
        return ["let fixed\(fixed) = partial(probe.\(effect.probe)\(count), \(arguments))"]
          + effect.expectation(
            inputs.answer,
            journal: [inputs.answer],
            failing: [inputs.answer],
            from: "fixed\(fixed)(\(inputs.dropFirst(fixed).literals))"
          )
      }
    )
  }
)

let injectTests: TestTable = TestTable(
  path: "\(folder)/InjectTableTests.swift",
  suite: ("inject: every overload", "InjectTableTests"),
  rows: table(1...6) { count, effect in
    let inputs = Inputs(count)
    let paths = inputs.names.map { "\\.\($0)" }.joined(separator: ", ")
    return TestTable.Row(
      name: "\(count) key \(count == 1 ? "path" : "paths"), \(effect.words)",
      effect: effect,
      body: ["let world = Letters(probe: probe)"]
        + effect.expectation(
          inputs.answer,
          journal: inputs.names + [inputs.answer],
          failing: [inputs.answer],
          from: "inject(probe.\(effect.probe)\(count), from: world, \(paths))"
        )
    )
  }
)

let wrapTests: TestTable = TestTable(
  path: "Tests/CapabilitiesTests/Interception/WrapTableTests.swift",
  suite: ("wrap: every overload", "WrapTableTests"),
  rows: table(0...6) { count, effect in
    let inputs = Inputs(count)
    return TestTable.Row(
      name: "\(inputs.phrase), \(effect.words)",
      effect: effect,
      body: [
        "let witness = Witness(probe: probe)",
        "let wrapped = witness.wrap(\"Probe.call\", probe.\(effect.probe)\(count))",
      ]
        + effect.expectation(
          inputs.answer,
          journal: ["Probe.call(\(inputs.literals))", inputs.answer],
          failing: [inputs.answer],
          from: "wrapped(\(inputs.literals))"
        )
    )
  }
)
