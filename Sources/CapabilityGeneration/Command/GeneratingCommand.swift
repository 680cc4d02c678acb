/// A command that writes a file, and that can be run again from that file's header.
protocol GeneratingCommand: Sendable {
  /// The command's name.
  static var name: String { get }
  /// The options that take a value, `--output` aside.
  static var options: Set<String> { get }

  /// Reads the words after the command's name.
  init(_ line: CommandLine) throws(UsageError)

  /// Reads a line that may ask for several files.
  static func commands(_ line: CommandLine) throws(UsageError) -> [Self]

  /// Takes in what other generated files say that it looks at too.
  mutating func prepare(_ workshop: Workshop)

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
  static func commands(_ line: CommandLine) throws(UsageError) -> [Self] {
    [try Self(line)]
  }

  mutating func prepare(_ workshop: Workshop) {}

  /// Makes the files or says why not, and writes them: all of them or none.
  ///
  /// - Parameters:
  ///   - words: The words after the command's name.
  ///   - workshop: Where they are written.
  /// - Returns: The exit status.
  static func run(_ words: [String], _ workshop: Workshop) throws -> Int32 {
    let line = try CommandLine(words, options: options.union(["--output"]), flags: ["--force"])
    let commands = try commands(line)
    var reader = ProgramReader(workshop)
    let output = line.options["--output"]
    var files: [(path: String, file: GeneratedFile, summary: String)] = []
    var status = ExitStatus.done
    for var command in commands {
      command.prepare(workshop)
      // With --force, a generated file that does not parse is overwritten.
      if !line.flags.contains("--force") { try workshop.checkSyntax(command.need, true) }
      let generation = try command.generate(reader.program(command.need))
      for diagnostic in generation.diagnostics { workshop.complain(diagnostic.text) }
      guard !generation.diagnostics.containsError else {
        status = ExitStatus.failed
        continue
      }
      let path = output ?? generation.path
      guard output != nil || isBesideSources(path, workshop) else {
        throw GenerationError(
          "\(path) would stand among what a build-tool plugin writes; say with --output PATH where "
            + "it goes"
        )
      }
      let file = command.file(generation, output: output, workshop)
      if let reason = protection(of: path, file, workshop), !line.flags.contains("--force") {
        workshop.complain(
          "\(path):1:1: error: this file \(reason); move what you wrote elsewhere, "
            + "or add --force to overwrite it"
        )
        status = ExitStatus.failed
      }
      files.append((path, file, generation.summary))
    }
    guard status == ExitStatus.done else { return status }
    for (path, file, summary) in files {
      if workshop.read(path) == file.text {
        workshop.print("\(path) is up to date: \(summary)")
      } else {
        try workshop.write(path, file.text)
        workshop.print("wrote \(path): \(summary)")
      }
    }
    return status
  }

  /// Whether the package has a source of its own in a file's folder.
  private static func isBesideSources(_ path: String, _ workshop: Workshop) -> Bool {
    func folder(_ path: String) -> Substring {
      path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    }
    return workshop.sources().contains { folder($0) == folder(path) }
  }

  /// Why a file that is there must not be overwritten.
  private static func protection(
    of path: String,
    _ new: GeneratedFile,
    _ workshop: Workshop
  ) -> String? {
    guard let text = workshop.read(path), text != new.text else { return nil }
    guard let header = GeneratedFile.header(of: text) else { return "was not generated" }
    return header.isEdited ? "was edited by hand" : nil
  }

  /// The file as it should be.
  func file(_ generation: Generation, output: String?, _ workshop: Workshop) -> GeneratedFile {
    let all = [Self.name] + words + (output.map { ["--output", $0] } ?? [])
    return GeneratedFile(
      command: ShellWords.line(all),
      source: workshop.format(generation.source)
    )
  }
}
