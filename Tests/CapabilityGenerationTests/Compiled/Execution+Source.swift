@testable import CapabilityGeneration

/// Random worlds as programs: every endpoint, value and use case returns its own path, and every
/// builder prints its arguments.
struct Execution {
  let landscape: Landscape
  let world: RandomWorld
  let reference: Reference
  let steps: [Reference.Step]

  init(_ landscape: Landscape, _ world: RandomWorld) {
    self.landscape = landscape
    self.world = world
    reference = Reference(landscape: landscape, world: world)
    steps = reference.steps
  }

  // MARK: Source

  var bodies: RandomWorld.Bodies {
    RandomWorld.Bodies(body: body) { landscape.value($0, at: "default") }
  }

  /// Returns the body of a builder, which records the call, registers a query for each input, and
  /// returns its own name.
  private func body(of builder: RandomWorld.Builder) -> String {
    let title = reference.title(of: builder)
    var statements = isCounted(builder) ? ["called(\"\(title)\")"] : []
    for (index, parameter) in builder.parameters.enumerated() where parameter.isAsked {
      let type = parameter.kind == .variadic ? Shape.array(parameter.type) : parameter.type
      let question = landscape.question(type, of: "h\(index).value", bound: builder.generic?.bound)
      statements.append("let h\(index) = Held(\(parameter.inner))")
      statements.append("ask(\"\(title) \(parameter.inner)\") { \(question) }")
    }
    let value = landscape.value(builder.product, at: builder.path)
    guard let close = builder.close else {
      return (statements + ["return \(value)"]).joined(separator: "; ")
    }
    let effects = (close.isAsync ? " async" : "") + close.failure.source
    let end = "{ @Sendable ()\(effects) -> Void in ended(\"\(title)\") }"
    return (statements + ["return (\(value), close: \(end))"]).joined(separator: "; ")
  }

  /// Returns whether a builder is called only once. Use cases with open inputs, or whose builders
  /// are async or can throw, are created at each call.
  private func isCounted(_ builder: RandomWorld.Builder) -> Bool {
    guard let step = steps.first(where: { $0.builder == builder }) else { return false }
    if !reference.isUseCase(builder) { return true }
    return step.open.isEmpty && !step.isAsync && step.failures.isEmpty
  }

  /// Returns the function that creates the world and calls everything that was wired.
  var main: String {
    let stored = world.properties.filter(\.storage.isSet)
    let inputs = stored.map { "\($0.name): \(landscape.value($0.type, at: "world.\($0.name)"))" }
    var lines = [
      "import \(Landscape.module)",
      "public func run\(world.module)() async throws {",
      "  let world = World(\(inputs.joined(separator: ", ")))",
      "  let useCases = world.useCases",
    ]
    for step in steps where reference.isUseCase(step.builder) {
      let name = step.builder.useCase
      let isDeferred = step.isAsync || !step.failures.isEmpty
      let given = step.open.map { parameter in
        (parameter.label.map { "\($0): " } ?? "")
          + landscape.value(parameter.type, at: "caller")
      }
      let call =
        isDeferred || !given.isEmpty ? "(\(given.joined(separator: ", ")))" : ""
      let question = landscape.question(step.builder.product, of: "v", bound: nil)
      lines.append("  do {")
      lines.append("    let v = try await useCases.\(name)\(call)")
      lines.append("    ask(\"\(world.module) \(name)\") { \(question) }")
      lines.append("  }")
    }
    if steps.contains(where: { $0.builder.close != nil }) {
      lines.append("  try await useCases.close()")
    }
    return (lines + ["  try await report()", "}"]).joined(separator: "\n") + "\n"
  }

  // MARK: Expected output

  /// The steps that are created: the value of a builder that is async or throws only if it is needed.
  private var created: [Reference.Step] {
    var created = steps.filter {
      reference.isUseCase($0.builder) || !$0.isAsync && $0.failures.isEmpty
    }
    var place = 0
    while place < created.count {
      let user = created[place]
      place += 1
      created += steps.filter { step in
        user.needs(step.builder) && !created.contains { $0.builder == step.builder }
      }
    }
    return created
  }

  /// Returns the expected lines of output, by the rule.
  var expected: [String] {
    var lines: [String] = []
    for step in created {
      let title = reference.title(of: step.builder)
      for (parameter, verdict) in step.verdicts where parameter.isAsked {
        let got = answer(verdict, parameter, step.builder)
        lines.append("\(title) \(parameter.inner) = \(got)")
      }
      if reference.isUseCase(step.builder) {
        let answer = landscape.answer(step.builder.product, at: step.builder.path)
        lines.append("\(world.module) \(step.builder.useCase) = \(answer)")
      }
      if isCounted(step.builder) { lines.append("\(title) called once") }
      if step.builder.close != nil { lines.append("\(title) ended in turn") }
    }
    return lines.sorted()
  }

  private func answer(
    _ verdict: Reference.Verdict,
    _ parameter: RandomWorld.Parameter,
    _ builder: RandomWorld.Builder
  ) -> String {
    let isUnbounded = builder.generic.map { $0.bound == nil } ?? false
    if isUnbounded, parameter.type.mentionsParameter { return "something" }
    switch verdict {
    case .supplied(let candidate):
      var path = candidate.path
      // The tag of a world returns the path of that world.
      for end in ["()", ".tag"] where path.hasSuffix(end) { path.removeLast(end.count) }
      let owner = candidate.declared.split(separator: ".").dropLast().last.map(String.init) ?? ""
      let properties = landscape.nominal(owner)?.properties ?? []
      if candidate.name == "tag", properties.last?.storage == .computed {
        path += ".\(properties[0].name)"
      }
      return landscape.answer(candidate.type, at: path)
    case .caller: return landscape.answer(parameter.type, at: "caller")
    case .leftOut:
      if parameter.kind == .variadic { return "nothing" }
      return landscape.answer(parameter.type, at: "default")
    default: return "?"
    }
  }
}

extension RandomWorld.Parameter {
  /// Returns whether the builder can store an argument.
  fileprivate var isAsked: Bool { kind == .plain || kind == .variadic }
}
