/// `unimplemented`: endpoints that report that they were called.
let unimplementedFamily = Family(
  path: "Sources/Capabilities/Testability/UnimplementedThrowing.swift",
  name: "unimplemented",
  documentation: """
    An endpoint for the `test` value of a capability: it reports that it was called, and throws
    ``Unimplemented``.

    ```swift
    struct Mailer: TestableCapability {
      var send: @Sendable (Mail) async throws -> Void

      static var test: Mailer { Mailer(send: unimplemented("Mailer.send")) }
    }
    ```

    The report names the endpoint, its inputs, and the place where the `test` value was made. In
    a test target that links `CapabilitiesTesting` it fails the test that made the call, even if
    the code under test swallows the error; otherwise it goes to standard error.

    The result is an endpoint of 0 to 6 inputs and fits wherever an untyped error may be thrown:
    `throws` and `async throws`. An endpoint with an error type of its own takes
    `unimplemented(_:throwing:)`, one that does not throw `unimplemented(_:placeholder:)`.

    - Parameters:
      - endpoint: The capability and the endpoint, such as `"Mailer.send"`.
      - fileID: Where the value was made; like the next three, leave it to its default.
      - filePath: The same file, as a path.
      - line: The line in that file, counted from 1.
      - column: The column in that line, counted from 1.
    - Returns: An endpoint that reports each call and throws ``Unimplemented``.
    """,
  overloads: (0...6).map { count in
    let inputs = Inputs(count)
    return unimplemented(
      inputs,
      throwing: "Unimplemented",
      body: "throw site.report(\(inputs.nameList))"
    )
  }
)

/// `unimplemented(_:throwing:)`: for endpoints with an error type of their own.
let unimplementedTypedFamily = Family(
  path: "Sources/Capabilities/Testability/UnimplementedTypedThrowing.swift",
  name: "unimplemented(_:throwing:)",
  documentation: """
    An endpoint for the `test` value of a capability whose errors have a type: it reports that it
    was called, and throws the error it was given.

    ```swift
    struct PaymentClient: TestableCapability {
      var charge: @Sendable (ChargeRequest) async throws(PaymentError) -> Charge

      static var test: PaymentClient {
        PaymentClient(charge: unimplemented("PaymentClient.charge", throwing: .unavailable))
      }
    }
    ```

    It reports like `unimplemented(_:)`. The result fits `throws(Failure)` and
    `async throws(Failure)`.

    - Parameters:
      - endpoint: The capability and the endpoint, such as `"PaymentClient.charge"`.
      - failure: The error that each call throws.
      - fileID: Where the value was made; like the next three, leave it to its default.
      - filePath: The same file, as a path.
      - line: The line in that file, counted from 1.
      - column: The column in that line, counted from 1.
    - Returns: An endpoint that reports each call and throws `failure`.
    """,
  overloads: (0...6).map { count in
    let inputs = Inputs(count)
    return unimplemented(
      inputs,
      throwing: "Failure",
      generics: ["Failure"],
      parameters: ["throwing failure: Failure"],
      body: "site.report(\(inputs.nameList))\nthrow failure"
    )
  }
)

/// `unimplemented(_:placeholder:)`: for endpoints that do not throw.
let unimplementedPlaceholderFamily = Family(
  path: "Sources/Capabilities/Testability/UnimplementedPlaceholder.swift",
  name: "unimplemented(_:placeholder:)",
  documentation: """
    An endpoint for the `test` value of a capability that cannot fail: it reports that it was
    called, and returns a placeholder.

    ```swift
    struct WallClock: TestableCapability {
      var now: @Sendable () -> Timestamp

      static var test: WallClock {
        WallClock(now: unimplemented("WallClock.now", placeholder: .zero))
      }
    }
    ```

    It reports like `unimplemented(_:)`. The result fits every effect; an endpoint that returns
    `Void` takes `placeholder: ()`.

    - Parameters:
      - endpoint: The capability and the endpoint, such as `"WallClock.now"`.
      - placeholder: What each call returns.
      - fileID: Where the value was made; like the next three, leave it to its default.
      - filePath: The same file, as a path.
      - line: The line in that file, counted from 1.
      - column: The column in that line, counted from 1.
    - Returns: An endpoint that reports each call and returns `placeholder`.
    """,
  overloads: (0...6).map { count in
    let inputs = Inputs(count)
    return unimplemented(
      inputs,
      throwing: nil,
      result: "R: Sendable",
      parameters: ["placeholder: R"],
      body: "site.report(\(inputs.nameList))\nreturn placeholder"
    )
  }
)

private func unimplemented(
  _ inputs: Inputs,
  throwing failure: String?,
  result: String = "R",
  generics: [String] = [],
  parameters: [String] = [],
  body: String
) -> Function {
  let effect = failure.map { " throws(\($0))" } ?? ""
  let head = failure == nil ? inputs.nameList : "(\(inputs.nameList))\(effect)"
  let site = "let site = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)"
  let indented = body.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
  return Function(
    summary: inputs.phrase,
    attributes: Shape.outlined,
    generics: inputs.types + [result] + generics,
    parameters: ["_ endpoint: String"] + parameters + [
      "fileID: String = #fileID",
      "filePath: String = #filePath",
      "line: Int = #line",
      "column: Int = #column",
    ],
    result: "@Sendable (\(inputs.typeList))\(effect) -> R",
    body: "\(site)\nreturn {\(head.isEmpty ? "" : " \(head) in")\n\(indented)\n}"
  )
}
