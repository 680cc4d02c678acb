import Capabilities
import CapabilityTranscripts

/// Parses the words of a line.
struct StatementParser<World: Interceptable & Sendable> {
  let vocabulary: Vocabulary<World>
  let scope: Scope

  private var table: PlaygroundTable<World> { vocabulary.table }

  /// Consumes a command and its arguments.
  func kind(_ words: inout ScriptWords) throws(ScriptError) -> StatementKind<World> {
    let verb = try words.take("a command")
    if let builtin = Builtin(rawValue: verb.text) { return try kind(builtin, at: verb, &words) }
    if let command = vocabulary.command(verb.text) {
      return .perform(try scriptCall(of: command, at: verb, &words))
    }
    if let useCase = vocabulary.useCase(verb.text) {
      return .perform(try scriptCall(useCase.name, useCase.action, at: verb, &words))
    }
    if let builtin = Builtin.aliases[verb.text] { return try kind(builtin, at: verb, &words) }
    throw unknown(verb)
  }

  private func unknown(_ verb: ScriptWord) -> ScriptError {
    if let error = vocabulary.unavailability(verb) { return error }
    if vocabulary.endpoint(verb.text) != nil {
      return verb.error("\(verb.text) is an endpoint: write call \(verb.text) …")
    }
    let hint = didYouMean(verb.text, among: vocabulary.verbs)
    return verb.error("unknown command \(verb.text.quoted)\(hint)")
  }

  private func kind(
    _ builtin: Builtin,
    at verb: ScriptWord,
    _ words: inout ScriptWords
  ) throws(ScriptError) -> StatementKind<World> {
    switch builtin {
    case .letName: throw verb.error("expected a command after =, found another let")
    case .until: throw verb.error("until can only start a line")
    case .run: return .perform(try useCase(&words))
    case .call: return .perform(try call(&words))
    case .override:
      let word = try words.take("an endpoint")
      let endpoint = try vocabulary.endpoint(word)
      guard endpoint.isIntercepted else {
        throw word.error("\(endpoint.path) cannot be overridden: interceptors cannot wrap it")
      }
      return .override(endpoint, try steps(for: endpoint, &words))
    case .restore:
      let word = try words.take("an endpoint, or all")
      return .restore(word.text == "all" ? nil : try vocabulary.endpoint(word))
    case .expect: return .expect(try expectation(&words))
    case .world:
      guard words.next != nil else { return .currentWorld }
      return .world(try words.choice("a world", among: table.worlds) { $0.name })
    case .set: return try setting(&words)
    case .show: return try show(&words)
    case .include: return .include(file: try words.take("a file").text)
    case .transcript:
      guard words.next != nil else { return .transcript(.text) }
      let format = try words.choice("a format", among: TranscriptFormat.allCases) { $0.rawValue }
      return .transcript(format)
    case .save: return .save(file: try words.take("a file").text)
    case .replay:
      if table.worlds.contains(where: { $0.isLive && $0.name == scope.worldName }) {
        throw verb.error(
          "replay is not available in a live world, which would run a call without an answer: "
            + "enter another world first, such as \(table.worlds.first { !$0.isLive }?.name ?? "test")"
        )
      }
      return .replay(file: try words.take("a file").text)
    case .time: return .time
    case .graph: return .graph(try graph(at: verb, &words))
    case .commands: return .commands
    case .endpoints: return .endpoints
    case .help: return .help(topic: try topic(&words))
    case .quit: return .quit
    }
  }

  private func graph(
    at verb: ScriptWord,
    _ words: inout ScriptWords
  ) throws(ScriptError) -> PlaygroundGraph.Output {
    guard let first = table.graphs.first else {
      throw verb.error("this playground has no graph: generate its table again")
    }
    guard words.next != nil else { return first }
    return try words.choice("a format", among: table.graphs) { $0.format }
  }

  private func topic(_ words: inout ScriptWords) throws(ScriptError) -> String? {
    guard words.next != nil else { return nil }
    let word = try words.take("a command")
    let known = vocabulary.topics
    guard known.contains(word.text) else {
      let hint = didYouMean(word.text, among: known)
      throw word.error("no help for \(word.text.quoted)\(hint)")
    }
    return word.text
  }

  private func show(_ words: inout ScriptWords) throws(ScriptError) -> StatementKind<World> {
    var value = ShownValue.last
    if let word = words.next, case .reference = word.value.kind {
      _ = words.takeAny()
      // Checks that the name is defined.
      _ = try scope.resolved(word.value)
      value = .kept(name: word.source, word.value)
    }
    guard words.next != nil else { return .show(value, .text) }
    let format = try words.choice("a format", among: ResultFormat.allCases) { $0.rawValue }
    return .show(value, format)
  }

  private func setting(_ words: inout ScriptWords) throws(ScriptError) -> StatementKind<World> {
    guard !table.settings.isEmpty else {
      throw words.verb.error("this world has no values that can be set")
    }
    let setting = try words.choice("a value that can be set", among: table.settings) { $0.path }
    let word = try words.take("a value")
    return .set(setting, try value(word.value, readBy: setting.reader))
  }
}

extension StatementParser {
  /// Consumes the inputs of a client's command.
  func scriptCall(
    of command: PlaygroundCommand<World>,
    at verb: ScriptWord,
    _ words: inout ScriptWords
  ) throws(ScriptError) -> ScriptCall<World> {
    if let worlds = command.worlds, !worlds.contains(scope.worldName) {
      throw verb.error(
        "\(command.name) is only available in the \(worlds.joined(separator: " or ")) world; "
          + "this is the \(scope.worldName) world"
      )
    }
    return try scriptCall(command.name, command.action, at: verb, &words)
  }

  /// Consumes the arguments of `run USE-CASE …`.
  func useCase(_ words: inout ScriptWords) throws(ScriptError) -> ScriptCall<World> {
    let word = try words.take("a use case")
    guard let useCase = vocabulary.useCase(word.text) else {
      let hint = didYouMean(word.text, among: table.useCases.map(\.name))
      throw word.error("unknown use case \(word.text.quoted)\(hint)")
    }
    return try scriptCall(useCase.name, useCase.action, at: word, &words)
  }

  /// Consumes the arguments of `call ENDPOINT …`.
  func call(_ words: inout ScriptWords) throws(ScriptError) -> ScriptCall<World> {
    let word = try words.take("an endpoint")
    let endpoint = try vocabulary.endpoint(word)
    var call = try scriptCall(endpoint.path, endpoint.action, at: word, &words)
    call.title = "call \(endpoint.path)"
    return call
  }

  /// Consumes the remaining words as the inputs of an action, by label or in order.
  private func scriptCall(
    _ name: String,
    _ action: Action<World>,
    at verb: ScriptWord,
    _ words: inout ScriptWords
  ) throws(ScriptError) -> ScriptCall<World> {
    let inputs = action.inputs
    var given = [ScriptWord?](repeating: nil, count: inputs.count)
    while let word = words.takeAny() {
      let place = try place(of: word, among: inputs, given, of: name)
      guard given[place] == nil else {
        throw ScriptError("\(inputs[place].label.quoted) is given twice", at: word.offset)
      }
      given[place] = word
    }
    var nodes: [Node] = []
    for (input, word) in zip(inputs, given) {
      if let word {
        nodes.append(try value(word.value, readBy: input.reader))
      } else if input.reader.mayBeAbsent {
        nodes.append(Node(kind: .null, offset: verb.offset))
      } else if let unreadable = input.reader.unreadableReason {
        throw verb.error("\(input.label)= cannot be written in a script: \(unreadable.text)")
      } else {
        throw verb.error("missing input \(input.label)=: \(inputs.shape(after: name))")
      }
    }
    return ScriptCall(title: name, action: action, given: nodes)
  }

  /// Returns the index of the input that a word is for.
  private func place(
    of word: ScriptWord,
    among inputs: [PlaygroundInput],
    _ given: [ScriptWord?],
    of name: String
  ) throws(ScriptError) -> Int {
    if let label = word.label {
      if let place = inputs.firstIndex(where: { $0.label == label }) { return place }
      let hint = didYouMean(label, among: inputs.map(\.label))
      let fix = hint.isEmpty ? "; write \(inputs.shape(after: name))" : hint
      throw ScriptError("unknown input \(label.quoted)\(fix)", at: word.offset)
    }
    let free = inputs.indices.first { given[$0] == nil && inputs[$0].hasPosition }
    guard let place = free else {
      let message =
        inputs.isEmpty
        ? "\(name) takes no inputs" : "too many inputs: \(inputs.shape(after: name))"
      throw ScriptError(message, at: word.offset)
    }
    return place
  }

  /// Checks a value as far as possible before the script runs.
  ///
  /// - Returns: The value with its references replaced, or unchanged if a result does not exist yet.
  func value(_ node: Node, readBy reader: AnyValueFormat) throws(ScriptError) -> Node {
    // The result itself can have the expected type, even if its parts cannot be read.
    if let value = scope.value(node), reader.accepts(value) { return node }
    guard let known = try scope.resolved(node) else { return node }
    do {
      _ = try reader.read(known)
    } catch {
      let error = ScriptError(error, reading: known)
      guard known.hasSecret else { throw error }
      throw ScriptError("expected \(reader.shape), found \(known.shown)", at: error.offset)
    }
    return known
  }
}

extension [PlaygroundInput] {
  /// Returns the syntax of a command with these inputs.
  func shape(after name: String) -> String {
    ([name]
      + map { input in
        let shape = "\(input.label)=\(input.reader.shape)"
        guard input.reader.mayBeAbsent else { return shape }
        return "[\(shape.hasSuffix("?") ? String(shape.dropLast()) : shape)]"
      }).joined(separator: " ")
  }
}

extension StatementParser {
  /// Consumes the arguments of `expect`.
  func expectation(_ words: inout ScriptWords) throws(ScriptError) -> Expectation<World> {
    guard let word = words.next else {
      throw words.verb.error("expected a value, error, no-error or calls")
    }
    guard word.label == nil else {
      throw ScriptError("expected a value without a label", at: word.offset)
    }
    if word.isPlain {
      if words.take(word: "error") { return try error(&words) }
      if words.take(word: "no-error") { return .noError }
      if words.take(word: "calls") {
        let word = try words.take("an endpoint")
        let endpoint = try vocabulary.endpoint(word)
        let others = vocabulary.paths(sharingNameOf: endpoint).joined(separator: ", ")
        guard endpoint.isIntercepted, others.isEmpty else {
          let reason = others.isEmpty ? "interceptors cannot wrap it" : "\(others) has its name"
          throw word.error("\(endpoint.path) cannot be counted: \(reason)")
        }
        return .calls(endpoint, try words.number(from: 0))
      }
      if let command = vocabulary.command(word.text), words.count > 1 {
        let verb = try words.take("a command")
        let expected = try known(try words.takeLast("a value").value)
        return .answer(try scriptCall(of: command, at: verb, &words), expected)
      }
    }
    if case .reference = word.value.kind, words.count > 1 {
      let kept = try words.take("a name")
      let expected = try known(try words.take("a value").value)
      _ = try known(kept.value)  // Checks that the name is defined.
      return .kept(name: kept.source, kept.value, expected)
    }
    try checkNameOfExpectation(word, words)
    return .result(try known(try words.take("a value").value))
  }

  private func error(_ words: inout ScriptWords) throws(ScriptError) -> Expectation<World> {
    guard words.next != nil else { return .error("", Node(kind: .text(""))) }
    let word = try words.take("the error's text")
    guard !word.text.isEmpty else { throw word.error("the error's text is empty: leave it out") }
    return .error(word.text, word.value)
  }

  /// Checks that a plain word followed by another word is not a misspelled name.
  private func checkNameOfExpectation(
    _ word: ScriptWord,
    _ words: ScriptWords
  ) throws(ScriptError) {
    guard word.isPlain, words.count > 1 else { return }
    let known = ["error", "no-error", "calls"] + vocabulary.commands.map(\.name)
    let isUseCase = vocabulary.useCase(word.text) != nil
    let hint = isUseCase ? "; run it in an earlier line" : didYouMean(word.text, among: known)
    throw word.error("unknown expectation \(word.text.quoted)\(hint)")
  }

  /// Returns the value with its references replaced, as far as their results exist.
  private func known(_ node: Node) throws(ScriptError) -> Node { try scope.resolved(node) ?? node }
}
