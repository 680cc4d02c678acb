let retryingTests: TestTable = TestTable(
  path: "Tests/CapabilitiesTests/Decorators/RetryingTableTests.swift",
  suite: ("retrying: every overload", "RetryingTableTests"),
  rows: table(0...6) { $1.isThrowing ? row(Inputs($0), $1) : infallible(Inputs($0), $1) }
)

private func row(_ inputs: Inputs, _ effect: Effect) -> TestTable.Row {
  let expect = DecoratorExpectation(inputs: inputs, effect: effect, name: "retried")
  let call = inputs.answer
  return TestTable.Row(
    name: "\(inputs.phrase), \(effect.words)",
    effect: effect,
    body: [
      "let retried = retrying(probe.\(effect.probe)\(inputs.count), attempts: 3) { error in",
      "  probe.note(\"again\")",
      "  return error == Refusal(\(call.quoted))",
      "}",
    ] + expect(call, journal: [call])
      + expect(nil, refusing: call, journal: [call, "again", call, "again", call])
  )
}

private func infallible(_ inputs: Inputs, _ effect: Effect) -> TestTable.Row {
  let expect = DecoratorExpectation(inputs: inputs, effect: effect, name: "retried")
  return TestTable.Row(
    name: "\(inputs.phrase), \(effect.words)",
    effect: effect,
    body: ["let retried = retrying(probe.\(effect.probe)\(inputs.count), attempts: 3)"]
      + expect(inputs.answer, journal: [inputs.answer])
  )
}
