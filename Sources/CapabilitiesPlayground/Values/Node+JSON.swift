import CapabilityTranscripts

extension Node {
  /// The node as it may be written in a script: JSON, with what is secret left out.
  var shown: String {
    switch kind {
    case .null: "null"
    case .bool(let value): String(value)
    case .number(let text), .word(let text): text.escapedForTerminal
    case .text(let text): text.literal
    case .list(let nodes): "[\(nodes.map(\.shown).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\($0.name.literal):\($0.value.shown)" }.joined(separator: ","))}"
    case .call(let name, let members):
      members.isEmpty
        ? name.escapedForTerminal
        : "\(name.escapedForTerminal)(\(members.map(\.argument).joined(separator: ", ")))"
    case .reference(let reference):
      (["$\(reference.name)"] + reference.path).joined(separator: ".").escapedForTerminal
    case .secret: concealed
    }
  }
}

extension Node.Member {
  fileprivate var argument: String {
    name.hasPrefix("_") && Int(name.dropFirst()) != nil ? value.shown : "\(name): \(value.shown)"
  }
}
