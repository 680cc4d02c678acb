/// `adapt TYPE --as CAPABILITY`
struct AdaptCommand: GeneratingCommand {
  static let name = "adapt"
  static let options: Set<String> = ["--as", "--skip", "--where", "--targets"]

  var request: Adaptation.Request
  private let targets: [String]
  /// Whether a generated file has derived code of the capability.
  private var isDerived = false

  init(_ line: CommandLine) throws(UsageError) {
    let source = try line.only("TYPE")
    guard let name = line.options["--as"] else {
      throw UsageError("missing option --as CAPABILITY, the name of the capability")
    }
    guard identifier(name) == name, !name.contains(".") else {
      throw UsageError("--as \(name): not the name of a type")
    }
    guard source.split(separator: ".").last.map(String.init) != name else {
      throw UsageError("--as \(name): \(source) already has that name")
    }
    targets = line.targets
    request = Adaptation.Request(
      source: source,
      name: name,
      skip: line.list("--skip"),
      associated: try Self.associated(line.options["--where"] ?? "")
    )
  }

  mutating func prepare(_ environment: ToolEnvironment, output: String?, derived: DerivedMembers) {
    let name = request.name
    request.output = output
    isDerived = derived.keys.contains { $0 == name || $0.hasSuffix(".\(name)") }
  }

  /// Parses `Element=Person,Key=[String:Int]`.
  private static func associated(_ text: String) throws(UsageError) -> [String: String] {
    var parts: [String] = []
    for part in text.split(separator: ",") {
      // A comma within a type.
      if part.contains("=") || parts.isEmpty {
        parts.append(String(part))
      } else {
        parts[parts.count - 1] += "," + part
      }
    }
    var types: [String: String] = [:]
    for part in parts {
      let sides = part.split(separator: "=", maxSplits: 1).map(\.trimmed)
      guard sides.count == 2 else { throw UsageError("--where: expected NAME=TYPE, found \(part)") }
      guard types.updateValue(sides[1], forKey: sides[0]) == nil else {
        throw UsageError("--where gives \(sides[0]) twice")
      }
    }
    return types
  }

  var need: ToolEnvironment.Need {
    ToolEnvironment.Need(targets: Set(targets), types: [request.source])
  }

  var words: [String] {
    let types = request.associated.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return [request.source, "--as", request.name] + CommandLine.words("--targets", targets)
      + CommandLine.words("--skip", request.skip) + CommandLine.words("--where", types)
  }

  func generate(_ program: Program) throws(GenerationError) -> Generation {
    let adaptation = try Adaptation(request, in: program)
    let left = adaptation.skipped.sorted().map { "`\($0)`" }.joined(separator: ", ")
    let isOneWay = adaptation.isProtocol && !adaptation.hasWayBack
    let refused = adaptation.endpoints
      .filter { Derivation.refuses($0.type, of: adaptation.source, program) }
      .map { "`\($0.name)`" }
    let isOnDefault = adaptation.isProtocol && program.isolations[adaptation.source.module] != nil
    let isOnActor =
      isOnDefault && !adaptation.source.isNonisolated
      && adaptation.endpoints.contains { $0.actor != nil }
    let name = adaptation.source.path.last ?? ""
    let alternative = isOnActor ? ", or declare `nonisolated protocol \(name)`" : ""
    let next =
      refused.isEmpty
      ? "`swift package capabilities derive \(request.name)` writes its `test`"
      : "`derive` refuses \(refused.prefix(3).joined(separator: ", "))"
        + (refused.count > 3 ? " and \(refused.count - 3) more" : "")
        + ": run it for the fixes\(alternative)"
    let reason = adaptation.isActor ? ", to which only actors conform" : ""
    let wayBack = isOneWay ? ", so there is no way back to the protocol\(reason)" : ""
    return Generation(
      path: adaptation.source.siblingPath("\(request.name).swift"),
      source: adaptation.diagnostics.containsError ? "" : AdaptationPrinter(adaptation).source(),
      diagnostics: adaptation.diagnostics.inOrder,
      summary: counted(adaptation.endpoints.count, "endpoint")
        + (left.isEmpty ? "" : " without \(left)") + wayBack
        + (isDerived ? "" : "; \(next)"),
      origin: adaptation.source,
      members: adaptation.members
    )
  }
}
