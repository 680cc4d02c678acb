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
  overloads: Replacement.all.map { row in
    Function(
      summary: row.summary,
      attributes: ["@_alwaysEmitIntoClient"],
      generics: row.generics,
      parameters: [row.endpoint, row.replacement] + row.marker,
      result: "Self",
      body: "replacing(endpoint, with: replacement)",
      group: row.inputs.count
    )
  }
)
