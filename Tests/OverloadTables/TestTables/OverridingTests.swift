let overridingTests = TestTable(
  path: "Tests/CapabilitiesTests/OverridingTableTests.swift",
  suite: ("overriding: every overload", "OverridingTableTests"),
  rows: table(0...6) { count, effect in
    let inputs = Inputs(count)
    return TestTable.Row(
      name: "\(inputs.phrase), \(effect.words)",
      effect: effect,
      body: [
        "let board = Switchboard.test.overriding(",
        "  \\.\(effect.probe)\(count),",
        "  with: {\(Shape.head(inputs, effect, failure: "Refusal"))",
        "    \(effect.marks)probe.\(effect.probe)(\(inputs.nameList))",
        "  }",
        ")",
      ]
        + effect.expectation(
          inputs.answer,
          journal: [inputs.answer],
          failing: [inputs.answer],
          from: "board.\(effect.probe)\(count)(\(inputs.literals))"
        )
    )
  }
)

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
