/// The rule that decides what an input of a builder gets, in the five steps of `Wiring.md`.
struct InputRules {
  let pool: CandidatePool
  /// The inputs that the caller passes (`--open`).
  let open: Set<String>
  /// The builders with an input that this world does not supply. Their results are candidates only
  /// for inputs that have no other.
  var unsupplied: Set<Int> = []

  final class Input: Sendable {
    let parameter: Builder.Parameter
    let builder: Builder
    /// The index of the builder, which does not supply its own inputs.
    let place: Int
    /// Whether the type mentions `some` or a generic parameter.
    let isGeneric: Bool
    /// Whether the type mentions a generic parameter of the builder, which a use case does not have.
    let mentionsGeneric: Bool

    init(_ parameter: Builder.Parameter, of step: WiringPlan.Step) {
      self.parameter = parameter
      builder = step.builder
      place = step.place
      isGeneric = builder.isGeneric(parameter)
      mentionsGeneric = parameter.type.mentions(Set(builder.generics.map(\.name)))
    }
  }

  func decide(_ input: Input) -> WiringPlan.Decision {
    byOption(input) ?? decideWithoutOption(input)
  }

  /// Decides about an input as if no option named it.
  func decideWithoutOption(_ input: Input) -> WiringPlan.Decision {
    if let refusal = refusal(input) { return .init(step: .otherwise, outcome: refusal) }
    let step = step(for: input)
    let found = found(by: step, input)
    if let first = found.first {
      return .init(step: step, outcome: found.count == 1 ? .supplied(first) : .ambiguous(found))
    }
    return input.parameter.hasDefault
      ? .init(step: .hasDefault, outcome: .leftOut) : .init(step: .otherwise, outcome: .nothing)
  }

  // MARK: The steps

  /// Step 1: `--open` makes the input one of the caller, `--all` gives it results of builders.
  private func byOption(_ input: Input) -> WiringPlan.Decision? {
    let parameter = input.parameter
    if let result = parameter.collects.flatMap(pool.result) {
      return .init(step: .option, outcome: .supplied(result))
    }
    guard open.names(parameter, of: input.builder) else { return nil }
    let kind =
      parameter.refusal.map { "an \($0)" } ?? (parameter.isVariadic ? "a variadic" : nil)
      ?? (input.mentionsGeneric ? "a generic" : parameter.type.isUnreadable ? "an unreadable" : nil)
    return .init(step: .option, outcome: kind.map { .refused($0) } ?? .caller)
  }

  /// Returns the step that looks for the value of an input.
  private func step(for input: Input) -> WiringPlan.RuleStep {
    if input.parameter.hasDefault, !input.parameter.isNilByDefault { return .hasDefault }
    return !input.isGeneric && pool.ownType(input.parameter.type) != nil ? .ownType : .otherType
  }

  /// Returns the values for an input, in order; several are an error.
  ///
  /// Step 2: a type of your own says what is meant. For any other type (step 3), and for a default
  /// (step 4), the name does. What the world supplies comes first, then the level decides.
  private func found(by step: WiringPlan.RuleStep, _ input: Input) -> [Candidate] {
    let isOwn = step == .ownType
    let parameter = input.parameter
    let levels = isOwn ? [.parts] : Candidate.Precedence.allCases
    let named =
      input.isGeneric
      ? Array(pool.named(parameter.name, levels))
      : levels.flatMap { pool.named(parameter.name, $0, fitting: parameter.type) }
    let all = ((isOwn ? pool.ofType(parameter.type) : []) + named).filter { candidate in
      // The closure that calls an initializer can be a need of the objects that it creates.
      candidate.unavailability == nil && fits(candidate, input)
        && (candidate.builder != input.place || input.builder.isInitializer)
    }
    func rank(_ candidate: Candidate) -> Int {
      let level = candidate.precedence
      let own = isOwn && level != .parts ? 0 : level.rawValue
      return supplied(candidate) ? own : own + Candidate.Precedence.allCases.count
    }
    guard let first = all.map(rank).min() else { return [] }
    var found = all.filter { rank($0) == first }
    // A nested world that is wired has the same use cases as this one.
    let made = Set(found.filter { $0.builder != nil }.map(\.name))
    found.removeAll { $0.member?.wiredWorld != nil && made.contains($0.name) }
    let ofName = found.filter { $0.name == parameter.name }
    return ofName.count == 1 ? ofName : found.inOrder
  }

  /// Step 5: no value can be supplied for an input of some kinds.
  private func refusal(_ input: Input) -> WiringPlan.Outcome? {
    let parameter = input.parameter
    if parameter.isVariadic { return .leftOut }
    let restriction =
      parameter.modifiers.hasPrefix("consuming ")
      ? pool.program.restriction(of: parameter.type) : nil
    let kind = parameter.refusal.map { "an \($0)" } ?? restriction.map { "a `consuming`, \($0)" }
    return kind.map { parameter.hasDefault ? .leftOut : .refused($0) }
  }

  // MARK: Looking

  /// Returns whether neither the caller, the world nor a builder that it supplies has a value for
  /// an input, and the call cannot omit it.
  func lacks(_ input: Input) -> Bool {
    let parameter = input.parameter
    if let builder = parameter.collects { return unsupplied.contains(builder) }
    guard !parameter.isOptional, byOption(input) == nil, refusal(input) == nil else { return false }
    return !(found(by: step(for: input), input).first.map(supplied) ?? false)
  }

  private func supplied(_ candidate: Candidate) -> Bool {
    candidate.builder.map { !unsupplied.contains($0) } ?? true
  }

  /// Returns whether the type of a candidate fits an input. A type of one's own fits only itself.
  func fits(_ candidate: Candidate, _ input: Input) -> Bool {
    guard input.isGeneric else { return pool.supplies(candidate.type, input.parameter.type) }
    var unification = Unification(input.builder, pool.program)
    return unification.take(input.parameter.type, candidate.type)
  }
}

extension Builder {
  /// Returns whether the type of a parameter mentions `some` or a generic parameter.
  func isGeneric(_ parameter: Parameter) -> Bool {
    parameter.type.mentionsSome || parameter.type.mentions(Set(generics.map(\.name)))
  }
}

/// Candidates that nearly match an input.
extension InputRules {
  /// A candidate that was not selected, and the reason as a phrase that follows its title.
  typealias NearMiss = (candidate: Candidate, reason: String)

  /// The most candidates to report that match by type, and that match by name.
  private static let mostOfType = 5
  private static let mostNamed = 50

  /// Returns the candidates that have an input's name or type and were not selected.
  func nearMisses(_ input: Input, _ decision: WiringPlan.Decision) -> [NearMiss] {
    guard input.parameter.collects == nil else { return [] }
    let chosen = Set(decision.candidates.map(\.title))
    let type = input.parameter.type
    let ofType = pool.ofType(type)
    let isOwn = pool.ownType(type) != nil
    // Every value fits a plain `T`.
    let isParameter = input.builder.generics.contains { $0.name == (type.wrapped ?? type).source }
    let fitting =
      !isOwn
      ? pool.fitting(type, atMost: Self.mostOfType)
      : input.isGeneric && !isParameter ? pool.all.filter { fits($0, input) } : []
    let named = pool.named(input.parameter.name).lazy.filter { !chosen.contains($0.title) }
    let all = Array(named.prefix(Self.mostNamed)) + (ofType + fitting).prefix(Self.mostOfType)
    var seen: Set<[String]> = []
    return all.filter {
      !chosen.contains($0.title) && seen.insert([$0.title, $0.type.source]).inserted
    }
    .inOrder.map { ($0, reason($0, input, decision)) }
  }

  /// Returns what came near an input that keeps its default: the candidates that have its name,
  /// otherwise those that have its type, if that is one's own.
  func near(_ input: Input) -> [NearMiss] {
    let decision = WiringPlan.Decision(step: .hasDefault, outcome: .leftOut)
    let named = pool.named(input.parameter.name).filter { candidate in
      // A default of another type is no mistake.
      guard candidate.builder != input.place,
        input.parameter.isVariadic || fits(candidate, input)
          || pool.program.keys.fix(of: candidate.type, for: input.parameter.type) != nil
      else { return false }
      switch candidate.unavailability {
      case nil, .access, .mutating, .effects: return true
      default: return false
      }
    }
    let ofType = pool.ofType(input.parameter.type).filter {
      $0.unavailability == nil && $0.builder != input.place && !input.parameter.isVariadic
    }
    let near = named.isEmpty ? ofType.prefix(Self.mostOfType) : named.prefix(Self.mostNamed)
    return near.map { ($0, reason($0, input, decision)) }
  }

  /// Returns whether a candidate has the name or one's own type of an input, but cannot be used.
  func isNear(_ input: Input) -> Bool {
    let ofType = pool.ofType(input.parameter.type).filter { $0.unavailability != nil }
    return (pool.named(input.parameter.name) + ofType).contains { candidate in
      candidate.builder != input.place && supplied(candidate)
    }
  }

  private func reason(
    _ candidate: Candidate,
    _ input: Input,
    _ decision: WiringPlan.Decision
  ) -> String {
    if candidate.builder == input.place, !input.builder.isInitializer {
      return "is the result of this builder"
    }
    let hasName = candidate.name == input.parameter.name
    guard fits(candidate, input) else {
      if hasName, candidate.builder == nil, candidate.type.unknownPart != nil {
        return "has the name, but its type is not found in this file: import the type's module"
      }
      let type = "is `\(pool.program.printed(candidate.type))`"
      let fix = pool.program.keys.fix(of: candidate.type, for: input.parameter.type)
      return (hasName ? "has the name, but \(type)" : type) + (fix.map { ": \($0)" } ?? "")
    }
    if let unavailability = candidate.unavailability { return unavailability.reason }
    if decision.step == .option, decideWithoutOption(input).candidate?.title == candidate.title {
      return "would supply it"
    }
    if !supplied(candidate) { return "is of a builder with an input that the world lacks" }
    guard hasName else { return "has the type, but another name" }
    if case .leftOut = decision.outcome, refusal(input) != nil {
      return "has the name, but such an input takes no value"
    }
    return switch candidate.precedence {
    case .world: "has the name"
    case .builders: "has the name, but the world comes first"
    case .parts: "has the name, but is part of a value, which comes last"
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

  /// Returns what messages say of a type that the compiler does not find, and how to fix it.
  func unknown(_ type: SwiftType) -> (reason: String, fix: String) {
    let part = type.unknownPart ?? type
    let name = part.source
    let stem = name.hasSuffix("Client") ? name.dropLast("Client".count) : ""
    // `QueueClient` can be what `adapt` writes from `Queue` or `QueueService`.
    let adapted = nominals.values.filter {
      !stem.isEmpty && ["protocol", "class", "actor"].contains($0.word)
        && $0.path.count == 1 && $0.name.hasPrefix(stem)
    }.map(\.name).min { ($0.count, $0) < ($1.count, $1) }
    let command = adapted.map { ", or write it with `adapt \($0) --as \(name)`" } ?? ""
    let fix = "correct the name, or import the type's module\(command)"
    let what = part == type ? "which" : "of which `\(printed(part))`"
    return ("is `\(printed(type))`, \(what) is not found in this file", fix)
  }

  /// Returns the type of an input as messages print it.
  func printed(_ parameter: Builder.Parameter) -> String {
    printed(parameter.type) + (parameter.isVariadic ? "..." : "")
  }
}
