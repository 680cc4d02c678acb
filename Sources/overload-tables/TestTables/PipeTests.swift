let pipeTests: TestTable = TestTable(
  path: "Tests/CapabilitiesTests/Composition/PipeTableTests.swift",
  suite: ("pipe: every overload", "PipeTableTests"),
  rows: table(2...6) { count, effect in
    row("\(count) functions, \(effect.words)", Array(repeating: effect, count: count), effect)
  }
)

let pipeMixedTests: TestTable = TestTable(
  path: "Tests/CapabilitiesTests/Composition/PipeMixedTableTests.swift",
  suite: ("pipe: every mixture of functions that throw and do not", "PipeMixedTableTests"),
  rows: (2...4).flatMap { count in
    [Effect.throwing, .asyncThrowing].flatMap { effect in
      mixtures(count).map { throwing in
        let effects = throwing.map { $0 ? effect : effect.withoutThrows }
        let pattern = effects.map(\.words).joined(separator: " | ")
        return row(pattern, effects, effect)
      }
    }
  }
)

private func row(_ name: String, _ effects: [Effect], _ effect: Effect) -> TestTable.Row {
  let letters = ["f", "g", "h", "i", "j", "k"].prefix(effects.count)
  let stages = zip(effects, letters).map { "probe.\($0.probe)Stage(\($1.quoted))" }
  let journal = letters.indices.map { "a" + letters[...$0].joined() }
  return TestTable.Row(
    name: name,
    effect: effect,
    body: ["let piped = pipe("] + Function.rows(stages) + [")"]
      + effect.expectation(
        journal[journal.count - 1],
        journal: journal,
        failing: zip(journal, effects).filter { $1.isThrowing }.map { $0.0 },
        from: "piped(\"a\")"
      )
  )
}
