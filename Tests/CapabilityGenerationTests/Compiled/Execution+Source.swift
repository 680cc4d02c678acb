@testable import CapabilityGeneration

/// Random worlds as programs: every endpoint, value and use case answers its own path, every builder
/// tells what it was given.
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

  // MARK: What is printed

  var bodies: RandomWorld.Bodies {
    RandomWorld.Bodies(body: body) { landscape.value($0, at: "default") }
  }

  /// What a builder does: it says that it was called, leaves a question for each input, and answers
  /// its own name.
  private func body(of builder: RandomWorld.Builder) -> String {
    let title = reference.title(of: builder)
    var statements = isCounted(builder) ? ["called(\"\(title)\")"] : []
    for (index, parameter) in builder.parameters.enumerated() where parameter.isAsked {
      let type = parameter.kind == .variadic ? Shape.array(parameter.type) : parameter.type
      let question = landscape.question(
        type,
        of: "h\(index).value",
        bound: builder.generic?.bound
      )
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

  /// Whether a builder is called once, however often what it makes is asked for: use cases that
  /// take something of their caller, or that may suspend or fail, are made at each call.
  private func isCounted(_ builder: RandomWorld.Builder) -> Bool {
    guard let step = steps.first(where: { $0.builder == builder }) else { return false }
    if !reference.isUseCase(builder) { return true }
    return step.open.isEmpty && !step.isAsync && step.failures.isEmpty
  }

  /// The function that makes the world and calls everything that was wired.
  var main: String {
    let stored = world.properties.filter { !$0.isComputed }
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

  // MARK: What it should print

  /// The lines that the program prints when everything gets what the table says.
  var expected: [String] {
    var lines: [String] = []
    for step in steps {
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
      // The tag of a world answers where that world is.
      for end in ["()", ".tag"] where path.hasSuffix(end) { path.removeLast(end.count) }
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
  /// Whether the builder can keep what it is given.
  fileprivate var isAsked: Bool { kind == .plain || kind == .variadic }
}
