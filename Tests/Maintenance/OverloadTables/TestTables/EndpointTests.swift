let endpointTests: TestTable = TestTable(
  path: "Tests/CapabilityDecoratorsTests/OverloadTables/EndpointTableTests.swift",
  suite: ("endpoint and function, for every effect", "EndpointTableTests"),
  rows: table([0, 1, 2, 6]) { count, effect in
    let inputs = Inputs(count)
    return TestTable.Row(
      name: "\(inputs.phrase), \(effect.words)",
      effect: effect,
      body: ["let function = endpoint(probe.\(effect.probe)\(count)).function()"]
        + effect.expectation(
          inputs.answer,
          journal: [inputs.answer],
          failing: [inputs.answer],
          from: "function(\(inputs.literals))"
        )
    )
  },
  imports: ["CapabilityDecorators"]
)
