/// The rules that select the candidate for an input of a builder: the table in `Wiring.md`.
struct InputRules: Sendable {
  let program: Program
  var pool: CandidatePool
  /// The inputs that the caller passes (`--open`).
  let open: OpenInputs
  /// The builders whose results exist without any input that has a default: the use cases, and the
  /// values that inputs without a default need. It is `nil` until they are known.
  var asked: Set<Int>?

  /// A parameter of a builder.
  struct Input: Sendable {
    var parameter: Builder.Parameter
    var builder: Builder
    /// The index of the builder, which does not supply its own inputs.
    var place: Int
    /// Whether the type mentions `some` or a generic parameter.
    var isGeneric: Bool

    init(_ parameter: Builder.Parameter, of builder: Builder, at place: Int) {
      self.parameter = parameter
      self.builder = builder
      self.place = place
      isGeneric =
        parameter.type.mentionsSome
        || parameter.type.mentions(Set(builder.generics.map(\.name)))
    }
  }

  /// Applies the first matching rule to an input.
  func decide(_ input: Input) -> WiringPlan.Decision {
    leftToCaller(input) ?? decideWithoutCaller(input)
  }

  /// Decides about an input as if `--open` did not name it.
  func decideWithoutCaller(_ input: Input) -> WiringPlan.Decision {
    refused(input) ?? withDefault(input) ?? optional(input) ?? generic(input) ?? namedType(input)
      ?? plainType(input)
  }

  // MARK: The rows

  private func leftToCaller(_ input: Input) -> WiringPlan.Decision? {
    let parameter = input.parameter
    guard open.contains(parameter, of: input.builder), parameter.refusal == nil else { return nil }
    guard !parameter.isVariadic else { return .init(rule: .open, outcome: .refused("a variadic")) }
    guard !parameter.type.mentions(Set(input.builder.generics.map(\.name))) else {
      return .init(rule: .open, outcome: .refused("a generic"))
    }
    return .init(rule: .open, outcome: .caller)
  }

  private func refused(_ input: Input) -> WiringPlan.Decision? {
    if input.parameter.isVariadic { return .init(rule: .refused, outcome: .leftOut) }
    guard let refusal = input.parameter.refusal else { return nil }
    let isOpen = open.contains(input.parameter, of: input.builder)
    guard input.parameter.hasDefault, !isOpen else {
      return .init(rule: .refused, outcome: .refused("an \(refusal)"))
    }
    return .init(rule: .refused, outcome: .leftOut)
  }

  private func withDefault(_ input: Input) -> WiringPlan.Decision? {
    guard input.parameter.hasDefault, !input.parameter.isNilByDefault else { return nil }
    return .init(rule: .hasDefault, outcome: nearest(input) ?? unasked(input) ?? .leftOut)
  }

  private func optional(_ input: Input) -> WiringPlan.Decision? {
    guard let wrapped = program.keys.expanded(input.parameter.type).wrapped else { return nil }
    let found =
      nearest(input, [.world, .builders]) ?? ofNamedType(wrapped, input)
      ?? nearest(input, [.parts]) ?? unasked(input)
    return .init(
      rule: .optional,
      outcome: found ?? (input.parameter.hasDefault ? .leftOut : .nothing)
    )
  }

  private func generic(_ input: Input) -> WiringPlan.Decision? {
    guard input.isGeneric else { return nil }
    let levels: [Candidate.Precedence] = [.world, .builders]
    if let found = nearest(input, levels) { return .init(rule: .generic, outcome: found) }
    let named = levels.lazy.map { level in
      Array(pool.named(input.parameter.name, [level]).filter { isAvailable($0, to: input) })
    }
    let nearest = named.first { !$0.isEmpty }
    return .init(rule: .generic, outcome: nearest.map { .unfit($0.inOrder) } ?? .nothing)
  }

  private func namedType(_ input: Input) -> WiringPlan.Decision? {
    let type = input.parameter.type
    guard pool.typeName(type) != nil else { return nil }
    if let outcome = ofNamedType(type, input) { return .init(rule: .namedType, outcome: outcome) }
    // No candidate has the alias: match the function type that it stands for.
    guard program.keys.expanded(type).function == nil else { return nil }
    return .init(rule: .namedType, outcome: nearest(input, [.parts]) ?? .nothing)
  }

  private func plainType(_ input: Input) -> WiringPlan.Decision {
    .init(rule: .plainType, outcome: nearest(input) ?? .nothing)
  }

  // MARK: Looking

  /// Returns the candidate of a named type: the only one, or the one with an input's name.
  private func ofNamedType(_ type: SwiftType, _ input: Input) -> WiringPlan.Outcome? {
    guard let name = pool.typeName(type) else { return nil }
    let found = pool.ofType(name).filter { isAvailable($0, to: input) }
    let named = found.filter { $0.name == input.parameter.name }
    return found.count > 1 && named.count == 1 ? .supplied(named[0]) : Self.outcome(found)
  }

  /// Returns the candidates that would supply an input with a default, but are values of builders
  /// that no other input needs.
  private func unasked(_ input: Input) -> WiringPlan.Outcome? {
    guard input.parameter.hasDefault, asked != nil else { return nil }
    var rules = self
    rules.asked = nil
    let isNil = input.parameter.isNilByDefault
    switch isNil ? rules.optional(input)?.outcome : rules.nearest(input) {
    case .supplied(let candidate): return .unasked([candidate])
    case .ambiguous(let candidates): return .unasked(candidates)
    default: return nil
    }
  }

  /// Returns the candidates that have an input's name and fit it, from the first level with any.
  private func nearest(
    _ input: Input,
    _ levels: [Candidate.Precedence] = Candidate.Precedence.allCases
  ) -> WiringPlan.Outcome? {
    let name = input.parameter.name
    guard input.isGeneric else {
      return firstOutcome(pool.named(name, levels, fitting: input.parameter.type), input)
    }
    let fitting = levels.lazy.map { level in
      Array(pool.named(name, [level]).filter { fits($0, input) })
    }
    return firstOutcome(fitting, input)
  }

  private func firstOutcome(
    _ levels: some Sequence<[Candidate]>,
    _ input: Input
  ) -> WiringPlan.Outcome? {
    for found in levels {
      let available = found.filter { isAvailable($0, to: input) }
      if let outcome = Self.outcome(available) { return outcome }
    }
    return nil
  }

  private static func outcome(_ found: [Candidate]) -> WiringPlan.Outcome? {
    guard let first = found.first else { return nil }
    return found.count == 1 ? .supplied(first) : .ambiguous(found.inOrder)
  }

  private func isAvailable(_ candidate: Candidate, to input: Input) -> Bool {
    guard candidate.unavailability == nil else { return false }
    // The closure that calls an initializer can be a need of the objects that it creates.
    guard candidate.builder != input.place || input.builder.isInitializer else { return false }
    guard input.parameter.hasDefault, let builder = candidate.builder else { return true }
    return asked?.contains(builder) ?? true
  }

  /// Returns whether the type of a candidate fits an input.
  func fits(_ candidate: Candidate, _ input: Input) -> Bool {
    guard input.isGeneric else { return pool.fits(candidate.type, input.parameter.type) }
    var unification = Unification(input.builder, program)
    return unification.take(input.parameter.type, candidate.type)
  }
}

/// The inputs that `--open` names, such as `limit`, `makePay.limit` or `Shop.makePay.limit`.
struct OpenInputs: Sendable {
  /// The names as typed.
  let names: Set<String>

  /// Returns whether an input is one of them.
  func contains(_ parameter: Builder.Parameter, of builder: Builder) -> Bool {
    guard !names.isEmpty else { return false }
    if names.contains(parameter.name) { return true }
    let end = "." + parameter.name
    let owners = Set(names.filter { $0.hasSuffix(end) }.map { String($0.dropLast(end.count)) })
    return !owners.isEmpty && !owners.isDisjoint(with: builder.names)
  }
}

extension [Candidate] {
  /// The elements sorted by position.
  var inOrder: Self {
    sorted { ($0.position, $0.title) < ($1.position, $1.title) }
  }
}

/// Candidates that nearly match an input.
extension InputRules {
  /// A candidate that was not selected.
  struct PassedOver: Sendable {
    var candidate: Candidate
    /// The reason, as a phrase that follows the candidate's title.
    var reason: String
  }

  /// The most candidates to report that match by type, and that match by name.
  private static let mostOfType = 5
  private static let mostNamed = 50

  /// Returns the candidates that have an input's name or type and were not selected.
  func passedOver(_ input: Input, _ decision: WiringPlan.Decision) -> [PassedOver] {
    var chosen: Set<String> = []
    switch decision.outcome {
    case .supplied(let candidate): chosen = [candidate.title]
    case .ambiguous(let candidates), .unasked(let candidates): chosen = Set(candidates.map(\.title))
    default: break
    }
    let type = input.parameter.type
    let ofType = pool.typeName(type).map(pool.ofType) ?? []
    let isNamed = decision.rule == .namedType
    let fitting = isNamed ? [] : pool.fitting(type, atMost: Self.mostOfType)
    let named = pool.named(input.parameter.name).lazy.filter { !chosen.contains($0.title) }
    let all = Array(named.prefix(Self.mostNamed)) + ofType.prefix(Self.mostOfType) + fitting
    var seen: Set<Candidate.Origin> = []
    return all.filter { !chosen.contains($0.title) && seen.insert($0.origin).inserted }
      .inOrder.map { PassedOver(candidate: $0, reason: reason($0, input, decision)) }
  }

  /// Returns the candidates that have an input's name but do not fit, so that it keeps its default.
  func namesakes(_ input: Input) -> [PassedOver] {
    let decision = WiringPlan.Decision(rule: .hasDefault, outcome: .leftOut)
    let named = pool.named(input.parameter.name).lazy.filter { candidate in
      guard candidate.builder != input.place else { return false }
      switch candidate.unavailability {
      case nil, .access, .mutating, .effects: return true
      default: return false
      }
    }
    return named.prefix(Self.mostNamed).map {
      PassedOver(candidate: $0, reason: reason($0, input, decision))
    }
  }

  /// Returns the candidates that have the named type of an input with a default, but another name.
  func strangers(_ input: Input) -> [PassedOver] {
    let decision = WiringPlan.Decision(rule: .hasDefault, outcome: .leftOut)
    let ofType = pool.typeName(input.parameter.type).map(pool.ofType) ?? []
    return ofType.filter { $0.unavailability == nil && $0.builder != input.place }
      .prefix(Self.mostOfType)
      .map { PassedOver(candidate: $0, reason: reason($0, input, decision)) }
  }

  private func reason(
    _ candidate: Candidate,
    _ input: Input,
    _ decision: WiringPlan.Decision
  ) -> String {
    let hasName = candidate.name == input.parameter.name
    if candidate.builder == input.place, !input.builder.isInitializer {
      return "is the result of this builder"
    }
    guard fits(candidate, input) else {
      return "has the name, but is `\(program.printed(candidate.type))`"
    }
    if let unavailability = candidate.unavailability { return unavailability.reason }
    if decision.rule == .open { return "would supply it" }
    guard hasName else {
      let isNamed = decision.rule == .namedType
      return isNamed ? "has the type, but not the name" : "has the type, but another name"
    }
    switch (decision.rule, candidate.precedence) {
    case (.refused, _): return "has the name, but such an input takes no value"
    case (_, .world): return "has the name, but not the named type"
    case (.namedType, _): return "has the name, but a candidate of the type comes first"
    case (_, .builders): return "has the name, but the world comes first"
    case (_, .parts): return "has the name, but is part of a value, which comes last"
    }
  }
}

extension Candidate.Unavailability {
  /// The reason, as a phrase that follows the candidate's title.
  var reason: String {
    switch self {
    case .access(let level, _, let module): "is \(level.rawValue): `\(module)` cannot see it"
    case .mutating(let isLazy):
      (isLazy ? "is lazy" : "has a mutating getter") + ", and reading it would mutate the value"
    case .effects: "has a getter that is async or throws"
    case .deprecatedProperty: "is deprecated"
    case .excepted: "is excluded by --except"
    case .deprecated: "is deprecated"
    case .instanceMethod: "is an instance method, which a world cannot call"
    case .world: "returns the world itself"
    case .opaque: "returns an opaque type, which no property can have"
    }
  }

  /// How to fix it.
  var fix: String {
    switch self {
    case .access(_, let owner, let module):
      owner == module ? "make it internal" : "make it public"
    case .mutating: "make it a stored property, or a closure that `single` creates"
    case .effects: "make it a closure, such as `() async throws -> Value`"
    case .deprecatedProperty: "use another property"
    case .excepted: "remove it from --except"
    case .deprecated: "use another builder"
    case .instanceMethod: "make it static, or a function that takes the value"
    case .world: "take the members that it needs instead"
    case .opaque: "return `any` instead of `some`, or the concrete type"
    }
  }
}

extension Program {
  /// Returns a type as messages print it: a name that several modules declare is qualified.
  func printed(_ type: SwiftType) -> String {
    type.replacingNames { path in
      guard let first = path.first, declaring(first.name).count > 1,
        let module = first.precise.flatMap(moduleName)
      else { return .named(path) }
      return .named([SwiftType.Component(name: module)] + path)
    }.source
  }

  /// Returns the type of an input as messages print it: as it is declared, unless that is
  /// ambiguous.
  func printed(_ parameter: Builder.Parameter) -> String {
    let text = printed(parameter.type)
    return text == parameter.type.source ? parameter.plainSpelling : text
  }
}
