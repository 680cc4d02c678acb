/// `explain NAME`
struct ExplainCommand {
  /// Explains why a type, or an input of a builder, is or is not supplied.
  ///
  /// It skips worlds that do not involve the type, unless none does.
  ///
  /// - Returns: The exit status: 1 if nothing supplies it.
  static func run(_ words: [String], _ environment: ToolEnvironment) throws -> Int32 {
    let options = WiringChoice.options.union(["--world"])
    let line = try CommandLine(words, options: options, flags: [])
    let type = try line.only("NAME")
    let requests = try WiringChoice.requests(
      world: line.options["--world"],
      line,
      environment
    )
    var reader = ProgramReader(environment)
    var modules: Set<String> = []
    var explanations: [Explanation] = []
    for request in requests {
      let program = try reader.program(request.need)
      modules.formUnion(program.modules)
      if let explanation = try Explanation(type, request, program) {
        explanations.append(explanation)
      }
    }
    guard !explanations.isEmpty else {
      let names = modules.sorted().joined(separator: ", ")
      throw GenerationError("no type, builder or input `\(type)` in the modules \(names)")
    }
    let related = explanations.filter(\.isRelated)
    for explanation in related.isEmpty ? explanations : related {
      environment.print(explanation.text)
    }
    return explanations.contains(where: \.isSupplied) ? ExitStatus.done : ExitStatus.failed
  }
}
