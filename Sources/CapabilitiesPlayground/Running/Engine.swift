import Capabilities

/// Runs statements one after another, and prints their results.
///
/// A use case that fails does not stop a script: the engine prints the error, and reports it as a
/// problem unless `expect error` follows.
actor Engine<World: Interceptable & Sendable> {
  nonisolated let language: Language<World>
  nonisolated let console: PlaygroundConsole
  /// The live worlds that the script can use.
  let liveWorlds: LiveWorlds
  /// The time limit of a command; `nil` for none.
  let limit: Duration?

  var stage: Stage<World>
  /// The calls of the world's endpoints. They are not a part of the stage, because each attempt
  /// copies the stage, and the calls grow with the script.
  var history = History()
  var scope: Scope
  var last = LastResult.nothing
  var report = Report()
  /// The inputs of the session's last calls.
  let recentInputs = RecentInputs()
  /// The duration of the last command.
  var lastTime: (title: String, duration: Duration)?
  private var isBusy = false

  /// The result of the last command.
  enum LastResult: Sendable {
    case nothing
    case result(title: String, Scope.StoredResult, AnyReader)
    case failure(Failure)
  }

  /// A command that failed.
  struct Failure: Sendable {
    let title: String
    let text: String
    let place: Place
    var isExpected = false
  }

  /// Returns the location of an offset in the current line.
  typealias Place = @Sendable (_ offset: Int) -> ScriptLocation

  /// The totals of a script.
  struct Report: Sendable {
    var commands = 0
    var metExpectations = 0
    var problems = 0
  }

  /// Creates an engine in a world.
  ///
  /// - Throws: The error of the world's factory.
  init(
    _ language: Language<World>,
    in row: PlaygroundWorld<World>,
    liveWorlds: LiveWorlds,
    limit: Duration?,
    console: PlaygroundConsole
  ) async throws {
    self.language = language
    self.liveWorlds = liveWorlds
    self.limit = limit
    self.console = console
    stage = try await Stage(row, recording: recentInputs)
    scope = Scope(worldName: row.name)
  }

  /// Runs a line.
  ///
  /// - Parameters:
  ///   - line: The line, without its line break.
  ///   - place: Returns the location of an offset in the line.
  /// - Returns: `false` after `quit`.
  /// - Throws: ``ScriptError`` if the line has a syntax error.
  func run(_ line: String, at place: @escaping Place) async throws(ScriptError) -> Bool {
    guard !isBusy else { throw ScriptError(offset: 0, message: "another command is running") }
    isBusy = true
    defer { isBusy = false }
    guard let statement = try language.statement(line, in: scope) else { return true }
    report.commands += 1
    return await run(statement, at: place)
  }

  private func run(_ statement: Statement<World>, at place: @escaping Place) async -> Bool {
    switch statement.instruction {
    case .perform(let performance):
      await perform(performance, as: statement.name, at: statement.offset, place)
    case .override(let endpoint, let steps): override(endpoint, steps, at: statement.offset, place)
    case .restore(let endpoint):
      let count = stage.overrides.end(endpoint?.name)
      console.line("restore \(endpoint?.path ?? "all"): \(counted(count, "override")) ended")
    case .expect(let expectation): await expect(expectation, at: statement.offset, place)
    case .currentWorld: showWorld()
    case .world(let row): await enter(row, at: statement.offset, place)
    case .conform(let comparison): await conform(comparison, at: statement.offset, place)
    case .set(let setting, let node): set(setting, node, at: statement.offset, place)
    case .transcript(let format): showTranscript(format, at: statement.offset, place)
    case .save(let file): save(to: file, at: statement.offset, place)
    case .replay(let file): replay(file, at: statement.offset, place)
    case .time: showTime()
    case .graph(let graph): console.write(graph.text().endingWithNewLine)
    case .commands: console.write(language.commandsText(in: scope.worldName))
    case .endpoints: console.write(language.endpointsText(overridden: stage.overrides.isActive))
    case .help(let topic): console.write(language.helpText(topic))
    case .quit: return false
    }
    return true
  }

  /// Ends the script.
  ///
  /// - Returns: The totals of the script.
  func finish() -> Report {
    reportUnexpectedFailure()
    return report
  }

  /// Reports the last failure as a problem, unless an expectation checked it.
  func reportUnexpectedFailure() {
    defer { last = .nothing }
    guard case .failure(let failure) = last, !failure.isExpected else { return }
    problem("\(failure.title) failed: \(failure.text)", failure.place(0))
  }

  /// Prints and counts a problem.
  func problem(_ message: String, _ location: ScriptLocation) {
    report.problems += 1
    console.error(message, from: "\(location)")
  }
}

extension String {
  /// The text with a line break at its end.
  var endingWithNewLine: String { isEmpty || hasSuffix("\n") ? self : self + "\n" }
}

extension Engine {
  /// Runs an action and prints its result.
  func perform(
    _ performance: Performance<World>,
    as name: String?,
    at offset: Int,
    _ place: @escaping Place
  ) async {
    reportUnexpectedFailure()
    let heading = name.map { "let \($0) = \(performance.title)" } ?? performance.title
    if let name { scope.names[name] = .failed(command: performance.title) }
    switch await attempt(performance) {
    case .success(let result):
      let kept = Scope.StoredResult(text: result.text, node: result.node, value: result.value)
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
    for mismatch in stage.overrides.takeMismatches() { problem(mismatch, place(offset)) }
    for call in stage.replay?.takeUnanswered() ?? [] { problem(call, place(offset)) }
  }

  private func known(_ kept: Scope.StoredResult, of performance: Performance<World>)
    -> Scope.Binding
  {
    if case .nothing = performance.action.outputType { return .nothing(command: performance.title) }
    return .kept(kept)
  }

  /// The error of an action, as text.
  struct AttemptFailure: Error {
    let text: String
  }

  /// Runs an action and stores its calls in the history.
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
      return .failure(AttemptFailure(text: "cancelled, but still running in the background"))
    case .timedOut:
      let text = "timed out after \(limit.map { "\($0)" } ?? "its limit"); see --timeout"
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

  /// Prints a result: its first line after the heading, the others below it.
  func show(_ text: String, below heading: String) {
    guard !text.isEmpty else { return console.line("\(heading): ok") }
    let lines = text.escapedForTerminal.split(separator: "\n", omittingEmptySubsequences: false)
    console.line("\(heading): \(lines.first ?? "")")
    for line in lines.dropFirst() { console.line("  \(line)") }
  }
}

extension Scope {
  /// Returns the value that a node refers to as a whole, if the result is `Sendable`.
  func value(_ node: Node) -> (any Sendable)? {
    guard case .reference(let reference) = node.kind, reference.path.isEmpty,
      case .kept(let kept) = names[reference.name]
    else { return nil }
    return kept.value
  }
}

extension Engine {
  /// Checks an expectation.
  func expect(_ expectation: Expectation<World>, at offset: Int, _ place: Place) async {
    // The expectation checks the last error, whether it is met or not.
    if expectation.isAboutError, case .failure(var failure) = last {
      failure.isExpected = true
      last = .failure(failure)
    }
    if let finding = await finding(against: expectation) {
      console.line(
        "expect \(expectation): \(console.style(.red, "failed,")) \(finding.escapedForTerminal)"
      )
      problem("expected \(expectation), but \(finding)", place(offset))
    } else {
      report.metExpectations += 1
      console.line("expect \(expectation): \(console.style(.green, "met"))")
    }
  }

  /// Returns why an expectation is not met; `nil` if it is met.
  private func finding(against expectation: Expectation<World>) async -> String? {
    switch expectation {
    case .error(let text):
      guard case .failure(let failure) = last else { return "the last command did not fail" }
      return failure.text.contains(text) ? nil : "the last error is: \(failure.text)"
    case .noError:
      guard case .failure(let failure) = last else { return nil }
      return "\(failure.title) failed: \(failure.text)"
    case .calls(let endpoint, let count):
      let actual = stage.log.count(of: endpoint.name)
      return actual == count ? nil : "there \(actual == 1 ? "was" : "were") \(actual)"
    case .result(let expected): return lastFinding(against: expected)
    case .kept(_, let actual, let expected):
      return finding(in: scope, actual, against: expected)
    case .answer(let performance, let expected):
      return await answerFinding(performance, against: expected)
    }
  }

  private func lastFinding(against expected: Node) -> String? {
    switch last {
    case .nothing: return "nothing has been run yet"
    case .failure(let failure): return "\(failure.title) failed: \(failure.text)"
    case .result(_, let kept, let reader):
      return Matching(expected, readBy: reader, in: scope).finding(against: kept, called: "it")
    }
  }

  private func finding(in scope: Scope, _ actual: Node, against expected: Node) -> String? {
    do throws(ScriptError) {
      let node = try scope.resolved(actual)
      let kept = Scope.StoredResult(
        text: node?.plainText ?? node?.shown ?? "",
        node: node,
        value: nil
      )
      return Matching(expected, readBy: nil, in: scope).finding(against: kept, called: "it")
    } catch {
      return error.message
    }
  }

  /// Runs a client's command and compares its result. The last result stays unchanged.
  private func answerFinding(
    _ performance: Performance<World>,
    against expected: Node
  ) async -> String? {
    switch await attempt(performance) {
    case .failure(let failure): return "it failed: \(failure.text)"
    case .success(let result):
      let kept = Scope.StoredResult(text: result.text, node: result.node, value: result.value)
      return Matching(expected, readBy: performance.action.output, in: scope)
        .finding(against: kept, called: "it")
    }
  }
}

extension Engine {
  /// Runs a script that was already checked.
  ///
  /// - Parameter source: The script.
  /// - Returns: ``PlaygroundExitStatus/failure`` if an expectation failed, or if a command failed
  ///   without an `expect error`.
  func run(_ source: borrowing ScriptSource) async throws(PlaygroundUsageError)
    -> PlaygroundExitStatus
  {
    var reader = source.again()
    let name = source.name
    while !Task.isCancelled, let line = try reader.next() {
      let place: Place = { line.location($0, in: name) }
      do throws(ScriptError) {
        guard try await run(line.text(), at: place) else { break }
      } catch {
        // Not detectable before the run: a result without the requested part.
        report.commands += 1
        problem(error.message, place(error.offset))
      }
    }
    return summarize()
  }

  /// Prints the totals of a script.
  func summarize() -> PlaygroundExitStatus {
    let report = finish()
    let remark = report.problems == 0 ? "" : ", \(counted(report.problems, "problem"))"
    let met = "\(counted(report.metExpectations, "expectation")) met"
    console.line("\(counted(report.commands, "command")), \(met)\(remark)")
    return report.problems == 0 ? .success : .failure
  }
}
