/// `derive CAPABILITY…`
struct DeriveCommand: GeneratingCommand {
  static let name = "derive"
  static let options: Set<String> = []

  /// The struct's name.
  var type: String
  /// All structs of the same command.
  var names: [String]

  init(type: String, among names: [String] = []) {
    self.type = type
    self.names = names
  }

  init(_ line: CommandLine) throws(UsageError) {
    self.init(type: try line.only("CAPABILITY"))
  }

  static func commands(_ line: CommandLine) throws(UsageError) -> [DeriveCommand] {
    guard line.positional.count > 1 else { return [try DeriveCommand(line)] }
    guard line.options["--output"] == nil else {
      throw UsageError("--output is for one CAPABILITY, not \(line.positional.count)")
    }
    return line.positional.map { DeriveCommand(type: $0, among: line.positional) }
  }

  var need: ToolEnvironment.Need { ToolEnvironment.Need(types: [type]) }
  var words: [String] { [type] }

  func generate(_ program: Program) throws(GenerationError) -> Generation {
    let derivation = try Derivation(of: type, in: program)
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
      source: diagnostics.containsError
        ? "" : DerivationPrinter.source(derivation, program: program),
      diagnostics: diagnostics.inOrder,
      summary: "\(count) \(count == 1 ? "property" : "properties")",
      hints: derivation.needs(program, beside: names)
    )
  }
}
