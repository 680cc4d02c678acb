private let folder = "Tests/CapabilityDecoratorsTests/OverloadTables"

let awaitingTests: TestTable = TestTable(
  path: "\(folder)/AwaitingTableTests.swift",
  suite: ("awaiting, for every effect", "AwaitingTableTests"),
  rows: [0, 1, 3].flatMap { count in CallbackKind.allCases.map { awaiting(Inputs(count), $0) } },
  imports: ["CapabilityDecorators"]
)

private func awaiting(_ inputs: Inputs, _ kind: CallbackKind) -> TestTable.Row {
  let effect: Effect = kind.isThrowing ? .asyncThrowing : .async
  let parameters = inputs.names.map { "\($0): String" }
  let callback = "done: @escaping \(kind.type("String", failure: "Refusal"))"
  let call = "awaited(\(inputs.literals))"
  let value = kind == .nothing ? "; return \(inputs.answer.quoted)" : ""
  let answer = "probe.calledBack(\(inputs.nameList))"
  let reply =
    switch kind {
    case .result: ["done(\(answer))"]
    case .valueOrError: ["let answer = \(answer)", "done(answer.value, answer.error)"]
    case .value: ["if let value = \(answer).value { done(value) }"]
    case .nothing: ["_ = \(answer)", "done()"]
    }
  let start = kind == .valueOrError ? "let raw = awaiting" : "let awaited = awaiting"
  return TestTable.Row(
    name: "\(inputs.phrase) and \(kind.phrase)".replacing("`", with: ""),
    effect: effect,
    body: closure(after: start, taking: parameters + [callback]) + reply.map { "  \($0)" } + ["}"]
      + (kind == .valueOrError ? ["let awaited = mapError(raw) { Refusal(of: $0) }"] : [])
      + effect.expectation(inputs.answer, from: call + value)
  )
}

/// Returns the lines up to the `in` of a closure, in the layout of `swift format`.
private func closure(after start: String, taking parameters: [String]) -> [String] {
  let line = "\(start) { (\(parameters.list)) in"
  if line.count + 6 <= Function.width { return [line] }
  return ["\(start) {", "  ("]
    + parameters.enumerated().map { index, parameter in
      "    \(parameter)\(index == parameters.count - 1 ? "" : ",")"
    } + ["  ) in"]
}

let callbackTests: TestTable = TestTable(
  path: "\(folder)/CallbackTableTests.swift",
  suite: ("callback(from:), for every effect", "CallbackTableTests"),
  rows: table([0, 1, 3]) { callback(Inputs($0), $1) },
  imports: ["CapabilityDecorators"]
)

/// An async callback runs in a task of its own, outside of any actor, so the probe has no actor.
private func callback(_ inputs: Inputs, _ effect: Effect) -> TestTable.Row {
  let arguments = (inputs.names.map(\.quoted) + ["$0"]).list
  let receive = "\(effect.isAsync ? "received" : "taken") { function(\(arguments)) }"
  let call = effect.isThrowing ? "\(receive).get()" : receive
  return TestTable.Row(
    name: "\(inputs.phrase), \(effect.words)",
    effect: effect,
    setting: .probe,
    body: effect.check(
      "function",
      "callback(from: probe.\(effect.probe)\(inputs.count))",
      inputs.answer,
      from: call
    )
  )
}
