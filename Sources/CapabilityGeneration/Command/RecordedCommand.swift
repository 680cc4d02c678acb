/// A generated file, and the command that its header records.
struct RecordedCommand {
  /// The file, relative to the package.
  var path: String
  var text: String
  var command: any GeneratingCommand
  /// The value of its `--output`.
  var output: String?

  /// The result of running the command again.
  indirect enum Outcome {
    /// The text of the file, and the declarations that it was generated from.
    case made(text: String, Generation, Program)
    case failed([String])
  }

  /// How to fix a header whose command is refused. Its seal does not include the command.
  static let fix =
    "correct the command in this header, or delete the file; if a build-tool plugin writes the type,"
    + " run `swift build` first"

  var isEdited: Bool { GeneratedFile.header(of: text)?.isEdited ?? true }

  /// Generates the file again, without writing it.
  func outcome(_ reader: ProgramReader, _ environment: ToolEnvironment) throws -> Outcome {
    let generation: Generation
    let program: Program
    do {
      program = try reader.program(command.need).near(path)
      generation = try command.generation(program, environment, path)
    } catch let error as GenerationError {
      let message = "error: \(error.description)"
      // An error of several lines quotes the compiler, whose positions say what to correct. All files
      // of the module have it.
      guard !message.contains("\n") else { return .failed([message]) }
      return .failed(["\(path):1:1: \(message)\n\(path):1:1: note: \(Self.fix)"])
    }
    let errors = generation.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { return .failed(errors.map(\.text)) }
    let text = command.file(generation, output: output, environment).text
    return .made(text: text, generation, program)
  }
}

extension ToolEnvironment {
  /// Returns the commands in the headers of the generated files.
  ///
  /// Adapted capabilities come first because other files depend on them, then derived code, wiring,
  /// playgrounds and conformances. There is an error for each header without a valid command.
  func recordedCommands() -> (commands: [RecordedCommand], errors: [String]) {
    var commands: [RecordedCommand] = []
    var errors: [String] = []
    let files = generatedFiles()
    let (owners, namesake) = (owners(of: files), namesakes())
    let derived = DeriveCommand.derived(by: files.map(\.header.command))
    for file in files {
      let place = "\(file.path):1:1"
      guard !file.header.command.isEmpty else {
        let moved = "this file's header was moved or changed; delete what is above, or restore it"
        let isMoved = !file.text.hasPrefix(GeneratedFile.first)
        errors.append("\(place): error: \(isMoved ? moved : GeneratedFile.conflict)")
        continue
      }
      if let other = owners[declarations(of: file.header.command, file.path)], other != file.path {
        errors.append("\(place): error: \(other) has the same declarations; delete one of the two")
        continue
      }
      if let other = namesake(file.path) {
        errors.append("\(place): error: \(DeriveCommand.namesake) \(other); rename one of the two")
        continue
      }
      do throws(UsageError) {
        var (command, output) = try CapabilitiesCommand.generating(file.header.command)
        command.prepare(self, output: file.path, derived: derived)
        commands.append(.init(path: file.path, text: file.text, command: command, output: output))
      } catch {
        let problem = "error: invalid command in the header: \(error.message)"
        errors.append("\(place): \(problem)\n\(place): note: \(RecordedCommand.fix)")
      }
    }
    let order = [
      AdaptCommand.name, DeriveCommand.name, WireCommand.name, PlaygroundCommand.name,
      ConformanceCommand.name,
    ]
    let ordered = order.flatMap { name in commands.filter { type(of: $0.command).name == name } }
    return (ordered, errors)
  }
}
