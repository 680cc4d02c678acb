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
    guard step.isValue, step.isDeferred || step.close != nil, !isSingle else { return nil }
    let need =
      step.close == nil
      ? "returns a value that is created once, on first use"
      : "returns a value that `close()` closes"
    guard !isSendable else {
      return (
        "\(need): this requires the module `CapabilityLifetimes`",
        """
        add `.product(name: "CapabilityLifetimes", package: "swift-capabilities")` to the \
        dependencies of the target `\(wiring.world.module)` in Package.swift
        """
      )
    }
    let culprits = wiring.steps.filter { !program.isSendable($0.product) }
      .map { "the result of `\($0.builder.title)`" }
    let all = (wiring.world.isSendable ? [] : ["`\(wiring.world.name)`"]) + culprits
    return (
      "\(need): it must be `Sendable`, and so must everything created with it",
      "make \(all.joined(separator: ", ")) `Sendable`"
    )
  }
}

extension Program {
  /// Returns whether a type is `Sendable`. Types of modules that were not read count as sendable,
  /// because most are.
  func isSendable(_ type: SwiftType) -> Bool {
    let expanded = keys.expanded(type)
    if let nominal = nominal(expanded) {
      let arguments = arguments(of: expanded).values
      return nominal.isActor || nominal.isSendable && arguments.allSatisfy(isSendable)
    }
    return switch expanded {
    case .function(let function): function.isSendable
    case .tuple(let elements): elements.allSatisfy { isSendable($0.type) }
    case .optional(let wrapped), .array(let wrapped): isSendable(wrapped)
    case .dictionary(let key, let value): isSendable(key) && isSendable(value)
    case .constrained(_, let protocols): protocols.contains { isSendable($0) }
    case .named(let path): path.flatMap(\.arguments).allSatisfy(isSendable)
    case .unreadable: true
    }
  }
}
