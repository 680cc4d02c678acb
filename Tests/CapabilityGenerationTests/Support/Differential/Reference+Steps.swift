/// The rule: a type of your own says what is meant; for any other type the name does; a default needs
/// the name.
extension Reference {
  /// Returns what a parameter gets.
  func verdict(_ parameter: Parameter, of builder: Builder) -> Verdict {
    decided(parameter, of: builder).verdict
  }

  /// Returns the number of the step that decides about a parameter, and what the parameter gets.
  func decided(_ parameter: Parameter, of builder: Builder) -> (step: Int, verdict: Verdict) {
    let isPlain = parameter.kind == .plain
    if isOpen(parameter, of: builder) {
      return (1, isPlain && !parameter.type.mentionsParameter ? .caller : .refused)
    }
    let canOmit = parameter.hasDefault || parameter.kind == .variadic
    if !isPlain { return (5, canOmit ? .leftOut : .refused) }
    let all = candidates(for: builder).filter { $0.unavailability == nil }
    let needsName = parameter.hasDefault && !parameter.isNil
    let isOwn = own(parameter.type) != nil && !parameter.type.isGeneric
    let step = needsName ? 4 : isOwn ? 2 : 3
    // The result of a builder that lacks an input is taken only if there is nothing else.
    for all in [all.filter(isSupplied), all] {
      let meant = all.filter { means(parameter, $0, builder) }
      let verdict = step == 2 ? byType(parameter, meant) : byName(parameter, meant, levels: 1...3)
      if verdict != .nothing { return (step, verdict) }
    }
    return canOmit ? (4, .leftOut) : (5, .nothing)
  }

  func isOpen(_ parameter: Parameter, of builder: Builder) -> Bool {
    let name = Self.name(of: parameter)
    return world.open.contains(name) || world.open.contains("\(builder.function).\(name)")
  }

  /// Returns the only candidate outside of values, or the one with the name; otherwise the part of a
  /// value with the name.
  private func byType(_ parameter: Parameter, _ meant: [Candidate]) -> Verdict {
    let made = meant.filter { $0.level == 2 }.map(\.name)
    let whole = meant.filter { candidate in
      candidate.level < 3 && !(candidate.isOfNested && made.contains(candidate.name))
    }
    let named = whole.filter { $0.name == Self.name(of: parameter) }
    if whole.isEmpty { return byName(parameter, meant, levels: 3...3) }
    let found = named.count == 1 ? named : whole
    return found.count == 1 ? .supplied(found[0]) : .ambiguous(found)
  }

  /// Returns the verdict for the first level with candidates that have the name.
  private func byName(
    _ parameter: Parameter,
    _ meant: [Candidate],
    levels: ClosedRange<Int>
  ) -> Verdict {
    let named = meant.filter {
      $0.name == Self.name(of: parameter) && levels.contains($0.level)
    }
    let nearest = named.filter { candidate in !named.contains { $0.level < candidate.level } }
    if nearest.isEmpty { return .nothing }
    return nearest.count == 1 ? .supplied(nearest[0]) : .ambiguous(nearest)
  }

  // MARK: Builders of other worlds

  /// Returns whether a candidate needs no builder that lacks an input.
  func isSupplied(_ candidate: Candidate) -> Bool {
    candidate.builder.map { !unsupplied.contains($0) } ?? true
  }

  /// Returns whether a parameter must get a value, and only builders that lack an input have one.
  func lacks(_ parameter: Parameter, _ builder: Builder) -> Bool {
    switch decided(parameter, of: builder).verdict {
    case .nothing: true
    case .supplied(let candidate): !parameter.hasDefault && !isSupplied(candidate)
    case .ambiguous(let candidates):
      !parameter.hasDefault && candidates.allSatisfy { !isSupplied($0) }
    case .caller, .leftOut, .refused: false
    }
  }

  /// The builders that are wired even if no other one needs them.
  var roots: [Builder] {
    world.builders.filter {
      $0.product != .void && unavailability($0) == nil && (isUseCase($0) || $0.close != nil)
    }
  }

  /// The roots of this world: those that it supplies, and those that it supplies a part of.
  var ownRoots: [Builder] {
    let own = roots.filter { !unsupplied.contains($0) || hasPart($0, []) }
    return own.isEmpty ? roots : own
  }

  /// Returns whether the world supplies a parameter of a builder, or of one that this one needs.
  private func hasPart(_ builder: Builder, _ seen: Set<Builder>) -> Bool {
    builder.parameters.contains { parameter in
      if parameter.hasDefault || parameter.kind == .variadic { return false }
      if !lacks(parameter, builder) || isNear(parameter, builder) { return true }
      guard case .supplied(let candidate) = verdict(parameter, of: builder),
        let other = candidate.builder, !seen.contains(other)
      else { return false }
      return hasPart(other, seen.union([other]))
    }
  }

  /// Returns whether something has the name of a parameter, or its type but cannot be used.
  private func isNear(_ parameter: Parameter, _ builder: Builder) -> Bool {
    candidates(for: builder).contains { other in
      let isHidden = other.unavailability != nil && other.level < 3
      let isAlike = own(parameter.type) != nil && own(other.type) == own(parameter.type)
      return isSupplied(other)
        && (other.name == Self.name(of: parameter) || isHidden && isAlike)
    }
  }

  // MARK: Types

  /// Returns whether a candidate has the type that a parameter means.
  func means(_ parameter: Parameter, _ candidate: Candidate, _ builder: Builder) -> Bool {
    if parameter.type.isGeneric { return unifies(parameter.type, candidate.type, builder) }
    guard let wanted = own(parameter.type) else { return fits(candidate.type, parameter.type) }
    return own(candidate.type) == wanted && fits(candidate.type, parameter.type)
  }

  /// Returns whether a type fits a generic one.
  func unifies(_ wanted: Shape, _ have: Shape, _ builder: Builder) -> Bool {
    let have = expanded(have)
    switch (expanded(wanted), have) {
    case (.opaque(let bound), _): return conforms(have, to: bound)
    case (.generic, _):
      return builder.generic?.bound.map { conforms(have, to: $0) } ?? true
    case (.nominal(let name, let wantedArguments), .nominal(let other, let arguments)):
      return name == other
        && zip(wantedArguments, arguments).allSatisfy { unifies($0, $1, builder) }
    case (.array(let wanted), .array(let have)): return unifies(wanted, have, builder)
    case (.optional(let wanted), .optional(let have)): return unifies(wanted, have, builder)
    case (let wanted, _): return wanted == have
    }
  }

  private func conforms(_ type: Shape, to bound: String) -> Bool {
    switch type {
    case .nominal(let name, _):
      landscape.nominal(name)?.conformances.contains(bound) ?? false
    case .existential(let names): names.contains(bound)
    default: false
    }
  }
}
