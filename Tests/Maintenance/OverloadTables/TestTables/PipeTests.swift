let pipeTests: TestTable = TestTable(
  path: "Tests/CapabilitiesTests/OverloadTables/PipeTableTests.swift",
  suite: ("pipe, for every effect", "PipeTableTests"),
  rows: TestTable.Row.byEffect([2, 6]) { inputs, effect in
    piped(Array(repeating: effect, count: inputs.count), effect)
  }
    + [Effect.throwing, .asyncThrowing].map { effect in
      TestTable.Row(
        name: "\(effect.words), beside a function that does not",
        effect: effect,
        body: [[effect, effect.withoutThrows], [effect.withoutThrows, effect]].flatMap {
          piped($0, effect)
        }
      )
    }
)

private func piped(_ effects: [Effect], _ effect: Effect) -> [String] {
  let letters = ["f", "g", "h", "i", "j", "k"].prefix(effects.count)
  let stages = zip(effects, letters).map { "probe.\($0.probe)Stage(\($1.quoted))" }
  let journal = letters.indices.map { "a" + letters[...$0].joined() }
  let lines = Function.filled(stages.map { "\($0)," }, with: " ", width: Function.width - 8)
  let isMixed = Set(effects).count > 1
  let name = isMixed ? "\(effects[0].probe)First" : "piped\(effects.count)"
  let line = "let \(name) = pipe(\(stages.joined(separator: ", ")))"
  let list = { (items: [String]) in "[\(items.map(\.quoted).joined(separator: ", "))]" }
  let failing = zip(journal, effects).filter { $1.isThrowing }.map(\.0)
  let journals =
    isMixed ? "journal: \(list(journal)), failing: \(list(failing))" : "journal: journal"
  let verb = effect.isThrowing ? "expectBoth" : "expect"
  let all = effect.isThrowing && !isMixed ? ", failing: journal" : ""
  let call =
    "\(effect.isAsync ? "await " : "")probe.\(verb)(\(journal[journal.count - 1].quoted), "
    + "\(journals)\(all)) \(effect.closure("\(name)(\"a\")"))"
  return (isMixed ? [] : ["\(journal.count == 2 ? "var " : "")journal = \(list(journal))"])
    + (line.count + 6 <= Function.width
      ? [line]
      : ["let \(name) = pipe("] + lines.dropLast().map { "  \($0)" }
        + ["  \(lines[lines.count - 1].dropLast()))"]) + call.folded
}
