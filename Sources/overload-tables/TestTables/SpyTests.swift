private let folder = "Tests/CapabilitiesTests/Spies"

let spyRecordingTests: TestTable = TestTable(
  path: "\(folder)/RecordingTableTests.swift",
  suite: ("Spy.recording: every overload", "RecordingTableTests"),
  rows: table(0...6) { count, effect in
    Inputs(count).spyRow(effect, "recording")
  },
  imports: ["CapabilitiesTesting"]
)

let spyReturningTests: TestTable = TestTable(
  path: "\(folder)/ReturningTableTests.swift",
  suite: ("Spy.returning: every overload, for every effect", "ReturningTableTests"),
  rows: table(0...6) { count, effect in
    let inputs = Inputs(count)
    return inputs.stubRow(effect, "returning(\"z\")", answers: ["z", "z"])
  },
  imports: ["CapabilitiesTesting"]
)

let spySequenceTests: TestTable = TestTable(
  path: "\(folder)/ReturningInSequenceTableTests.swift",
  suite: (
    "Spy.returning(inSequence:): every overload, for every effect",
    "ReturningInSequenceTableTests"
  ),
  rows: table(0...6) { count, effect in
    Inputs(count).stubRow(effect, "returning(inSequence: \"y\", \"z\")", answers: ["y", "z"])
  },
  imports: ["CapabilitiesTesting"]
)

let spyThrowingTests: TestTable = TestTable(
  path: "\(folder)/ThrowingTableTests.swift",
  suite: ("Spy.throwing: every overload, for every effect", "ThrowingTableTests"),
  rows: (0...6).flatMap { count in
    [Effect.throwing, .asyncThrowing].map { effect in
      let inputs = Inputs(count)
      let wait = effect.isAsync ? "await " : ""
      return TestTable.Row(
        name: "\(inputs.phrase), \(effect.words)",
        effect: effect,
        setting: .bare,
        body: inputs.stub(effect, "throwing(Refusal(\"z\"))") + [
          "\(wait)#expect(throws: Refusal(\"z\")) {",
          "  \(effect.marks)stub(\(inputs.literals))",
          "}",
        ] + inputs.expectCalls(1)
      )
    }
  },
  imports: ["CapabilitiesTesting"]
)

let spySuspendingTests: TestTable = TestTable(
  path: "\(folder)/SuspendingTableTests.swift",
  suite: ("Spy.suspending: every overload", "SuspendingTableTests"),
  rows: (0...6).flatMap { count in
    [Effect.async, .asyncThrowing].map { effect in
      Inputs(count).spyRow(effect, "suspending", then: ["spy.releaseAll()"])
    }
  },
  imports: ["CapabilitiesTesting"]
)

extension Inputs {
  /// What a spy on an endpoint with these inputs remembers of a call, where all are texts.
  fileprivate var spied: String {
    switch count {
    case 0: "Void"
    case 1: "String"
    default: "(\(names.map { _ in "String" }.joined(separator: ", ")))"
    }
  }

  /// The line that expects the same call that often.
  fileprivate func expectCalls(_ number: Int) -> [String] {
    guard count > 0 else { return ["#expect(spy.callCount == \(number))"] }
    let call = count == 1 ? literals : "(\(literals))"
    let calls = Array(repeating: call, count: number)
    let line = "#expect(spy.calls == [\(calls.joined(separator: ", "))])"
    guard line.count + 6 > Function.width else { return [line] }
    return ["#expect(", "  spy.calls == ["] + Function.rows(calls).map { "  \($0)" } + ["  ]", ")"]
  }

  /// A probe's endpoint behind a spy.
  fileprivate func spyRow(
    _ effect: Effect,
    _ method: String,
    then lines: [String] = []
  ) -> TestTable.Row {
    TestTable.Row(
      name: "\(phrase), \(effect.words)",
      effect: effect,
      body: [
        "let spy = Spy<\(spied)>()",
        "let endpoint = spy.\(method)(probe.\(effect.probe)\(count))",
      ]
        + lines
        + effect.expectation(
          answer,
          journal: [answer],
          failing: [answer],
          from: "endpoint(\(literals))"
        )
        // Those that can throw are called once more, to fail.
        + expectCalls(effect.isThrowing ? 2 : 1)
    )
  }

  /// The lines that make a spy and a stub of the type of an endpoint with these inputs.
  fileprivate func stub(_ effect: Effect, _ stub: String) -> [String] {
    let texts = names.map { _ in "T" }.joined(separator: ", ")
    let type = "@Sendable (\(texts))\(effect.keywords(failure: "Refusal")) -> T"
    return [
      "typealias T = String", "let spy = Spy<\(spied)>()", "let stub: \(type) =", "  spy.\(stub)",
    ]
  }

  /// A stub with each answer, which a probe takes, so that it can tell where that happens.
  fileprivate func stubRow(_ effect: Effect, _ stub: String, answers: [String]) -> TestTable.Row {
    TestTable.Row(
      name: "\(phrase), \(effect.words)",
      effect: effect,
      body: self.stub(effect, stub)
        + answers.flatMap { answer in
          effect.expectation(
            answer,
            journal: [answer],
            failing: [],
            from: "probe.\(effect.probe)(stub(\(literals)))"
          )
        } + expectCalls(answers.count)
    )
  }
}
