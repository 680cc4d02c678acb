extension StatementParser {
  /// Consumes `STEP [then STEP]…`.
  func steps(
    for endpoint: PlaygroundEndpoint<World>,
    _ words: inout ScriptWords
  ) throws(ScriptError) -> [OverrideStep] {
    var steps: [OverrideStep] = []
    // A step without a verb repeats the last verb: `return 1 then 2`.
    var verb: ScriptWord?
    var number = 0
    repeat {
      let call = try callNumber(after: number, &words)
      let behavior = try behavior(of: endpoint, as: &verb, &words)
      number = call ?? (number + 1)
      steps.append(OverrideStep(call: call, behavior: behavior))
    } while words.take(word: "then")
    return steps
  }

  private func callNumber(after last: Int, _ words: inout ScriptWords) throws(ScriptError) -> Int? {
    guard words.take(word: "call") else { return nil }
    let word = words.next
    // Leaves room for the numbers of the calls after this one.
    let number = try words.number(from: 1, through: 1_000_000_000)
    guard number > last else {
      let message = "expected a call after call \(last): steps are in the order of calls"
      throw ScriptError(message, at: word?.offset ?? 0)
    }
    return number
  }

  private static var behaviors: [String] {
    ["fail", "fail-after", "return", "delay", "hang", "pass"]
  }

  private static var expectedStep: String {
    "fail, fail-after, return, delay, hang, pass or call N STEP"
  }

  private func behavior(
    of endpoint: PlaygroundEndpoint<World>,
    as verb: inout ScriptWord?,
    _ words: inout ScriptWords
  ) throws(ScriptError) -> OverrideStep.Behavior {
    let isVerb = words.next.map { $0.isPlain && Self.behaviors.contains($0.text) } ?? true
    if isVerb || verb == nil { verb = try words.take(Self.expectedStep) }
    guard let verb else { return .pass }
    switch verb.text {
    case "fail": return .fail(try failure(of: endpoint, at: verb, &words))
    case "fail-after": return .failAfter(try failure(of: endpoint, at: verb, &words))
    case "return": return .answer(try answer(of: endpoint, at: verb, &words))
    case "delay":
      try checkAsync(endpoint, "delayed", at: verb)
      return try delay(&words)
    case "hang":
      try checkAsync(endpoint, "made to hang", at: verb)
      return .hang
    case "pass": return .pass
    default:
      let hint = didYouMean(verb.text, among: Self.behaviors + ["call", "then"])
      throw verb.error(
        "unknown step \(verb.text.quoted)\(hint.isEmpty ? "; expected \(Self.expectedStep)" : hint)"
      )
    }
  }

  private func checkAsync(
    _ endpoint: PlaygroundEndpoint<World>,
    _ participle: String,
    at verb: ScriptWord
  ) throws(ScriptError) {
    guard !endpoint.isAsync else { return }
    let steps = endpoint.failure == nil ? "return or pass" : "fail, fail-after, return or pass"
    throw verb.error(
      "\(endpoint.path) cannot be \(participle): it is synchronous; expected \(steps)"
    )
  }

  private func failure(
    of endpoint: PlaygroundEndpoint<World>,
    at verb: ScriptWord,
    _ words: inout ScriptWords
  ) throws(ScriptError) -> Node {
    guard let reader = endpoint.failure else {
      let steps = endpoint.isAsync ? "return, delay, hang or pass" : "return or pass"
      throw verb.error("\(endpoint.path) cannot fail: its type does not throw; expected \(steps)")
    }
    let isLast = words.next.map { $0.isPlain && $0.text == "then" } ?? true
    if isLast, let only = reader.onlyCase { return only }
    guard !isLast else {
      throw verb.error("expected an error: \(endpoint.path) throws \(reader.outcomes)")
    }
    let word = try words.take("the error")
    return try value(word.value, readBy: reader)
  }

  private func answer(
    of endpoint: PlaygroundEndpoint<World>,
    at verb: ScriptWord,
    _ words: inout ScriptWords
  ) throws(ScriptError) -> Node? {
    let isLast = words.next.map { $0.isPlain && $0.text == "then" } ?? true
    if endpoint.action.returnsNothing {
      guard isLast else {
        let word = words.next ?? verb
        throw ScriptError("\(endpoint.path) returns nothing: leave the value out", at: word.offset)
      }
      return nil
    }
    guard !isLast else {
      let shape = endpoint.action.output.shape
      throw verb.error("expected a value: \(endpoint.path) returns \(shape)")
    }
    return try value(try words.take("a value").value, readBy: endpoint.action.output)
  }

  private func delay(_ words: inout ScriptWords) throws(ScriptError) -> OverrideStep.Behavior {
    let word = try words.take(Duration.writtenExamples)
    guard let duration = Duration(limit: word.text) else {
      throw word.error(
        "expected \(Duration.writtenExamples), at most one day, found \(word.text.quoted)"
      )
    }
    return .delay(duration, text: word.text)
  }
}
