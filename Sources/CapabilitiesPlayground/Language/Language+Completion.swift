extension Language {
  /// What may stand where the cursor is.
  ///
  /// - Parameters:
  ///   - line: The whole line.
  ///   - offset: Where the cursor is, in characters from 0.
  ///   - scope: What is known there.
  func completions(for line: String, at offset: Int, in scope: Scope) -> Completions {
    let before = String(line.prefix(offset))
    var words = before.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let current = words.popLast() ?? ""
    words.removeAll { $0.isEmpty }
    // A command stands at the line's start, and behind `let NAME =`.
    if words.first == Builtin.letName.rawValue, words.count >= 3, words[2] == "=" {
      words.removeFirst(3)
    }
    let found = candidates(behind: words, in: scope) + references(current, in: scope)
    let start = before.count - current.count
    let fitting = found.filter { $0.text.hasPrefix(current) && $0.text != current }
    return Completions(start: start, candidates: fitting)
  }

  private func references(_ current: String, in scope: Scope) -> [Candidate] {
    guard current.hasPrefix("$") else { return [] }
    return scope.names.keys.sorted().map { Candidate(text: "$\($0)", note: "") }
  }

  private func candidates(behind words: [String], in scope: Scope) -> [Candidate] {
    guard let verb = words.first else { return verbCandidates(in: scope) }
    let isSecond = words.count == 1
    switch Builtin(rawValue: verb) {
    case .letName, .save, .replay, .time, .commands, .endpoints, .quit: return []
    case .call: return isSecond ? endpointCandidates : labels(endpoint(words[1])?.action, words)
    case .run:
      let names = table.useCases.map { Candidate(text: "\($0.name) ", note: $0.help) }
      return isSecond ? names : labels(useCase(words[1])?.action, words)
    case .override: return isSecond ? endpointCandidates : steps(of: endpoint(words[1]))
    case .restore: return isSecond ? endpointCandidates + plain(["all"]) : []
    case .expect:
      if words.last == "calls" { return endpointCandidates }
      return isSecond ? plain(["error", "no-error", "calls"] + commands.map(\.name)) : []
    case .world: return isSecond ? plain(table.worlds.map(\.name)) : []
    case .set: return isSecond ? plain(table.settings.map(\.path)) : []
    case .transcript: return isSecond ? plain(TranscriptFormat.allCases.map(\.rawValue)) : []
    case .graph: return isSecond ? plain(table.graphs.map(\.format)) : []
    case .help: return isSecond ? plain(verbs + table.endpoints.map(\.path)) : []
    case nil: return labels(command(verb)?.action ?? useCase(verb)?.action, words)
    }
  }

  private func verbCandidates(in scope: Scope) -> [Candidate] {
    let useCases = table.useCases.map { Candidate(text: "\($0.name) ", note: $0.help) }
    let own = commands.filter { $0.worlds?.contains(scope.worldName) ?? true }
      .map { Candidate(text: "\($0.name) ", note: $0.help) }
    let builtins = Builtin.allCases.map { Candidate(text: "\($0.rawValue) ", note: $0.summary) }
    return useCases + own + builtins
  }

  private var endpointCandidates: [Candidate] {
    table.endpoints.map { Candidate(text: "\($0.path) ", note: $0.help) }
  }

  private func plain(_ names: [String]) -> [Candidate] {
    names.map { Candidate(text: "\($0) ", note: "") }
  }

  /// The labels that were not given yet.
  private func labels(_ action: Action<World>?, _ words: [String]) -> [Candidate] {
    (action?.inputs ?? []).filter { input in
      !words.contains { $0.hasPrefix("\(input.label)=") }
    }.map { Candidate(text: "\($0.label)=", note: $0.reader.shape) }
  }

  private func steps(of endpoint: PlaygroundEndpoint<World>?) -> [Candidate] {
    guard let endpoint else { return [] }
    let failing = endpoint.failure == nil ? [] : ["fail", "fail-after"]
    let waiting = endpoint.isAsync ? ["delay", "hang"] : []
    return plain(failing + ["return"] + waiting + ["pass", "call", "then"])
  }
}
