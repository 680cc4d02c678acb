let observingTests: TestTable = TestTable(
  path: "Tests/CapabilitiesTests/Decorators/ObservingTableTests.swift",
  suite: ("observing: every overload", "ObservingTableTests"),
  rows: table(0...6) { row(Inputs($0), $1) },
  imports: ["CapabilitiesTesting"]
)

private func row(_ inputs: Inputs, _ effect: Effect) -> TestTable.Row {
  let call = inputs.answer
  let expect = DecoratorExpectation(inputs: inputs, effect: effect, name: "observed")
  let text = inputs.names.map { "\\(\($0))" }.joined()
  let head = { (more: [String]) in
    let names = inputs.names + more
    return names.isEmpty ? "" : " \(names.joined(separator: ", ")) in"
  }
  return TestTable.Row(
    name: "\(inputs.phrase), \(effect.words)",
    effect: effect,
    body: [
      "let observed = observing(",
      "  probe.\(effect.probe)\(inputs.count),",
      "  clock: TestClock(),",
      "  before: {\(head([])) probe.note(\"before \(text)\") },",
      "  after: {\(head(["result", "time"]))",
      "    probe.note(\"\(text) \\(result.text) \\(time)\")",
      "  }",
      ")",
    ]
      + expect(call, journal: ["before \(call)", call, "\(call) gave \(call) 0.0 seconds"])
      + (effect.isThrowing
        ? expect(
          nil,
          refusing: call,
          journal: ["before \(call)", call, "\(call) threw refused \(call) 0.0 seconds"]
        ) : [])
  )
}
