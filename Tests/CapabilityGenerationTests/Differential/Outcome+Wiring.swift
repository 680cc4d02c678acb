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
      for (place, parameter) in step.builder.parameters.enumerated() {
        let inner = Self.inner(place, of: step.builder, world)
        let decision = step.decisions[place]
        let argument = step.arguments.first { $0.parameter.name == parameter.name }
        let got = argument.map { Self.text($0.source, titles) } ?? Self.text(decision.outcome)
        parameters["\(title) \(inner)"] = "\(got) by row \(decision.rule.rawValue)"
      }
      let open = step.openInputs.map(\.name)
      steps[title] =
        (step.isValue ? "value" : "use case") + (step.isAsync ? " async" : "")
        + step.failure.source + (open.isEmpty ? "" : " open \(open.joined(separator: ", "))")
    }
    let isMissing = wiring.steps.contains { !$0.missing.isEmpty }
    let hasCycle = wiring.diagnostics.contains { $0.isCycle }
    messages = wiring.diagnostics.compactMap { $0.compared(isMissing, hasCycle) }
    if hasCycle { messages.append("a cycle") }
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
    case .unasked(let candidates): return "unasked: \(list(candidates))"
    case .unfit(let candidates): return "unfit: \(list(candidates))"
    case .refused: return "refused"
    case .nothing: return "nothing"
    }
  }

  private static func text(_ source: WiringPlan.Source, _ titles: [String: String]) -> String {
    switch source {
    case .property(let path), .endpoint(let path): return (["world"] + path).joined(separator: ".")
    case .made(let path, _, _): return (["world"] + path).joined(separator: ".") + "()"
    case .useCase(let name, _, _, _): return titles[name] ?? name
    case .value(let name, let path, _, _, _):
      return ([titles[name] ?? name] + path).joined(separator: ".")
    case .caller, .itself: return "the caller"
    }
  }
}

extension Diagnostic {
  fileprivate var isCycle: Bool { message.hasPrefix("dependency cycle: ") }

  /// Returns the message in the reference's form; `nil` if the reference has none.
  ///
  /// - Parameters:
  ///   - isMissing: Whether an input has no value. Similar candidates then count as used.
  ///   - hasCycle: Whether there is a cycle. The open inputs in it are then undetermined.
  fileprivate func compared(_ isMissing: Bool, _ hasCycle: Bool) -> String? {
    if isCycle { return nil }
    if isMissing, message.hasPrefix("no builder of "), severity == .warning { return nil }
    let isOfOpen = message.contains("from its caller: ") || message.contains("no caller can pass")
    if hasCycle, isOfOpen { return nil }
    var message = message
    var notes = notes
    if message.hasPrefix("no value for parameter ") {
      notes.removeAll { !$0.message.hasPrefix("needed by ") && !$0.message.hasPrefix("add `var ") }
    }
    for words in ["` keeps its default: ", "` is variadic and gets no values: "] {
      if let end = message.firstRange(of: words) { message.removeSubrange(end.upperBound...) }
    }
    if severity == .warning, message.hasSuffix(": ") { message.removeLast(2) }
    let lines = notes.map { "\($0.position ?? position): note: \($0.message)" }
    return (["\(position): \(severity.rawValue): \(message)"] + lines.sorted())
      .joined(separator: "\n")
  }
}
