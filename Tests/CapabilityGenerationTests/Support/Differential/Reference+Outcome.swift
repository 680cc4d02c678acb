/// The outcome for a world, by the rule.
extension Reference {
  /// A wired builder.
  struct Step {
    var builder: Builder
    var verdicts: [(parameter: Parameter, verdict: Verdict)]
    var isAsync: Bool
    var failures: Set<Shape.Failure>
    var open: [Parameter]

    /// Returns whether it takes a result of a builder.
    func needs(_ builder: Builder) -> Bool {
      verdicts.contains { _, verdict in
        if case .supplied(let candidate) = verdict { candidate.builder == builder } else { false }
      }
    }
  }

  func module(of builder: Builder) -> String { builder.isInSide ? world.side : world.module }
  func title(of builder: Builder) -> String { "\(module(of: builder)).\(builder.title)" }

  /// The wired builders: the roots, and the values that they need.
  var steps: [Step] {
    var wired = ownRoots
    var verdicts: [Builder: [(Parameter, Verdict)]] = [:]
    var place = 0
    while place < wired.count {
      let builder = wired[place]
      place += 1
      verdicts[builder] = builder.parameters.map { ($0, verdict($0, of: builder)) }
      for case (_, .supplied(let candidate)) in verdicts[builder] ?? [] {
        if let other = candidate.builder, !wired.contains(other) { wired.append(other) }
      }
    }
    var steps = wired.map { builder in
      Step(
        builder: builder,
        verdicts: verdicts[builder] ?? [],
        isAsync: builder.isAsync,
        failures: builder.failure == .never ? [] : [builder.failure],
        open: (verdicts[builder] ?? []).filter { $0.1 == .caller }.map(\.0)
      )
    }
    while passOn(&steps) {}
    return steps
  }

  /// Adds to each step the effects and open inputs of the steps that it depends on.
  ///
  /// - Returns: Whether anything changed.
  private func passOn(_ steps: inout [Step]) -> Bool {
    var changed = false
    for index in steps.indices {
      for case (_, .supplied(let candidate)) in steps[index].verdicts {
        let other = steps.first { $0.builder == candidate.builder }
        let isAsync = candidate.isAsync || other?.isAsync == true
        let failure: Set = candidate.failure == .never ? [] : [candidate.failure]
        let failures = failure.union(other?.failures ?? [])
        let known = steps[index].open.map { Self.name(of: $0) }
        let open = (other?.open ?? []).filter { !known.contains(Self.name(of: $0)) }
        if isAsync && !steps[index].isAsync || !failures.isSubset(of: steps[index].failures)
          || !open.isEmpty
        {
          changed = true
        }
        steps[index].isAsync = steps[index].isAsync || isAsync
        steps[index].failures.formUnion(failures)
        steps[index].open += open
      }
    }
    return changed
  }

  var outcome: Outcome {
    if let refusal { return Outcome(refusal: refusal) }
    var outcome = Outcome()
    let steps = steps
    let cyclic = cyclic(steps)
    outcome.errors = Set(errors(steps, hasCycle: !cyclic.isEmpty).map(\.rawValue))
    for step in steps {
      let title = title(of: step.builder)
      for (parameter, verdict) in step.verdicts {
        outcome.parameters["\(title) \(parameter.inner)"] =
          "\(text(verdict)) by step \(decided(parameter, of: step.builder).step)"
      }
      let failure = step.failures.count > 1 ? .any : step.failures.first ?? .never
      let open = step.open.map { Self.name(of: $0) }
      let kind = isUseCase(step.builder) ? "use case" : "value"
      if cyclic.contains(step.builder) {
        outcome.steps[title] = "\(kind) built on a cycle"
        continue
      }
      outcome.steps[title] =
        kind + (step.isAsync ? " async" : "")
        + failure.source + (open.isEmpty ? "" : " open \(open.joined(separator: ", "))")
    }
    return outcome
  }

  /// Returns the builders in a cycle, and those that depend on one.
  func cyclic(_ steps: [Step]) -> Set<Builder> {
    var rest = steps
    while true {
      // A step without a remaining dependency is in no cycle.
      let left = rest.filter { step in
        step.verdicts.contains { _, verdict in
          guard case .supplied(let candidate) = verdict else { return false }
          return rest.contains { $0.builder == candidate.builder }
        }
      }
      if left.count == rest.count { return Set(rest.map(\.builder)) }
      rest = left
    }
  }

  private func text(_ verdict: Verdict) -> String {
    func list(_ candidates: [Candidate]) -> String {
      candidates.map(title).sorted().joined(separator: ", ")
    }
    switch verdict {
    case .supplied(let candidate): return candidate.path
    case .caller: return "the caller"
    case .leftOut: return "left out"
    case .refused: return "refused"
    case .nothing: return "nothing"
    case .ambiguous(let candidates): return "ambiguous: \(list(candidates))"
    }
  }

  private func title(_ candidate: Candidate) -> String {
    /// Returns the title of a builder, with its module if another has the same title.
    func shownTitle(_ builder: Builder) -> String {
      let all = world.builders.filter { $0.name == builder.name && $0.product != .void }
      return Set(all.map(\.isInSide)).count == 1 ? builder.title : self.title(of: builder)
    }
    let path = candidate.path.filter { $0 != "(" && $0 != ")" }
    guard let builder = candidate.builder else { return "W" + path.dropFirst() }
    return candidate.level == 2 ? shownTitle(builder) : "\(shownTitle(builder)).\(candidate.name)"
  }

  /// The beginning of the reason why nothing is wired.
  private var refusal: String? {
    let used = world.builders.filter { $0.product != .void }
    guard used.contains(where: isUseCase) else { return "no builder in " }
    let parts = world.except.isEmpty ? [] : worldParts
    let builders = world.builders.flatMap { [$0.function, "\(module(of: $0)).\($0.function)"] }
    for name in world.except.sorted() where !parts.contains(name) && !builders.contains(name) {
      return "--except \(name): "
    }
    let names = used.flatMap { builder in
      builder.parameters.map { Self.name(of: $0) }.flatMap { [$0, "\(builder.function).\($0)"] }
    }
    for name in world.open.sorted() where !names.contains(name) {
      return "--open \(name): "
    }
    return nil
  }
}
