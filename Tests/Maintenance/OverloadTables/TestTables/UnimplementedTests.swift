let unimplementedTests: TestTable = TestTable(
  path: "Tests/CapabilitiesTests/OverloadTables/UnimplementedTableTests.swift",
  suite: ("unimplemented: every form and every effect", "UnimplementedTableTests"),
  rows: rows("any error", failure: nil, "", outcome: "unimplemented", Effect.allThrowing)
    + rows("typed", ", throwing: Refusal(\"x\")", outcome: "refused x", Effect.allThrowing)
    + rows("placeholder", ", placeholder: \"x\"", outcome: "x", Effect.allCases)
)

/// Returns a test for each effect, with up to 7 inputs: one more than the table has.
private func rows(
  _ name: String,
  failure: String? = "Refusal",
  _ arguments: String,
  outcome: String,
  _ effects: [Effect]
) -> [TestTable.Row] {
  effects.map { effect in
    TestTable.Row(
      name: "\(name), \(effect.words)",
      effect: effect,
      setting: .bare,
      body: ["typealias I = Int"]
        + [0, 2, 7].flatMap { count in
          let numbers = (0..<count).map { "\($0 + 1)" }.joined(separator: ", ")
          let types = (0..<count).map { _ in "I" }.joined(separator: ", ")
          let type = "@Sendable (\(types))\(effect.keywords(failure: failure)) -> String"
          let start = "let call\(count): \(type) ="
          let value = "unimplemented(\"Probe.call\"\(arguments))"
          let fits = start.count + value.count < Function.width - 4
          let declaration: [String] = fits ? ["\(start) \(value)"] : [start, "  \(value)"]
          let wait = effect.isAsync ? "await " : ""
          let arguments = "of: [\(numbers)], madeOn: #line - 1, \(outcome.quoted)"
          let call = "{ \(effect.marks)call\(count)(\(numbers)) }"
          return declaration + "\(wait)expectReport(\(arguments)) \(call)".folded
        }
    )
  }
}

extension Effect {
  fileprivate static let allThrowing: [Effect] = [.throwing, .asyncThrowing]
}
