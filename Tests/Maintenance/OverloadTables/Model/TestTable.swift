/// The tests of one family. Most call the rows for 0, 1, 2 and 6 inputs, on every kind of actor if
/// the row is async. The rows between differ only in their number of inputs. Families whose types
/// permit one implementation have no table: `CompositionTests` calls each of them once.
struct TestTable {
  /// One test.
  struct Row {
    /// The subject of the row, such as `2 inputs, async`.
    var name: String
    var effect: Effect
    /// The context in which the test runs its body.
    var setting: Setting
    var body: [String]

    /// Creates a row. An async one runs on every kind of actor; a synchronous one cannot leave its
    /// caller's actor.
    init(name: String, effect: Effect, setting: Setting? = nil, body: [String]) {
      self.name = name
      self.effect = effect
      self.setting = setting ?? (effect.isAsync ? .everyActor : .probe)
      self.body = body
    }
  }

  /// The context of the body of a test.
  enum Setting {
    /// A probe on every kind of actor.
    case everyActor
    /// A probe, on the actor of the test.
    case probe
    /// No probe.
    case bare
  }

  /// The file, relative to the repository's root.
  var path: String
  /// The name of the suite in reports, and its type.
  var suite: (title: String, type: String)
  var rows: [Row]
  /// The imports besides `Capabilities`, `Probes` and `Testing`.
  var imports: [String] = []

  var file: GeneratedFile {
    let table = rows.map(text).joined(separator: "\n")
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
      // Not a closure: the compiler type-checks all statements of a closure together.
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

  /// The effect in the name of a test.
  var words: String {
    switch self {
    case .plain: "plain"
    case .throwing: "throws"
    case .async: "async"
    case .asyncThrowing: "async throws"
    }
  }

  /// Returns a closure with the call. A throwing one throws the tests' error.
  func closure(_ call: String) -> String {
    isThrowing ? "{ ()\(keywords(failure: "Refusal")) in \(marks)\(call) }" : "{ \(marks)\(call) }"
  }

  /// Returns the lines that create a function and check a call of it.
  ///
  /// - Parameters:
  ///   - name: The function's name.
  ///   - function: The expression that creates it.
  ///   - value: The result of the call.
  ///   - journal: The expected entries of the journal, if they are not only the value.
  ///   - call: The call, without `try` and `await`.
  func check(
    _ name: String,
    _ function: String,
    _ value: String,
    journal: [String]? = nil,
    from call: String
  ) -> [String] {
    ["let \(name) = \(function)"] + expectation(value, journal: journal, from: call)
  }

  /// Returns the lines that check the value of a call, and its error if it can throw.
  ///
  /// - Parameters:
  ///   - value: The result of the call.
  ///   - journal: The expected entries of the journal, if they are not only the value.
  ///   - failing: The calls that are made to fail, if that is not the last entry.
  ///   - call: The call, without `try` and `await`.
  func expectation(
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
    return "\(verb)(\(arguments.joined(separator: ", "))) \(closure(call))".folded
  }
}

extension TestTable.Row {
  /// Returns a test for each effect, with the lines for all counts.
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
  /// The lines of a statement with a closure: one line if it fits, otherwise the closure's body on
  /// lines of its own. A first line that is still too long breaks after its first parenthesis.
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
    return [start, "  \(self[head.upperBound..<end].dropLast())", "\(self[end...])"]
  }

  private func lastRange(of text: String) -> Range<Index>? { ranges(of: text).last }

  /// The name of a method as the name of a type: `asyncThrowing` becomes `AsyncThrowing`.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  /// The text as a string literal.
  var quoted: String { contains("\"") ? "#\"\(self)\"#" : "\"\(self)\"" }
}

extension Inputs {
  /// The arguments of the tests: `"a", "b"`.
  var literals: String { names.map(\.quoted).joined(separator: ", ") }
  /// The result of a probe for these arguments: `ab`.
  var answer: String { names.joined() }
}
