/// The names of the helpers in the generated code, distinct from those of use cases and their
/// inputs.
struct WiringNames: Sendable {
  let linked: String
  let values: String
  let cleanups: String
  let replaced: String
  let source: String
  let replacement: String
  let previous: String
  let kept: String
  let replaceValue: String
  let part: String

  /// Chooses the names.
  ///
  /// - Parameter taken: The names of the steps and of the inputs that callers pass.
  init(taken: Set<String>) {
    func free(_ name: String) -> String {
      let isTaken = taken.contains { other in
        other.hasPrefix(name) && other.dropFirst(name.count).allSatisfy(\.isNumber)
      }
      return isTaken ? free("own" + name.prefix(1).uppercased() + name.dropFirst()) : name
    }
    linked = free("linked")
    values = free("values")
    cleanups = free("cleanups")
    replaced = free("replaced")
    source = free("source")
    replacement = free("replacement")
    previous = free("previous")
    kept = free("kept")
    replaceValue = free("replaceValue")
    part = free("part")
  }
}

extension WiringPrinter {
  /// The expressions that a piece of generated code uses to reach its arguments.
  struct Room {
    /// The expression for the world.
    var world: String
    /// Returns the expression for a step, by its name.
    var reach: @Sendable (String) -> String
  }

  /// Returns the expressions for an initializer of values.
  func room(ofValues part: WiringLayer.Part) -> Room {
    Room(world: "world") { [values] name in
      values.keeps(name, in: part) ? identifier(name) : values.path(to: name) ?? identifier(name)
    }
  }

  /// Returns the expressions for an initializer of use cases.
  func room(ofUseCases part: WiringLayer.Part) -> Room {
    let shared = useCases.isSplit ? names.source + "." : ""
    let all = shared + names.values
    return Room(world: shared + "world") { [values, useCases] name in
      if let path = values.path(to: name) { return "\(all).\(path)" }
      return useCases.keeps(name, in: part)
        ? identifier(name) : useCases.path(to: name) ?? identifier(name)
    }
  }

  /// Returns the expressions for a method of `UseCases`.
  func room(of method: WiringPlan.Step) -> Room {
    let inputs = Set(method.openInputs.map(\.name))
    let linked = names.linked
    let all = kept(names.values)
    let world = isKeeping ? kept("world") : inputs.contains("world") ? "self.world" : "world"
    return Room(world: world) { [values, useCases] name in
      if let path = values.path(to: name) { return "\(all).\(path)" }
      if let path = useCases.path(to: name) { return "\(linked).\(path)" }
      return inputs.contains(name) ? "self.\(identifier(name))" : identifier(name)
    }
  }

  /// Returns the expression for a stored helper, from within `UseCases`.
  func kept(_ name: String) -> String {
    names.linked + "." + (useCases.isSplit ? names.source + "." : "") + name
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
    self.init(home: wiring.world.module)
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
