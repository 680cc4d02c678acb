/// `wire WORLD… --targets A,B`
struct WireCommand: GeneratingCommand {
  static let name = "wire"
  static let options = WiringRequest.options

  var request: WiringRequest
  /// The worlds that the same command wires.
  private var all: [WiringRequest] = []

  init(_ line: CommandLine) throws(UsageError) {
    request = try WiringRequest(world: try line.only("WORLD"), line)
    guard !request.targets.isEmpty else {
      throw UsageError("missing option --targets A,B, whose builders are wired", listsTargets: true)
    }
  }

  static func commands(_ line: CommandLine) throws(UsageError) -> [Self] {
    var commands = try line.each("WORLD").map(Self.init)
    for index in commands.indices { commands[index].all = commands.map(\.request) }
    return commands
  }

  var need: ToolEnvironment.Need {
    var need = request.need
    need.types.formUnion(all.map(\.world))
    return need
  }

  var words: [String] { [request.world] + request.words }

  func generate(_ program: Program) throws(GenerationError) -> Generation {
    let program = program.changing { $0.wirings += all }
    var wiring = try WiringResolver.wire(program, request)
    let printer = wiring.diagnostics.containsError ? nil : WiringPrinter(wiring, program)
    wiring.diagnostics += printer?.refusals ?? []
    return Generation(
      path: wiring.world.siblingPath("\(wiring.world.path.joined(separator: "."))+UseCases.swift"),
      source: wiring.diagnostics.containsError ? "" : printer?.source ?? "",
      diagnostics: wiring.diagnostics,
      summary: counted(wiring.steps.count { !$0.isValue }, "use case"),
      origin: wiring.world,
      builders: wiring.steps.map(\.builder)
    )
  }
}

extension WiringRequest {
  /// The modules that the wiring reads.
  var need: ToolEnvironment.Need { ToolEnvironment.Need(targets: Set(targets), types: [world]) }

  /// The options that select what is wired.
  static let options: Set<String> = ["--targets", "--only", "--except", "--open", "--all", "--as"]

  init(world: String, _ line: CommandLine) throws(UsageError) {
    self.world = world
    targets = line.targets
    only = Set(line.list("--only"))
    except = Set(line.list("--except"))
    open = Set(line.list("--open"))
    all = Set(line.list("--all"))
    for renaming in line.list("--as") {
      let parts = renaming.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      let isName = parts.last?.unicodeScalars.allSatisfy { $0.properties.isXIDContinue } ?? false
      guard parts.count == 2, !parts.contains(""), isName else {
        throw UsageError("--as \(renaming): expected BUILDER=NAME, such as makePay=payLater")
      }
      if let other = names.updateValue(parts[1], forKey: parts[0]) {
        throw UsageError("--as gives \(parts[0]) two names: \(other) and \(parts[1])")
      }
    }
  }

  /// The options to record in the header.
  var words: [String] {
    let lists: [(option: String, values: [String])] = [
      ("--targets", targets), ("--only", only.sorted()), ("--except", except.sorted()),
      ("--open", open.sorted()), ("--all", all.sorted()),
      ("--as", names.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }),
    ]
    return lists.flatMap(CommandLine.words)
  }
}

extension Nominal {
  /// Returns the path of a file beside the one that declares the type.
  func siblingPath(_ name: String) -> String {
    guard let slash = position.path.lastIndex(of: "/") else { return name }
    return position.path[...slash] + name
  }
}
