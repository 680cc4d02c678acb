/// `overriding` for endpoints of every kind.
///
/// The generic `overriding` would do, but where a parameter's type is a bare generic parameter, a
/// closure literal that throws a typed error crashes the compiler (Swift 6.3). These overloads are
/// chosen instead; it takes all of them, and the ones that give a synchronous literal to an async
/// endpoint, for none of the crash to be left.
let overridingFamily = Family(
  path: "Sources/Capabilities/OverridingEndpoints.swift",
  name: "overriding",
  documentation: """
    A copy of this capability with one endpoint replaced.

    ```swift
    let declining = PaymentClient.test.overriding(\\.charge, with: { _ throws(PaymentError) in
      throw .declined("card expired")
    })
    ```

    - Parameters:
      - endpoint: The key path of the endpoint, of 0 to 6 inputs.
      - replacement: What the copy has in its place.
    - Returns: The copy. The original is unchanged, so overrides never leak between tests.
    """,
  extending: "TestableCapability",
  overloads: replacements { inputs, effect, replacement, summary in
    Function(
      summary: summary,
      attributes: ["@_alwaysEmitIntoClient"],
      generics: inputs.types + ["R"] + effect.generics,
      parameters: replacing(inputs, effect, replacement),
      result: "Self",
      body: """
        var copy = self
        copy[keyPath: endpoint] = replacement
        return copy
        """
    )
  }
)

/// `override(_:unused:with:)` for endpoints of every kind, for the same reason.
let overrideFamily = Family(
  path: "Sources/CapabilitiesTesting/Overrides/OverrideEndpoints.swift",
  name: "override(_:unused:with:)",
  imports: ["public import Capabilities", "public import Testing"],
  documentation: """
    Replaces one endpoint for a test, and records an issue where the code under test never calls
    the replacement.

    ```swift
    world.override(\\.payments.charge, with: { _ throws(PaymentError) in
      throw .declined("card expired")
    })
    ```

    - Parameters:
      - endpoint: The key path of the endpoint, of 0 to 6 inputs.
      - unused: What to do where the replacement is never called.
      - replacement: What takes the endpoint's place.
      - sourceLocation: Where to show the issue.
    """,
  extending: "TestableCapability where Self: Interceptable",
  overloads: replacements { inputs, effect, replacement, summary in
    var parameters = replacing(inputs, effect, replacement)
    parameters.insert("unused: UnusedOverride = .isAnIssue", at: 1)
    return Function(
      summary: summary,
      attributes: [],
      generics: inputs.types + ["R"] + effect.generics,
      parameters: parameters + ["sourceLocation: SourceLocation = #_sourceLocation"],
      result: "",
      modifier: "mutating",
      body: "replace(endpoint, unused, with: replacement, at: sourceLocation)"
    )
  }
)

/// A row for each effect, and two for synchronous replacements of async endpoints.
private func replacements(
  _ row: (_ inputs: Inputs, _ endpoint: Effect, _ replacement: Effect, _ summary: String) ->
    Function
) -> [Function] {
  (0...6).flatMap { count in
    let inputs = Inputs(count)
    let same = Effect.allCases.map { row(inputs, $0, $0, "\(inputs.phrase), \($0.phrase)") }
    // Without the plain one, `Never` would be taken for a failure, and the optimizer crashes on the
    // thunk that this needs.
    return same
      + [(Effect.async, Effect.plain), (.asyncThrowing, .throwing)].map { endpoint, replacement in
        let summary = "\(inputs.phrase), \(replacement.phrase) for an async one"
        return row(inputs, endpoint, replacement, summary)
      }
  }
}

private func replacing(_ inputs: Inputs, _ endpoint: Effect, _ replacement: Effect) -> [String] {
  [
    "_ endpoint: WritableKeyPath<Self, \(Shape.type(inputs, endpoint))>",
    "with replacement: @escaping \(Shape.type(inputs, replacement))",
  ]
}
