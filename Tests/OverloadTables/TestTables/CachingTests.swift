let cachingTests: TestTable = TestTable(
  path: "Tests/CapabilitiesTests/Decorators/CachingTableTests.swift",
  suite: ("caching: every overload", "CachingTableTests"),
  rows: table(0...6) { row(Inputs($0), $1) }
)

let cachingByKeyTests: TestTable = TestTable(
  path: "Tests/CapabilitiesTests/Decorators/CachingByKeyTableTests.swift",
  suite: ("caching by key: every overload", "CachingByKeyTableTests"),
  rows: table(1...6) { rowByKey(Inputs($0), $1) }
)

/// The second call is answered from the cache; one with any other input is not.
private func row(_ inputs: Inputs, _ effect: Effect) -> TestTable.Row {
  let others = inputs.names.indices.map { inputs.changed(at: $0) }
  let expect = DecoratorExpectation(inputs: inputs, effect: effect, name: "cached")
  return TestTable.Row(
    name: "\(inputs.phrase), \(effect.words)",
    effect: effect,
    body: ["let cached = caching(probe.\(effect.probe)\(inputs.count), capacity: 8)"]
      + twice(inputs, expect)
      + others.flatMap { expect($0.answer, of: $0.literals, journal: [$0.answer]) }
  )
}

/// The first input is the key: another last input makes no difference, another first one does.
private func rowByKey(_ inputs: Inputs, _ effect: Effect) -> TestTable.Row {
  let first = inputs.changed(at: 0)
  let last = inputs.changed(at: inputs.count - 1)
  let expect = DecoratorExpectation(inputs: inputs, effect: effect, name: "cached")
  let key = inputs.names.map { $0 == "a" ? "a" : "_" }.joined(separator: ", ")
  return TestTable.Row(
    name: "\(inputs.phrase), \(effect.words)",
    effect: effect,
    body: [
      "let cached = caching(",
      "  probe.\(effect.probe)\(inputs.count),",
      "  key: { \(key) in a.count + (a == \"a\" ? 0 : 1) },",
      "  capacity: 8",
      ")",
    ]
      + twice(inputs, expect)
      + (inputs.count > 1 ? expect(inputs.answer, of: last.literals, journal: []) : [])
      + expect(first.answer, of: first.literals, journal: [first.answer])
  )
}

/// A failure is not kept, an output is.
private func twice(_ inputs: Inputs, _ expect: DecoratorExpectation) -> [String] {
  let call = inputs.answer
  return (expect.effect.isThrowing ? expect(nil, refusing: call, journal: [call]) : [])
    + expect(call, journal: [call]) + expect(call, journal: [])
}
