extension StatementParser {
  /// What stands behind `expect`.
  func expectation(_ words: inout ScriptWords) throws(ScriptError) -> Expectation<World> {
    guard let word = words.next else {
      throw ScriptError(offset: words.verb.offset, message: "what is expected is missing")
    }
    guard word.label == nil else {
      throw ScriptError(offset: word.offset, message: "what is expected has no label")
    }
    if word.isPlain {
      if words.take(word: "error") { return .error(try errorText(&words)) }
      if words.take(word: "no-error") { return .noError }
      if words.take(word: "calls") {
        let endpoint = try language.endpoint(try words.take("an endpoint"))
        return .calls(endpoint, try words.number(from: 0))
      }
      if let command = language.command(word.text), words.count > 1 {
        let verb = try words.take("a command")
        let expected = try known(try words.takeLast("a value").value)
        return .answer(try performance(of: command, at: verb, &words), expected)
      }
    }
    if case .reference = word.value.kind, words.count > 1 {
      let kept = try words.take("a name")
      let expected = try known(try words.take("a value").value)
      return .kept(name: kept.source, try known(kept.value), expected)
    }
    try checkNameOfExpectation(word, words)
    return .result(try known(try words.take("a value").value))
  }

  private func errorText(_ words: inout ScriptWords) throws(ScriptError) -> String {
    guard words.next != nil else { return "" }
    let word = try words.take("the error's text, or a part of it")
    guard !word.text.isEmpty else {
      throw word.error("every error has this in it: leave it out")
    }
    return word.text
  }

  /// With another word behind it, a plain word was meant to be a name.
  private func checkNameOfExpectation(
    _ word: ScriptWord,
    _ words: ScriptWords
  ) throws(ScriptError) {
    guard word.isPlain, words.count > 1 else { return }
    let known = ["error", "no-error", "calls"] + language.commands.map(\.name)
    let hint = didYouMean(word.text, among: known)
    throw word.error("\(word.text.quoted) cannot be expected\(hint)")
  }

  /// The value with all that is known put in place.
  private func known(_ node: Node) throws(ScriptError) -> Node {
    try scope.resolved(node) ?? node
  }
}
