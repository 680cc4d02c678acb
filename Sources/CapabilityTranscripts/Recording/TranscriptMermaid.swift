extension Transcript {
  /// The transcript as a Mermaid sequence diagram: one participant for each capability.
  ///
  /// - Parameter caller: What to call whoever makes the outermost calls.
  /// - Returns: The diagram's text, to stand in a `mermaid` block of a Markdown file.
  public func mermaid(caller: String = "UseCase") -> String {
    var diagram = MermaidSequence(caller: caller)
    diagram.add(calls, concurrentCalls, from: caller)
    return diagram.text
  }
}

/// Writes a sequence diagram call by call.
private struct MermaidSequence {
  private var participants: [String]
  private var rows: [String] = []

  init(caller: String) {
    participants = [caller]
  }

  var text: String {
    let declarations = participants.map { "  participant \(mermaidID($0))" }
    return (["sequenceDiagram"] + declarations + rows).joined(separator: "\n")
  }

  mutating func add(_ ordered: [RecordedCall], _ concurrent: [RecordedCall], from caller: String) {
    for call in ordered { add(call, from: caller) }
    guard !concurrent.isEmpty else { return }
    for (index, call) in concurrent.enumerated() {
      rows.append(index == 0 ? "  par" : "  and")
      add(call, from: caller)
    }
    rows.append("  end")
  }

  private mutating func add(_ call: RecordedCall, from caller: String) {
    let parts = call.endpoint.split(separator: ".", maxSplits: 1).map(String.init)
    let callee = parts.count == 2 ? parts[0] : call.endpoint
    let message = "\(parts.last ?? call.endpoint)(\(call.inputs.joined(separator: ", ")))"
    if !participants.contains(callee) { participants.append(callee) }
    rows.append("  \(mermaidID(caller))->>\(mermaidID(callee)): \(mermaidText(message))")
    add(call.calls, call.concurrentCalls, from: callee)
    switch call.outcome {
    case .returned(let value):
      rows.append("  \(mermaidID(callee))-->>\(mermaidID(caller)): \(mermaidText(value))")
    case .threw(let error):
      rows.append("  \(mermaidID(callee))--x\(mermaidID(caller)): \(mermaidText(error))")
    case .running: break
    }
  }
}

/// A participant's identifier: it may not have blanks or signs in it.
package func mermaidID(_ participant: String) -> String {
  String(participant.map { $0.isLetter || $0.isNumber ? $0 : "_" })
}

/// The text of a message, in which `#` starts an escape and `;` ends the line.
package func mermaidText(_ message: String) -> String {
  message.map { character in
    switch character {
    case "#": "#35;"
    case ";": "#59;"
    default: String(character)
    }
  }.joined()
}
