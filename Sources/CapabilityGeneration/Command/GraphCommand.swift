import CapabilityGraphs

/// `graph WORLD`
struct GraphCommand {
  private static let formats = CapabilityGraph.Format.allCases.map(\.rawValue) + ["svg", "html"]

  /// Prints the graph of a world's use cases.
  ///
  /// - Returns: The exit status: 1 if the wiring has errors, which are reported.
  static func run(_ words: [String], _ environment: ToolEnvironment) throws -> Int32 {
    let options = WiringChoice.options.union(["--format", "--root"])
    let line = try CommandLine(words, options: options, flags: [])
    let world = try line.only("WORLD")
    let format = line.options["--format"] ?? "text"
    guard formats.contains(format) else {
      throw UsageError("no format \(format); the formats are \(formats.joined(separator: ", "))")
    }
    let requests = try WiringChoice.requests(world: world, line, environment)
    guard let request = requests.first else { return ExitStatus.failed }
    var reader = ProgramReader(environment)
    let program = try reader.program(request.need)
    let wiring = try WiringResolver.wire(program, request)
    let errors = wiring.diagnostics.filter { $0.severity == .error }
    for error in errors { environment.printError(error.text) }
    let root = line.options["--root"]
    // A picture shows the whole graph and highlights the root's dependencies.
    let isPicture = format == "svg" || format == "html"
    let part = try CapabilityGraph(wiring, program: program, root: root)
    let graph = isPicture ? try CapabilityGraph(wiring, program: program, root: nil) : part
    let rootID = graph.id(ofUseCase: root)
    switch format {
    case "svg": environment.print(graph.layout.svg(title: graph.world, root: rootID))
    case "html": environment.print(graph.layout.html(title: graph.world, root: rootID))
    default: environment.print(graph.rendered(as: .init(rawValue: format) ?? .text))
    }
    return errors.isEmpty ? ExitStatus.done : ExitStatus.failed
  }
}
