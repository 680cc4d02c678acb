import CapabilityTranscripts

extension ScriptRunner {
  /// Returns what a line did, for `--json` and `--junit`.
  func lineReport(
    of statement: Statement<World>,
    at location: ScriptLocation,
    after duration: Duration
  ) -> RunRecorder.Line {
    var line = RunRecorder.Line(
      location: location,
      command: (statement.limit.map { "until \($0.scriptText): " } ?? "")
        + title(of: statement.kind),
      name: statement.name,
      duration: duration
    )
    guard case .perform(let scriptCall) = statement.kind else { return line }
    line.inputs = zip(scriptCall.action.inputs, scriptCall.given).map { input, node in
      Node.Member(name: input.label, value: reported(node, input.reader))
    }
    switch last {
    case .nothing: break
    case .result(_, let kept): line.result = kept.wholeNode
    case .failure(let failure): line.error = failure.text
    }
    return line
  }

  /// Returns an input with its references replaced, and with secrets concealed.
  private func reported(_ node: Node, _ reader: AnyValueFormat) -> Node {
    let known = (try? scope.resolved(node)) ?? node
    guard let value = try? reader.read(known) else { return known }
    let text = describe(value)
    guard !text.contains(concealed) else { return Node(kind: .text(text)) }
    return (value as? any Encodable).flatMap { Node(encoding: $0) } ?? known
  }

  /// Returns the command, for reports.
  private func title(of kind: StatementKind<World>) -> String {
    switch kind {
    case .perform(let scriptCall): scriptCall.title
    case .override(let endpoint, _): "override \(endpoint.path)"
    case .restore(let endpoint): "restore \(endpoint?.path ?? "all")"
    case .expect: "expect \(expectationTitle)"
    case .world(let row): "world \(row.name)"
    case .currentWorld: "world"
    case .set(let setting, _): "set \(setting.path)"
    case .show: "show"
    case .include(let file): "include \(file)"
    case .transcript: "transcript"
    case .save(let file): "save \(file)"
    case .replay(let file): "replay \(file)"
    case .time: "time"
    case .graph: "graph"
    case .commands: "commands"
    case .endpoints: "endpoints"
    case .help: "help"
    case .quit: "quit"
    }
  }
}
