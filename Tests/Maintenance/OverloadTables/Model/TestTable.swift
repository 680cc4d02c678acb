/// The tests of one family: every row of its table is called in one of them.
struct TestTable {
  /// One test.
  struct Row {
    /// What the row is about, such as `3 inputs, async`.
    var name: String
    var effect: Effect
    /// Where the test runs its body, and with what.
    var setting: Setting
    var body: [String]

    /// A row that runs on every kind of actor if it is async; a synchronous test cannot leave its
    /// caller's.
    init(name: String, effect: Effect, setting: Setting? = nil, body: [String]) {
      self.name = name
      self.effect = effect
      self.setting = setting ?? (effect.isAsync ? .everyActor : .probe)
      self.body = body
    }
  }

  /// What surrounds the body of a test.
  enum Setting {
    /// A probe on every kind of actor.
    case everyActor
    /// A probe, wherever the test runs.
    case probe
    /// Nothing.
    case bare
  }

  /// The file, counted from the root of the package.
  var path: String
  /// What the suite is called in reports, and the type it is.
  var suite: (title: String, type: String)
  var rows: [Row]
  /// What it imports besides `Capabilities`, `Probes` and `Testing`.
  var imports: [String] = []

  var file: GeneratedFile {
    let table = rows.map(text).joined(separator: "\n\n")
    return GeneratedFile(
      path: path,
      sections: [
        (["Capabilities"] + imports + ["Probes", "Testing"]).map { "import \($0)" }
          .joined(separator: "\n"),
        "@Suite(\"\(suite.title)\")\nstruct \(suite.type) {\n\(table)\n}",
      ]
    )
  }

  private func text(of row: Row) -> String {
    let body =
      switch row.setting {
      // Not a closure, whose statements the compiler checks in one go.
      case .everyActor:
        ["@Sendable func check(_ probe: Probe) async {"] + row.body.map { "  \($0)" }
          + ["}", "await onEveryActor(check)"]
      case .probe: ["let probe = Probe()"] + row.body
      case .bare: row.body
      }
    let lines =
      ["@Test func `\(row.name)`()\(row.effect.isAsync ? " async" : "") {"]
      + body.map { "  \($0)" } + ["}"]
    return lines.map { "  \($0)" }.joined(separator: "\n")
  }
}

extension Effect {
  /// The probe's method with this effect, such as `asyncThrowing`.
  var probe: String {
    switch self {
    case .plain: "plain"
    case .throwing: "throwing"
    case .async: "async"
    case .asyncThrowing: "asyncThrowing"
    }
  }

  /// How the name of a test says the effect.
  var words: String {
    switch self {
    case .plain: "plain"
    case .throwing: "throws"
    case .async: "async"
    case .asyncThrowing: "async throws"
    }
  }

  /// A call with the effect that throws the tests' error, as a closure.
  func closure(_ call: String) -> String {
    isThrowing ? "{ ()\(keywords(failure: "Refusal")) in \(marks)\(call) }" : "{ \(marks)\(call) }"
  }

  /// The lines that make a function and expect its value from a call; where it can throw, its error
  /// too.
  ///
  /// - Parameters:
  ///   - name: The function's name.
  ///   - function: The expression that makes it.
  ///   - value: What the call returns.
  ///   - journal: What happens on the way, in order, where that is more than the value.
  ///   - failing: The entries that are calls and can be refused, where that is not the last one.
  ///   - call: The call, without `try` and `await`.
  func check(
    _ name: String,
    _ function: String,
    _ value: String,
    journal: [String]? = nil,
    failing: [String]? = nil,
    from call: String
  ) -> [String] {
    let list = { (items: [String]) in "[\(items.map(\.quoted).joined(separator: ", "))]" }
    let arguments =
      [value.quoted] + (journal.map { ["journal: \(list($0))"] } ?? [])
      + (failing.map { ["failing: \(list($0))"] } ?? [])
    let verb = "\(isAsync ? "await " : "")probe.\(isThrowing ? "expectBoth" : "expect")"
    return "let \(name) = \(function)".folded
      + "\(verb)(\(arguments.joined(separator: ", "))) \(closure(call))".folded
  }

  /// The lines that expect a value, a journal and errors from a call.
  ///
  /// - Parameters:
  ///   - value: What the call returns.
  ///   - journal: What happens on the way, in order.
  ///   - failing: The entries that are calls and can be refused.
  ///   - call: The call, without `try` and `await`.
  func expectation(
    _ value: String,
    journal: [String],
    failing: [String],
    from call: String
  ) -> [String] {
    let list = { (items: [String]) in "[\(items.map(\.quoted).joined(separator: ", "))]" }
    let arguments =
      [value.quoted, "journal: \(list(journal))"]
      + (isThrowing ? ["failing: \(list(failing))"] : [])
    let start = "\(isAsync ? "await " : "")probe.expect("
    let end = ") {\(isThrowing ? " ()\(keywords(failure: "Refusal")) in" : "")"
    let line = start + arguments.joined(separator: ", ") + end
    let fits = line.count + (isAsync ? 6 : 4) <= Function.width
    return (fits ? [line] : [start] + Function.rows(arguments) + [end]) + [
      "  \(marks)\(call)",
      "}",
    ]
  }
}

extension TestTable.Row {
  /// A test for each effect, which goes through all counts.
  static func byEffect(
    _ counts: some Sequence<Int>,
    of effects: [Effect] = Effect.allCases,
    _ lines: (Inputs, Effect) -> [String]
  ) -> [TestTable.Row] {
    effects.map { effect in
      TestTable.Row(
        name: effect.words,
        effect: effect,
        body: counts.flatMap { lines(Inputs($0), effect) }
      )
    }
  }
}

extension String {
  /// A statement with a closure: on one line, if that is not too long, and else on as few as it can
  /// be, with the closure's body below, and what is still too long from its first parenthesis on.
  var folded: [String] { folded(width: Function.width - 6) }

  private func folded(width: Int) -> [String] {
    guard count > width, let end = lastIndex(of: "}"),
      let head = firstRange(of: " in ") ?? firstRange(of: " { ")
    else { return [self] }
    let start = String(self[..<head.upperBound].dropLast())
    if start.count > width, let parenthesis = firstIndex(of: "("),
      let close = start.lastRange(of: ") {") ?? self[end...].firstRange(of: ")")
    {
      let inner = String(self[index(after: parenthesis)..<close.lowerBound])
      return ["\(self[...parenthesis])"] + inner.folded(width: width - 2).map { "  \($0)" }
        + String(self[close.lowerBound...]).folded(width: width)
    }
    let body = self[head.upperBound..<end].dropLast().replacing("{ return", with: "{\nreturn")
      .replacing("; return {", with: "; return\n{").split(separator: "\n").map(String.init)
    return [start] + Function.filled(body, with: " ", width: width - 2).map { "  \($0)" }
      + ["\(self[end...])"]
  }

  private func lastRange(of text: String) -> Range<Index>? { ranges(of: text).last }

  /// Names of methods as names of types: `asyncThrowing` becomes `AsyncThrowing`.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  /// A literal of the text.
  var quoted: String { contains("\"") ? "#\"\(self)\"#" : "\"\(self)\"" }
}

extension Inputs {
  /// What the tests pass: `"a", "b"`.
  var literals: String { names.map(\.quoted).joined(separator: ", ") }
  /// What a probe answers to that: `ab`.
  var answer: String { names.joined() }
}
