/// The rows of the table.
extension Reference {
  /// Applies the first matching row to a parameter.
  func verdict(_ parameter: Parameter, of builder: Builder) -> Verdict {
    switch parameter.kind {
    case .variadic: return isOpen(parameter, of: builder) ? .refused : .leftOut
    case .inout, .autoclosure:
      return parameter.hasDefault && !isOpen(parameter, of: builder) ? .leftOut : .refused
    case .plain: break
    }
    if isOpen(parameter, of: builder) {
      return parameter.type.mentionsParameter ? .refused : .caller
    }
    return supply(of: parameter, of: builder)
  }

  func isOpen(_ parameter: Parameter, of builder: Builder) -> Bool {
    let name = Self.name(of: parameter)
    return world.open.contains(name) || world.open.contains("\(builder.function).\(name)")
  }

  /// Returns the number of the first matching row.
  func row(_ parameter: Parameter, of builder: Builder) -> Int {
    let isOpen = isOpen(parameter, of: builder)
    if parameter.kind == .variadic, isOpen { return 1 }
    if parameter.kind != .plain { return 2 }
    if isOpen { return 1 }
    if parameter.hasDefault, !parameter.isNil { return 3 }
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
    guard parameter.hasDefault else { return choose(parameter, builder, among: all) }
    let verdict = choose(parameter, builder, among: all.filter(isAsked))
    guard verdict == .nothing else { return verdict }
    switch choose(parameter, builder, among: all) {
    case .supplied(let candidate): return .unasked([candidate])
    case .ambiguous(let candidates): return .unasked(candidates)
    default: return .leftOut
    }
  }

  private func choose(
    _ parameter: Parameter,
    _ builder: Builder,
    among all: [Candidate]
  ) -> Verdict {
    let type = parameter.type
    let name = Self.name(of: parameter)
    if parameter.hasDefault, !parameter.isNil {
      return byName(name, all, levels: 1...3) { fits($0.type, type) }
    }
    if case .optional(let wrapped) = unaliased(type) {
      let near = byName(name, all, levels: 1...2) { fits($0.type, type) }
      if near != .nothing { return near }
      let typed = named(wrapped).map { byType($0, name, all) } ?? .nothing
      if typed != .nothing { return typed }
      return byName(name, all, levels: 3...3) { fits($0.type, type) }
    }
    if type.isGeneric { return generic(parameter, builder, all) }
    if let wanted = named(type) {
      let typed = byType(wanted, name, all)
      if typed != .nothing { return typed }
      if !isFunctionAlias(type) {
        return byName(name, all, levels: 3...3) { named($0.type) == wanted }
      }
    }
    return byName(name, all, levels: 1...3) { fits($0.type, type) }
  }

  /// Returns the verdict for the candidates of a named type.
  private func byType(_ wanted: Shape, _ name: String, _ all: [Candidate]) -> Verdict {
    let exact = all.filter { $0.level < 3 && named($0.type) == wanted }
    if exact.count == 1 { return .supplied(exact[0]) }
    let same = exact.filter { $0.name == name }
    return exact.isEmpty ? .nothing : same.count == 1 ? .supplied(same[0]) : .ambiguous(exact)
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
