/// `adapt PROTOCOL --as CAPABILITY`
struct AdaptCommand: GeneratingCommand {
  static let name = "adapt"
  static let options: Set<String> = ["--as"]

  /// The protocol's name.
  var source: String
  /// The capability's name.
  var capability: String

  init(_ line: CommandLine) throws(UsageError) {
    source = try line.only("PROTOCOL")
    guard let name = line.options["--as"] else {
      throw UsageError("--as CAPABILITY says what the capability is called")
    }
    guard identifier(name) == name, !name.contains(".") else {
      throw UsageError("--as \(name): no name of a type")
    }
    capability = name
  }

  var need: Workshop.Need { Workshop.Need(types: [source]) }
  var words: [String] { [source, "--as", capability] }

  func generate(_ program: Program) throws(GenerationError) -> Generation {
    let adaptation = try Adaptation(source, as: capability, in: program)
    let count = adaptation.endpoints.count
    return Generation(
      path: adaptation.source.siblingPath("\(capability).swift"),
      source: adaptation.diagnostics.isEmpty
        ? AdaptationPrinter.source(adaptation, program: program) : "",
      diagnostics: adaptation.diagnostics.inOrder,
      summary: "\(count) endpoint\(count == 1 ? "" : "s")"
    )
  }
}
