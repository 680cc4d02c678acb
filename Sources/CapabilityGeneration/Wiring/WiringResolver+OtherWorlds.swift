/// Builders that another world wires: a module can have several worlds.
extension WiringResolver {
  /// Returns the builders that this world leaves to another one, which wires them: this world supplies
  /// none of their inputs, directly or through builders, and none of its use cases needs them.
  ///
  /// A builder that gets some of its inputs is not among them: a property is probably missing.
  func ofOtherWorlds(_ useCases: [Int]) -> Set<Int> {
    let needs = needs(of: useCases)
    guard needs.values.contains(where: \.areMissing) else { return [] }
    var users: [Int: [Int]] = [:]
    for (index, needs) in needs {
      for other in needs.builders { users[other, default: []].append(index) }
    }
    let missing = closure(of: needs.filter { $0.value.areMissing }.map(\.key)) { users[$0] ?? [] }
    let related = closure(of: needs.filter { $0.value.areRelated }.map(\.key)) { users[$0] ?? [] }
    var others = missing.subtracting(related)
    let wired = suppliedByOtherWorlds(others)
    others = others.filter { steps[$0].isValue || wired.contains(steps[$0].builder.position) }
    let own = closure(of: useCases.filter { !others.contains($0) }) { needs[$0]?.builders ?? [] }
    others.subtract(own)
    return others.isSuperset(of: useCases) ? [] : others
  }

  /// Notes the use cases that are left out.
  mutating func noteOtherWorlds(_ builders: Set<Int>) {
    let useCases = builders.filter { !steps[$0].isValue }.map { steps[$0].builder }
      .sorted { $0.position < $1.position }
    guard let first = useCases.first else { return }
    let names = useCases.map { "`\(titles[$0])`" }
    let all = names.prefix(5).joined(separator: ", ")
    let rest = names.count > 5 ? " and \(names.count - 5) more" : ""
    let message =
      "left to another world that wires them, because `\(world.name)` supplies none of their "
      + "inputs: \(all)\(rest)"
    diagnostics.append(
      Diagnostic(position: first.position, severity: .note, message: message)
    )
  }

  /// Returns the positions of the builders that another wired world supplies.
  private func suppliedByOtherWorlds(_ builders: Set<Int>) -> Set<SourcePosition> {
    var supplied: Set<SourcePosition> = []
    let useCases = builders.filter { !steps[$0].isValue }.map { steps[$0].builder }
    for other in program.wirings where other.world != request.world {
      let shared = useCases.filter { other.targets.contains($0.module) }
      guard !shared.isEmpty else { continue }
      var request = other
      request.only = Set(shared.map(\.qualifiedTitle))
      guard let wiring = try? Self.wire(program, request), wiring.world.precise != world.precise
      else { continue }
      // A step follows those that it depends on.
      var complete: Set<Int> = []
      for (index, step) in wiring.steps.enumerated()
      where step.missing.isEmpty && complete.isSuperset(of: step.dependencies) {
        complete.insert(index)
        if other.wires(step) { supplied.insert(step.builder.position) }
      }
    }
    return supplied
  }

  /// The inputs without a default of a builder.
  private struct Needs {
    /// The builders that supply some of them.
    var builders: Set<Int> = []
    /// Whether the world supplies one of them, or has a value that the user could have meant.
    var areRelated = false
    /// Whether one of them has no candidate.
    var areMissing = false
  }

  /// Returns the needs of builders, and of those that supply them.
  private func needs(of builders: [Int]) -> [Int: Needs] {
    var found: [Int: Needs] = [:]
    var next = builders
    while let index = next.popLast() {
      guard found[index] == nil else { continue }
      let builder = steps[index].builder
      var needs = Needs()
      for parameter in builder.parameters where !parameter.isOptional {
        let input = InputRules.Input(parameter, of: builder, at: index)
        let outcome = rules.decide(input).outcome
        if case .supplied(let candidate) = outcome, let other = candidate.builder {
          needs.builders.insert(other)
        } else if case .nothing = outcome, !rules.isSimilar(to: input) {
          needs.areMissing = true
        } else {
          needs.areRelated = true
        }
      }
      found[index] = needs
      next += needs.builders
    }
    return found
  }

  /// Returns some builders and everything that a relation leads to.
  private func closure(
    of builders: some Sequence<Int>,
    _ next: (Int) -> some Sequence<Int>
  ) -> Set<Int> {
    var found = Set(builders)
    var open = Array(found)
    while let index = open.popLast() {
      for other in next(index) where found.insert(other).inserted { open.append(other) }
    }
    return found
  }
}

extension WiringRequest {
  /// Returns whether the request wires a use case.
  fileprivate func wires(_ step: WiringPlan.Step) -> Bool {
    isRoot(step) && !Exceptions(names: except).contains(step.builder)
  }
}

extension InputRules {
  /// Returns whether a candidate has an input's name, or has its named type but cannot be used.
  fileprivate func isSimilar(to input: Input) -> Bool {
    if pool.named(input.parameter.name).contains(where: { $0.builder != input.place }) {
      return true
    }
    let ofType = pool.typeName(input.parameter.type).map(pool.ofType) ?? []
    return ofType.contains { $0.unavailability != nil && $0.builder != input.place }
  }
}
