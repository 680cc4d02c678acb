extension Imports {
  /// Gathers what the file of a wiring names.
  ///
  /// - Parameters:
  ///   - wiring: The wiring.
  ///   - program: The modules.
  ///   - usesSingle: Whether some use case is made by the toolkit's `single`.
  init(_ wiring: Wiring, _ program: Program, usesSingle: Bool) {
    self.init(home: wiring.world.module)
    if usesSingle { insert("CapabilityLifetimes") }
    for step in wiring.steps {
      insert(step.builder.module)
      insert(step.builder.root)
      for module in step.arguments.flatMap(\.modules) { insert(module) }
      let isPublic = min(wiring.world.access, step.builder.access) >= .public
      for type in step.typesInSignature { insert(type, of: program, isPublic: isPublic) }
    }
  }
}

extension Wiring.Step {
  /// The types that what callers see of the use case names.
  fileprivate var typesInSignature: [SwiftType] {
    let open = openInputs.map(\.type)
    guard case .typed(let error) = failure else { return [builder.product] + open }
    return [builder.product, error] + open
  }
}
