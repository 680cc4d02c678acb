/// Everything that the table says of a world.
extension Reference {
  /// A wired builder.
  struct Step {
    var builder: Builder
    var verdicts: [(parameter: Parameter, verdict: Verdict)]
    var isAsync: Bool
    var failures: Set<Shape.Failure>
    var open: [Parameter]
  }

  func module(of builder: Builder) -> String { builder.isInSide ? world.side : world.module }
  func title(of builder: Builder) -> String { "\(module(of: builder)).\(builder.title)" }

  /// The builders that are wired: the use cases, and the values that they need.
  var steps: [Step] {
    let usable = world.builders.filter { isUsed($0) && !$0.isHidden }
    var wired = usable.filter(isUseCase)
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

  /// Passes on to each step what those that it is built on ask for.
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
        let known = steps[index].open.map { [$0.label, Self.name(of: $0)] }
        let open = (other?.open ?? []).filter { !known.contains([$0.label, Self.name(of: $0)]) }
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
    var outcome = Outcome()
    for step in steps {
      let title = title(of: step.builder)
      for (parameter, verdict) in step.verdicts {
        outcome.parameters["\(title) \(parameter.inner)"] = Self.text(verdict)
      }
      let failure = step.failures.count > 1 ? .any : step.failures.first ?? .never
      let open = step.open.map { Self.name(of: $0) }
      outcome.steps[title] =
        (isUseCase(step.builder) ? "use case" : "value") + (step.isAsync ? " async" : "")
        + failure.source + (open.isEmpty ? "" : " open \(open.joined(separator: ", "))")
    }
    return outcome
  }

  private static func text(_ verdict: Verdict) -> String {
    switch verdict {
    case .supplied(let candidate): candidate.path
    case .caller: "the caller"
    case .leftOut: "left out"
    case .refused, .nothing, .effects, .access, .ambiguous, .unfit: "nothing"
    }
  }
}
