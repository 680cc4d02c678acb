import Capabilities

/// Runs statements one after another, and prints their results.
///
/// A use case that fails does not stop a script: the runner prints the error, and reports it as a
/// problem unless `expect error` follows. A `world` or `replay` that fails ends it, because the calls
/// of its next lines are not meant for the current world.
actor ScriptRunner<World: Interceptable & Sendable> {
  nonisolated let vocabulary: Vocabulary<World>
  nonisolated let console: PlaygroundConsole
  /// The world of `--world`, the only live one that the script can enter.
  let selectedWorld: String?
  /// The time limit of a command; `nil` for none.
  let limit: Duration?
  /// Records the lines of a script, if a report of them was requested.
  let recorder: RunRecorder?

  var worldState: WorldState<World>
  /// The calls of the world's endpoints. They are not a part of the world's state, because each attempt
  /// copies that state, and the calls grow with the script.
  var history = History()
  var scope: Scope
  var last = LastResult.nothing
  /// Whether an expectation, or the user, has seen the last command's failure.
  var isFailureSeen = false
  var report = Report()
  /// Whether a `world` or `replay` has failed, which ends the script.
  var isStopped = false
  /// The last expectation, for the console and reports.
  var expectationTitle = ""
  /// Whether the types of expected values have a secret.
  var secretTypes: [ObjectIdentifier: Bool] = [:]
  var lastTime: (title: String, duration: Duration)?

  enum LastResult: Sendable {
    case nothing
    case result(title: String, StoredResult)
    case failure(Failure)
  }

  struct Failure: Sendable {
    let title: String
    let text: String
    let location: ScriptLocation
    /// The reader of the result that the command would have returned.
    let output: AnyValueFormat
  }

  /// Returns the location of an offset in the current line.
  typealias Place = @Sendable (_ offset: Int) -> ScriptLocation

  /// The totals of a script.
  struct Report: Sendable {
    var commands = 0
    var metExpectations = 0
    var problems = 0
  }

  /// Creates a runner in a world.
  ///
  /// - Throws: The error of the world's factory.
  init(
    _ vocabulary: Vocabulary<World>,
    in row: PlaygroundWorld<World>,
    names: [String: Scope.Binding] = [:],
    selectedWorld: String?,
    limit: Duration?,
    console: PlaygroundConsole,
    recorder: RunRecorder? = nil
  ) async throws {
    self.vocabulary = vocabulary
    self.recorder = recorder
    self.selectedWorld = selectedWorld
    self.limit = limit
    self.console = console
    worldState = try await WorldState(row)
    scope = Scope(worldName: row.name, names: names)
  }

  /// Runs a line.
  ///
  /// - Parameters:
  ///   - line: The line, without its line break.
  ///   - place: Returns the location of an offset in the line.
  /// - Returns: `false` after `quit`.
  /// - Throws: ``ScriptError`` if the line has a syntax error.
  func run(_ line: String, at place: Place) async throws(ScriptError) -> Bool {
    guard let statement = try vocabulary.statement(line, in: scope) else { return true }
    report.commands += 1
    guard let recorder else { return await run(statement, at: place) }
    let start = ContinuousClock.now
    let proceeds = await run(statement, at: place)
    var duration = start.duration(to: .now)
    // The lines of an included script have durations of their own.
    if case .include = statement.kind { duration = .zero }
    recorder.record(lineReport(of: statement, at: place(statement.offset), after: duration))
    return proceeds
  }

  private func run(_ statement: Statement<World>, at place: Place) async -> Bool {
    let location = place(statement.offset)
    switch statement.kind {
    case .perform(let scriptCall): await perform(scriptCall, as: statement.name, at: location)
    case .override(let endpoint, let steps): override(endpoint, steps)
    case .restore(let endpoint):
      let count = worldState.overrides.end(endpoint?.name)
      console.line("restore \(endpoint?.path ?? "all"): \(counted(count, "override")) ended")
    case .expect(let expectation):
      await expect(expectation, within: statement.limit, at: location)
    case .currentWorld: showWorld()
    case .world(let row): await enter(row, at: location)
    case .set(let setting, let node): set(setting, node, at: location)
    case .show(let value, let format): show(value, format, at: statement.offset, place)
    case .include(let file): return await include(file, at: location)
    case .transcript(let format): showTranscript(format, at: location)
    case .save(let file): save(to: file, at: location)
    case .replay(let file): replay(file, at: location)
    case .time: showTime()
    case .graph(let graph): console.write(graph.text().endingWithNewLine)
    case .commands: console.write(vocabulary.commandsText(in: scope.worldName))
    case .endpoints:
      console.write(vocabulary.endpointsText(overridden: worldState.overrides.isActive))
    case .help(let topic): console.write(vocabulary.helpText(topic))
    case .quit: return false
    }
    return true
  }

  /// Reports the last failure as a problem, unless an expectation checked it.
  func reportUnexpectedFailure() {
    defer { (last, isFailureSeen) = (.nothing, false) }
    guard case .failure(let failure) = last, !isFailureSeen else { return }
    problem("\(failure.title) failed: \(failure.text)", failure.location)
  }

  /// Reports a problem that ends the script.
  func stop(_ message: String, _ location: ScriptLocation) {
    isStopped = true
    problem(message, location)
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
