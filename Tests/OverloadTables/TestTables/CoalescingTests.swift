let coalescingTests: TestTable = TestTable(
  path: "Tests/CapabilitiesTests/Decorators/CoalescingTableTests.swift",
  suite: ("coalescing: every overload", "CoalescingTableTests"),
  rows: (0...6).flatMap { count in
    [Effect.async, .asyncThrowing].map { row(Inputs(count), $0) }
  }
)

let coalescingByKeyTests: TestTable = TestTable(
  path: "Tests/CapabilitiesTests/Decorators/CoalescingByKeyTableTests.swift",
  suite: ("coalescing by key: every overload", "CoalescingByKeyTableTests"),
  rows: (1...6).flatMap { count in
    [Effect.async, .asyncThrowing].map { row(Inputs(count), $0, byKey: true) }
  }
)

private func row(_ inputs: Inputs, _ effect: Effect, byKey: Bool = false) -> TestTable.Row {
  let call = inputs.answer
  let expect = DecoratorExpectation(
    inputs: inputs,
    effect: effect,
    name: "shared",
    isHopping: true
  )
  let key = inputs.names.map { $0 == "a" ? "a" : "_" }.joined(separator: ", ")
  let end = byKey ? ", key: { \(key) in a }" : ""
  return TestTable.Row(
    name: "\(inputs.phrase), \(effect.words)",
    effect: effect,
    body: ["let shared = coalescing(probe.\(effect.probe)\(inputs.count)\(end))"]
      + expect(call, journal: [call])
      + (effect.isThrowing ? expect(nil, refusing: call, journal: [call]) : [])
      + sharing(inputs, effect, end)
  )
}

/// Two equal calls at the same time are one, and the third is another where an input differs.
private func sharing(_ inputs: Inputs, _ effect: Effect, _ end: String) -> [String] {
  let other = inputs.names.isEmpty ? nil : inputs.changed(at: 0)
  let same = end.isEmpty || inputs.count == 1 ? nil : inputs.changed(at: inputs.count - 1)
  let calls =
    [inputs.literals, same?.literals ?? inputs.literals] + (other.map { [$0.literals] } ?? [])
  let answers = [inputs.answer, inputs.answer] + (other.map { [$0.answer] } ?? [])
  let journal = [inputs.answer] + (other.map { [$0.answer] } ?? [])
  let list = { (items: [String]) in items.map(\.quoted).joined(separator: ", ") }
  let mark = effect.isThrowing ? "try? await" : "await"
  return [
    "let far = Probe()",
    "let together = coalescing(far.\(effect.probe)\(inputs.count)\(end))",
    "let answers = await CapabilitiesTests.together(",
  ]
    + Function.rows(calls.map { "{ \(mark) together(\($0)) }" })
    + [
      ")",
      "#expect(answers == [\(list(answers))])",
      "#expect(far.journal == [\(list(journal))])",
    ]
}
