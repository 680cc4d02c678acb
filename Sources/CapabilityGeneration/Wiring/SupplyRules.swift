/// The table of `Wiring.md`: what supplies an input of a builder.
struct SupplyRules: Sendable {
  let program: Program
  var supply: Supply
  /// The names that `--open` leaves to the caller.
  let open: Set<String>

  /// An input that something is looked for.
  struct Input: Sendable {
    var parameter: Builder.Parameter
    var builder: Builder
    /// The builder's place in the list: it does not supply itself.
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

  /// Decides what supplies an input: the first rule that applies.
  func decide(_ input: Input) -> Wiring.Decision {
    leftToCaller(input) ?? decideWithoutCaller(input)
  }

  /// What would supply an input if `--open` did not name it.
  func decideWithoutCaller(_ input: Input) -> Wiring.Decision {
    refused(input) ?? withDefault(input) ?? optional(input) ?? generic(input) ?? namedType(input)
      ?? plainType(input)
  }

  // MARK: The rows

  private func leftToCaller(_ input: Input) -> Wiring.Decision? {
    let parameter = input.parameter
    guard open.contains(parameter.name), parameter.refusal == nil, !parameter.isVariadic else {
      return nil
    }
    guard !parameter.type.mentions(Set(input.builder.generics.map(\.name))) else {
      return .init(rule: .open, outcome: .refused("a generic"))
    }
    return .init(rule: .open, outcome: .caller)
  }

  private func refused(_ input: Input) -> Wiring.Decision? {
    if input.parameter.isVariadic { return .init(rule: .refused, outcome: .leftOut) }
    guard let refusal = input.parameter.refusal else { return nil }
    let isOpen = open.contains(input.parameter.name)
    guard input.parameter.hasDefault, !isOpen else {
      return .init(rule: .refused, outcome: .refused("an \(refusal)"))
    }
    return .init(rule: .refused, outcome: .leftOut)
  }

  private func withDefault(_ input: Input) -> Wiring.Decision? {
    guard input.parameter.hasDefault else { return nil }
    return .init(rule: .hasDefault, outcome: nearest(input) ?? .leftOut)
  }

  private func optional(_ input: Input) -> Wiring.Decision? {
    guard program.keys.expanded(input.parameter.type).wrapped != nil else { return nil }
    return .init(rule: .optional, outcome: nearest(input) ?? .nothing)
  }

  private func generic(_ input: Input) -> Wiring.Decision? {
    guard input.isGeneric else { return nil }
    let circles: [Supply.Circle] = [.world, .builders]
    if let found = nearest(input, circles) { return .init(rule: .generic, outcome: found) }
    let named = circles.lazy.map { circle in
      Array(supply.named(input.parameter.name, [circle]).filter { isAvailable($0, to: input) })
    }
    let nearest = named.first { !$0.isEmpty }
    return .init(rule: .generic, outcome: nearest.map { .unfit($0.inOrder) } ?? .nothing)
  }

  private func namedType(_ input: Input) -> Wiring.Decision? {
    let type = input.parameter.type
    guard let name = supply.typeName(type) else { return nil }
    let found = supply.ofType(name).filter { isAvailable($0, to: input) }
    if let outcome = Self.outcome(found) {
      let named = found.filter { $0.name == input.parameter.name }
      let isDecided = found.count > 1 && named.count == 1
      return .init(rule: .namedType, outcome: isDecided ? .supplied(named[0]) : outcome)
    }
    // The alias of a function is then as good as the function.
    guard program.keys.expanded(type).function == nil else { return nil }
    return .init(rule: .namedType, outcome: nearest(input, [.parts]) ?? .nothing)
  }

  private func plainType(_ input: Input) -> Wiring.Decision {
    .init(rule: .plainType, outcome: nearest(input) ?? .nothing)
  }

  // MARK: Looking

  /// What has the name of an input and fits, of the nearest circle that has something.
  private func nearest(
    _ input: Input,
    _ circles: [Supply.Circle] = Supply.Circle.allCases
  ) -> Wiring.Outcome? {
    let name = input.parameter.name
    guard input.isGeneric else {
      return firstOutcome(supply.named(name, circles, fitting: input.parameter.type), input)
    }
    let fitting = circles.lazy.map { circle in
      Array(supply.named(name, [circle]).filter { fits($0, input) })
    }
    return firstOutcome(fitting, input)
  }

  private func firstOutcome(
    _ circles: some Sequence<[Supply.Candidate]>,
    _ input: Input
  ) -> Wiring.Outcome? {
    for found in circles {
      let available = found.filter { isAvailable($0, to: input) }
      if let outcome = Self.outcome(available) { return outcome }
    }
    return nil
  }

  private static func outcome(_ found: [Supply.Candidate]) -> Wiring.Outcome? {
    guard let first = found.first else { return nil }
    return found.count == 1 ? .supplied(first) : .ambiguous(found.inOrder)
  }

  private func isAvailable(_ candidate: Supply.Candidate, to input: Input) -> Bool {
    candidate.obstacle == nil && candidate.builder != input.place
  }

  /// Whether something may be given to an input, by its type.
  func fits(_ candidate: Supply.Candidate, _ input: Input) -> Bool {
    guard input.isGeneric else { return supply.fits(candidate.type, input.parameter.type) }
    var unification = Unification(input.builder, program)
    return unification.take(input.parameter.type, candidate.type)
  }
}

extension [Supply.Candidate] {
  /// In the order of the source.
  var inOrder: Self {
    sorted { ($0.position, $0.title) < ($1.position, $1.title) }
  }
}
