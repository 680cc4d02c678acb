let endpointTests: TestTable = TestTable(
  path: "Tests/CapabilityDecoratorsTests/OverloadTables/EndpointTableTests.swift",
  suite: ("endpoint and function, for every effect", "EndpointTableTests"),
  // Each number of inputs: only `function()` splits a tuple into them.
  rows: TestTable.Row.byEffect(0...6) { inputs, effect in
    effect.check(
      "function\(inputs.count)",
      "endpoint(probe.\(effect.probe)\(inputs.count)).function()",
      inputs.answer,
      from: "function\(inputs.count)(\(inputs.literals))"
    )
  },
  imports: ["CapabilityDecorators"]
)
