import Capabilities

/// Runs statements one after another, and shows what comes of each.
///
/// A use case that fails does not stop a script: its error is shown and kept, and an
/// `expect error` may follow that accounts for it.
actor Engine<World: Interceptable & Sendable> {
  nonisolated let language: Language<World>
  nonisolated let console: PlaygroundConsole
  /// The worlds in earnest that may be entered.
  let liveWorlds: Set<String>
  /// How long a command may take; `nil` for as long as it wants.
  let limit: Duration?

  var stage: Stage<World>
  /// What the world's endpoints were given and returned. It stands beside the stage, of which each
  /// attempt has a copy: nothing that grows with a script may be copied at each line.
  var history = History()
  var scope: Scope
  var last = Last.nothing
  var report = Report()
  /// How long the last command took.
  var lastTime: (title: String, duration: Duration)?
  private var isBusy = false

  /// What the last command came to.
  enum Last: Sendable {
    case nothing
    case result(title: String, Scope.Kept, AnyReader)
    case failure(Failure)
  }

  /// A command that failed.
  struct Failure: Sendable {
    let title: String
    let text: String
    let place: Place
    var isAccountedFor = false
  }

  /// Where a command stands, for messages.
  typealias Place = @Sendable (_ offset: Int) -> ScriptLocation

  /// What a script has come to.
  struct Report: Sendable {
    var commands = 0
    var metExpectations = 0
    var problems = 0
  }

  /// Begins in a world.
  ///
  /// - Throws: What kept the world from being made.
  init(
    _ language: Language<World>,
    in row: PlaygroundWorld<World>,
    liveWorlds: Set<String>,
    limit: Duration?,
    console: PlaygroundConsole
  ) async throws {
    self.language = language
    self.liveWorlds = liveWorlds
    self.limit = limit
    self.console = console
    stage = try await Stage(row)
    scope = Scope(worldName: row.name)
  }

  /// Runs a line.
  ///
  /// - Parameters:
  ///   - line: The line, without the new line at its end.
  ///   - place: Tells where in the script it is.
  /// - Returns: Whether there may be another; `quit` says that there is none.
  /// - Throws: ``ScriptError`` where it cannot be read.
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
    case .world(let row): await enter(row, at: statement.offset, place)
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

  /// Takes note that the script is at its end.
  ///
  /// - Returns: What it has come to.
  func finish() -> Report {
    giveUpLastFailure()
    return report
  }

  /// Counts the last failure as a problem: no expectation accounted for it.
  func giveUpLastFailure() {
    defer { last = .nothing }
    guard case .failure(let failure) = last, !failure.isAccountedFor else { return }
    problem("\(failure.title) failed: \(failure.text)", failure.place(0))
  }

  /// Shows a problem and counts it.
  func problem(_ message: String, _ location: ScriptLocation) {
    report.problems += 1
    console.error(message, from: "\(location)")
  }
}

extension String {
  /// The text with a new line at its end.
  var endingWithNewLine: String { isEmpty || hasSuffix("\n") ? self : self + "\n" }
}
