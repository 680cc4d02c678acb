import CapabilityGraphs

/// The reason why a world does or does not supply a type or an input of a builder.
struct Explanation: Sendable {
  let text: String
  let isSupplied: Bool
  /// Whether the world supplies it, nearly supplies it, or needs it.
  let isRelated: Bool

  /// Explains a type, a builder or one of its inputs.
  ///
  /// - Parameter name: The name of a type, such as `PersonStore` or `Membership.Mailer`, of a
  ///   builder, such as `makePay`, of an input, such as `makePay.payments`, or of a property, such
  ///   as `World.config`.
  /// - Returns: `nil` if no module declares the name.
  /// - Throws: ``GenerationError`` if the name is ambiguous or the world cannot be read.
  init?(_ name: String, _ request: WiringRequest, _ program: Program) throws(GenerationError) {
    let wiring = try WiringResolver.wire(program, request)
    let inquiry = Inquiry(request: request, program: program, wiring: wiring)
    // The world is printed as the command names it, because two modules may have worlds of the same name.
    var heading = "`\(name)` in `\(request.world)`"
    var lines: [String]
    if let type = try TypeQuery(name, program, wiring.rules.pool) {
      let findings = inquiry.parts(type) + inquiry.builders(type)
      let isSupplied = findings.contains(where: \.isSupplied)
      let others = (isSupplied ? [] : inquiry.makers(type)) + inquiry.uses(type)
      heading = "`\(name)` is \(isSupplied ? "" : "not ")supplied by `\(request.world)`"
      lines = findings.filter { $0.isSupplied == isSupplied }.flatMap(\.lines)
      isRelated = !findings.isEmpty || !others.isEmpty
      if findings.isEmpty {
        lines = [
          "\(wiring.world.position): no property of `\(wiring.world.name)` has that type or returns it",
          type.refusal() ?? "\(request.targets.joined(separator: ", ")): no builder returns it",
        ]
      }
      lines += others
      self.isSupplied = isSupplied
    } else {
      let found = inquiry.inputs(named: name)
      guard !found.isEmpty else { return nil }
      lines = found.flatMap(\.lines)
      isSupplied = found.allSatisfy(\.isSupplied)
      isRelated = true
    }
    text = ([heading] + lines.map { "  \($0)" }).joined(separator: "\n")
  }
}

/// A type to explain, by its name.
private final class TypeQuery {
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
    let alias = type?.precise.flatMap { program.aliases[$0] }
    let isGeneric =
      type.flatMap { program.nominal($0) }?.isGeneric ?? (alias?.generics.isEmpty == false)
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
    if let generic {
      let precise = [other, type].map { generic.nominal($0)?.precise ?? $0.precise }
      return precise[0] == precise[1]
    }
    if pool.ownType(type) != nil { return pool.supplies(other, type) }
    return other.precise == type.precise
  }

  /// Returns why no initializer of a generic type with needs is wired; `nil` for other types.
  func refusal() -> String? {
    guard let type, let owner = generic?.nominal(type) else { return nil }
    return generic?.needs(in: owner).map { "\($0.position): \($0.refusalOfGeneric)" }
  }

  /// Returns a matching type in the words of a finding: a specialization has its arguments.
  func words(_ specialization: SwiftType, _ pronoun: String) -> String {
    generic == nil ? pronoun : "`\(specialization.source)`"
  }
}

/// Explains types and inputs in a world.
private struct Inquiry {
  let request: WiringRequest
  let program: Program
  let wiring: WiringPlan
  private var world: Nominal { wiring.world }

  /// A property, a builder or an input, and whether it supplies a type or is supplied.
  struct Finding {
    var lines: [String]
    var isSupplied: Bool
  }

  // MARK: Inputs

  /// Returns the inputs of the builder with a name, or the input with that name.
  func inputs(named name: String) -> [Finding] {
    wiring.steps.flatMap { step -> [Finding] in
      let names = step.builder.names.union([step.name])
      let isWhole = names.contains(name)
      guard !isWhole || !step.inputs.isEmpty else {
        let line = "\(step.builder.position): `\(step.builder.title)` has no parameters"
        return [Finding(lines: [line], isSupplied: true)]
      }
      return step.inputs.filter { input in
        let from = CapabilityGraph.Supplier(input).title(in: world.name) + "."
        let known = [input.parameter.name, input.parameter.collection].compactMap(\.self)
        return isWhole || names.contains { owner in known.contains { "\(owner).\($0)" == name } }
          || name.contains(".") && from.hasPrefix(name + ".")
      }.map { finding($0, of: step) }
    }
  }

  /// Returns the source of an input, the step that selected it, and the rejected candidates.
  private func finding(_ input: WiringPlan.Input, of step: WiringPlan.Step) -> Finding {
    let parameter = input.parameter
    let from = input.source.map { source in
      source == .itself ? "itself" : CapabilityGraph.Supplier(input).title(in: world.name)
    }
    let got = from ?? (parameter.isOptional ? "its default" : "nothing")
    let title = "`\(parameter.name)` of `\(step.builder.title)`"
    let decision = input.decision
    var lines = [
      "\(step.builder.position): \(title) gets \(got)",
      "  by step \(decision.step.rawValue): \(decision.step.title)",
    ]
    if decision.candidate == nil {
      lines += decision.candidates.map { "  could be \($0.position): `\($0.title)`" }
    }
    lines += wiring.rules.nearMisses(.init(parameter, of: step), decision).map { other in
      "  not selected: \(other.candidate.position): `\(other.candidate.title)` \(other.reason)"
    }
    return Finding(lines: lines, isSupplied: from != nil || parameter.isOptional)
  }

  // MARK: Types

  /// Returns the members of the world and its nested worlds that have or create a type.
  func parts(_ type: TypeQuery) -> [Finding] {
    program.readableParts(of: world).compactMap { part in
      let path = ([world.name] + part.path).joined(separator: ".")
      var what: String
      if type.matches(part.property.type) {
        what = "has \(type.words(part.property.type, "that type"))"
      } else if part.role != .endpoint, let made = program.made(by: part), type.matches(made.result)
      {
        what = "returns \(type.words(made.result, "it"))"
      } else {
        return nil
      }
      let unavailability = program.unavailability(of: part, in: world, request)
      if let unavailability { what += ", but \(unavailability.reason)" }
      let line = "\(part.property.position): `\(path)` \(what)"
      return Finding(lines: [line], isSupplied: unavailability == nil)
    }
  }

  /// Returns the builders that return a type, alone or as a part of a value.
  func builders(_ type: TypeQuery) -> [Finding] {
    let steps = WiringResolver(program, request, world).steps
    let products = steps.flatMap { step in
      let parts = step.isValue ? program.parts(of: step.product, from: world.module) : []
      return [(step, step.product, "")]
        + parts.filter { $0.unavailability == nil }.map { (step, $0.type, " in `\($0.name)`") }
    }
    return products.filter { type.matches($0.1) }.map { step, product, place in
      let returns = "returns \(type.words(product, "it"))\(place)"
      let title = "\(step.builder.position): `\(step.builder.title)` \(returns)"
      if let step = wiring.steps.first(where: { $0.builder.position == step.builder.position }) {
        let kind = step.isValue ? "value" : "use case"
        return Finding(lines: ["\(title), as the \(kind) `\(step.name)`"], isSupplied: true)
      }
      let reason = request.reason(step, world)
      let end = reason.map { "but \($0)" } ?? "if a use case needs it"
      return Finding(lines: ["\(title), \(end)"], isSupplied: reason == nil)
    }
  }

  /// Returns the lines about the use cases that return a type when they are called.
  func makers(_ type: TypeQuery) -> [String] {
    wiring.steps.filter { !$0.isValue }.compactMap { step in
      let result = program.keys.expanded(step.product).function?.result
      guard let result, type.matches(result.wrapped ?? result) else { return nil }
      let returns = "returns \(type.words(result, "it")) when it is called"
      return "\(step.builder.position): the use case `\(step.name)` \(returns)"
    }
  }

  /// Returns the lines about the inputs of a type.
  func uses(_ type: TypeQuery) -> [String] {
    wiring.steps.flatMap { step in
      step.inputs.filter { input in
        let wanted = input.parameter.type
        return type.matches(wanted) || wanted.wrapped.map(type.matches) ?? false
      }.flatMap { finding($0, of: step).lines }
    }
  }
}
