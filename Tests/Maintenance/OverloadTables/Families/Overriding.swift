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
  overloads: Replacement.all.map { overriding($0) },
  embedded: Replacement.all.filter(\.isEmbeddable).map { overriding($0, in: .embedded) }
)

private func overriding(_ row: Replacement, in swift: Dialect = .full) -> Function {
  Function(
    summary: row.summary,
    attributes: swift == .full ? ["@_alwaysEmitIntoClient"] : Shape.attributes,
    generics: row.generics,
    parameters: [row.endpoint(in: swift), row.replacement] + row.marker,
    result: "Self",
    body: swift == .full
      ? "replacing(endpoint, with: replacement)"
      : """
      var copy = self
      copy[keyPath: endpoint()] = replacement
      return copy
      """,
    group: row.inputs.count,
    isEmbeddable: false
  )
}
