let fallingBackTests: TestTable = TestTable(
  path: "Tests/CapabilitiesTests/Decorators/FallingBackTableTests.swift",
  suite: ("fallingBack: every overload", "FallingBackTableTests"),
  rows: table(0...6) { count, effect in
    let inputs = Inputs(count)
    return effect.isThrowing
      ? [effect, effect.withoutThrows].map { row(inputs, effect, backup: $0) }
      : [infallible(inputs, effect)]
  }.flatMap(\.self)
)

/// The backup answers the same with a star before it.
private func row(_ inputs: Inputs, _ effect: Effect, backup: Effect) -> TestTable.Row {
  let call = inputs.answer
  let star = (["*"] + inputs.names).joined()
  let arguments = (["\"*\""] + inputs.names).joined(separator: ", ")
  let expect = DecoratorExpectation(inputs: inputs, effect: backup, name: "safe")
  return TestTable.Row(
    name: "\(inputs.phrase), \(effect.words), backup \(backup.words)",
    effect: effect,
    body: [
      "let safe = fallingBack(",
      "  probe.\(effect.probe)\(inputs.count),",
      "  to: {\(Shape.head(inputs, backup, failure: "Refusal"))",
      "    \(backup.marks)probe.\(backup.probe)(\(arguments))",
      "  },",
      "  observe: { served in probe.note(\"\\(served.text)\") }",
      ")",
    ]
      + expect(call, journal: [call, "by primary"])
      + expect(star, refusing: call, journal: [call, star, "by backup after refused \(call)"])
  )
}

private func infallible(_ inputs: Inputs, _ effect: Effect) -> TestTable.Row {
  let endpoint = "probe.\(effect.probe)\(inputs.count)"
  let expect = DecoratorExpectation(inputs: inputs, effect: effect, name: "safe")
  return TestTable.Row(
    name: "\(inputs.phrase), \(effect.words)",
    effect: effect,
    body: [
      "let safe = fallingBack(\(endpoint), to: \(endpoint)) { served in",
      "  probe.note(\"\\(served.text)\")",
      "}",
    ] + expect(inputs.answer, journal: [inputs.answer, "by primary"])
  )
}
