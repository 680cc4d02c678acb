/// `derive CAPABILITY…`
struct DeriveCommand: GeneratingCommand {
  static let name = "derive"
  static let options: Set<String> = ["--targets", "--skip"]

  var type: String
  /// The members of all structs of the same command, and of those of generated files.
  private var derived: DerivedMembers = [:]
  private let targets: [String]
  /// The members that it does not write.
  private let skipped: [String]

  init(_ line: CommandLine) throws(UsageError) {
    type = try line.only("CAPABILITY")
    targets = line.targets
    skipped = line.list("--skip")
    let unknown = skipped.first { !Derivation.members.contains($0) }
    if let unknown { throw UsageError("--skip: expected test or intercepted, found \(unknown)") }
  }

  static func commands(_ line: CommandLine) throws(UsageError) -> [DeriveCommand] {
    var commands = try line.each("CAPABILITY").map(DeriveCommand.init)
    let derived = members(of: commands)
    for index in commands.indices { commands[index].derived = derived }
    return commands
  }

  mutating func prepare(_ environment: ToolEnvironment, output: String?, derived: DerivedMembers) {
    self.derived.merge(derived) { $0.union($1) }
  }

  /// Returns the members that recorded commands derive.
  static func derived(by commands: [String]) -> DerivedMembers {
    members(of: commands.compactMap { (try? CapabilitiesCommand.generating($0))?.command as? Self })
  }

  private static func members(of commands: [DeriveCommand]) -> DerivedMembers {
    let rows = commands.map { ($0.type, Derivation.members.subtracting($0.skipped)) }
    return Dictionary(rows) { $0.union($1) }
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
      diagnostics.append(.error(derivation.type.position, message))
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
