/// Checks of plans that have no errors but cannot be written.
extension WiringPrinter {
  /// The errors that prevent writing a plan that resolved without errors.
  var refusals: [Diagnostic] {
    wiring.steps.compactMap { step in
      guard let (problem, fix) = refusal(step) else { return nil }
      return .error(step.builder.position, "`\(step.builder.title)` \(problem)", fix: fix)
    }
  }

  private func refusal(_ step: WiringPlan.Step) -> (problem: String, fix: String)? {
    if closing != nil, step.name == "close" {
      return (
        "would be named `close`, which closes the values of `UseCases`",
        "rename it, or use `--as \(step.builder.path.joined(separator: "."))=ANOTHER_NAME`"
      )
    }
    if step.close == nil, case .tuple(let elements) = program.keys.expanded(step.product),
      elements.contains(where: {
        $0.label == "close" && program.keys.expanded($0.type).function != nil
      })
    {
      return (
        "returns a function `close` that `UseCases.close()` cannot call",
        "make it the last element, without inputs and result, or rename it"
      )
    }
    guard step.isValue, step.isDeferred || step.close != nil, !isSingle else { return nil }
    let need =
      step.close == nil
      ? "returns a value that is created once, on first use"
      : "returns a value that `close()` closes"
    guard !isSendable else {
      return (
        "\(need): this requires the module `CapabilityLifetimes`",
        program.files.dependency("CapabilityLifetimes", of: wiring.world.module)
      )
    }
    let culprits = wiring.steps.filter { program.isUnsendable($0.product) }
      .map { "the result of `\($0.builder.title)`" }
    let all = (wiring.world.isSendable ? [] : ["`\(wiring.world.name)`"]) + culprits
    return (
      "\(need): it must be `Sendable`, and so must everything created with it",
      "make \(all.joined(separator: ", ")) `Sendable`"
    )
  }
}
