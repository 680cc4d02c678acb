extension Transcript {
  /// Returns the transcript as a Mermaid sequence diagram with a participant for each capability. A
  /// stream element is an arrow back to the consumer.
  ///
  /// - Parameter caller: The name of the participant that makes the outermost calls.
  /// - Returns: The diagram, for a `mermaid` block in a Markdown file.
  public func mermaid(caller: String = "UseCase") -> String {
    Transcript.mermaid([(caller, self)])
  }

  /// Returns a diagram of several transcripts, each with the participant that makes its calls.
  package static func mermaid(_ transcripts: [(caller: String, calls: Transcript)]) -> String {
    var diagram = MermaidSequence()
    for (caller, calls) in transcripts { diagram.add(calls.tree, from: caller) }
    return diagram.text
  }
}

/// Builds a sequence diagram call by call.
private struct MermaidSequence {
  private var participants: [String] = []
  private var rows: [String] = []

  var text: String { (["sequenceDiagram"] + participants + rows).joined(separator: "\n") }

  mutating func add(_ calls: TranscriptLog.Calls, from caller: String) {
    let participant = "  participant \(mermaidID(caller))"
    if !participants.contains(participant) { participants.append(participant) }
    for call in calls.ordered { add(call, from: caller) }
    guard !calls.concurrent.isEmpty else { return }
    for (index, call) in calls.concurrent.enumerated() {
      rows.append(index == 0 ? "  par" : "  and")
      add(call, from: caller)
    }
    rows.append("  end")
  }

  private mutating func add(_ call: RecordedCall, from caller: String) {
    let parts = call.endpoint.split(separator: ".", maxSplits: 1).map(String.init)
    let callee = parts.count == 2 ? parts[0] : call.endpoint
    let step = call.step?.description ?? ""
    let message = "\(parts.last ?? call.endpoint)(\(call.inputs.joined(separator: ", ")))\(step)"
    // An element arrives without a call.
    if call.step == nil { addRow(caller, "->>", callee, message) }
    add((call.calls, call.concurrentCalls), from: callee)
    let answer = call.step == nil ? "" : message + " "
    switch call.outcome {
    case .returned(let value): addRow(callee, "-->>", caller, answer + value)
    case .threw(let error): addRow(callee, "--x", caller, answer + error)
    case .ended: addRow(callee, "-->>", caller, answer + "end")
    case .givenUp: addRow(caller, "--x", callee, answer + "given up")
    case .running: break
    }
  }

  private mutating func addRow(_ from: String, _ arrow: String, _ to: String, _ message: String) {
    rows.append("  \(mermaidID(from))\(arrow)\(mermaidID(to)): \(mermaidText(message))")
  }
}

/// Returns the identifier of a participant, without spaces or punctuation.
package func mermaidID(_ participant: String) -> String {
  String(participant.map { $0.isLetter || $0.isNumber ? $0 : "_" })
}

/// Returns the text of a message, with escapes for `#`, which starts an escape, and `;`, which ends
/// the line.
package func mermaidText(_ message: String) -> String {
  message.unicodeScalars.map { scalar in
    switch scalar {
    case "#": "#35;"
    case ";": "#59;"
    default: String(scalar)
    }
  }.joined()
}
