import CapabilityGraphs

/// Why a type, or an input of a builder, is or is not supplied by a world.
struct Explanation: Sendable {
  /// The lines to print.
  let text: String
  /// Whether something supplies it.
  let isSupplied: Bool
  /// Whether the world has anything to do with it: something supplies it, nearly does, or asks for
  /// it.
  let isRelated: Bool

  /// Explains a type, a builder or one of its inputs.
  ///
  /// - Parameters:
  ///   - name: A type's name, such as `PersonStore` or `Membership.Mailer`; a builder's, such as
  ///     `makePay`; or an input's, such as `makePay.payments`.
  ///   - request: The wiring that it is looked for in.
  ///   - program: The modules.
  /// - Returns: `nil` where none of the modules has anything of that name.
  /// - Throws: ``GenerationError`` where it may be one of several, or where the world cannot be
  ///   read.
  init?(_ name: String, _ request: WiringRequest, _ program: Program) throws(GenerationError) {
    let (wiring, rules) = try Wirer.wiringWithRules(program, request)
    let inputs = InputInquiry(request: request, wiring: wiring, rules: rules)
    if let type = try WantedType(name, program, rules.supply) {
      self.init(name, TypeInquiry(type: type, inputs: inputs))
    } else if let explanation = Explanation(name, inputs) {
      self = explanation
    } else {
      return nil
    }
  }

  private init(_ name: String, _ inquiry: TypeInquiry) {
    let findings = inquiry.parts + inquiry.builders
    let uses = inquiry.uses
    let isSupplied = findings.contains(where: \.supplies)
    let told = findings.filter { $0.supplies == isSupplied }.map(\.text)
    let lines = findings.isEmpty ? inquiry.nothing : told
    // As the command that wires it says: worlds of two modules may have one name.
    let world = inquiry.inputs.request.world
    let heading = "`\(name)` is \(isSupplied ? "" : "not ")supplied by `\(world)`"
    text = ([heading] + (lines + uses).map { "  \($0)" }).joined(separator: "\n")
    self.isSupplied = isSupplied
    isRelated = !findings.isEmpty || !uses.isEmpty
  }

  private init?(_ name: String, _ inquiry: InputInquiry) {
    let found = inquiry.inputs(named: name)
    guard !found.isEmpty else { return nil }
    let world = inquiry.request.world
    text = (["`\(name)` in `\(world)`"] + found.flatMap(\.lines).map { "  \($0)" })
      .joined(separator: "\n")
    isSupplied = found.allSatisfy(\.isSupplied)
    isRelated = true
  }
}

extension Wiring.Step {
  /// What the input at a place of the builder's gets; `nil` where that is nothing.
  fileprivate func argument(_ index: Int) -> Wiring.Argument? {
    guard index < decisions.count, decisions[index].isArgument else { return nil }
    let place = decisions[..<index].count(where: \.isArgument)
    return place < arguments.count ? arguments[place] : nil
  }
}

extension Wiring.Decision {
  /// Whether the input is among the arguments.
  fileprivate var isArgument: Bool {
    switch outcome {
    case .caller, .supplied: true
    case .leftOut, .ambiguous, .unfit, .refused, .nothing: false
    }
  }
}

/// The inputs of the builders that are wired.
struct InputInquiry {
  let request: WiringRequest
  let wiring: Wiring
  let rules: SupplyRules

  /// What is told of an input.
  struct Answer {
    var lines: [String]
    var isSupplied: Bool
  }

  /// The inputs of a builder that is called by a name, or the one that is.
  func inputs(named name: String) -> [Answer] {
    wiring.steps.flatMap { step -> [Answer] in
      let names = step.builder.names.union([step.name])
      let isWhole = names.contains(name)
      guard !isWhole || !step.builder.parameters.isEmpty else {
        let line = "\(step.builder.position): `\(step.builder.title)` takes nothing"
        return [Answer(lines: [line], isSupplied: true)]
      }
      return step.builder.parameters.indices.filter { index in
        isWhole || names.contains { "\($0).\(step.builder.parameters[index].name)" == name }
      }.map { answer(step, $0) }
    }
  }

  /// What an input gets, by which rule, and what was passed over.
  func answer(_ step: Wiring.Step, _ index: Int) -> Answer {
    let parameter = step.builder.parameters[index]
    let argument = step.argument(index)
    let from = argument.map { CapabilityGraph.Supplier($0).title(in: wiring.world.name) }
    let got = from ?? (parameter.isOptional ? "its default" : "nothing")
    let title = "`\(parameter.name)` of `\(step.builder.title)`"
    var lines = ["\(step.builder.position): \(title) gets \(got)"]
    guard index < step.decisions.count else { return Answer(lines: lines, isSupplied: false) }
    let decision = step.decisions[index]
    lines.append("  by rule \(decision.rule.rawValue): \(decision.rule.title)")
    if case .ambiguous(let candidates) = decision.outcome {
      lines += candidates.map { "  could be \($0.position): `\($0.title)`" }
    }
    let input = SupplyRules.Input(parameter, of: step.builder, at: step.place)
    lines += rules.passedOver(input, decision).map { other in
      "  passed over: \(other.candidate.position): `\(other.candidate.title)` \(other.reason)"
    }
    return Answer(lines: lines, isSupplied: argument != nil || parameter.isOptional)
  }
}
