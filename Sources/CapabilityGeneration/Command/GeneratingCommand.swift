/// A command that writes a file, and that can be run again from that file's header.
protocol GeneratingCommand: Sendable {
  /// The command's name.
  static var name: String { get }
  /// The options that take a value, `--output` aside.
  static var options: Set<String> { get }

  /// Reads the words after the command's name.
  init(_ line: CommandLine) throws(UsageError)

  /// What it looks at.
  var need: Workshop.Need { get }
  /// The words that ask for the same again, without `--output`.
  var words: [String] { get }

  /// Makes the source.
  func generate(_ program: Program) throws(GenerationError) -> Generation
}

/// What a command makes.
struct Generation: Sendable {
  /// Where the file goes where nobody says otherwise.
  var path: String
  /// The source, without a header.
  var source: String
  /// What is wrong; where there is an error, nothing is written.
  var diagnostics: [Diagnostic]
  /// What was done, such as `3 use cases`.
  var summary: String
}

extension GeneratingCommand {
  /// Makes the file or says why not, and writes it.
  ///
  /// - Parameters:
  ///   - line: The words after the command's name.
  ///   - workshop: Where it is written.
  /// - Returns: The exit status.
  static func run(_ words: [String], _ workshop: Workshop) throws -> Int32 {
    let line = try CommandLine(words, options: options.union(["--output"]), flags: ["--force"])
    let command = try Self(line)
    let generation = try command.generate(try workshop.program(command.need))
    for diagnostic in generation.diagnostics { workshop.complain(diagnostic.text) }
    guard !generation.diagnostics.containsError else { return ExitStatus.failed }
    let output = line.options["--output"]
    let path = output ?? generation.path
    let file = command.file(generation, output: output, workshop)
    let old = workshop.read(path)
    guard old != file.text else {
      workshop.print("\(path) is up to date: \(generation.summary)")
      return ExitStatus.done
    }
    if let old, !line.flags.contains("--force"), let reason = protection(of: old) {
      workshop.complain(
        "\(path):1:1: error: this file \(reason); move what you wrote elsewhere, or add --force to overwrite it"
      )
      return ExitStatus.failed
    }
    try workshop.write(path, file.text)
    workshop.print("wrote \(path): \(generation.summary)")
    return ExitStatus.done
  }

  /// Why a file that is there must not be overwritten.
  private static func protection(of text: String) -> String? {
    guard let header = GeneratedFile.header(of: text) else { return "was not generated" }
    return header.isEdited ? "was edited by hand" : nil
  }

  /// The file as it should be.
  func file(_ generation: Generation, output: String?, _ workshop: Workshop) -> GeneratedFile {
    let all = [Self.name] + words + (output.map { ["--output", $0] } ?? [])
    return GeneratedFile(
      command: all.joined(separator: " "),
      source: workshop.format(generation.source)
    )
  }
}
