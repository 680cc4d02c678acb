import CapabilityGraphs

/// The reason why a world does or does not supply a type or an input of a builder.
struct Explanation: Sendable {
  /// The lines to print.
  let text: String
  /// Whether the world supplies it.
  let isSupplied: Bool
  /// Whether the world supplies it, nearly supplies it, or needs it.
  let isRelated: Bool

  /// Explains a type, a builder or one of its inputs.
  ///
  /// - Parameters:
  ///   - name: The name of a type, such as `PersonStore` or `Membership.Mailer`, of a builder, such
  ///     as `makePay`, or of an input, such as `makePay.payments`.
  ///   - request: The world and the options.
  ///   - program: The modules.
  /// - Returns: `nil` if no module declares the name.
  /// - Throws: ``GenerationError`` if the name is ambiguous or the world cannot be read.
  init?(_ name: String, _ request: WiringRequest, _ program: Program) throws(GenerationError) {
    let (wiring, rules) = try WiringResolver.wiringWithRules(program, request)
    let inputs = InputExplanations(request: request, wiring: wiring, rules: rules)
    if let type = try TypeQuery(name, program, rules.pool) {
      self.init(name, TypeExplanation(type: type, inputs: inputs))
    } else if let explanation = Explanation(name, inputs) {
      self = explanation
    } else {
      return nil
    }
  }

  private init(_ name: String, _ inquiry: TypeExplanation) {
    let findings = inquiry.parts + inquiry.builders
    let uses = inquiry.uses
    let isSupplied = findings.contains(where: \.supplies)
    let texts = findings.filter { $0.supplies == isSupplied }.map(\.text)
    let lines = findings.isEmpty ? inquiry.nothing : texts
    // Print the world as the command names it, because two modules may have worlds of the same
    // name.
    let world = inquiry.inputs.request.world
    let heading = "`\(name)` is \(isSupplied ? "" : "not ")supplied by `\(world)`"
    text = ([heading] + (lines + uses).map { "  \($0)" }).joined(separator: "\n")
    self.isSupplied = isSupplied
    isRelated = !findings.isEmpty || !uses.isEmpty
  }

  private init?(_ name: String, _ inquiry: InputExplanations) {
    let found = inquiry.inputs(named: name)
    guard !found.isEmpty else { return nil }
    let world = inquiry.request.world
    text = (["`\(name)` in `\(world)`"] + found.flatMap(\.lines).map { "  \($0)" })
      .joined(separator: "\n")
    isSupplied = found.allSatisfy(\.isSupplied)
    isRelated = true
  }
}

extension WiringPlan.Step {
  /// Returns the argument for the parameter at an index; `nil` if it has none.
  fileprivate func argument(_ index: Int) -> WiringPlan.Argument? {
    guard index < decisions.count, decisions[index].isArgument else { return nil }
    let place = decisions[..<index].count(where: \.isArgument)
    return place < arguments.count ? arguments[place] : nil
  }
}

extension WiringPlan.Decision {
  /// Whether the input has an argument.
  fileprivate var isArgument: Bool {
    switch outcome {
    case .caller, .supplied: true
    case .leftOut, .ambiguous, .refused, .nothing: false
    }
  }
}

/// Explains inputs of wired builders.
private struct InputExplanations {
  let request: WiringRequest
  let wiring: WiringPlan
  let rules: InputRules

  /// The explanation of an input.
  struct Answer {
    var lines: [String]
    var isSupplied: Bool
  }

  /// Returns the inputs of the builder with a name, or the input with that name.
  func inputs(named name: String) -> [Answer] {
    wiring.steps.flatMap { step -> [Answer] in
      let names = step.builder.names.union([step.name])
      let isWhole = names.contains(name)
      guard !isWhole || !step.builder.parameters.isEmpty else {
        let line = "\(step.builder.position): `\(step.builder.title)` has no parameters"
        return [Answer(lines: [line], isSupplied: true)]
      }
      return step.builder.parameters.indices.filter { index in
        isWhole || names.contains { "\($0).\(step.builder.parameters[index].name)" == name }
      }.map { answer(step, $0) }
    }
  }

  /// Returns the source of an input, the step that selected it, and the candidates that were not
  /// selected.
  func answer(_ step: WiringPlan.Step, _ index: Int) -> Answer {
    let parameter = step.builder.parameters[index]
    let argument = step.argument(index)
    let from = argument.map { CapabilityGraph.Supplier($0).title(in: wiring.world.name) }
    let got = from ?? (parameter.isOptional ? "its default" : "nothing")
    let title = "`\(parameter.name)` of `\(step.builder.title)`"
    var lines = ["\(step.builder.position): \(title) gets \(got)"]
    guard index < step.decisions.count else { return Answer(lines: lines, isSupplied: false) }
    let decision = step.decisions[index]
    lines.append("  by step \(decision.step.rawValue): \(decision.step.title)")
    if case .ambiguous(let candidates) = decision.outcome {
      lines += candidates.map { "  could be \($0.position): `\($0.title)`" }
    }
    let input = InputRules.Input(parameter, of: step.builder, at: step.place)
    lines += rules.passedOver(input, decision).map { other in
      "  not selected: \(other.candidate.position): `\(other.candidate.title)` \(other.reason)"
    }
    return Answer(lines: lines, isSupplied: argument != nil || parameter.isOptional)
  }
}

/// A type to explain, by its name.
private struct TypeQuery {
  private let pool: CandidatePool
  /// The type; `nil` if no module that was read declares it.
  private let type: SwiftType?
  private let name: String
  /// The modules, if the type is generic: its name then means all of its specializations.
  private let generic: Program?

  /// Looks up a type.
  ///
  /// - Returns: `nil` if no module declares it and no declaration uses it.
  init?(_ name: String, _ program: Program, _ pool: CandidatePool) throws(GenerationError) {
    type = try program.type(named: name)
    let isGeneric = type.flatMap { program.nominal($0) }?.isGeneric ?? false
    generic = isGeneric ? program : nil
    self.pool = pool
    self.name = name.filter { $0 != "`" }
    guard type == nil else { return }
    let types = program.builders.values.flatMap { builders in
      builders.flatMap { $0.parameters.map(\.type) + [$0.product] }
    }
    let properties = program.nominals.values.flatMap { $0.properties.map(\.type) }
    guard (types + properties).contains(where: matches) else { return nil }
  }

  /// Returns whether a type is this one. Names are compared; aliases are not resolved.
  func matches(_ other: SwiftType) -> Bool {
    guard let type else {
      guard case .named(let path) = other, let precise = path.last?.precise else { return false }
      let spelling = path.map(\.name).joined(separator: ".")
      return spelling == name || moduleName(precise).map { "\($0).\(spelling)" == name } ?? false
    }
    if let generic { return generic.nominal(other)?.precise == generic.nominal(type)?.precise }
    if pool.ownType(type) != nil { return pool.supplies(other, type) }
    return other.precise == type.precise
  }

  /// Returns a matching type in the words of a finding: a specialization has its arguments.
  func words(_ specialization: SwiftType, _ pronoun: String) -> String {
    generic == nil ? pronoun : "`\(specialization.source)`"
  }
}

/// Explains a type in a world.
private struct TypeExplanation {
  let type: TypeQuery
  let inputs: InputExplanations

  private var program: Program { inputs.rules.program }
  private var world: Nominal { inputs.wiring.world }

  /// A property or builder that supplies the type, or nearly does.
  struct Finding {
    var text: String
    var supplies: Bool
  }

  /// The members of the world and its nested worlds that have or create the type.
  var parts: [Finding] {
    let except = Exceptions(names: inputs.request.except)
    return program.readableParts(of: world).compactMap { part -> Finding? in
      let path = ([world.name] + part.path).joined(separator: ".")
      let title = "\(part.property.position): `\(path)`"
      let unavailability = program.unavailability(of: part, in: world, except)
      let isOut = unavailability != nil
      let reason = unavailability?.reason ?? ""
      if type.matches(part.property.type) {
        let has = "has \(type.words(part.property.type, "that type"))"
        let end = isOut ? "\(has), but \(reason)" : has
        return Finding(text: "\(title) \(end)", supplies: !isOut)
      }
      guard part.role != .endpoint, let made = program.made(by: part), type.matches(made.result)
      else { return nil }
      let returns = "returns \(type.words(made.result, "it"))"
      return Finding(
        text: "\(title) \(returns)" + (isOut ? ", but \(reason)" : ""),
        supplies: !isOut
      )
    }
  }

  /// The builders that return the type.
  var builders: [Finding] {
    let wired = Dictionary(
      inputs.wiring.steps.map { ($0.builder.position, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let all = inputs.request.builders(in: program)
    return all.compactMap { program.step($0, inputs.request) }
      .filter { type.matches($0.product) }.map { step in
        let returns = "returns \(type.words(step.product, "it"))"
        let title = "\(step.builder.position): `\(step.builder.title)` \(returns)"
        if let step = wired[step.builder.position] {
          let kind = step.isValue ? "value" : "use case"
          return Finding(text: "\(title), as the \(kind) `\(step.name)`", supplies: true)
        }
        let reason = inputs.request.reason(step, world)
        return Finding(
          text: "\(title), \(reason.map { "but \($0)" } ?? "if a use case needs it")",
          supplies: reason == nil
        )
      }
  }

  /// The lines for a type that nothing supplies.
  var nothing: [String] {
    [
      "\(world.position): no property of `\(world.name)` has that type or returns it",
      "\(inputs.request.targets.joined(separator: ", ")): no builder returns it",
    ]
  }

  /// The inputs of the type, with their sources.
  var uses: [String] {
    inputs.wiring.steps.flatMap { step in
      step.builder.parameters.indices.filter { index in
        let type = step.builder.parameters[index].type
        return self.type.matches(type) || type.wrapped.map(self.type.matches) ?? false
      }.flatMap { inputs.answer(step, $0).lines }
    }
  }
}
