/// A generated file, and the command that its header records.
struct RecordedCommand {
  /// The file, relative to the package.
  var path: String
  /// What stands in it.
  var text: String
  /// The command.
  var command: any GeneratingCommand
  /// The value of its `--output`.
  var output: String?

  /// What the command would write now.
  enum Outcome {
    /// The text, what stands in it, and what is worth a look.
    case made(text: String, summary: String, warnings: [String])
    /// Nothing, for these reasons.
    case failed([String])
  }

  /// Whether somebody changed the file since it was written.
  var isEdited: Bool { GeneratedFile.header(of: text)?.isEdited ?? true }

  /// Makes the file anew, without writing it.
  func outcome(_ reader: inout ProgramReader, _ workshop: Workshop) throws -> Outcome {
    let generation: Generation
    do {
      generation = try command.generate(reader.program(command.need).near(path))
    } catch let error as GenerationError {
      return .failed(["\(path):1:1: error: \(error.description)"])
    }
    let (errors, warnings) = generation.diagnostics.partitioned { $0.severity == .error }
    guard errors.isEmpty else { return .failed(errors.map(\.text)) }
    return .made(
      text: command.file(generation, output: output, workshop).text,
      summary: generation.summary,
      warnings: warnings.map(\.text)
    )
  }
}

extension Workshop {
  /// The commands that the headers of generated files record.
  ///
  /// Adapted capabilities come first, for other files are made from them; then what is derived; then
  /// what is wired; then playgrounds.
  ///
  /// - Parameter broken: Is told of headers that hold no command.
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
        broken("\(file.path):1:1: error: its command is broken: \(error.message)")
      }
    }
    let order = [AdaptCommand.name, DeriveCommand.name, WireCommand.name, PlaygroundCommand.name]
    return order.flatMap { name in commands.filter { type(of: $0.command).name == name } }
  }
}

extension Array {
  /// The elements that fulfil a condition, and the others.
  fileprivate func partitioned(
    _ condition: (Element) -> Bool
  ) -> (fulfilling: [Element], others: [Element]) {
    (filter(condition), filter { !condition($0) })
  }
}
