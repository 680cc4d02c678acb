extension StatementParser {
  /// `STEP [then STEP]…`
  func steps(
    for endpoint: PlaygroundEndpoint<World>,
    _ words: inout ScriptWords
  ) throws(ScriptError) -> [OverrideStep] {
    var steps: [OverrideStep] = []
    // `return 1 then 2` returns both.
    var verb: ScriptWord?
    var number = 0
    repeat {
      let call = try callNumber(after: number, &words)
      let behaviour = try behaviour(of: endpoint, as: &verb, &words)
      number = call ?? (number + 1)
      steps.append(OverrideStep(call: call, behaviour: behaviour))
    } while words.take(word: "then")
    return steps
  }

  private func callNumber(
    after last: Int,
    _ words: inout ScriptWords
  ) throws(ScriptError) -> Int? {
    guard words.take(word: "call") else { return nil }
    let word = words.next
    // The step behind this one is for the call behind it, and that has to have a number.
    let number = try words.number(from: 1, through: 1_000_000_000)
    guard number > last else {
      throw ScriptError(
        offset: word?.offset ?? 0,
        message: "the steps go through the calls in order: call \(last) has one already"
      )
    }
    return number
  }

  private static var behaviours: [String] {
    ["fail", "fail-after", "return", "delay", "hang", "pass"]
  }

  private func behaviour(
    of endpoint: PlaygroundEndpoint<World>,
    as verb: inout ScriptWord?,
    _ words: inout ScriptWords
  ) throws(ScriptError) -> OverrideStep.Behaviour {
    let isVerb = words.next.map { $0.isPlain && Self.behaviours.contains($0.text) } ?? true
    if isVerb || verb == nil { verb = try words.take("fail, fail-after, return, delay or hang") }
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
      let hint = didYouMean(verb.text, among: Self.behaviours)
      throw verb.error("an endpoint cannot be made to \(verb.text.quoted)\(hint)")
    }
  }

  private func checkAsync(
    _ endpoint: PlaygroundEndpoint<World>,
    _ participle: String,
    at verb: ScriptWord
  ) throws(ScriptError) {
    guard !endpoint.isAsync else { return }
    throw verb.error("\(endpoint.path) cannot be \(participle): it is synchronous")
  }

  private func failure(
    of endpoint: PlaygroundEndpoint<World>,
    at verb: ScriptWord,
    _ words: inout ScriptWords
  ) throws(ScriptError) -> Node {
    guard let reader = endpoint.failure else {
      throw verb.error("\(endpoint.path) cannot fail: its type does not throw")
    }
    guard words.next != nil else {
      throw ScriptError(
        offset: verb.offset,
        message: "the error is missing: \(endpoint.path) throws \(reader.shape)"
      )
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
    if case .nothing = endpoint.action.outputType {
      guard isLast else {
        let word = words.next ?? verb
        throw ScriptError(
          offset: word.offset,
          message: "\(endpoint.path) returns nothing: leave the value out"
        )
      }
      return nil
    }
    guard !isLast else {
      let shape = endpoint.action.output.shape
      throw verb.error("the value is missing: \(endpoint.path) returns \(shape)")
    }
    return try value(try words.take("a value").value, readBy: endpoint.action.output)
  }

  private func delay(_ words: inout ScriptWords) throws(ScriptError) -> OverrideStep.Behaviour {
    let word = try words.take("a time such as 20ms or 1.5s")
    guard let duration = Duration(written: word.text) else {
      throw word.error("a time is a number with ms or s, such as 20ms, up to an hour")
    }
    return .delay(duration, text: word.text)
  }
}

extension Duration {
  /// A time as scripts and options write it, such as `20ms` or `1.5s`; `nil` for anything else, and
  /// for more than an hour.
  init?(written text: String) {
    let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    let unit = text.dropFirst(digits.count)
    guard let number = Double(digits), ["ms", "s"].contains(unit) else { return nil }
    // Before it is made: a number that no duration has ends the process.
    guard number <= (unit == "ms" ? 3_600_000 : 3600) else { return nil }
    self = unit == "ms" ? .milliseconds(number) : .seconds(number)
  }
}
