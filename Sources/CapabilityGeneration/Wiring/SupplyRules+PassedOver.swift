/// What came near an input and did not supply it.
extension SupplyRules {
  /// Something that was passed over.
  struct PassedOver: Sendable {
    var candidate: Supply.Candidate
    /// Why, as what follows its title.
    var reason: String
  }

  /// How many are told of that have the type, and how many that have the name.
  private static let mostOfType = 5
  private static let mostNamed = 50

  /// What has an input's name or its type, and does not supply it.
  func passedOver(_ input: Input, _ decision: Wiring.Decision) -> [PassedOver] {
    var chosen: Set<String> = []
    switch decision.outcome {
    case .supplied(let candidate): chosen = [candidate.title]
    case .ambiguous(let candidates): chosen = Set(candidates.map(\.title))
    default: break
    }
    let type = input.parameter.type
    let ofType = supply.typeName(type).map(supply.ofType) ?? []
    let isNamed = decision.rule == .namedType
    let fitting = isNamed ? [] : supply.fitting(type, atMost: Self.mostOfType)
    let named = supply.named(input.parameter.name).lazy.filter { !chosen.contains($0.title) }
    let all = Array(named.prefix(Self.mostNamed)) + ofType.prefix(Self.mostOfType) + fitting
    var seen: Set<Supply.Origin> = []
    return all.filter { !chosen.contains($0.title) && seen.insert($0.origin).inserted }
      .inOrder.map { PassedOver(candidate: $0, reason: reason($0, input, decision)) }
  }

  /// What has the name of an input and cannot be given to it, so that its default stays.
  func namesakes(_ input: Input) -> [PassedOver] {
    let decision = Wiring.Decision(rule: .hasDefault, outcome: .leftOut)
    let named = supply.named(input.parameter.name).lazy.filter { candidate in
      guard candidate.builder != input.place else { return false }
      if case .access? = candidate.obstacle { return true }
      return candidate.obstacle == nil
    }
    return named.prefix(Self.mostNamed).map {
      PassedOver(candidate: $0, reason: reason($0, input, decision))
    }
  }

  /// What has the named type of an input with a default, and another name.
  func strangers(_ input: Input) -> [PassedOver] {
    let decision = Wiring.Decision(rule: .hasDefault, outcome: .leftOut)
    let ofType = supply.typeName(input.parameter.type).map(supply.ofType) ?? []
    return ofType.filter { $0.obstacle == nil && $0.builder != input.place }
      .prefix(Self.mostOfType)
      .map { PassedOver(candidate: $0, reason: reason($0, input, decision)) }
  }

  private func reason(
    _ candidate: Supply.Candidate,
    _ input: Input,
    _ decision: Wiring.Decision
  ) -> String {
    let hasName = candidate.name == input.parameter.name
    if candidate.builder == input.place { return "is what this builder makes itself" }
    guard fits(candidate, input) else {
      return "has the name, but is `\(program.told(candidate.type))`"
    }
    if let obstacle = candidate.obstacle { return obstacle.reason }
    if decision.rule == .open { return "would supply it" }
    guard hasName else {
      let isNamed = decision.rule == .namedType
      return isNamed ? "has the type, but not the name" : "has the type, but another name"
    }
    switch (decision.rule, candidate.circle) {
    case (.refused, _): return "has the name, but takes no such input"
    case (_, .world): return "has the name, but not the type by its name"
    case (.namedType, _): return "has the name, but what has the type comes first"
    case (_, .builders): return "has the name, but the world comes first"
    case (_, .parts): return "has the name, but is a part of a value: those come last"
    }
  }
}

extension Supply.Obstacle {
  /// Why something does not supply, as what follows its title.
  var reason: String {
    switch self {
    case .access(let level, let module): "is \(level.rawValue): `\(module)` cannot see it"
    case .excepted: "is left out by --except"
    case .deprecated: "is deprecated"
    case .instanceMethod: "is an instance method, which a world cannot call"
    case .world: "makes the world itself"
    case .opaque: "makes an opaque type, which no property can have"
    }
  }

  /// What can be done about it.
  var fix: String {
    switch self {
    case .access: "make it public"
    case .excepted: "name it in --except no more"
    case .deprecated: "take another builder"
    case .instanceMethod: "make it static, or a function that takes the value"
    case .world: "take what it is made of"
    case .opaque: "let it return `any` instead of `some`, or the type itself"
    }
  }
}

extension Program {
  /// A type as a message tells it: with the module in front of a name that several modules have.
  func told(_ type: SwiftType) -> String {
    type.replacingNames { path in
      guard let first = path.first, declaring(first.name).count > 1,
        let module = first.precise.flatMap(moduleName)
      else { return .named(path) }
      return .named([SwiftType.Component(name: module)] + path)
    }.source
  }

  /// The type of an input as a message tells it: as its declaration spells it, where that is clear.
  func told(_ parameter: Builder.Parameter) -> String {
    let told = told(parameter.type)
    return told == parameter.type.source ? parameter.plainSpelling : told
  }
}
