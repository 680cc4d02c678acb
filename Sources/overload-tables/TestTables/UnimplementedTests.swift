private let folder = "Tests/CapabilitiesTests/Testability"

let unimplementedTests: TestTable = TestTable(
  path: "\(folder)/UnimplementedTableTests.swift",
  suite: ("unimplemented: every overload", "UnimplementedTableTests"),
  rows: rows(failure: nil, arguments: "", outcome: "unimplemented", Effect.allThrowing)
)

let unimplementedTypedTests: TestTable = TestTable(
  path: "\(folder)/UnimplementedTypedThrowingTableTests.swift",
  suite: ("unimplemented(_:throwing:): every overload", "UnimplementedTypedThrowingTableTests"),
  rows: rows(
    failure: "Refusal",
    arguments: ", throwing: Refusal(\"x\")",
    outcome: "refused x",
    Effect.allThrowing
  )
)

let unimplementedPlaceholderTests: TestTable = TestTable(
  path: "\(folder)/UnimplementedPlaceholderTableTests.swift",
  suite: ("unimplemented(_:placeholder:): every overload", "UnimplementedPlaceholderTableTests"),
  rows: rows(failure: "Refusal", arguments: ", placeholder: \"x\"", outcome: "x", Effect.allCases)
)

/// A row for each number of inputs and each effect that the endpoint is asked for.
private func rows(
  failure: String?,
  arguments: String,
  outcome: String,
  _ effects: [Effect]
) -> [TestTable.Row] {
  (0...6).flatMap { count in
    effects.map { effect in
      let inputs = Inputs(count)
      let types = inputs.names.map { _ in "Int" }.joined(separator: ", ")
      let numbers = (0..<count).map { "\($0 + 1)" }.joined(separator: ", ")
      let keywords = effect.keywords(failure: failure)
      return TestTable.Row(
        name: "\(inputs.phrase), \(effect.words)",
        effect: effect,
        setting: .bare,
        body: [
          "let endpoint: @Sendable (\(types))\(keywords) -> String =",
          "  unimplemented(\"Probe.call\"\(arguments))",
          "\(effect.isAsync ? "await " : "")expectReport(of: [\(numbers)], "
            + "madeOn: #line - 1, \(outcome.quoted)) {",
          "  \(effect.marks)endpoint(\(numbers))",
          "}",
        ]
      )
    }
  }
}

extension Effect {
  fileprivate static let allThrowing: [Effect] = [.throwing, .asyncThrowing]
}
