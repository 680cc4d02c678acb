import Capabilities

/// The language of scripts: the built-in commands, the rows of a table, and a client's own commands.
struct Vocabulary<World: Interceptable & Sendable>: Sendable {
  let table: PlaygroundTable<World>
  let commands: [PlaygroundCommand<World>]
  private let useCases: [String: PlaygroundUseCase<World>]
  private let endpoints: [String: PlaygroundEndpoint<World>]
  private let commandsByName: [String: PlaygroundCommand<World>]

  init(_ table: PlaygroundTable<World>, commands: [PlaygroundCommand<World>]) {
    self.table = table
    self.commands = commands
    // Of several rows with a name, the first one counts.
    useCases = Dictionary(table.useCases.map { ($0.name, $0) }) { first, _ in first }
    endpoints = Dictionary(table.endpoints.map { ($0.path, $0) }) { first, _ in first }
    commandsByName = Dictionary(commands.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The errors in the table and in the client's commands.
  var mistakes: [String] {
    let taken = commands.filter { Builtin(rawValue: $0.name) != nil }
    let unknown = commands.flatMap { command in
      (command.worlds ?? []).filter { name in !table.worlds.contains { $0.name == name } }
        .map { "the command \(command.name.quoted) is for the unknown world \($0.quoted)" }
    }
    let names = taken.map {
      "the command \($0.name.quoted) has the name of a built-in command: rename it"
    }
    let none = table.worlds.isEmpty ? ["the playground's table has no world"] : []
    return names + unknown + none
  }

  func useCase(_ name: String) -> PlaygroundUseCase<World>? { useCases[name] }

  /// Returns how to run the use case that has the name of a built-in command; empty if none has.
  func hint(_ verb: String) -> String {
    guard Builtin(rawValue: verb) != nil, useCase(verb) != nil else { return "" }
    return "; write run \(verb) for the use case"
  }

  /// Returns the message of an `include` whose script cannot be read.
  func includeMessage(_ error: PlaygroundUsageError) -> String { error.message + hint("include") }

  /// Returns the endpoint with a path: `payments.charge`.
  func endpoint(_ path: String) -> PlaygroundEndpoint<World>? { endpoints[path] }

  /// Returns the error for a word that names what no script can use, or a member of it.
  func unavailability(_ word: ScriptWord) -> ScriptError? {
    table.unavailable.first { "\(word.text).".hasPrefix("\($0.name).") }.map { row in
      let reason = UnreadableReason(reason: row.reason, fix: row.fix).text
      return word.error("\(row.name) cannot be used in a playground: \(reason)")
    }
  }

  func command(_ name: String) -> PlaygroundCommand<World>? { commandsByName[name] }

  /// Returns the endpoint that a word names, by its path or by its name for interceptors.
  func endpoint(_ word: ScriptWord) throws(ScriptError) -> PlaygroundEndpoint<World> {
    if let endpoint = endpoint(word.text) { return endpoint }
    let paths = table.endpoints.map(\.path)
    let named = table.endpoints.filter { $0.name == word.text }
    if named.count == 1 { return named[0] }
    if named.count > 1 {
      let all = named.map(\.path).joined(separator: ", ")
      throw word.error("ambiguous endpoint \(word.text.quoted): use one of \(all)")
    }
    let ofCapability = paths.filter { $0.hasPrefix("\(word.text).") }.joined(separator: ", ")
    guard ofCapability.isEmpty else {
      throw word.error("\(word.text) is a capability; its endpoints are \(ofCapability)")
    }
    if let error = unavailability(word) { throw error }
    var hint = didYouMean(word.text, among: paths)
    // The name of a type that the world has more than once.
    let end = word.text.drop { $0 != "." }
    let others = paths.filter { $0.hasSuffix(end) }
    if hint.isEmpty, !end.isEmpty, !others.isEmpty {
      hint = ": expected \(others.joined(separator: ", "))"
    }
    throw word.error("unknown endpoint \(word.text.quoted)\(hint)")
  }

  /// Returns the paths of the other endpoints with the same name, which interceptors cannot distinguish.
  func paths(sharingNameOf endpoint: PlaygroundEndpoint<World>) -> [String] {
    table.endpoints.filter { $0.name == endpoint.name && $0.path != endpoint.path }.map(\.path)
  }

  /// The words that `help` explains.
  var topics: [String] { verbs + table.endpoints.map(\.path) }

  /// The words that can start a line.
  var verbs: [String] {
    commands.map(\.name) + table.useCases.map(\.name) + Builtin.allCases.map(\.rawValue)
  }
}

extension Vocabulary {
  /// Parses a line.
  ///
  /// Everything that can be checked before the script runs is checked here, so that a script does
  /// not stop halfway because of a syntax error.
  ///
  /// - Parameters:
  ///   - line: The line, without its line break.
  ///   - scope: The world and the names that the line can use.
  /// - Returns: The statement; `nil` for an empty line or a comment.
  /// - Throws: ``ScriptError`` at the first wrong word, or at the command if a word is missing.
  func statement(_ line: String, in scope: Scope) throws(ScriptError) -> Statement<World>? {
    guard var words = ScriptWords(try LineScanner.words(line)) else { return nil }
    let verb = words.verb
    var name: String?
    if words.take(word: Builtin.letName.rawValue) { name = try words.bindingName(in: scope) }
    let isRepeated = name == nil && words.take(word: Builtin.until.rawValue)
    let limit = isRepeated ? try words.limit() : nil
    let start = words.next ?? verb
    do throws(ScriptError) {
      let kind = try StatementParser(vocabulary: self, scope: scope).kind(&words)
      try words.expectEnd()
      switch (kind, name, limit) {
      case (_, nil, nil), (.perform, _, nil), (.expect(.calls), nil, _), (.expect(.answer), nil, _):
        break
      case (_, nil, _):
        let message = "until repeats only expect COMMAND VALUE and expect calls ENDPOINT N"
        throw ScriptError(message, at: start.offset)
      default: throw verb.error("let requires a use case, a call, or a command of this playground")
      }
      return Statement(offset: verb.offset, name: name, limit: limit, kind: kind)
    } catch {
      throw ScriptError(error.message + hint(start.text), at: error.offset)
    }
  }
}

extension ScriptWords {
  /// Consumes `TIME:` after `until`.
  fileprivate mutating func limit() throws(ScriptError) -> Duration {
    let word = try take("\(Duration.writtenExamples), and a colon")
    guard word.text.hasSuffix(":"), let limit = Duration(limit: String(word.text.dropLast())) else {
      throw word.error("expected \(Duration.writtenExamples), and a colon: until 5s: expect …")
    }
    return limit
  }

  /// Consumes `NAME =` after `let`.
  fileprivate mutating func bindingName(in scope: Scope) throws(ScriptError) -> String {
    guard let word = next else {
      throw ScriptError("expected a name: let NAME = COMMAND", at: verb.offset)
    }
    guard word.label == nil else {
      throw ScriptError("expected a space on both sides of =: let NAME = COMMAND", at: word.offset)
    }
    _ = takeAny()
    let name = word.text
    guard name.isIdentifier else {
      let message = "expected a name made of letters, digits and _, found \(name.quoted)"
      throw ScriptError(message, at: word.offset)
    }
    guard scope.names.count < Scope.nameLimit || scope.names[name] != nil else {
      throw ScriptError("a script can define at most \(Scope.nameLimit) names", at: word.offset)
    }
    guard take(word: "=") else {
      let message = "expected = after the name: let \(name) = COMMAND"
      throw ScriptError(message, at: next?.offset ?? verb.offset)
    }
    guard next != nil else { throw ScriptError("expected a command after =", at: verb.offset) }
    return name
  }
}

extension Vocabulary {
  /// Returns completions for the word before the cursor.
  ///
  /// - Parameters:
  ///   - line: The whole line.
  ///   - offset: The position of the cursor, in characters.
  ///   - scope: The world and the names that the line can use.
  func completions(for line: String, at offset: Int, in scope: Scope) -> Completions {
    let before = String(line.prefix(offset))
    var words = before.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let current = words.popLast() ?? ""
    words.removeAll { $0.isEmpty }
    // A command is at the start of the line or after `let NAME =`.
    if words.first == Builtin.letName.rawValue, words.count >= 3, words[2] == "=" {
      words.removeFirst(3)
    }
    // The library that edits lines calls this on a thread without task-local values.
    let known = KnownEnums.$current.withValue(KnownEnums(table.enums)) {
      candidates(for: current, after: words, in: scope)
    }
    let start = before.count - current.count
    let fitting = (known + references(current, in: scope))
      .filter { $0.text.hasPrefix(current) && $0.text != current }
    return Completions(start: start, candidates: fitting)
  }

  private func references(_ current: String, in scope: Scope) -> [Candidate] {
    guard current.hasPrefix("$") else { return [] }
    return scope.names.keys.sorted().map { Candidate(text: "$\($0)", note: "") }
  }

  private func candidates(
    for current: String,
    after words: [String],
    in scope: Scope
  ) -> [Candidate] {
    guard let verb = words.first else { return verbCandidates(in: scope) }
    let isSecond = words.count == 1
    func inputs(of action: Action<World>?, after count: Int) -> [Candidate] {
      (action?.inputs ?? []).candidates(for: current, after: words.dropFirst(count))
    }
    switch Builtin(rawValue: verb) {
    case .letName, .until, .save, .replay, .include, .time, .commands, .endpoints, .quit: return []
    case .show: return plain(ResultFormat.allCases.map(\.rawValue))
    case .call:
      return isSecond ? endpointCandidates : inputs(of: endpoint(words[1])?.action, after: 2)
    case .run: return isSecond ? useCaseCandidates : inputs(of: useCase(words[1])?.action, after: 2)
    case .override:
      return isSecond ? endpointCandidates : steps(of: endpoint(words[1]), after: words)
    case .restore: return isSecond ? endpointCandidates + plain(["all"]) : []
    case .expect:
      if words.last == "calls" { return endpointCandidates }
      return isSecond ? plain(["error", "no-error", "calls"] + commands.map(\.name)) : []
    case .world: return isSecond ? plain(table.worlds.map(\.name)) : []
    case .set where isSecond: return plain(table.settings.map(\.path))
    case .set:
      let setting = table.settings.first { $0.path == words[1] }
      return words.count == 2 ? values(setting?.reader) : []
    case .transcript: return isSecond ? plain(TranscriptFormat.allCases.map(\.rawValue)) : []
    case .graph: return isSecond ? plain(table.graphs.map(\.format)) : []
    case .help: return isSecond ? plain(topics) : []
    case nil: return inputs(of: command(verb)?.action ?? useCase(verb)?.action, after: 1)
    }
  }

  private func verbCandidates(in scope: Scope) -> [Candidate] {
    let own = commands.filter { $0.worlds?.contains(scope.worldName) ?? true }
      .map { Candidate(text: "\($0.name) ", note: $0.help) }
    let builtins = Builtin.allCases.map { Candidate(text: "\($0.rawValue) ", note: $0.summary) }
    return useCaseCandidates + own + builtins
  }

  private var useCaseCandidates: [Candidate] {
    table.useCases.map { Candidate(text: "\($0.name) ", note: $0.help) }
  }

  private var endpointCandidates: [Candidate] {
    table.endpoints.map { Candidate(text: "\($0.path) ", note: $0.help) }
  }

  private func plain(_ names: [String]) -> [Candidate] {
    names.map { Candidate(text: "\($0) ", note: "") }
  }

  /// Returns the words that start a value, such as the cases of an enum.
  private func values(_ reader: AnyValueFormat?) -> [Candidate] {
    (reader?.words ?? []).map { Candidate(text: $0, note: "") }
  }

  private func steps(
    of endpoint: PlaygroundEndpoint<World>?,
    after words: [String]
  ) -> [Candidate] {
    guard let endpoint else { return [] }
    let failing = endpoint.failure == nil ? [] : ["fail", "fail-after"]
    let waiting = endpoint.isAsync ? ["delay", "hang"] : []
    let verbs = plain(failing + ["return"] + waiting + ["pass", "call", "then"])
    switch words.dropFirst(2).last {
    case "fail", "fail-after": return values(endpoint.failure) + verbs
    case "return": return values(endpoint.action.output) + verbs
    default: return verbs
    }
  }
}

extension [PlaygroundInput] {
  /// Returns the words of the value that is next, and the labels that the line does not have yet.
  fileprivate func candidates(
    for current: String,
    after given: ArraySlice<String>
  ) -> [Candidate] {
    if let input = first(where: { current.hasPrefix("\($0.label)=") }) {
      return input.reader.words.map { Candidate(text: "\(input.label)=\($0)", note: "") }
    }
    let missing = filter { input in !given.contains { $0.hasPrefix("\(input.label)=") } }
    let next = missing.filter(\.hasPosition).dropFirst(given.count { !$0.contains("=") }).first
    let values = (next?.reader.words ?? []).map { Candidate(text: $0, note: next?.label ?? "") }
    return values + missing.map { Candidate(text: "\($0.label)=", note: $0.reader.shape) }
  }
}
