import CapabilityGraphs

/// `playground WORLD --worlds live,sandbox,test --targets A,B`
struct PlaygroundCommand: GeneratingCommand {
  static let name = "playground"
  static let options: Set<String> = ["--worlds", "--live", "--targets"]

  var request: PlaygroundRequest
  /// The wirings that can be of this world, from the package's generated files.
  private var wirings: [WiringRequest] = []

  init(_ line: CommandLine) throws(UsageError) {
    request = PlaygroundRequest(
      world: try line.only("WORLD"),
      worlds: line.list("--worlds"),
      live: Set(line.list("--live")),
      targets: line.targets
    )
    let missing = [
      request.worlds.isEmpty ? "--worlds A,B, static values of the world, such as live" : nil,
      request.targets.isEmpty ? "--targets A,B, the playground's first" : nil,
    ].compactMap(\.self)
    guard missing.isEmpty else {
      let text = "missing option " + missing.joined(separator: "; missing option ")
      throw UsageError(text, listsTargets: request.targets.isEmpty)
    }
    guard Set(request.worlds).count == request.worlds.count else {
      throw UsageError("--worlds names a value twice")
    }
  }

  mutating func prepare(_ environment: ToolEnvironment, output: String?, derived: DerivedMembers) {
    let targets = environment.sources().compactMap(environment.target)
    let modules = targets.reduce(into: Set()) { $0.formUnion($1.imports.union($1.others)) }
    let world = ".\(request.world)"
    wirings = environment.generatedFiles().compactMap(WiringRequest.init).filter { wiring in
      // One of the names can have its module.
      let isNear = world.hasSuffix(".\(wiring.world)") || ".\(wiring.world)".hasSuffix(world)
      return isNear && modules.isSuperset(of: wiring.targets)
    }
  }

  var need: ToolEnvironment.Need {
    let targets = request.targets + wirings.flatMap(\.targets)
    return ToolEnvironment.Need(targets: Set(targets), types: [request.world], isWhole: true)
  }

  var words: [String] {
    [request.world] + CommandLine.words("--worlds", request.worlds)
      + CommandLine.words("--live", request.live.sorted())
      + CommandLine.words("--targets", request.targets)
  }

  func generate(_ program: Program) throws(GenerationError) -> Generation {
    // The targets of the wirings do not say which world is meant.
    let own = program.changing { $0.targets = Set(request.targets) }
    let playground = try Playground(request, in: own)
    let wiring = wirings.first { $0.wires(playground.world, in: program) }
    if let wiring, !playground.diagnostics.containsError {
      let plan = try WiringResolver.wire(program, wiring)
      playground.diagnostics += plan.diagnostics.filter { $0.severity == .error }
      if !playground.diagnostics.containsError {
        playground.graph = try CapabilityGraph(plan, program: program, root: nil)
      }
    }
    let folder = program.folders[playground.home] ?? ""
    let name = playground.world.path.joined(separator: ".") + "+Playground.swift"
    return Generation(
      path: folder.isEmpty ? name : "\(folder)/\(name)",
      source: playground.diagnostics.containsError
        ? "" : PlaygroundPrinter(playground).source(),
      diagnostics: playground.diagnostics.inOrder,
      summary: counted(playground.useCases.count, "use case") + ", "
        + counted(playground.endpoints.count, "endpoint")
    )
  }
}
