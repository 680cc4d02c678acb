extension Imports {
  /// Gathers what the file of a wiring names.
  ///
  /// - Parameters:
  ///   - wiring: The wiring.
  ///   - program: The modules.
  ///   - usesLifetimes: Whether something is kept by the toolkit's lifetimes.
  init(_ wiring: Wiring, _ program: Program, usesLifetimes: Bool) {
    self.init(home: wiring.world.module)
    if usesLifetimes { insert("CapabilityLifetimes") }
    for step in wiring.steps {
      insert(step.builder.module)
      insert(step.builder.root)
      for module in step.arguments.flatMap(\.modules) { insert(module) }
      let isPublic =
        !step.isValue && min(wiring.world.access, step.builder.access) >= .public
      for type in step.typesInSignature { insert(type, of: program, isPublic: isPublic) }
    }
  }
}

extension Wiring.Step {
  /// The types that what callers see of the use case names.
  fileprivate var typesInSignature: [SwiftType] {
    let open = openInputs.map(\.type)
    guard case .typed(let error) = failure else { return [product] + open }
    return [product, error] + open
  }
}
