private let folder = "Tests/CapabilitiesTests/OverloadTables"

let curryTests: TestTable = TestTable(
  path: "\(folder)/CurryTableTests.swift",
  suite: ("curry, for every effect", "CurryTableTests"),
  rows: TestTable.Row.byEffect([2, 6]) { inputs, effect in
    effect.check(
      "curried\(inputs.count)",
      "curry(probe.\(effect.probe)\(inputs.count))",
      inputs.answer,
      from: "curried\(inputs.count)" + inputs.names.map { "(\($0.quoted))" }.joined()
    )
  }
)

let uncurryTests: TestTable = TestTable(
  path: "\(folder)/UncurryTableTests.swift",
  suite: ("uncurry, for every effect", "UncurryTableTests"),
  rows: TestTable.Row.byEffect([2, 6]) { inputs, effect in
    chain(inputs, effect)
      + effect.check(
        "uncurried\(inputs.count)",
        "uncurry(chain\(inputs.count))",
        inputs.answer,
        journal: inputs.dropLast().names + [inputs.answer],
        from: "uncurried\(inputs.count)(\(inputs.literals))"
      )
  }
)

/// Returns a curried function that records each stage.
private func chain(_ inputs: Inputs, _ effect: Effect) -> [String] {
  let last =
    "{\(Shape.head(inputs.last, effect, failure: "Refusal")) "
    + "\(effect.marks)probe.\(effect.probe)(\(inputs.nameList)) }"
  let chain = inputs.dropLast().names.reversed().reduce(last) { next, stage in
    "{ \(stage) in probe.note(\(stage)); return \(next) }"
  }
  let type = inputs.dropLast().names.reduce("Probe.\(effect.probe.capitalizedFirst)") { type, _ in
    "Stage<\(type)>"
  }
  return "let chain\(inputs.count): \(type) = \(chain)".folded
}

let flipTests: TestTable = TestTable(
  path: "\(folder)/FlipTableTests.swift",
  suite: ("flip, for every effect", "FlipTableTests"),
  rows: TestTable.Row.byEffect([2]) { inputs, effect in
    let curried = effect.check(
      "curried",
      "flip(chain2)",
      "ab",
      journal: ["a", "ab"],
      from: "curried(\"b\")(\"a\")"
    )
    return effect.check(
      "flipped",
      "flip(probe.\(effect.probe)2)",
      "ab",
      from: "flipped(\"b\", \"a\")"
    )
      + chain(inputs, effect) + curried
  }
)

let partialTests: TestTable = TestTable(
  path: "\(folder)/PartialTableTests.swift",
  suite: ("partial, for every effect", "PartialTableTests"),
  rows: TestTable.Row.byEffect([1, 2, 6]) { inputs, effect in
    (1...inputs.count).flatMap { fixed in
      effect.check(
        "f\(inputs.count)\(fixed)",
        "partial(probe.\(effect.probe)\(inputs.count), \(inputs.prefix(fixed).literals))",
        inputs.answer,
        from: "f\(inputs.count)\(fixed)(\(inputs.dropFirst(fixed).literals))"
      )
    }
  }
)

/// `inject` reads the inputs when it calls the builder.
let injectTests: TestTable = TestTable(
  path: "\(folder)/InjectTableTests.swift",
  suite: ("inject, for every effect", "InjectTableTests"),
  rows: TestTable.Row.byEffect([1, 2, 6]) { inputs, effect in
    let paths = inputs.names.map { "\\.\($0)" }.joined(separator: ", ")
    return effect.check(
      "world\(inputs.count)",
      "Letters(probe: probe)",
      inputs.answer,
      journal: inputs.names + [inputs.answer],
      from: "inject(probe.\(effect.probe)\(inputs.count), from: world\(inputs.count), \(paths))"
    )
  }
)

/// The test wraps each endpoint twice; the second interceptor excludes the endpoint.
let wrapTests: TestTable = TestTable(
  path: "Tests/CapabilitiesTests/OverloadTables/WrapTableTests.swift",
  suite: ("wrap, for every effect", "WrapTableTests"),
  rows: TestTable.Row.byEffect([0, 1, 2, 6]) { inputs, effect in
    ["seen", "left"].flatMap { name in
      effect.check(
        "\(name)\(inputs.count)",
        "Witness(probe: probe).wrap(\"Probe.\(name)\", probe.\(effect.probe)\(inputs.count))",
        inputs.answer,
        journal: name == "seen" ? ["Probe.seen(\(inputs.literals))", inputs.answer] : nil,
        from: "\(name)\(inputs.count)(\(inputs.literals))"
      )
    }
  }
)
