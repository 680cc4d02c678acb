/// `derive CAPABILITY…`
struct DeriveCommand: GeneratingCommand {
  static let name = "derive"
  static let options: Set<String> = ["--targets", "--skip"]

  var type: String
  /// All structs of the same command, and those of generated files.
  private var derived: Set<String> = []
  private let targets: [String]
  /// The members that it does not write.
  private let skipped: [String]

  init(_ line: CommandLine) throws(UsageError) {
    type = try line.only("CAPABILITY")
    targets = line.targets
    skipped = line.list("--skip")
    let unknown = skipped.first { !["test", "intercepted"].contains($0) }
    if let unknown { throw UsageError("--skip: expected test or intercepted, found \(unknown)") }
  }

  static func commands(_ line: CommandLine) throws(UsageError) -> [DeriveCommand] {
    var commands = try line.each("CAPABILITY").map(DeriveCommand.init)
    for index in commands.indices { commands[index].derived = Set(line.positional) }
    return commands
  }

  mutating func prepare(_ environment: ToolEnvironment, output: String?, derived: Set<String>) {
    self.derived.formUnion(derived)
  }

  /// Returns the names of the structs that recorded commands derive all members for.
  static func derived(by commands: [String]) -> Set<String> {
    let words = commands.map(ShellWords.words).filter { $0.first == name && !$0.contains("--skip") }
    return Set(words.compactMap { $0.dropFirst().first })
  }

  var need: ToolEnvironment.Need { ToolEnvironment.Need(targets: Set(targets), types: [type]) }
  var words: [String] {
    [type] + CommandLine.words("--targets", targets) + CommandLine.words("--skip", skipped)
  }

  func generate(_ program: Program) throws(GenerationError) -> Generation {
    let derivation = try Derivation(of: type, in: program, skipping: Set(skipped))
    var diagnostics = derivation.diagnostics
    if derivation.isComplete, diagnostics.isEmpty {
      let message = "`\(type)` has its init, `test` and `intercepted(by:)` already"
      let position = derivation.type.position
      diagnostics.append(Diagnostic(position: position, severity: .error, message: message))
    }
    let count = derivation.parts.count
    return Generation(
      path: derivation.type.siblingPath(
        "\(derivation.type.path.joined(separator: "."))+Derived.swift"
      ),
      source: diagnostics.containsError ? "" : DerivationPrinter(derivation).source(),
      diagnostics: diagnostics.inOrder,
      summary: "\(count) \(count == 1 ? "property" : "properties")",
      hints: derivation.needs(beside: derived),
      origin: derivation.type
    )
  }
}
