// Converts requirements to endpoints.
extension Adaptation {
  /// Adds the endpoint of a requirement, or two for a settable property.
  func add(_ requirement: Symbol, as name: String) {
    let declaration = FunctionDeclaration(requirement, globalActors: program.globalActors)
    if let reason = refusal(of: requirement, declaration) {
      let isPlain = !["swift.init", "swift.subscript"].contains(requirement.kind)
      let base = isPlain ? requirement.base : requirement.title
      refuse(
        "`\(requirement.title)` is \(reason)",
        requirement.location ?? source.position,
        skip: base
      )
      return
    }
    guard let property = Property(requirement) else {
      var endpoint = method(requirement, name, declaration)
      // Values that are not Sendable stay on the actor, or leave it, as the requirement states.
      let crossing = endpoint.inputs.map(\.type) + [endpoint.result]
      if crossing.contains(where: { program.isUnsendable($0) }) {
        let isKept = program.modulesLeavingActor.contains(source.module)
        let known = isKept ? ["@concurrent", "nonisolated(nonsending)"] : ["@concurrent"]
        endpoint.isolation = known.first(where: declaration.modifiers.joined().contains)
      }
      return endpoints.append(endpoint)
    }
    let isConstant = property.isStored && !property.isVariable
    let getter = Endpoint(
      name: name,
      requirement: property.name,
      kind: .getter,
      inputs: [],
      actor: declaration.actor,
      effects: effects(property.getter, isIsolated: isIsolated(declaration) && !isConstant),
      result: associated(property.type),
      documentation: property.documentation
    )
    endpoints.append(getter)
    // The symbol graph does not say whether the setter of a property with accessors is private.
    let file = program.files[property.position.path]
    guard property.isVariable, !file.hasSetterAccess(at: property.position) else { return }
    let isOfValue = isProtocol && !isClassBound || source.kind == "swift.struct"
    let setsVariable = isOfValue && property.setterMutates
    guard !isIsolated(declaration), isProtocol || !setsVariable else {
      unsettable.append(property.name)
      return
    }
    endpoints.append(setter(of: getter, setsVariable))
  }

  /// Returns whether calls are isolated to the adapted actor.
  private func isIsolated(_ declaration: FunctionDeclaration) -> Bool {
    isActor && declaration.actor == nil
      && !declaration.modifiers.contains { $0.hasPrefix("nonisolated") }
  }

  private func effects(_ effects: Effects, isIsolated: Bool) -> Effects {
    Effects(isAsync: effects.isAsync || isIsolated, failure: effects.failure.map(associated))
  }

  private func method(
    _ requirement: Symbol,
    _ name: String,
    _ declaration: FunctionDeclaration
  ) -> Endpoint {
    Endpoint(
      name: name,
      requirement: requirement.base,
      kind: .method,
      inputs: named(declaration.inputs),
      actor: declaration.actor,
      isSending: declaration.isSending,
      effects: effects(declaration.effects, isIsolated: isIsolated(declaration)),
      result: associated(TypeParser.type(requirement.returns)),
      documentation: requirement.documentation,
      isDiscardable: declaration.modifiers.contains("@discardableResult")
    )
  }

  private func setter(of getter: Endpoint, _ setsVariable: Bool) -> Endpoint {
    var setter = getter
    setter.setsVariable = setsVariable
    setter.name = "set" + getter.name.capitalizedFirst
    setter.kind = .setter
    setter.result = .void
    setter.documentation = ["Sets `\(getter.requirement)`."]
    setter.inputs = [.init(name: "newValue", innerName: "newValue", type: getter.result)]
    if getter.result.function != nil { setter.inputs[0].modifiers = "@escaping " }
    return setter
  }

  private func named(_ inputs: [FunctionDeclaration.Input]) -> [FunctionDeclaration.Input] {
    inputs.enumerated().map { index, input in
      var input = input
      if ["_", "self"].contains(input.innerName) {
        input.innerName = "input\(index + 1)"
        while inputs.contains(where: { $0.innerName == input.innerName }) {
          input.innerName += "Here"
        }
      }
      input.type = associated(input.type)
      return input
    }
  }

  /// Returns a type with its associated types replaced.
  private func associated(_ type: SwiftType) -> SwiftType {
    guard !associated.isEmpty else { return type }
    return type.replacingNames { path in
      let path = path.count > 1 && path[0].name == "Self" ? Array(path.dropFirst()) : path
      guard let first = path.first, first.precise?.hasSuffix("Qa") ?? true,
        let found = associated.first(where: { $0.name == first.name })?.type
      else { return .named(path) }
      guard path.count > 1 else { return found }
      guard case .named(let outer) = found else {
        let members = path.dropFirst().map { identifier($0.name) }
        return .unreadable(([found.source] + members).joined(separator: "."))
      }
      return .named(outer + path.dropFirst())
    }
  }

  // MARK: Refusals

  private func refusal(of requirement: Symbol, _ declaration: FunctionDeclaration) -> String? {
    if requirement.isDeprecated { return "deprecated" }
    if ["self", "Type"].contains(requirement.base) { return "also the spelling of something else" }
    // An endpoint returns a plain optional instead, which does not satisfy the requirement.
    if isProtocol, requirement.declaration.contains(where: { $0.kind == .exclamation }) {
      return "written with `!`"
    }
    switch requirement.kind {
    case "swift.init": return "an init"
    case "swift.subscript", "swift.type.subscript": return "a subscript"
    case "swift.type.method", "swift.type.property": return "a static member"
    case "swift.func.op": return "an operator"
    case "swift.property":
      guard let property = Property(requirement), !property.type.isUnreadable else {
        return "unreadable"
      }
      if property.isLazy && source.word == "struct" { return "lazy" }
      if property.isMutating { return "mutating" }
      if crashesCompiler([property.getter.failure]) { return "a property that throws `Never`" }
      if let word = program.restriction(of: property.type) { return "a property of a \(word) type" }
      return mentions(requirement)
    case "swift.method": return refusal(ofMethod: requirement, declaration)
    default: return "a \(requirement.kind)"
    }
  }

  private func refusal(
    ofMethod requirement: Symbol,
    _ declaration: FunctionDeclaration
  ) -> String? {
    let inputs = declaration.inputs
    if !requirement.generics.isEmpty || inputs.contains(where: \.type.isSome) { return "generic" }
    if requirement.declaration.contains(where: { $0.isKeyword("where") }) { return "constrained" }
    if declaration.modifiers.contains("mutating") { return "mutating" }
    if declaration.modifiers.contains("consuming") { return "consuming" }
    if declaration.isRethrowing { return "rethrowing" }
    if inputs.contains(where: \.isInout) { return "a method with an `inout` input" }
    if inputs.contains(where: \.isVariadic) { return "a method with a variadic input" }
    if inputs.contains(where: \.isAutoclosure) { return "a method with an `@autoclosure` input" }
    if inputs.contains(where: { $0.isIsolated }) { return "a method with an `isolated` input" }
    if inputs.contains(where: { $0.type.isUnreadable }) { return "unreadable" }
    if crashesCompiler(inputs.flatMap(\.type.all).compactMap(\.function?.effects.failure)) {
      return "a method with a closure that throws `Never`"
    }
    if program.restriction(of: TypeParser.type(requirement.returns)) == "nonescapable" {
      return "a method that returns a nonescapable value"
    }
    if isIsolated(declaration) {
      let crossing = inputs.map(\.type) + [TypeParser.type(requirement.returns)]
      if let type = crossing.first(where: { program.isUnsendable($0) }) {
        return "a method of an actor with `\(type.source)`, which is not Sendable"
      }
    }
    return mentions(requirement)
  }

  /// Whether the compiler crashes in the adapter, because an associated error type is `Never`.
  private func crashesCompiler(_ failures: [FunctionType.Failure]) -> Bool {
    failures.contains { $0.isTyped && $0.map(associated) == .never }
  }

  /// Returns the reason if a requirement names the conforming type or a skipped associated type.
  private func mentions(_ symbol: Symbol) -> String? {
    let tokens = symbol.declaration
    if tokens.contains(where: { $0.isKeyword("some") }) { return "written with `some`" }
    for (index, token) in tokens.enumerated() where token.isName {
      let isOuter = index + 1 < tokens.count && tokens[index + 1].kind == .dot
      if token.text == "Self", !isOuter { return "written with `Self`" }
      let isMember = index > 1 && tokens[index - 1].kind == .dot && tokens[index - 2].text != "Self"
      guard !isMember, token.precise?.hasSuffix("Qa") == true,
        !diagnostics.contains(where: {
          $0.message.hasSuffix("`\(token.text)` is an associated type")
        })
      else { continue }
      if !associated.contains(where: { $0.name == token.text }) {
        return "written with `\(token.text)`"
      }
    }
    return nil
  }
}
