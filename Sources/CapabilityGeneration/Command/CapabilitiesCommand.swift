/// Parses and runs `swift package capabilities …`.
///
/// A command has these steps, each in the folder of that name:
///
/// 1. `Command` parses the arguments and requests the modules from the ``ToolEnvironment``.
/// 2. `Extraction` runs the compiler to write their symbol graphs, and `SymbolGraph` reads those.
/// 3. `Model` builds a program from them: types, builders and their positions. `Types` parses and
///    compares types.
/// 4. `Wiring`, `Deriving`, `Adapting`, `Playground` and `Graph` decide what to write and which
///    errors to report, as values.
/// 5. Their printers write source with the help of `Files`, which also reads generated files.
///
/// Only the environment accesses the disk or starts a process. `Tests/Fixtures/Generation` has a
/// package for each rule, with everything that the commands print and write.
public enum CapabilitiesCommand {
  /// Runs a command.
  ///
  /// - Parameters:
  ///   - words: The words after `swift package capabilities`.
  ///   - environment: The file system, the compiler and the terminal.
  /// - Returns: The exit status: 0, 1 if the source has errors or a generated file is stale, 64 if
  ///   the arguments are wrong.
  public static func run(_ words: [String], environment: ToolEnvironment) -> Int32 {
    // The plugin itself prints help and rejects unknown commands.
    let name = words.first ?? ""
    do {
      guard let command = commands.first(where: { $0.name == name }) else {
        throw UsageError("no command \(name); the commands are \(names.joined(separator: ", "))")
      }
      return try environment.exclusively { try command.run(Array(words.dropFirst()), environment) }
    } catch let error as UsageError {
      let known = names.contains(name) ? " \(name)" : ""
      let targets = error.listsTargets ? environment.targets : []
      let list = targets.isEmpty ? "" : "; the targets are \(targets.joined(separator: ", "))"
      environment.printError(
        "error: \(error.message)\(list)\nSee `swift package capabilities\(known) --help`."
      )
      return ExitStatus.usage
    } catch let error as SyntaxError {
      for diagnostic in error.diagnostics { environment.printError(diagnostic.text) }
      return ExitStatus.failed
    } catch {
      environment.printError("error: \(error)")
      return ExitStatus.failed
    }
  }

  private typealias Run = @Sendable (_ words: [String], ToolEnvironment) throws -> Int32

  /// The commands, in the order of the help text.
  private static let commands: [(name: String, run: Run)] =
    commandTypes.map { type in (type.name, { try type.run($0, $1) }) } + [
      ("graph", GraphCommand.run), ("check", CheckCommand.run), ("update", UpdateCommand.run),
      ("explain", ExplainCommand.run),
    ]

  static let names = commands.map(\.name)

  static let commandTypes: [any GeneratingCommand.Type] = [
    WireCommand.self, DeriveCommand.self, AdaptCommand.self, PlaygroundCommand.self,
    ConformanceCommand.self,
  ]

  /// Parses the command in a generated file's header.
  ///
  /// - Returns: The command, and the value of its `--output`.
  static func generating(
    _ text: String
  ) throws(UsageError) -> (command: any GeneratingCommand, output: String?) {
    let words = ShellWords.words(of: text)
    guard let type = commandTypes.first(where: { $0.name == words.first }) else {
      throw UsageError("no command \(words.first ?? "")")
    }
    let options = type.options.union(["--output"])
    let line = try CommandLine(Array(words.dropFirst()), options: options, flags: type.flags)
    return (try type.init(line), line.output)
  }
}

enum ExitStatus {
  static let done: Int32 = 0
  /// The source has errors, or a generated file is stale.
  static let failed: Int32 = 1
  static let usage: Int32 = 64
}
