/// The rows of the table.
extension Reference {
  /// Applies the first matching row to a parameter.
  func verdict(_ parameter: Parameter, of builder: Builder) -> Verdict {
    switch parameter.kind {
    case .variadic: return .leftOut
    case .inout, .autoclosure:
      return parameter.hasDefault && !isOpen(parameter) ? .leftOut : .refused
    case .plain: break
    }
    if isOpen(parameter) { return parameter.type.mentionsParameter ? .refused : .caller }
    return supply(of: parameter, of: builder)
  }

  func isOpen(_ parameter: Parameter) -> Bool {
    world.open.contains(Self.name(of: parameter))
  }

  /// Returns the number of the first matching row.
  func row(_ parameter: Parameter, of builder: Builder) -> Int {
    if parameter.kind != .plain { return 2 }
    if isOpen(parameter) { return 1 }
    if parameter.hasDefault { return 3 }
    if case .optional = expanded(parameter.type) { return 4 }
    if parameter.type.isGeneric { return 5 }
    guard let wanted = named(parameter.type) else { return 7 }
    let visible = candidates(for: builder).filter { $0.unavailability == nil }
    let hasExact = visible.contains { $0.level < 3 && named($0.type) == wanted }
    return hasExact || !isFunctionAlias(parameter.type) ? 6 : 7
  }

  /// Applies the rows from the third row on.
  func supply(of parameter: Parameter, of builder: Builder) -> Verdict {
    let all = candidates(for: builder).filter { $0.unavailability == nil }
    let verdict = choose(parameter, builder, among: all)
    return verdict == .nothing && parameter.hasDefault ? .leftOut : verdict
  }

  private func choose(
    _ parameter: Parameter,
    _ builder: Builder,
    among all: [Candidate]
  ) -> Verdict {
    let type = parameter.type
    let name = Self.name(of: parameter)
    let isOptional = if case .optional = expanded(type) { true } else { false }
    if parameter.hasDefault || isOptional {
      return byName(name, all, levels: 1...3) { fits($0.type, type) }
    }
    if type.isGeneric { return generic(parameter, builder, all) }
    if let wanted = named(type) {
      let exact = all.filter { $0.level < 3 && named($0.type) == wanted }
      if exact.count == 1 { return .supplied(exact[0]) }
      if exact.count > 1 {
        let same = exact.filter { $0.name == name }
        return same.count == 1 ? .supplied(same[0]) : .ambiguous(exact)
      }
      if !isFunctionAlias(type) {
        return byName(name, all, levels: 3...3) { named($0.type) == wanted }
      }
    }
    return byName(name, all, levels: 1...3) { fits($0.type, type) }
  }

  /// Returns the verdict for the first level with candidates that have the name and fit.
  private func byName(
    _ name: String,
    _ all: [Candidate],
    levels: ClosedRange<Int>,
    fits: (Candidate) -> Bool
  ) -> Verdict {
    for level in levels {
      let found = all.filter { $0.level == level && $0.name == name && fits($0) }
      if found.count == 1 { return .supplied(found[0]) }
      if found.count > 1 { return .ambiguous(found) }
    }
    return .nothing
  }

  // MARK: Generic parameters

  private func generic(
    _ parameter: Parameter,
    _ builder: Builder,
    _ all: [Candidate]
  ) -> Verdict {
    let name = Self.name(of: parameter)
    let verdict = byName(name, all, levels: 1...2) { unifies(parameter.type, $0.type, builder) }
    if verdict != .nothing { return verdict }
    for level in 1...2 {
      let named = all.filter { $0.level == level && $0.name == name }
      if !named.isEmpty { return .unfit(named) }
    }
    return .nothing
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
