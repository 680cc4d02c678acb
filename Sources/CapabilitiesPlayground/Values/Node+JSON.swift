import CapabilityTranscripts

extension Node {
  /// The node as JSON, with secrets concealed.
  ///
  /// - Parameter indented: Whether members and elements are on lines of their own.
  func json(indented: Bool) -> String { json(indented ? "\n" : nil) }

  /// - Parameter lineBreak: The line break with the indentation; `nil` for one line.
  fileprivate func json(_ lineBreak: String?) -> String {
    switch kind {
    case .null: "null"
    case .bool(let value): String(value)
    case .number(let text): text.isJSONNumber ? text : text.json
    case .word(let text), .text(let text): text.json
    case .secret: concealed.json
    case .list(let nodes): Node.joined(nodes.map { node in { node.json($0) } }, "[", "]", lineBreak)
    case .object(let members): Node.joined(members.map(\.json), "{", "}", lineBreak)
    case .call(let name, let members):
      Node(kind: .object([.init(name: name, value: Node(kind: .object(members)))])).json(lineBreak)
    case .reference: shown.json
    }
  }

  private static func joined(
    _ parts: [(String?) -> String],
    _ opening: String,
    _ closing: String,
    _ lineBreak: String?
  ) -> String {
    guard !parts.isEmpty else { return opening + closing }
    let inner = lineBreak.map { $0 + "  " }
    return opening + (inner ?? "") + parts.map { $0(inner) }.joined(separator: "," + (inner ?? ""))
      + (lineBreak ?? "") + closing
  }
}

extension Node.Member {
  fileprivate var json: (String?) -> String {
    { lineBreak in "\(name.json):\(lineBreak == nil ? "" : " ")\(value.json(lineBreak))" }
  }
}

extension String {
  /// Whether the text is a number in JSON, which has no infinity.
  fileprivate var isJSONNumber: Bool {
    guard let number = Double(self), number.isFinite else { return false }
    return utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) } && first != "+" && first != "."
  }
}
