/// The names of what the written code has besides the use cases: none that one of them, or an input
/// of one, has.
struct WiringNames: Sendable {
  let linked: String
  let values: String
  let cleanups: String
  let replaced: String
  let source: String
  let replacement: String
  let part: String

  /// Chooses the names.
  ///
  /// - Parameter taken: The names of the steps and of what callers give.
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
    part = free("part")
  }
}

extension WiringPrinter {
  /// From where the code that makes something reads what it needs.
  struct Room {
    /// The world.
    var world: String
    /// What is kept elsewhere, by the name of the step.
    var reach: @Sendable (String) -> String
  }

  /// In a class of the values.
  func room(ofValues part: WiringLayer.Part) -> Room {
    Room(world: "world") { [values] name in
      values.keeps(name, in: part) ? identifier(name) : values.path(to: name) ?? identifier(name)
    }
  }

  /// In a class of the use cases.
  func room(ofUseCases part: WiringLayer.Part) -> Room {
    let shared = useCases.isSplit ? names.source + "." : ""
    let all = shared + names.values
    return Room(world: shared + "world") { [values, useCases] name in
      if let path = values.path(to: name) { return "\(all).\(path)" }
      return useCases.keeps(name, in: part)
        ? identifier(name) : useCases.path(to: name) ?? identifier(name)
    }
  }

  /// In a method of the use cases.
  func room(of method: WiringPlan.Step) -> Room {
    let inputs = Set(method.openInputs.map(\.name))
    let linked = names.linked
    let all = kept(names.values)
    let world = inputs.contains("world") ? "self.world" : "world"
    return Room(world: world) { [values, useCases] name in
      if let path = values.path(to: name) { return "\(all).\(path)" }
      if let path = useCases.path(to: name) { return "\(linked).\(path)" }
      return inputs.contains(name) ? "self.\(identifier(name))" : identifier(name)
    }
  }

  /// What the use cases keep beside themselves, from where callers see them.
  func kept(_ name: String) -> String {
    names.linked + "." + (useCases.isSplit ? names.source + "." : "") + name
  }
}

extension Imports {
  /// Gathers what the file of a wiring names.
  ///
  /// - Parameters:
  ///   - wiring: The wiring.
  ///   - program: The modules.
  ///   - usesLifetimes: Whether something is kept by the toolkit's lifetimes.
  init(_ wiring: WiringPlan, _ program: Program, usesLifetimes: Bool) {
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

extension WiringPlan.Step {
  /// The types that what callers see of the use case names.
  fileprivate var typesInSignature: [SwiftType] {
    let open = openInputs.map(\.type)
    guard case .typed(let error) = failure else { return [product] + open }
    return [product, error] + open
  }
}
