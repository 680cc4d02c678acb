import CapabilityGraphs

/// `graph WORLD`
struct GraphCommand {
  private static let formats = CapabilityGraph.Format.allCases.map(\.rawValue) + ["svg", "html"]

  /// Prints the picture of a world's use cases.
  ///
  /// - Returns: The exit status: 1 where the picture has gaps, which are told as errors.
  static func run(_ words: [String], _ workshop: Workshop) throws -> Int32 {
    let options = WiringChoice.options.union(["--format", "--root"])
    let line = try CommandLine(words, options: options, flags: [])
    let world = try line.only("WORLD")
    let format = line.options["--format"] ?? "text"
    guard formats.contains(format) else {
      throw UsageError("no format \(format); there are \(formats.joined(separator: ", "))")
    }
    let requests = try WiringChoice.requests(world: world, line, workshop)
    guard let request = requests.first else { return ExitStatus.failed }
    var reader = ProgramReader(workshop)
    let program = try reader.program(request.need)
    let wiring = try WiringResolver.wire(program, request)
    let errors = wiring.diagnostics.filter { $0.severity == .error }
    for error in errors { workshop.complain(error.text) }
    let root = line.options["--root"]
    // A picture shows what a use case is built on among all the rest.
    let isPicture = format == "svg" || format == "html"
    let part = try CapabilityGraph(wiring, program: program, root: root)
    let graph = isPicture ? try CapabilityGraph(wiring, program: program, root: nil) : part
    let rootID = graph.id(ofUseCase: root)
    switch format {
    case "svg": workshop.print(graph.layout.svg(title: graph.world, root: rootID))
    case "html": workshop.print(graph.layout.html(title: graph.world, root: rootID))
    default: workshop.print(graph.rendered(as: .init(rawValue: format) ?? .text))
    }
    return errors.isEmpty ? ExitStatus.done : ExitStatus.failed
  }
}
