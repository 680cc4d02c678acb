private let folder = "Tests/CapabilitiesTests/OverloadTables"

let spyRecordingTests: TestTable = TestTable(
  path: "\(folder)/RecordingTableTests.swift",
  suite: ("Spy.recording, for every effect", "RecordingTableTests"),
  rows: TestTable.Row.byEffect([0, 2, 6]) { $0.spied($1, "recording") },
  imports: ["CapabilitiesTesting"]
)

let spySuspendingTests: TestTable = TestTable(
  path: "\(folder)/SuspendingTableTests.swift",
  suite: ("Spy.suspending, for every effect", "SuspendingTableTests"),
  rows: TestTable.Row.byEffect([0, 2, 6], of: [.async, .asyncThrowing]) { inputs, effect in
    inputs.spied(effect, "suspending", then: ["spy\(inputs.count).releaseAll()"])
  },
  imports: ["CapabilitiesTesting"]
)

/// The test passes the output of each stub to the probe, which checks the actor.
let spyStubTests: TestTable = TestTable(
  path: "\(folder)/StubTableTests.swift",
  suite: (
    "Spy.returning and Spy.throwing: 0, 2 and 7 inputs, every effect", "StubTableTests"
  ),
  rows: TestTable.Row.byEffect([0, 2, 7]) { inputs, effect in
    inputs.stub("one", effect, "returning(\"z\")")
      + inputs.answers(["z"], of: "one", effect)
      + inputs.stub("next", effect, "returning(inSequence: \"y\", \"z\")")
      + inputs.answers(["y", "z"], of: "next", effect)
      + (effect.isThrowing ? inputs.refuses(effect) : [])
  },
  imports: ["CapabilitiesTesting"]
)

extension Inputs {
  /// The input type of a spy for an endpoint with these inputs, all of them strings.
  private var spied: String {
    switch count {
    case 0: "Void"
    case 1: "String"
    default: "(\(names.map { _ in "String" }.joined(separator: ", ")))"
    }
  }

  /// Returns the line that expects the same call `number` times. The standard library compares tuples
  /// of up to six elements, and `#expect` compiles slowly with more than three.
  private func expectCalls(_ number: Int, of spy: String) -> String {
    guard 1...3 ~= count else { return "expect(\(spy), \(number), #\"(\(literals))\"#)" }
    let call = count == 1 ? literals : "(\(literals))"
    let calls = number == 1 ? "[\(call)]" : "Array(repeating: \(call), count: \(number))"
    return "#expect(\(spy).calls == \(calls))"
  }

  /// Returns the lines that call a probe's endpoint through a spy. A throwing one also fails once.
  fileprivate func spied(
    _ effect: Effect,
    _ method: String,
    then lines: [String] = []
  ) -> [String] {
    let check = effect.check(
      "call\(count)",
      "spy\(count).\(method)(probe.\(effect.probe)\(count))",
      answer,
      from: "call\(count)(\(literals))"
    )
    return ["let spy\(count) = Spy<\(spied)>()"] + lines + check
      + [expectCalls(effect.isThrowing ? 2 : 1, of: "spy\(count)")]
  }

  /// Returns the lines that create a spy and a stub with the type of an endpoint.
  fileprivate func stub(_ name: String, _ effect: Effect, _ stub: String) -> [String] {
    let type = "Probe.\(effect.probe.capitalizedFirst)\(count)"
    return [
      "let \(name)\(count) = Spy<\(spied)>()",
      "let \(name)Call\(count): \(type) = \(name)\(count).\(stub)",
    ]
  }

  fileprivate func answers(_ answers: [String], of name: String, _ effect: Effect) -> [String] {
    answers.flatMap { answer in
      effect.expectation(
        answer,
        failing: effect.isThrowing ? [] : nil,
        from: "probe.\(effect.probe)(\(name)Call\(count)(\(literals)))"
      )
    } + [expectCalls(answers.count, of: "\(name)\(count)")]
  }

  fileprivate func refuses(_ effect: Effect) -> [String] {
    let wait = effect.isAsync ? "await " : ""
    let call = "\(effect.marks)noneCall\(count)(\(literals))"
    return stub("none", effect, "throwing(Refusal(\"z\"))")
      + "\(wait)#expect(throws: Refusal(\"z\")) { \(call) }".folded
      + [
        expectCalls(1, of: "none\(count)")
      ]
  }
}
