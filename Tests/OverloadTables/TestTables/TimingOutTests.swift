let timingOutTests = TestTable(
  path: "Tests/CapabilitiesTests/Decorators/TimingOutTableTests.swift",
  suite: ("timingOut: every overload", "TimingOutTableTests"),
  rows: (0...6).flatMap { [typed(Inputs($0)), untyped(Inputs($0)), safe(Inputs($0))] },
  imports: ["CapabilitiesTesting"]
)

private func typed(_ inputs: Inputs) -> TestTable.Row {
  let effect = Effect.asyncThrowing
  let call = inputs.answer
  let within = DecoratorExpectation(
    inputs: inputs,
    effect: effect,
    name: "limited",
    isHopping: true
  )
  let noTime = DecoratorExpectation(inputs: inputs, effect: effect, name: "impossible")
  return TestTable.Row(
    name: "\(inputs.phrase), \(effect.words)",
    effect: effect,
    body: limits(inputs, effect, throwing: "Refusal(\"late\")")
      + within(call, journal: [call]) + within(nil, refusing: call, journal: [call])
      + noTime(nil, refusing: "late", journal: [])
  )
}

private func untyped(_ inputs: Inputs) -> TestTable.Row {
  untyped(inputs, .asyncThrowing, "async throws any error")
}

private func safe(_ inputs: Inputs) -> TestTable.Row {
  untyped(inputs, .async, "async")
}

private func untyped(_ inputs: Inputs, _ effect: Effect, _ words: String) -> TestTable.Row {
  TestTable.Row(
    name: "\(inputs.phrase), \(words)",
    effect: .async,
    body: limits(inputs, effect)
      + [
        "await probe.expect(",
        "  .success(\(inputs.answer.quoted)),",
        "  journal: [\(inputs.answer.quoted)],",
        "  hopping: true",
        ") {",
        "  (try? await limited(\(inputs.literals))) ?? \"failed\"",
        "}",
        "await #expect(throws: TimedOut(after: .zero)) {",
        "  try await impossible(\(inputs.literals))",
        "}",
      ]
  )
}

/// An endpoint with time enough, and one with none.
private func limits(
  _ inputs: Inputs,
  _ effect: Effect,
  throwing error: String? = nil
) -> [String] {
  var lines = ["let clock = TestClock()"]
  for (name, limit) in [("limited", ".seconds(1)"), ("impossible", ".zero")] {
    var arguments = ["probe.\(effect.probe)\(inputs.count)", "after: \(limit)", "clock: clock"]
    if let error { arguments.append("throwing: \(error)") }
    lines.append("let \(name) = timingOut(")
    lines += Function.rows(arguments)
    lines.append(")")
  }
  return lines
}
