let timingOutTests: TestTable = TestTable(
  path: "Tests/CapabilitiesTests/Decorators/TimingOutTableTests.swift",
  suite: ("timingOut: every overload", "TimingOutTableTests"),
  rows: (0...6).map(Inputs.init).flatMap { inputs in
    [Effect.async, .asyncThrowing].flatMap { [typed(inputs, $0), untyped(inputs, $0)] }
  },
  imports: ["CapabilitiesTesting"]
)

private func typed(_ inputs: Inputs, _ effect: Effect) -> TestTable.Row {
  let call = inputs.answer
  let limited = DecoratorExpectation(
    inputs: inputs,
    effect: .asyncThrowing,
    name: "limited",
    isHopping: true
  )
  let impossible = DecoratorExpectation(
    inputs: inputs,
    effect: .asyncThrowing,
    name: "impossible"
  )
  return TestTable.Row(
    name: "\(inputs.phrase), \(effect.words), error given",
    effect: .async,
    body: limits(inputs, effect, throwing: "Refusal(\"late\")")
      + limited(call, journal: [call])
      + (effect.isThrowing ? limited(nil, refusing: call, journal: [call]) : [])
      + impossible(nil, refusing: "late", journal: [])
  )
}

private func untyped(_ inputs: Inputs, _ effect: Effect) -> TestTable.Row {
  TestTable.Row(
    name: "\(inputs.phrase), \(effect.words)",
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
