/// `swift package capabilities …`: tells commands apart and runs them.
///
/// What a command does, in this order and in folders of these names:
///
/// 1. `Command` reads what was typed, and asks the ``Workshop`` for the modules that it needs.
/// 2. `Extraction` lets the compiler write their symbol graphs, and `SymbolGraph` reads those.
/// 3. `Model` makes a program of them: types, builders and where they stand. `Types` reads types
///    and tells which are the same.
/// 4. `Wiring`, `Deriving`, `Adapting`, `Playground` and `Graph` decide what to write or what is wrong, as values.
/// 5. The printers beside them write source by way of `Files`, which also knows generated files.
///
/// Nothing but the workshop touches a disk or a process. `Tests/Fixtures/Generation` has a package
/// for each rule, with all that the commands print and write.
public enum CapabilitiesCommand {
  /// Runs a command.
  ///
  /// - Parameters:
  ///   - words: The words after `swift package capabilities`.
  ///   - workshop: What it may touch.
  /// - Returns: The exit status: 0, 1 where something is wrong in the source or a generated file
  ///   is stale, 64 where the command was typed wrong.
  public static func run(_ words: [String], workshop: Workshop) -> Int32 {
    // The plugin answers where there is no word, or the name of no command, and gives help.
    let name = words.first ?? ""
    do {
      return try run(name, Array(words.dropFirst()), workshop)
    } catch let error as UsageError {
      let known = names.contains(name) ? " \(name)" : ""
      workshop.complain(
        "error: \(error.message)\nSee `swift package capabilities\(known) --help`."
      )
      return ExitStatus.usage
    } catch let error as SyntaxError {
      for diagnostic in error.diagnostics { workshop.complain(diagnostic.text) }
      return ExitStatus.failed
    } catch {
      workshop.complain("error: \(error)")
      return ExitStatus.failed
    }
  }

  private static func run(_ name: String, _ words: [String], _ workshop: Workshop) throws -> Int32 {
    if let command = generating.first(where: { $0.name == name }) {
      return try command.run(words, workshop)
    }
    switch name {
    case "graph": return try GraphCommand.run(words, workshop)
    case "update": return try UpdateCommand.run(words, workshop)
    case "check": return try CheckCommand.run(words, workshop)
    case "explain": return try ExplainCommand.run(words, workshop)
    default:
      throw UsageError("no command \(name); there are \(names.joined(separator: ", "))")
    }
  }

  /// The commands, in the order in which help tells of them.
  static let names = [
    "wire", "derive", "adapt", "playground", "graph", "check", "update", "explain",
  ]

  static let generating: [any GeneratingCommand.Type] = [
    WireCommand.self, DeriveCommand.self, AdaptCommand.self, PlaygroundCommand.self,
  ]

  /// The command that a generated file's header tells.
  ///
  /// - Parameter text: The command from its name on.
  /// - Returns: The command, and the value of its `--output`.
  static func generating(
    _ text: String
  ) throws(UsageError) -> (command: any GeneratingCommand, output: String?) {
    let words = ShellWords.words(of: text)
    guard let type = generating.first(where: { $0.name == words.first }) else {
      throw UsageError("no command \(words.first ?? "at all")")
    }
    let options = type.options.union(["--output"])
    let line = try CommandLine(Array(words.dropFirst()), options: options, flags: ["--force"])
    return (try type.init(line), line.options["--output"])
  }
}
