/// A generated file, and the command that its header records.
struct RecordedCommand {
  /// The file, relative to the package.
  var path: String
  /// Its contents.
  var text: String
  /// The command.
  var command: any GeneratingCommand
  /// The value of its `--output`.
  var output: String?

  /// The result of running the command again.
  enum Outcome {
    /// The text of the file, its summary and its warnings.
    case made(text: String, summary: String, warnings: [String])
    /// The errors.
    case failed([String])
  }

  /// Whether the file was edited by hand.
  var isEdited: Bool { GeneratedFile.header(of: text)?.isEdited ?? true }

  /// Generates the file again, without writing it.
  func outcome(_ reader: inout ProgramReader, _ environment: ToolEnvironment) throws -> Outcome {
    let generation: Generation
    do {
      generation = try command.generate(reader.program(command.need).near(path))
    } catch let error as GenerationError {
      return .failed(["\(path):1:1: error: \(error.description)"])
    }
    let (errors, warnings) = generation.diagnostics.partitioned { $0.severity == .error }
    guard errors.isEmpty else { return .failed(errors.map(\.text)) }
    return .made(
      text: command.file(generation, output: output, environment).text,
      summary: generation.summary,
      warnings: warnings.map(\.text)
    )
  }
}

extension ToolEnvironment {
  /// Returns the commands in the headers of the generated files.
  ///
  /// Adapted capabilities come first because other files depend on them, then derived code, wiring and
  /// playgrounds.
  ///
  /// - Parameter broken: Receives an error for each header without a valid command.
  func recordedCommands(broken: (String) -> Void) -> [RecordedCommand] {
    var commands: [RecordedCommand] = []
    for file in generatedFiles() {
      do throws(UsageError) {
        var (command, output) = try CapabilitiesCommand.generating(file.header.command)
        command.prepare(self)
        commands.append(
          RecordedCommand(path: file.path, text: file.text, command: command, output: output)
        )
      } catch {
        broken("\(file.path):1:1: error: invalid command in the header: \(error.message)")
      }
    }
    let order = [AdaptCommand.name, DeriveCommand.name, WireCommand.name, PlaygroundCommand.name]
    return order.flatMap { name in commands.filter { type(of: $0.command).name == name } }
  }
}

extension Array {
  /// Returns the elements that satisfy a condition, and the others.
  fileprivate func partitioned(
    _ condition: (Element) -> Bool
  ) -> (fulfilling: [Element], others: [Element]) {
    (filter(condition), filter { !condition($0) })
  }
}
