import Capabilities

/// Reads commands from words.
struct StatementParser<World: Interceptable & Sendable> {
  let language: Language<World>
  let scope: Scope

  private var table: PlaygroundTable<World> { language.table }

  /// Takes a command and all that belongs to it.
  func instruction(_ words: inout ScriptWords) throws(ScriptError) -> Instruction<World> {
    let verb = try words.take("a command")
    if let builtin = Builtin(rawValue: verb.text) {
      return try instruction(builtin, at: verb, &words)
    }
    if let command = language.command(verb.text) {
      return .perform(try performance(of: command, at: verb, &words))
    }
    if let useCase = language.useCase(verb.text) {
      return .perform(try performance(of: useCase, at: verb, &words))
    }
    throw unknown(verb)
  }

  private func unknown(_ verb: ScriptWord) -> ScriptError {
    if let row = table.unavailable.first(where: { $0.name == verb.text }) {
      return verb.error("\(row.name) cannot be used here: \(row.text)")
    }
    if language.endpoint(verb.text) != nil {
      return verb.error("\(verb.text) is an endpoint: write call \(verb.text) …")
    }
    let hint = didYouMean(verb.text, among: language.verbs)
    return verb.error("there is no command \(verb.text.quoted)\(hint)")
  }

  private func instruction(
    _ builtin: Builtin,
    at verb: ScriptWord,
    _ words: inout ScriptWords
  ) throws(ScriptError) -> Instruction<World> {
    switch builtin {
    case .letName: throw verb.error("a command is expected behind the =, not another let")
    case .run: return .perform(try useCase(&words))
    case .call: return .perform(try call(&words))
    case .override:
      let word = try words.take("an endpoint")
      let endpoint = try language.endpoint(word)
      guard endpoint.isIntercepted else {
        throw word.error(
          "\(endpoint.path) cannot be overridden: no interceptor can stand around it"
        )
      }
      return .override(endpoint, try steps(for: endpoint, &words))
    case .restore:
      let word = try words.take("an endpoint, or all")
      return .restore(word.text == "all" ? nil : try language.endpoint(word))
    case .expect: return .expect(try expectation(&words))
    case .world: return .world(try words.choice("a world", among: table.worlds) { $0.name })
    case .set: return try setting(&words)
    case .transcript:
      guard words.next != nil else { return .transcript(.text) }
      let format = try words.choice("a format", among: TranscriptFormat.allCases) { $0.rawValue }
      return .transcript(format)
    case .save: return .save(file: try words.take("a file").text)
    case .replay: return .replay(file: try words.take("a file").text)
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
      throw verb.error("this playground's table has no graph: have it written anew")
    }
    guard words.next != nil else { return first }
    return try words.choice("a format", among: table.graphs) { $0.format }
  }

  private func topic(_ words: inout ScriptWords) throws(ScriptError) -> String? {
    guard words.next != nil else { return nil }
    let word = try words.take("a command")
    let known = language.verbs + table.endpoints.map(\.path)
    guard known.contains(word.text) else {
      let hint = didYouMean(word.text, among: known)
      throw word.error("there is no help on \(word.text.quoted)\(hint)")
    }
    return word.text
  }

  private func setting(_ words: inout ScriptWords) throws(ScriptError) -> Instruction<World> {
    guard !table.settings.isEmpty else {
      throw words.verb.error("this world has no plain value that could be set")
    }
    let setting = try words.choice("what to set", among: table.settings) { $0.path }
    let word = try words.take("a value")
    return .set(setting, try value(word.value, readBy: setting.reader))
  }
}

extension PlaygroundUnavailable {
  /// Why it cannot be used, and what would change that.
  var text: String { fix.isEmpty ? reason : "\(reason); to fix: \(fix)" }
}
