/// `explain NAME`
struct ExplainCommand {
  /// Explains why a type, or an input of a builder, is or is not supplied.
  ///
  /// It skips worlds that do not involve the type, unless none does.
  ///
  /// - Returns: The exit status: 1 if nothing supplies it.
  static func run(_ words: [String], _ environment: ToolEnvironment) throws -> Int32 {
    let options = WiringRequest.options.union(["--world"])
    let line = try CommandLine(words, options: options, flags: [])
    let type = try line.only("NAME")
    let requests = try WiringRequest.selected(world: line.options["--world"], line, environment)
    let reader = ProgramReader(environment)
    var (modules, known): (Set<String>, Set<String>) = ([], [])
    var explanations: [Explanation] = []
    var unwired: [String] = []
    for request in requests {
      let program = try reader.program(request.need)
      modules.formUnion(program.modules)
      if let explanation = try Explanation(type, request, program) {
        explanations.append(explanation)
        continue
      }
      for builder in program.builders.values.joined() {
        known.formUnion(builder.explained(as: [builder.path.last ?? ""]))
      }
      known.formUnion(program.nominals.values.filter { program.isOwn($0.precise) }.map(\.name))
      let world = try program.world(request.world, in: request.targets)
      let properties = world.properties.map { "\(world.name).\($0.name)" }
      known.formUnion(properties)
      // A builder that the wiring leaves out.
      let steps = WiringResolver(program, request, world).steps
      let all = steps.map { ($0, $0.builder.explained(as: $0.builder.names)) }
      if let (step, _) = all.first(where: { $1.contains(type) }) {
        let reason = request.reason(step, world) ?? "is not needed"
        unwired.append("`\(type)` is not wired in `\(request.world)`: it \(reason)")
      }
      if properties.contains(type) {
        unwired.append("no use case of `\(request.world)` needs `\(type)`")
      }
    }
    guard !explanations.isEmpty else {
      if let first = unwired.first { throw GenerationError(first) }
      let names = modules.sorted().joined(separator: ", ")
      let inputs = known.filter { $0.hasPrefix(type.prefix { $0 != "." } + ".") }.sorted()
      let list = inputs.isEmpty ? "" : "; expected \(inputs.joined(separator: ", "))"
      let input = type.contains(".") ? list : "; name an input with its builder: makePay.\(type)"
      let near = didYouMean(type, among: known.sorted())
      let hint = near.isEmpty ? input : near
      throw GenerationError("no type, builder or input `\(type)` in the modules \(names)\(hint)")
    }
    let related = explanations.filter(\.isRelated)
    for explanation in related.isEmpty ? explanations : related {
      environment.print(explanation.text)
    }
    guard explanations.contains(where: \.isSupplied) else {
      throw GenerationError("nothing supplies `\(type)`")
    }
    return ExitStatus.done
  }
}

extension Builder {
  /// Returns what `explain` takes for the builder and its inputs, from names of the builder.
  func explained(as names: Set<String>) -> Set<String> {
    let inputs = parameters.flatMap { [$0.name, $0.collection].compactMap(\.self) }
    return names.union(names.flatMap { name in inputs.map { "\(name).\($0)" } })
  }
}

extension WiringRequest {
  /// Returns why a builder that is not wired supplies nothing; `nil` if it would supply an input.
  func reason(_ step: WiringPlan.Step, _ world: Nominal) -> String? {
    if let unavailability = step.unavailability {
      return "\(unavailability.reason): \(unavailability.fix)"
    }
    guard isRoot(step) else {
      return step.isValue ? nil : "is not named by --only, and no wired use case needs it"
    }
    return "is left out, because `\(world.name)` does not supply its inputs"
  }
}
