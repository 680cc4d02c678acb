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
  /// Records the lines of a script, if a report of them was requested.
  let recorder: RunRecorder?

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
  /// - Parameters:
  ///   - language: The commands.
  ///   - row: The world.
  ///   - names: The names that the lines can use.
  ///   - liveWorlds: The live worlds that the lines can use.
  ///   - limit: The time limit of a command; `nil` for none.
  ///   - console: The console to print on.
  ///   - recorder: Records the lines, if a report of them was requested.
  /// - Throws: The error of the world's factory.
  init(
    _ language: Language<World>,
    in row: PlaygroundWorld<World>,
    names: [String: Scope.Binding] = [:],
    liveWorlds: LiveWorlds,
    limit: Duration?,
    console: PlaygroundConsole,
    recorder: RunRecorder? = nil
  ) async throws {
    self.language = language
    self.recorder = recorder
    self.liveWorlds = liveWorlds
    self.limit = limit
    self.console = console
    stage = try await Stage(row, recording: recentInputs)
    scope = Scope(worldName: row.name, names: names)
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
    return try await runAlone(line, at: place)
  }

  /// Runs a line, as part of the only running command.
  private func runAlone(_ line: String, at place: @escaping Place) async throws(ScriptError) -> Bool
  {
    guard let statement = try language.statement(line, in: scope) else { return true }
    report.commands += 1
    guard let recorder else { return await run(statement, at: place) }
    let start = ContinuousClock.now
    let proceeds = await run(statement, at: place)
    recorder.record(lineReport(of: statement, at: place, after: start.duration(to: .now)))
    return proceeds
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
    case .show(let value, let format): show(value, format, at: statement.offset, place)
    case .include(let file): return await include(file, at: statement.offset, place)
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
    recorder?.record(message, at: location)
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
      let kept = Scope.StoredResult(result)
      last = .result(title: performance.title, kept, performance.action.output)
      if let name { scope.names[name] = known(kept, of: performance) }
      if recorder?.printsResults != true {
        show(kept, below: heading, columns: console.columns())
      }
    case .failure(let failure):
      if recorder?.printsResults != true {
        console.line(
          "\(heading): \(console.style(.red, "failed:")) \(failure.text.escapedForTerminal)"
        )
      }
      last = .failure(
        Failure(title: performance.title, text: failure.text, place: { _ in place(offset) })
      )
    }
    for mismatch in stage.overrides.takeMismatches() { problem(mismatch, place(offset)) }
    for call in stage.replay?.takeUnanswered() ?? [] { problem(call, place(offset)) }
    for endpoint in stage.recorder.takeUnimplemented() {
      problem(advice(onUnimplemented: endpoint), place(offset))
    }
  }

  /// Returns the message about a call of an endpoint that the world does not implement.
  private func advice(onUnimplemented name: String) -> String {
    let endpoint = language.table.endpoints.first { $0.name == name }
    let path = endpoint?.path ?? name
    let error = endpoint?.failure == nil ? "" : " or fail ERROR"
    return "\(path) is not implemented in the world \(stage.row.name); "
      + "to fix: override \(path) return VALUE\(error)"
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
  func show(_ result: Scope.StoredResult, below heading: String, columns: Int?) {
    let lines = result.lines(columns: columns)
    guard !lines.isEmpty else { return console.line("\(heading): ok") }
    console.line("\(heading): \(lines[0].escapedForTerminal)")
    for line in lines.dropFirst() { console.line("  \(line.escapedForTerminal)") }
  }
}

extension Scope.StoredResult {
  init<World>(_ result: Action<World>.Result) {
    self.init(text: result.text, layout: result.layout, node: result.node, value: result.value)
  }

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
  /// Returns the result that a node refers to, or the part of it.
  func stored(_ node: Node) throws(ScriptError) -> StoredResult? {
    if case .reference(let reference) = node.kind, reference.path.isEmpty,
      case .kept(let kept) = names[reference.name]
    {
      return kept
    }
    return try resolved(node).map { part in
      StoredResult(text: part.plainText ?? part.shown, node: part, value: nil)
    }
  }

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
      let kept = Scope.StoredResult(result)
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
    _ = try await runLines(of: source)
    return summarize()
  }

  /// Runs the lines of a script that was already checked.
  ///
  /// - Returns: `false` after `quit`.
  private func runLines(
    of source: borrowing ScriptSource
  ) async throws(PlaygroundUsageError) -> Bool {
    var reader = source.again()
    let name = source.name
    while !Task.isCancelled, let line = try reader.next() {
      let place: Place = { line.location($0, in: name) }
      do throws(ScriptError) {
        guard try await runAlone(line.text(), at: place) else { return false }
      } catch {
        // Not detectable before the run: a result without the requested part.
        report.commands += 1
        problem(error.message, place(error.offset))
      }
    }
    return true
  }

  /// Runs the lines of another script, after checking it.
  ///
  /// - Returns: `false` after `quit`.
  func include(_ file: String, at offset: Int, _ place: Place) async -> Bool {
    let path = ScriptSource.path(of: file, includedBy: place(offset).file)
    do throws(PlaygroundUsageError) {
      let source = try ScriptSource(path)
      var check = ScriptCheck(language, in: scope, liveWorlds: liveWorlds, console: console)
      try check.check(source)
      guard check.errors == 0 else {
        problem(
          "\(path) has \(counted(check.errors, "error")), so none of its lines ran",
          place(offset)
        )
        return true
      }
      return try await runLines(of: source)
    } catch {
      problem(error.message, place(offset))
      return true
    }
  }

  /// Prints the totals of a script.
  func summarize() -> PlaygroundExitStatus {
    let report = finish()
    let remark = report.problems == 0 ? "" : ", \(counted(report.problems, "problem"))"
    let met = "\(counted(report.metExpectations, "expectation")) met"
    console.line("\(counted(report.commands, "command")), \(met)\(remark)")
    recorder?.finish(
      commands: report.commands,
      expectations: report.metExpectations,
      problems: report.problems
    )
    return report.problems == 0 ? .success : .failure
  }
}
