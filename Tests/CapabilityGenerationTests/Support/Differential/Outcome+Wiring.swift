@testable import CapabilityGeneration

extension Outcome {
  /// The command's outcome.
  init(_ wiring: WiringPlan, _ world: RandomWorld) {
    let titles = Dictionary(
      wiring.steps.map { ($0.name, $0.builder.useCase) },
      uniquingKeysWith: { first, _ in first }
    )
    for step in wiring.steps {
      let title = "\(step.builder.module).\(step.builder.title)"
      for (place, input) in step.inputs.enumerated() {
        let inner = Self.inner(place, of: step.builder, world)
        let got = input.source.map { Self.text($0, titles) } ?? Self.text(input.decision.outcome)
        parameters["\(title) \(inner)"] = "\(got) by step \(input.decision.step.rawValue)"
      }
      let open = step.openInputs.map(\.name)
      steps[title] =
        (step.isValue ? "value" : "use case") + step.effects.source
        + (open.isEmpty ? "" : " open \(open.joined(separator: ", "))")
    }
    errors = Set(wiring.diagnostics.compactMap(\.kind))
    if errors.contains(Reference.ErrorKind.cycle.rawValue) {
      // The open inputs in a cycle are undetermined.
      let undetermined: [Reference.ErrorKind] = [.twoOpen, .noCaller]
      errors.subtract(undetermined.map(\.rawValue))
    }
    text = wiring.diagnostics.inOrder.map(\.text)
  }

  /// The inner name, which distinguishes parameters with equal labels.
  private static func inner(_ place: Int, of builder: Builder, _ world: RandomWorld) -> String {
    let own = world.builders.first { own in
      own.title == builder.title && own.isInSide == (builder.module == world.side)
    }
    return own?.parameters[place].inner ?? "?"
  }

  private static func text(_ outcome: WiringPlan.Outcome) -> String {
    func list(_ candidates: [Candidate]) -> String {
      candidates.map(\.title).sorted().joined(separator: ", ")
    }
    switch outcome {
    case .caller: return "the caller, but not passed"
    case .supplied(let candidate): return "\(candidate.title), but not passed"
    case .leftOut: return "left out"
    case .ambiguous(let candidates): return "ambiguous: \(list(candidates))"
    case .refused: return "refused"
    case .nothing: return "nothing"
    }
  }

  private static func text(_ source: WiringPlan.Source, _ titles: [String: String]) -> String {
    guard case .path(let path) = source else { return "the caller" }
    let root = path.step.map { titles[$0] ?? $0 } ?? "world"
    let isCalled = path.step == nil && path.call != nil
    return ([root] + path.names).joined(separator: ".") + (isCalled ? "()" : "")
  }
}

extension Diagnostic {
  /// The kind of the error, or its message if it has none; `nil` for a warning.
  fileprivate var kind: String? {
    let kind = Reference.ErrorKind.allCases.first { message.contains($0.rawValue) }
    return severity == .error ? kind?.rawValue ?? message : nil
  }
}
