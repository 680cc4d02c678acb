/// `conformance CAPABILITY`
struct ConformanceCommand: GeneratingCommand {
  static let name = "conformance"
  static let options: Set<String> = ["--targets"]

  /// The capability's name.
  var type: String
  private let targets: [String]
  /// The file to write; `nil` for the default.
  private var output: String?
  private var target: @Sendable (_ path: String) -> String? = { _ in nil }
  /// The names of the generators that other files declare, by file and by type.
  private var existing: [(path: String, names: [String: String])] = []
  /// The package's source files.
  private var sources: [String] = []

  init(_ line: CommandLine) throws(UsageError) {
    type = try line.only("CAPABILITY")
    targets = line.targets
  }

  mutating func prepare(_ environment: ToolEnvironment, output: String?, derived: Set<String>) {
    self.output = output
    target = { environment.target($0)?.name }
    sources = environment.sources()
    existing = sources.compactMap { path in
      guard let text = environment.read(path), text.contains("import CapabilitiesTesting") else {
        return nil
      }
      return (path, Self.generators(in: text))
    }
  }

  /// Returns the names of the generators that a file declares for other files, by type.
  private static func generators(in text: String) -> [String: String] {
    var found: [String: String] = [:]
    var type: String?
    for line in text.lines where type != nil || line.contains("Generator<") {
      if let match = line.firstMatch(of: /^(?!.*private).*extension Generator<\s*([\w.:]+)\s*>/) {
        type = String(match.1).replacing("::", with: ".")
      } else if line.contains("extension ") {
        type = nil
      }
      if let type, !line.contains("private"),
        let match = line.firstMatch(of: /static (?:var|let) (\w+)\s*[:=]/)
      {
        found[type] = found[type] ?? String(match.1)
      }
    }
    return found
  }

  var need: ToolEnvironment.Need { ToolEnvironment.Need(targets: Set(targets), types: [type]) }
  var words: [String] { [type] + CommandLine.words("--targets", targets) }

  func generate(_ program: Program) throws(GenerationError) -> Generation {
    let capability = try program.nominal(named: type, preferring: ["swift.struct"])
    let file = capability.path.joined(separator: ".") + "+Conformance.swift"
    let path = output ?? folder(for: capability.module).map { "\($0)/\(file)" }
    let home = path.flatMap(target)
    let names = existing.filter { $0.path != path && target($0.path) == home }.map(\.names)
    let found = CapabilityCalls(
      of: capability,
      in: program,
      existing: names.reduce(into: [:]) { all, names in all.merge(names) { first, _ in first } }
    )
    let calls = "\(found.calls.count) call\(found.calls.count == 1 ? "" : "s")"
    let count = found.generators.written.count
    return Generation(
      path: path,
      source: found.diagnostics.containsError ? "" : found.source(program),
      diagnostics: found.diagnostics.inOrder,
      summary: "\(calls), \(count) generator\(count == 1 ? "" : "s")"
    )
  }

  /// Returns the folder of a test target in `--targets`, or of the tests of a module: its own, or one
  /// in it that has sources.
  private func folder(for module: String) -> String? {
    let folders = sources.map { $0.split(separator: "/").dropLast() }
    let names = targets.filter { $0.hasSuffix("Tests") } + ["\(module)Tests"]
    return names.lazy.compactMap { name in
      folders.filter { $0.contains { $0 == name } }
        .min { ($0.count, $0.joined()) < ($1.count, $1.joined()) }?.joined(separator: "/")
    }.first
  }
}
