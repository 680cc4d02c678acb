extension Imports {
  /// Gathers what the file of a wiring names.
  ///
  /// - Parameters:
  ///   - wiring: The wiring.
  ///   - program: The modules.
  ///   - usesSingle: Whether some use case is made by the toolkit's `single`.
  init(_ wiring: Wiring, _ program: Program, usesSingle: Bool) {
    self.init(home: wiring.world.module)
    // The modules of the capabilities, by property of the world.
    var owners: [String: String] = [:]
    for property in wiring.world.stored {
      owners[property.name] = program.nominal(property.type)?.module
    }
    if usesSingle { insert("CapabilityLifetimes") }
    for step in wiring.steps {
      insert(step.builder.module)
      insert(step.builder.root)
      for case .endpoint(let property, _) in step.arguments.map(\.source) {
        if let module = owners[property] { insert(module) }
      }
      let isPublic = min(wiring.world.access, step.builder.access) >= .public
      for type in step.typesInSignature { insert(type, of: program, isPublic: isPublic) }
    }
  }
}

extension Wiring.Step {
  /// The types that what callers see of the use case names.
  fileprivate var typesInSignature: [SwiftType] {
    let open = arguments.filter { $0.source == .caller }.map(\.parameter.type)
    guard case .typed(let error) = failure else { return [builder.product] + open }
    return [builder.product, error] + open
  }
}
