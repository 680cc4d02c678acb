import Capabilities

extension ScriptRunner {
  /// Runs an action and prints its result.
  func perform(
    _ scriptCall: ScriptCall<World>,
    as name: String?,
    at location: ScriptLocation
  ) async {
    reportUnexpectedFailure()
    let heading = name.map { "let \($0) = \(scriptCall.title)" } ?? scriptCall.title
    if let name { scope.names[name] = .failed(command: scriptCall.title) }
    switch await attempt(scriptCall) {
    case .success(let kept):
      last = .result(title: scriptCall.title, kept)
      if let name {
        let returnsNothing = scriptCall.action.returnsNothing
        scope.names[name] = returnsNothing ? .nothing(command: scriptCall.title) : .kept(kept)
      }
      if recorder?.printsResults != true { show(kept, below: heading, columns: console.columns()) }
    case .failure(let failure):
      if recorder?.printsResults != true {
        console.line(
          "\(heading): \(console.style(.red, "failed:")) \(failure.text.escapedForTerminal)"
        )
      }
      last = .failure(
        Failure(
          title: scriptCall.title,
          text: failure.text,
          location: location,
          output: scriptCall.action.output
        )
      )
    }
    reportCalls(at: location)
  }

  /// Reports the calls of a line that the world could not answer as the script requires.
  func reportCalls(at location: ScriptLocation) {
    let answers = worldState.overrides.mismatches.take() + worldState.unanswered.take()
    let unimplemented = worldState.recorder.unimplemented.take().map { advice(onUnimplemented: $0) }
    for message in answers + unimplemented {
      problem(message, location)
    }
  }

  /// Returns the message about a call of an endpoint that is not implemented.
  private func advice(onUnimplemented call: String) -> String {
    let names = call.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let rows = names.compactMap { name in vocabulary.table.endpoints.first { name == $0.name } }
    let isRenamed = Set(names.map { $0.split(separator: ".").last }).count == 1
    let path = rows.first?.path ?? String(names[0])
    let callee = isRenamed ? path : "\(names[1]), called by \(path),"
    let outcomes = rows.first.map { row in
      let returning = row.action.returnsNothing ? "return" : "return VALUE"
      let isWritable = row.action.returnsNothing || row.action.output.hasWritableValues
      let isFailable = row.failure?.hasWritableValues == true
      return (isWritable ? [returning] : []) + (isFailable ? ["fail ERROR"] : [])
    }
    let fix = outcomes.flatMap { $0.isEmpty ? nil : $0.joined(separator: " or ") }
    let cure =
      fix.map { "override \(path) \($0)" } ?? "implement it in the code that creates this world"
    let isIgnored = rows.first.map { worldState.overrides.isUnused($0.name) } ?? false
    return "\(callee) is not implemented in the world \(worldState.row.name); to fix: "
      + (isIgnored ? "wrap it in `intercepted(by:)`, without which its override is ignored" : cure)
  }

  /// Runs an action and stores its calls in the history.
  func attempt(_ scriptCall: ScriptCall<World>) async -> Result<StoredResult, ActionFailure> {
    let console = console
    let actionRun = ActionRun(
      worldState: worldState,
      scriptCall: scriptCall,
      inputs: PlaygroundInputs(
        zip(scriptCall.action.inputs, scriptCall.given).map { reading($1, by: $0.reader) }
      ),
      limit: limit,
      show: { console.line($0.escapedForTerminal) }
    )
    let start = ContinuousClock.now
    let (ending, transcript, calls) = await actionRun.run()
    lastTime = (scriptCall.title, start.duration(to: .now))
    history.add(scriptCall.title, transcript, calls: calls)
    return ending
  }

  /// Returns a closure that reads a value, also in a detached task, without task-local values.
  func reading(_ node: Node, by reader: AnyValueFormat) -> @Sendable () throws -> Any {
    let (scope, enums) = (scope, KnownEnums.current)
    return {
      if let value = scope.value(node), reader.accepts(value) { return value }
      let known = try scope.resolved(node) ?? node
      return try KnownEnums.$current.withValue(enums) { try reader.read(known) }
    }
  }

  /// Prints a result: its first line after the heading, the others below it.
  func show(_ result: StoredResult, below heading: String, columns: Int?) {
    let lines = result.lines(columns: columns)
    guard !lines.isEmpty else { return console.line("\(heading): ok") }
    console.line("\(heading): \(lines[0].escapedForTerminal)")
    for line in lines.dropFirst() { console.line("  \(line.escapedForTerminal)") }
  }
}

extension StoredResult {
  /// The lines of the result; none for `Void`.
  ///
  /// - Parameter columns: The width to which lines are cut; `nil` for none.
  func lines(columns: Int?) -> [String] {
    let lines = layout?.lines(columns: columns) ?? (text.isEmpty ? [] : [text])
    return lines.flatMap { line in
      line.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }
}

extension Scope {
  /// Returns the result that a node refers to as a whole.
  private func whole(_ node: Node) -> StoredResult? {
    guard case .reference(let reference) = node.kind, reference.path.isEmpty,
      case .kept(let kept) = names[reference.name]
    else { return nil }
    return kept
  }

  /// Returns the result that a node refers to, or the part of it.
  func stored(_ node: Node) throws(ScriptError) -> StoredResult? {
    if let kept = whole(node) { return kept }
    return try resolved(node).map { part in
      let text = if case .secret = part.kind { part.shown } else { part.plainText ?? part.shown }
      return StoredResult(text: text, node: part, value: nil)
    }
  }

  /// Returns the value that a node refers to as a whole, if the result is `Sendable`.
  func value(_ node: Node) -> (any Sendable)? { whole(node)?.value }
}
