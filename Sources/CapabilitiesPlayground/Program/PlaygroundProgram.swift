public import Capabilities
// Clients name the types of transcripts without another import.
@_exported public import CapabilityTranscripts
import Foundation

/// A program that runs scripts and sessions in a world.
///
/// ```swift
/// @main struct Main {
///   static func main() async { await PlaygroundProgram(.bank).run() }
/// }
/// ```
///
/// The program has the subcommands `script FILE`, `repl`, `commands`, `endpoints`, `graph`,
/// `completions` and `help`; `--help` explains each of them. The exit status is 0 on success, 1 if a
/// command or an expectation of a script failed, 64 if the command line or a setting is wrong, 65 if a
/// script has syntax errors, and 130 after an interrupt.
public struct PlaygroundProgram<World: Interceptable & Sendable>: Sendable {
  let vocabulary: Vocabulary<World>
  /// The name of the program, with which its messages start.
  let name: String
  /// A sentence about the program, for its help.
  let summary: String
  /// The version that `--version` prints; `nil` if it is unknown.
  let version: String?
  let subcommands: [PlaygroundSubcommand]

  /// Creates a program.
  ///
  /// - Parameters:
  ///   - table: The description of the world.
  ///   - commands: The client's commands in scripts and sessions.
  ///   - subcommands: The client's subcommands on the command line, beside `script` and `repl`.
  ///   - name: The name of the program, with which its messages start. The default is the name of
  ///     the executable.
  ///   - summary: A sentence about the program, for its help.
  ///   - version: The version that `--version` prints.
  public init(
    _ table: PlaygroundTable<World>,
    commands: [PlaygroundCommand<World>] = [],
    subcommands: [PlaygroundSubcommand] = [],
    name: String? = nil,
    summary: String = "Runs scripts and sessions in a world of capabilities.",
    version: String? = nil
  ) {
    self.version = version
    vocabulary = Vocabulary(table, commands: commands)
    self.subcommands = subcommands
    self.name =
      name
      ?? URL(fileURLWithPath: CommandLine.arguments.first ?? "playground")
      .lastPathComponent
    self.summary = summary
  }

  /// Runs the command line of this process, and exits with its status.
  ///
  /// ```swift
  /// await PlaygroundProgram(.bank).run(onExit: { await database.close() })
  /// ```
  ///
  /// - Parameter onExit: Closes what worlds have opened, such as a database. Runs once, before the exit,
  ///   also if an interrupt ends a script or a session. A second interrupt ends the process without it.
  public func run(onExit: @Sendable () async -> Void = {}) async -> Never {
    let status = await SignalPipe.$ownsProcess.withValue(true) {
      await run(Array(CommandLine.arguments.dropFirst()))
    }
    await onExit()
    exit(status.rawValue)
  }

  /// Runs a command line, and prints all of its errors.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the program's name.
  ///   - console: The console to print on.
  /// - Returns: The exit status of the command.
  @discardableResult
  public func run(
    _ arguments: [String],
    console: PlaygroundConsole = .live
  ) async -> PlaygroundExitStatus {
    let status = await KnownEnums.$current.withValue(KnownEnums(vocabulary.table.enums)) {
      await self.status(arguments, console: console)
    }
    guard let failure = console.outputFailure() else { return status }
    console.error("cannot write the output: \(failure)", from: name)
    return status == .success ? .failure : status
  }

  private func status(
    _ arguments: [String],
    console: PlaygroundConsole
  ) async -> PlaygroundExitStatus {
    do throws(PlaygroundUsageError) {
      if let mistake = vocabulary.mistakes.first { throw PlaygroundUsageError(message: mistake) }
      return try await run(ParsedCommandLine(arguments, of: self), console: console)
    } catch {
      console.error(error.message, from: name)
      let topic = error.topic.isEmpty ? "" : "\(error.topic) "
      console.writeError("See '\(name) \(topic)--help'.\n")
      return .usage
    }
  }

  private func run(
    _ commandLine: ParsedCommandLine,
    console: PlaygroundConsole
  ) async throws(PlaygroundUsageError) -> PlaygroundExitStatus {
    switch commandLine {
    case .help(let topic): console.write(helpText(topic))
    case .version: console.line("\(name) \(version ?? "(no version is declared)")")
    case .completions(let shell): console.write(completionScript(for: shell))
    case .commands: console.write(vocabulary.commandsText(in: nil))
    case .endpoints: console.write(vocabulary.endpointsText { _ in false })
    case .graph(let format): console.write(try graph(format))
    case .script(let source, let options): return try await script(source, options, console)
    case .session(let options): return try await session(options, console)
    case .subcommand(let subcommand, let arguments):
      return try await run(subcommand, arguments, console)
    }
    return .success
  }

  private func run(
    _ subcommand: PlaygroundSubcommand,
    _ arguments: [String],
    _ console: PlaygroundConsole
  ) async throws(PlaygroundUsageError) -> PlaygroundExitStatus {
    do {
      return try await subcommand.run(arguments, console)
    } catch let error as PlaygroundUsageError {
      throw PlaygroundUsageError(message: error.message, topic: subcommand.name)
    } catch {
      console.error(describe(error), from: name)
      return .failure
    }
  }

  private func script(
    _ path: String,
    _ options: RunOptions,
    _ console: PlaygroundConsole
  ) async throws(PlaygroundUsageError) -> PlaygroundExitStatus {
    guard options.printsJSON || options.junit != nil else {
      return try await script(path, options, console, nil)
    }
    let recorder = RunRecorder(
      writeJSON: options.printsJSON ? console.write : nil,
      storesLines: options.junit != nil
    )
    let place = ScriptLocation(file: path == "-" ? "<stdin>" : path, line: 1, column: 1)
    if let file = options.junit {
      // A run that is killed must not leave the report of an earlier run.
      let started = RunRecorder(writeJSON: nil, storesLines: true)
      started.record("the script did not run to its end", at: place)
      try write(started.junit(place.file), to: file, orSkipSpecial: true)
    }
    let status: Result<PlaygroundExitStatus, PlaygroundUsageError>
    do throws(PlaygroundUsageError) {
      status = .success(try await script(path, options, recorder.console(console), recorder))
    } catch {
      recorder.record(error.message, at: place)
      recorder.finish(commands: 0, expectations: 0, problems: 1)
      status = .failure(error)
    }
    if let file = options.junit { try write(recorder.junit(place.file), to: file) }
    return try status.get()
  }

  private func script(
    _ path: String,
    _ options: RunOptions,
    _ console: PlaygroundConsole,
    _ recorder: RunRecorder?
  ) async throws(PlaygroundUsageError) -> PlaygroundExitStatus {
    let row = try world(options)
    let source = try ScriptSource(path)
    var check = ScriptCheck(
      vocabulary,
      in: Scope(worldName: row.name, names: options.names),
      selectedWorld: options.world,
      console: console,
      recorder: recorder
    )
    try check.check(source)
    guard check.errors == 0 else {
      if check.isCutShort {
        let name = source.name.escapedForTerminal
        console.writeError("\(name): too many errors; the others are not shown\n")
      }
      recorder?.finish(commands: 0, expectations: 0, problems: check.errors)
      return .badData
    }
    let runner = try await runner(row, options, console, recorder)
    if SignalPipe.ownsProcess { SignalPipe.open(isTerminal: false) }
    // Without descriptors, there is no pipe: an interrupt ends the process.
    guard SignalPipe.ownsProcess, SignalPipe.descriptor >= 0 else {
      return try await runner.run(source).get()
    }
    let (status, interrupts) = await SignalPipe.run {
      await runner.run(source)
    } onInterrupt: { number in
      // Whatever does not end in time ends with the process.
      if number > 1 { _exit(PlaygroundExitStatus.signal(SIGINT).rawValue) }
      return nil
    }
    return interrupts > 0 ? .signal(SIGINT) : try status.get()
  }

  private func write(
    _ report: String,
    to file: String,
    orSkipSpecial skipsSpecial: Bool = false
  ) throws(PlaygroundUsageError) {
    do throws(POSIXError) {
      // It has the inputs and errors of commands, also those of a live world.
      try writePrivateFile(Data(report.utf8), to: file, orSkipSpecial: skipsSpecial)
    } catch {
      throw PlaygroundUsageError(message: "cannot write \(file): \(systemText(error.errorCode))")
    }
  }

  private func session(
    _ options: RunOptions,
    _ console: PlaygroundConsole
  ) async throws(PlaygroundUsageError) -> PlaygroundExitStatus {
    let session = Session(
      console: console,
      environment: ProcessInfo.processInfo.environment,
      historyFile: options.history,
      name: name
    )
    let row = try world(options)
    return await session.run(try await runner(row, options, session.console))
  }

  private func runner(
    _ row: PlaygroundWorld<World>,
    _ options: RunOptions,
    _ console: PlaygroundConsole,
    _ recorder: RunRecorder? = nil
  ) async throws(PlaygroundUsageError) -> ScriptRunner<World> {
    do {
      return try await ScriptRunner(
        vocabulary,
        in: row,
        names: options.names,
        selectedWorld: options.world,
        limit: options.timeout,
        console: console,
        recorder: recorder
      )
    } catch {
      throw PlaygroundUsageError(
        message: "cannot create the world \(row.name): \(describe(error).escapedForTerminal)"
      )
    }
  }

  private func world(_ options: RunOptions) throws(PlaygroundUsageError) -> PlaygroundWorld<World> {
    let worlds = vocabulary.table.worlds
    guard let name = options.world else {
      if let row = worlds.first(where: { !$0.isLive }) { return row }
      let name = worlds.first?.name ?? "live"
      throw PlaygroundUsageError(message: "all worlds are live; select one with --world \(name)")
    }
    guard let row = worlds.first(where: { $0.name == name }) else {
      let names = worlds.map(\.name)
      throw PlaygroundUsageError(
        message: "--world: expected one of \(names.joined(separator: ", ")), found \(name.quoted)"
          + didYouMean(name, among: names)
      )
    }
    return row
  }

  private func graph(_ format: String?) throws(PlaygroundUsageError) -> String {
    let graphs = vocabulary.table.graphs
    guard let first = graphs.first else {
      throw PlaygroundUsageError(
        message: "this playground has no graph: generate its table again",
        topic: "graph"
      )
    }
    guard let format else { return first.text().endingWithNewLine }
    guard let graph = graphs.first(where: { $0.format == format }) else {
      let formats = graphs.map(\.format).joined(separator: ", ")
      throw PlaygroundUsageError(
        message: "--format: expected one of \(formats), found \(format.quoted)",
        topic: "graph"
      )
    }
    return graph.text().endingWithNewLine
  }
}
