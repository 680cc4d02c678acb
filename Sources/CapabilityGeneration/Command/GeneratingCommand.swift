/// A command that writes a file and records itself in that file's header.
protocol GeneratingCommand: Sendable {
  static var name: String { get }
  /// The options that take a value, except `--output`.
  static var options: Set<String> { get }

  /// Parses the arguments.
  init(_ line: CommandLine) throws(UsageError)

  /// Parses the arguments of a command that can write several files.
  static func commands(_ line: CommandLine) throws(UsageError) -> [Self]

  /// Reads settings from other files.
  ///
  /// - Parameters:
  ///   - environment: The environment that reads the files.
  ///   - output: The path of the file to write; `nil` for the default.
  ///   - derived: The members that other generated files derive.
  mutating func prepare(_ environment: ToolEnvironment, output: String?, derived: DerivedMembers)

  /// The modules that the command reads.
  var need: ToolEnvironment.Need { get }
  /// The arguments to record in the header, without `--output`.
  var words: [String] { get }

  func generate(_ program: Program) throws(GenerationError) -> Generation
}

struct Generation: Sendable {
  /// The default path of the file; `nil` if there is none.
  var path: String?
  /// The source, without a header.
  var source: String
  /// The errors and warnings. If one is an error, the command writes nothing.
  var diagnostics: [Diagnostic]
  /// A summary, such as `3 use cases`.
  var summary: String
  /// Warnings about code that the source needs, for the case that it does not compile.
  var hints: [Diagnostic] = []
  /// The type whose module the source is written for; `nil` if it can be in any module.
  var origin: Nominal?
  var builders: [Builder] = []
  /// The members that the source calls; `nil` for those of its types.
  var members: [Symbol]?
}

extension GeneratingCommand {
  static func commands(_ line: CommandLine) throws(UsageError) -> [Self] { [try Self(line)] }

  /// The options without a value.
  static var flags: Set<String> { ["--force", CompilerCheck.option] }

  mutating func prepare(_ environment: ToolEnvironment, output: String?, derived: DerivedMembers) {}

  /// Generates the files and writes them, or reports the errors and writes none of them.
  ///
  /// - Parameter words: The arguments after the command's name.
  /// - Returns: The exit status.
  static func run(_ words: [String], _ environment: ToolEnvironment) throws -> Int32 {
    let line = try CommandLine(words, options: options.union(["--output"]), flags: Self.flags)
    let commands = try commands(line)
    let reader = ProgramReader(environment)
    let output = line.output.map(environment.relative)
    var files: [(path: String, file: GeneratedFile, summary: String)] = []
    let check = CompilerCheck(environment)
    var status = ExitStatus.done
    let generated = environment.generatedFiles()
    let derived = DeriveCommand.derived(by: generated.map(\.header.command))
    let owners = environment.owners(of: generated)
    let namesake = environment.namesakes()
    for var command in commands {
      command.prepare(environment, output: output, derived: derived)
      // --force overwrites a generated file even if it has syntax errors.
      if !line.flags.contains("--force") { try environment.checkSyntax(command.need) }
      let program = try reader.program(command.need)
      let isChecked = !line.flags.contains(CompilerCheck.option)
      let generation = try command.generation(program, environment, output, isChecked: isChecked)
      for diagnostic in generation.diagnostics { environment.printError(diagnostic.text) }
      guard !generation.diagnostics.containsError else {
        status = ExitStatus.failed
        continue
      }
      guard let path = output ?? generation.path else {
        throw GenerationError(
          "no single test target with a Swift file depends on the capability's module and "
            + "CapabilitiesTesting; name one with --targets, or the file with --output"
        )
      }
      let isCompiled = environment.target(path) != nil
      guard isCompiled, path.hasSuffix(".swift") else {
        let place = line.options["--output"] ?? path
        let reason = isCompiled ? "not a Swift file" : "in no target's folder"
        throw GenerationError("\(place) is \(reason); choose one with --output PATH")
      }
      let file = command.file(generation, output: output, environment)
      if let owner = owners[environment.declarations(of: file.command, path)], owner != path {
        throw GenerationError(
          "\(owner) has the same declarations; replace it with --output \(owner), or delete it"
        )
      }
      if let other = namesake(path) {
        let reason = "\(Self.namesake) \(other)"
        throw GenerationError("\(path): \(reason); choose another with --output PATH")
      }
      if let reason = protection(of: path, file, environment), !line.flags.contains("--force") {
        environment.printError("\(path):1:1: error: this file \(reason)")
        status = ExitStatus.failed
      }
      files.append((path, file, generation.summary))
      if environment.read(path) != file.text {
        check.add(path, file.text, from: program, generation.hints)
      }
    }
    guard status == ExitStatus.done, try check.passes(isSkipped: line.flags) else {
      return ExitStatus.failed
    }
    try environment.write(check.files)
    let written = Set(check.files.map(\.path))
    for (path, _, summary) in files {
      let isWritten = written.contains(path)
      environment.print(
        isWritten ? "wrote \(path): \(summary)" : "\(path) is up to date: \(summary)"
      )
    }
    return status
  }

  /// Why a file of another one's name cannot be compiled.
  static var namesake: String { "the same target already has a file of this name," }

  /// Why a file that may not be written is kept.
  static var readOnly: String { "is read-only; make it writable, or add --force to replace it" }

  /// Returns why an existing file must not be overwritten.
  private static func protection(
    of path: String,
    _ new: GeneratedFile,
    _ environment: ToolEnvironment
  ) -> String? {
    guard let text = environment.read(path), text != new.text else { return nil }
    if environment.isReadOnly(path) { return readOnly }
    let move = "move your changes to another file, or add --force to overwrite it"
    guard let header = GeneratedFile.header(of: text) else { return "was not generated; \(move)" }
    if header.isEdited { return "was edited by hand; \(move)" }
    if areAlike(header.command, new.command) { return nil }
    return "was generated by `\(header.command)`; choose another name or --output PATH, "
      + "or add --force to overwrite it"
  }

  /// Returns whether two recorded commands are for one type, which one of them can qualify.
  private static func areAlike(_ one: String, _ other: String) -> Bool {
    let (one, other) = (one.split(separator: " "), other.split(separator: " "))
    guard one.first == other.first, one.count > 1, other.count > 1 else { return false }
    return ".\(one[1])".hasSuffix(".\(other[1])") || ".\(other[1])".hasSuffix(".\(one[1])")
  }

  /// Generates the source, or reports why it would not compile, or only under a condition.
  func generation(
    _ program: Program,
    _ environment: ToolEnvironment,
    _ output: String?,
    isChecked: Bool = true
  ) throws(GenerationError) -> Generation {
    var generation = try generate(program)
    let path = output ?? generation.path ?? ""
    let target = environment.target(path)
    if let target, target.included?.contains(where: { "/\(path)".contains("/\($0)") }) == false {
      throw GenerationError(
        "\(path) is not in the `sources:` of the target `\(target.name)`; add it there, or name "
          + "another file with --output PATH"
      )
    }
    generation.diagnostics += environment.warnings(ofUnbuilt: need)
    generation.diagnostics += conditionalDeclarations(in: generation, of: target, program)
    if let target, let origin = generation.origin,
      let home = environment.target(origin.position.path), home.name != target.name
    {
      let message = "the code for `\(origin.name)` must be in the target `\(home.name)`"
      let isGenerated = environment.read(path).flatMap(GeneratedFile.header) != nil
      let cure = isGenerated ? "move it to a folder of `\(home.name)`" : "choose another file"
      let fix = "\(path) is in `\(target.name)`: \(cure)"
      generation.diagnostics.append(.error(origin.position, message, fix: fix))
    }
    if let target, isChecked, !generation.diagnostics.containsError {
      generation.diagnostics += missingDependencies(in: generation.source, of: target, program)
    }
    return generation
  }

  func file(_ generation: Generation, output: String?, _ environment: ToolEnvironment)
    -> GeneratedFile
  {
    let all = [Self.name] + words + (output.map { ["--output", $0] } ?? [])
    return GeneratedFile(
      command: ShellWords.line(all),
      source: environment.format(generation.source)
    )
  }
}

/// Returns a number with the noun that it counts.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

extension ToolEnvironment {
  /// Returns the first generated file for each set of declarations.
  func owners(
    of files: [(path: String, text: String, header: GeneratedFile.Header)]
  ) -> [[String]: String] {
    let paths = files.map { (declarations(of: $0.header.command, $0.path), $0.path) }
    return Dictionary(paths, uniquingKeysWith: { first, _ in first })
  }

  /// Returns a function that finds another file of the same name and target, which is an error.
  func namesakes() -> (_ path: String) -> String? {
    let namesakes = Dictionary(grouping: sources()) { $0.split(separator: "/").last ?? "" }
    return { path in
      let others = namesakes[path.split(separator: "/").last ?? ""] ?? []
      return others.first { $0 != path && target($0)?.name == target(path)?.name }
    }
  }

  /// Returns what determines the names that a file declares: its target and words of its command.
  func declarations(of command: String, _ path: String) -> [String] {
    let words = ShellWords.words(of: command)
    return [target(path)?.name ?? ""] + words.prefix(command.hasPrefix(AdaptCommand.name) ? 4 : 2)
  }
}
