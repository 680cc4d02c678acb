extension StatementParser {
  /// Consumes the arguments of `conform`.
  func comparison(_ words: inout ScriptWords) throws(ScriptError) -> WorldComparison<World> {
    let capability = try words.take("a capability")
    let endpoints = try endpoints(of: capability)
    let reference = try words.choice("a world", among: language.table.worlds) { $0.name }
    let subject = try words.choice("a world", among: language.table.worlds) { $0.name }
    var sequences: Int?
    var ignored: Set<String>?
    while let word = words.takeAny() {
      switch word.label {
      case "sequences" where sequences == nil:
        guard let number = Int(word.text), 1...1_000_000 ~= number else {
          throw word.error("expected a number from 1 to 1000000, found \(word.text.quoted)")
        }
        sequences = number
      case "ignoring" where ignored == nil:
        ignored = Set(word.text.split(separator: ",").map(String.init))
      case let label?:
        let isKnown = ["sequences", "ignoring"].contains(label)
        throw ScriptError(
          offset: word.offset,
          message: isKnown
            ? "\(label.quoted) is given twice"
            : "unknown option \(label.quoted)\(didYouMean(label, among: ["sequences", "ignoring"]))"
        )
      case nil: throw word.error("expected sequences=N or ignoring=NAME,…")
      }
    }
    return WorldComparison(
      capability: capability.text,
      endpoints: endpoints,
      reference: reference,
      subject: subject,
      sequences: sequences ?? WorldComparison<World>.defaultSequences,
      ignored: ignored ?? []
    )
  }

  private func endpoints(
    of word: ScriptWord
  ) throws(ScriptError) -> [PlaygroundEndpoint<World>] {
    let all = language.table.endpoints
    let ofPath = all.filter { $0.capabilityPath == word.text }
    guard ofPath.isEmpty else { return ofPath }
    let ofType = all.filter { $0.capabilityType == word.text }
    let paths = Set(ofType.compactMap(\.capabilityPath)).sorted()
    switch paths.count {
    case 0:
      let hint = didYouMean(word.text, among: language.capabilities)
      throw word.error("unknown capability \(word.text.quoted)\(hint)")
    case 1: return ofType
    default:
      throw word.error(
        "several capabilities are \(word.text): write \(paths.joined(separator: " or "))"
      )
    }
  }
}

extension Language {
  /// The types and the paths of the capabilities, without repetitions.
  var capabilities: [String] {
    var names: [String] = []
    for name in table.endpoints.flatMap({ [$0.capabilityType, $0.capabilityPath] }) {
      if let name, !names.contains(name) { names.append(name) }
    }
    return names
  }
}

extension PlaygroundEndpoint {
  /// The path of the endpoint's capability: `payments` for `payments.charge`.
  fileprivate var capabilityPath: String? { path.withoutLastPart }

  /// The type of the endpoint's capability; its path if interceptors cannot wrap the endpoint.
  fileprivate var capabilityType: String? { name.withoutLastPart }
}

extension String {
  fileprivate var withoutLastPart: String? {
    lastIndex(of: ".").map { String(self[..<$0]) }
  }
}
