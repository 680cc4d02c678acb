let overridingTests = TestTable(
  path: "Tests/CapabilitiesTests/OverridingTableTests.swift",
  suite: ("overriding: every overload", "OverridingTableTests"),
  rows: table(0...6) { row(Inputs($0), $1, replacement: $1) }
    + (0...6).map { row(Inputs($0), .async, replacement: .plain) }
    + (0...6).map { row(Inputs($0), .asyncThrowing, replacement: .throwing) }
)

private func row(_ inputs: Inputs, _ effect: Effect, replacement: Effect) -> TestTable.Row {
  let endpoint = "\(effect.probe)\(inputs.count)"
  let words = replacement == effect ? "" : "\(replacement.words) for "
  return TestTable.Row(
    name: "\(inputs.phrase), \(words)\(effect.words)",
    effect: effect,
    body: [
      "let board = Switchboard.test.overriding(",
      "  \\.\(endpoint),",
      "  with: {\(Shape.head(inputs, replacement, failure: "Refusal"))",
      "    \(replacement.marks)probe.\(replacement.probe)(\(inputs.nameList))",
      "  }",
      ")",
    ]
      + effect.expectation(
        inputs.answer,
        journal: [inputs.answer],
        failing: [inputs.answer],
        through: replacement,
        from: "board.\(endpoint)(\(inputs.literals))"
      )
  )
}

/// A capability with an endpoint of any number of inputs and any effect.
let switchboard = GeneratedFile(
  path: "Tests/CapabilitiesTests/Support/Switchboard.swift",
  sections: [
    "import Capabilities",
    """
    /// A capability with an endpoint of any number of inputs and any effect.
    struct Switchboard: TestableCapability {
    \(table(0...6, endpoint).joined(separator: "\n"))

      /// Nobody looks into the probe that stands behind this one.
      static var test: Switchboard { Switchboard(probe: Probe()) }

      init(probe: Probe) {
    \(table(0...6, assignment).joined(separator: "\n"))
      }
    }
    """,
  ]
)

private func endpoint(_ count: Int, _ effect: Effect) -> String {
  let types = Inputs(count).names.map { _ in "String" }.joined(separator: ", ")
  let keywords = effect.keywords(failure: "Refusal")
  let line = "  var \(effect.probe)\(count): @Sendable (\(types))\(keywords) -> String"
  if line.count <= Function.width { return line }
  return line.replacing(": @Sendable", with: ":\n    @Sendable")
}

private func assignment(_ count: Int, _ effect: Effect) -> String {
  "    \(effect.probe)\(count) = probe.\(effect.probe)\(count)"
}
