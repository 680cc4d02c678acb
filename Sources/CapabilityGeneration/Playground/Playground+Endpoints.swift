// The endpoints and the plain values of the world.
extension Playground {
  func findEndpoints() {
    let names = world.hasDerivedNames ? program.capabilityNames(in: world) : []
    let known = Dictionary(names.map { ($0.path, $0.name) }) { first, _ in first }
    for part in program.parts(of: world, from: home) where part.role != .useCase {
      if let function = program.keys.expanded(part.property.type).function {
        add(part, function, named: known[Array(part.path.dropLast())])
      } else if case .many(_, let kind) = program.kind(of: part.property.type), kind != .value {
        let name = part.path.joined(separator: ".")
        let type = part.property.type
        let isOptional = program.keys.expanded(type).wrapped != nil
        let what = isOptional ? "can be `nil`" : "holds a variable number of capabilities"
        let fix = isOptional ? "make it non-optional" : "hold each in its own property"
        refuse(name, "it \(what), as `\(type.source)`", "\(fix), or write a custom command")
      }
    }
  }

  /// Adds an endpoint.
  ///
  /// - Parameters:
  ///   - function: The endpoint's type.
  ///   - capability: The capability's name for interceptors; by default the name of its type.
  private func add(
    _ part: WorldPart,
    _ function: FunctionType,
    named capability: String?
  ) {
    guard let owner = program.nominals[part.owner] else { return }
    guard part.isVisible else {
      let reason = "`\(home)` cannot access it: it, or a type that contains it, is not public"
      return refuse(part.path.joined(separator: "."), reason, "make it public")
    }
    var callee = Callee(link: nil, path: part.path)
    callee.effects.isAsync = isIsolated(part.path)
    let declared = Declared(part.property.symbol.value, Array(part.path.dropLast()))
    guard let row = row(function, callee, declared) else { return }
    modules.formUnion(part.modules)
    let capability = capability ?? owner.path.joined(separator: ".")
    let isWrapped =
      function.attributes.contains("@Sendable")
      && !function.attributes.contains(where: \.isGlobalActor)
      && function.parameters.count <= Derivation.mostInputs
    let name = isWrapped ? "\(capability).\(part.property.name)" : nil
    let effects = function.effects
    let failure = rules.reading(ofErrors: effects.failure, in: owner.module, &readers)
    endpoints.append(Endpoint(row: row, name: name, isAsync: effects.isAsync, failure: failure))
  }

  /// Returns whether reading a property of the path waits for an actor.
  private func isIsolated(_ path: [String]) -> Bool {
    var owner = world
    for name in path {
      guard let property = owner.properties.first(where: { $0.name == name }) else { return false }
      if program.isIsolated(property, of: owner, from: home) { return true }
      guard let next = program.nominal(property.type) else { return false }
      owner = next
    }
    return false
  }

  // MARK: Settings

  /// The maximum nesting of plain values.
  private static let greatestDepth = 4

  func findSettings(
    of owner: Nominal,
    _ generics: [String: SwiftType] = [:],
    at path: [String] = [],
    within outer: [String] = []
  ) {
    guard path.count < Self.greatestDepth, !outer.contains(owner.precise) else { return }
    for property in owner.properties.map({ $0.replacing(generics) }) {
      guard property.isStored, property.isVariable,
        property.isVisible(from: home, of: owner),
        program.keys.expanded(property.type).function == nil,
        property.symbol.value.declaration.globalActor(program) == nil
      else { continue }
      let path = path + [property.name]
      var read = readers
      let reading = rules.reading(of: property.type, &read)
      let isCapability = program.kind(of: property.type) != .value
      let canBeWritten =
        switch reading {
        case .none, .nothing, .stream, .anyError: false
        case .decodable, .word, .cases, .tuple: true
        }
      if !isCapability, canBeWritten {
        readers = read
        modules.insert(owner.module)
        settings.append(Setting(path: path, reading: reading))
      }
      guard let held = program.held(property), held.kind == "swift.struct" else { continue }
      let arguments = program.arguments(of: property.type)
      findSettings(of: held, arguments, at: path, within: outer + [owner.precise])
    }
  }
}

extension FunctionType {
  /// The inputs with their declared names.
  var labelled: [(label: String, type: SwiftType)] {
    parameters.map { ($0.label.map { $0 == "_" ? "" : $0 } ?? "", $0.type) }
  }

  /// The reason why a script cannot call it; `nil` if it can.
  func refusal(_ program: Program) -> String? {
    if let word = program.restriction(of: result) { return "its result is \(word)" }
    for (index, parameter) in parameters.enumerated() {
      let name = parameter.label.map { "input `\($0)`" } ?? "input \(index + 1)"
      if let word = program.restriction(of: parameter.type) { return "its \(name) is \(word)" }
      if parameter.type.isNever { return "its \(name) has no value" }
      if parameter.isVariadic { return "its \(name) takes any number of values" }
      let word = parameter.modifiers.first { $0 == "inout" || $0 == "isolated" }
      if let word { return "its \(name) is `\(word)`" }
      if parameter.type.function?.attributes.contains("@autoclosure") == true {
        return "its \(name) is an `@autoclosure`"
      }
    }
    return nil
  }
}

extension [String] {
  /// The reason why a script cannot write it; `nil` if it can.
  var refusal: String? {
    let odd = first { name in
      !name.unicodeScalars.allSatisfy {
        $0 == "_" || $0.properties.isXIDContinue || $0.value > 127
      }
    }
    return odd.map { "`\($0)` cannot be written in a script" }
  }
}

extension SwiftType {
  var isNever: Bool { precise == "s:s5NeverO" }

  /// The default name of an input of the type: the type's name in lower camel case.
  var wordForInput: String {
    switch self {
    case .named(let path):
      if let last = path.last, last.precise == "s:Sh", let element = last.arguments.first {
        return element.wordForInput + "s"
      }
      let name = path.last?.name ?? ""
      return name.isEmpty ? "value" : camelCase([name])
    case .optional(let wrapped): return wrapped.wordForInput
    case .array(let element): return element.wordForInput + "s"
    case .constrained(_, let parts): return parts.first?.wordForInput ?? "value"
    case .function: return "closure"
    case .tuple, .dictionary, .unreadable: return "value"
    }
  }
}

extension Program {
  /// Returns whether reading a property waits for a global actor.
  ///
  /// - Parameters:
  ///   - owner: The type that declares it.
  ///   - home: The module that reads it, outside of any actor.
  func isIsolated(_ property: Property, of owner: Nominal, from home: String) -> Bool {
    guard property.symbol.value.declaration.globalActor(self) != nil else { return false }
    // Within its module, any code can read a struct's stored property.
    return owner.module != home || owner.kind != "swift.struct" || !property.isStored
  }
}
