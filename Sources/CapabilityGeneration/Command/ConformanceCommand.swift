/// `conformance CAPABILITY`
struct ConformanceCommand: GeneratingCommand {
  static let name = "conformance"
  static let options: Set<String> = ["--targets"]

  var type: String
  private let targets: [String]
  /// The file to write; `nil` for the default.
  private var output: String?
  private var target: @Sendable (_ path: String) -> String? = { _ in nil }
  /// The generators that other files declare, with the spelled types.
  private var existing: [(path: String, type: String, name: String)] = []
  /// The folders that have files of test targets.
  private var tests: [(folder: [Substring], target: ToolEnvironment.Target)] = []

  init(_ line: CommandLine) throws(UsageError) {
    type = try line.only("CAPABILITY")
    targets = line.targets
  }

  mutating func prepare(_ environment: ToolEnvironment, output: String?, derived: DerivedMembers) {
    self.output = output
    target = { environment.target($0)?.module }
    for path in environment.sources() {
      if let test = environment.target(path), test.isTest {
        tests.append((path.split(separator: "/").dropLast(), test))
      }
      guard let text = environment.read(path), text.contains("import CapabilitiesTesting") else {
        continue
      }
      // The symbol graph of a test target is not read: it would require a build of the target.
      for (head, name, _, _) in SourceFile(text).extending {
        let match = head.firstMatch(of: /^Generator(?:\s*<(.+)>|\s+where\s+Value\s*==\s*(.*\S))/)
        guard let match, let type = match.1 ?? match.2 else { continue }
        existing.append((path, String(type.replacing("::", with: ".")), name))
      }
    }
  }

  var need: ToolEnvironment.Need { ToolEnvironment.Need(targets: Set(targets), types: [type]) }
  var words: [String] { [type] + CommandLine.words("--targets", targets) }

  func generate(_ program: Program) throws(GenerationError) -> Generation {
    let capability = try program.nominal(named: type, preferring: ["swift.struct"])
    let file = capability.path.joined(separator: ".") + "+Conformance.swift"
    let path = output ?? folder(for: capability.module).map { "\($0)/\(file)" }
    let home = path.flatMap(target)
    var known: [String: String] = [:]
    for other in existing where other.path != path && target(other.path) == home {
      guard let (type, _) = try? program.type(spelled: other.type, home: capability.module) else {
        continue
      }
      let key = program.keys.key(type)
      known[key] = known[key] ?? other.name
    }
    let found = CapabilityCalls(of: capability, in: program, existing: known)
    let calls = counted(found.calls.count, "call")
    let isRefused = found.diagnostics.containsError
    return Generation(
      path: path,
      source: isRefused ? "" : found.source(program, at: path ?? "", in: home ?? ""),
      diagnostics: found.diagnostics.inOrder,
      summary: calls + ", " + counted(found.generators.written.count, "generator")
    )
  }

  /// Returns the folder of a test target, or one in it that has sources: a target in `--targets`, the
  /// one named for a module, or the only one that can import the module and `CapabilitiesTesting`.
  private func folder(for module: String) -> String? {
    let able = tests.filter { $0.target.imports.isSuperset(of: [module, "CapabilitiesTesting"]) }
    let only = Set(able.map(\.target.module))
    let names = targets + ["\(module)Tests"] + (only.count == 1 ? only.sorted() : [])
    let test = names.first { name in tests.contains { $0.target.module == name } }
    return tests.filter { $0.target.module == test }.map(\.folder)
      .min { ($0.count, $0.joined()) < ($1.count, $1.joined()) }?.joined(separator: "/")
  }
}
