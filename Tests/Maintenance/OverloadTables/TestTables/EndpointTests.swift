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

/// The test wraps each endpoint twice; the second interceptor excludes the endpoint.
let wrapTests: TestTable = TestTable(
  path: "Tests/CapabilitiesTests/OverloadTables/WrapTableTests.swift",
  suite: ("wrap, for every effect", "WrapTableTests"),
  rows: TestTable.Row.byEffect([0, 2, 6]) { inputs, effect in
    ["seen", "left"].flatMap { name in
      effect.check(
        "\(name)\(inputs.count)",
        "Witness(probe: probe).wrap(\"Probe.\(name)\", probe.\(effect.probe)\(inputs.count))",
        inputs.answer,
        journal: name == "seen" ? ["Probe.seen(\(inputs.literals))", inputs.answer] : nil,
        from: "\(name)\(inputs.count)(\(inputs.literals))"
      )
    }
  }
)
