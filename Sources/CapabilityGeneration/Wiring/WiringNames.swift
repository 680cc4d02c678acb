/// The names of the helpers in the generated code, distinct from those of use cases and their
/// inputs.
struct WiringNames: Sendable {
  /// The replacements, in the initializer.
  let new: String
  let cleanups: String

  /// Chooses the names.
  ///
  /// - Parameter taken: The names of the steps and of the inputs that callers pass.
  init(taken: Set<String>) {
    func free(_ name: String) -> String {
      guard taken.contains(name) else { return name }
      return free("own" + name.prefix(1).uppercased() + name.dropFirst())
    }
    new = free("new")
    cleanups = free("cleanups")
  }
}

extension WiringPrinter {
  /// The expressions that a piece of generated code uses to reach its arguments.
  struct Room {
    /// The expression for the world.
    var world: String
    /// The names that hide properties.
    var hidden: Set<String> = []

    /// Returns the expression for a step, by its name.
    func reach(_ name: String) -> String {
      hidden.contains(name) ? "self.\(identifier(name))" : identifier(name)
    }
  }

  /// Returns the expressions for a method of `UseCases`.
  func room(of method: WiringPlan.Step) -> Room {
    let inputs = Set(method.openInputs.map(\.name))
    return Room(world: inputs.contains("world") ? "self.world" : "world", hidden: inputs)
  }
}

extension Imports {
  /// Collects the imports of a generated wiring.
  ///
  /// - Parameters:
  ///   - wiring: The plan.
  ///   - program: The modules.
  ///   - usesLifetimes: Whether the code uses `CapabilityLifetimes`.
  init(_ wiring: WiringPlan, _ program: Program, usesLifetimes: Bool) {
    self.init(home: wiring.world.module, origin: wiring.world.position)
    if usesLifetimes { insert("CapabilityLifetimes") }
    for step in wiring.steps {
      insert(step.builder.module)
      insert(step.builder.root)
      for module in step.builder.modulesOfNeeds { insert(module) }
      for module in step.arguments.flatMap(\.modules) { insert(module) }
      let access = min(wiring.world.access, step.builder.access)
      for type in step.typesInSignature { insert(type, of: program, access) }
      if let function = step.labelledFunction(program) {
        insert(.function(function), of: program, access)
      }
    }
  }
}

extension WiringPlan.Step {
  /// The types in the declaration that callers see.
  fileprivate var typesInSignature: [SwiftType] {
    let open = openInputs.map(\.type)
    guard case .typed(let error) = failure else { return [product] + open }
    return [product, error] + open
  }
}
