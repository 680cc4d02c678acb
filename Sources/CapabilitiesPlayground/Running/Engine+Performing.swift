extension Engine {
  /// Runs an action and shows what came of it.
  func perform(
    _ performance: Performance<World>,
    as name: String?,
    at offset: Int,
    _ place: @escaping Place
  ) async {
    giveUpLastFailure()
    let heading = name.map { "let \($0) = \(performance.title)" } ?? performance.title
    if let name { scope.names[name] = .failed(command: performance.title) }
    switch await attempt(performance) {
    case .success(let result):
      let kept = Scope.Kept(text: result.text, node: result.node, value: result.value)
      last = .result(title: performance.title, kept, performance.action.output)
      if let name { scope.names[name] = known(kept, of: performance) }
      show(result.text, below: heading)
    case .failure(let failure):
      console.line(
        "\(heading): \(console.style(.red, "failed:")) \(failure.text.escapedForTerminal)"
      )
      last = .failure(
        Failure(title: performance.title, text: failure.text, place: { _ in place(offset) })
      )
    }
    for misfit in stage.overrides.takeMisfits() { problem(misfit, place(offset)) }
    for call in stage.replaying?.takeUnanswered() ?? [] { problem(call, place(offset)) }
  }

  private func known(_ kept: Scope.Kept, of performance: Performance<World>) -> Scope.Known {
    if case .nothing = performance.action.outputType { return .nothing(command: performance.title) }
    return .kept(kept)
  }

  /// Why an action came to nothing.
  struct AttemptFailure: Error {
    let text: String
  }

  /// Runs an action and keeps what it called.
  func attempt(
    _ performance: Performance<World>
  ) async -> Result<Action<World>.Result, AttemptFailure> {
    let console = console
    let inputs = inputs(of: performance)
    let attempt = Attempt(
      stage: stage,
      performance: performance,
      inputs: inputs,
      limit: limit,
      show: { console.line($0.escapedForTerminal) }
    )
    let start = ContinuousClock.now
    let (ending, transcript, calls) = await attempt.run()
    lastTime = (performance.title, start.duration(to: .now))
    history.add(performance.title, transcript, calls: calls)
    switch ending {
    case .returned(let result): return .success(result)
    case .threw(let text): return .failure(AttemptFailure(text: text))
    case .cancelled: return .failure(AttemptFailure(text: "cancelled"))
    case .abandoned:
      return .failure(AttemptFailure(text: "cancelled, but it has not ended: it goes on unseen"))
    case .timedOut:
      let text = "it did not end within \(limit.map { "\($0)" } ?? "its time"); see --timeout"
      return .failure(AttemptFailure(text: text))
    }
  }

  private func inputs(of performance: Performance<World>) -> PlaygroundInputs {
    let scope = scope
    return PlaygroundInputs(
      zip(performance.action.inputs, performance.given).map { input, node in
        {
          if let value = scope.value(node), input.reader.accepts(value) { return value }
          guard let known = try scope.resolved(node) else {
            throw ReadingError(node, "it has no value yet")
          }
          return try input.reader.read(known)
        }
      }
    )
  }

  /// Shows a result: its first line behind the heading, the others below it.
  func show(_ text: String, below heading: String) {
    guard !text.isEmpty else { return console.line("\(heading): ok") }
    let lines = text.escapedForTerminal.split(separator: "\n", omittingEmptySubsequences: false)
    console.line("\(heading): \(lines.first ?? "")")
    for line in lines.dropFirst() { console.line("  \(line)") }
  }
}

extension Scope {
  /// The value itself that a node refers to as a whole; `nil` where it does not, or none is kept.
  func value(_ node: Node) -> (any Sendable)? {
    guard case .reference(let reference) = node.kind, reference.path.isEmpty,
      case .kept(let kept) = names[reference.name]
    else { return nil }
    return kept.value
  }
}
