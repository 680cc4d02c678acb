import CapabilityGraphs

/// `graph WORLD`
struct GraphCommand {
  /// Prints the graph of a world's use cases.
  ///
  /// - Returns: The exit status: 1 if the wiring has errors, which are reported.
  static func run(_ words: [String], _ environment: ToolEnvironment) throws -> Int32 {
    let options = WiringRequest.options.union(["--format", "--root"])
    let line = try CommandLine(words, options: options, flags: [])
    let world = try line.only("WORLD")
    let name = line.options["--format"] ?? "text"
    guard let format = CapabilityGraph.Format(rawValue: name) else {
      let formats = CapabilityGraph.Format.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("no format \(name); the formats are \(formats)")
    }
    let requests = try WiringRequest.selected(world: world, line, environment)
    guard let request = requests.first, requests.count == 1 else {
      let choices = requests.map { "\($0.world) --targets \($0.targets.joined(separator: ","))" }
      let list = choices.joined(separator: " or ")
      throw UsageError("several generated files wire `\(world)`: name \(list)")
    }
    let reader = ProgramReader(environment)
    let program = try reader.program(request.need)
    let wiring = try WiringResolver.wire(program, request)
    let errors = wiring.diagnostics.filter { $0.severity == .error }
    for error in errors { environment.printError(error.text) }
    let graph = try CapabilityGraph(wiring, program: program, root: line.options["--root"])
    environment.print(graph.rendered(as: format))
    return errors.isEmpty ? ExitStatus.done : ExitStatus.failed
  }
}
