import CapabilityTranscripts

extension Node {
  /// The node as JSON, with secrets concealed.
  ///
  /// - Parameter indented: Whether members and elements are on lines of their own.
  func json(indented: Bool) -> String { json(indented ? "\n" : nil) }

  /// - Parameter lineBreak: The line break with the indentation; `nil` for one line.
  private func json(_ lineBreak: String?) -> String {
    let inner = lineBreak.map { $0 + "  " }
    func joined(_ parts: [String], _ opening: String, _ closing: String) -> String {
      guard !parts.isEmpty else { return opening + closing }
      let start = inner ?? ""
      return opening + start + parts.joined(separator: "," + start) + (lineBreak ?? "") + closing
    }
    switch kind {
    case .null: return "null"
    case .bool(let value): return String(value)
    case .number(let text): return text.isJSONNumber ? text : text.json
    case .word(let text), .text(let text): return text.json
    case .secret: return concealed.json
    case .list(let nodes): return joined(nodes.map { $0.json(inner) }, "[", "]")
    case .object(let members):
      let colon = lineBreak == nil ? ":" : ": "
      return joined(members.map { $0.name.json + colon + $0.value.json(inner) }, "{", "}")
    case .call(let name, let members):
      let payload = Node(kind: .object(members))
      return Node(kind: .object([.init(name: name, value: payload)])).json(lineBreak)
    case .reference: return shown.json
    }
  }
}

extension String {
  /// Whether the text is a number in JSON, which has no infinity.
  fileprivate var isJSONNumber: Bool {
    guard let number = Double(self), number.isFinite else { return false }
    return utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) } && first != "+" && first != "."
  }
}
