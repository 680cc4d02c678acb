// The use cases.
extension Playground {
  /// Finds the values that declare use cases, the world's own first.
  func findLinks() {
    add(program.useCases(of: world), at: [], of: world)
    for part in program.parts(of: world, from: home) where part.role == .property {
      guard part.isVisible, let held = program.held(part.property),
        let found = program.useCases(of: held)
      else { continue }
      modules.formUnion(part.modules)
      add(found, at: part.path, of: held)
    }
    guard !links.contains(where: { $0.path == ["useCases"] }) else { return }
    let builders = program.builders[world.module] ?? []
    guard !builders.isEmpty else { return }
    let message =
      "`\(world.name)` is not wired: its playground has the endpoints alone, and its own closures as "
      + "use cases"
    let fix = "`swift package capabilities wire \(world.name) --targets \(world.module)` wires it"
    diagnostics.append(.warning(world.position, message, fix))
  }

  private func add(
    _ found: (property: Property?, type: Nominal)?,
    at path: [String],
    of owner: Nominal
  ) {
    guard let (property, type) = found else { return }
    if let property, !property.isVisible(from: home, of: owner) {
      let name = (path + [property.name]).joined(separator: ".")
      return refuse(name, "`\(name)` is \(property.access.rawValue)", "make it public")
    }
    if !type.isSendable {
      let message = "`\(type.name)` is not Sendable, so a playground cannot hold it"
      let fix = "mark the types of its closures `@Sendable`"
      diagnostics.append(.error(type.position, message, fix: fix))
    }
    let path = path + (property.map { [$0.name] } ?? [])
    let effects = property.map { self.effects(of: $0, of: owner) } ?? Effects()
    links.append(Link(path: path, type: type, effects: effects))
  }

  /// Returns the effects of reading a property, outside of any actor.
  private func effects(of property: Property, of owner: Nominal) -> Effects {
    var effects = property.getter
    if program.isIsolated(property, of: owner, from: home) { effects.isAsync = true }
    return effects
  }

  func findUseCases() {
    for (place, link) in links.enumerated() {
      for property in link.type.properties
      where !WiringPrinter.reserved.contains(property.name)
        && program.isUseCase(property.type)
        // It calls the initializer of a type: a script could do nothing with the result.
        && useCaseName(of: property.name) == nil
      {
        var declared = Declared(property.symbol.value, link.prefix)
        if let end = declared.documentation.firstIndex(where: WiringPrinter.isDeferral) {
          // Only a use case of such a builder is a command. A value is not.
          let product = program.keys.expanded(property.type).function?.result
          guard product.map(program.isUseCase) ?? true else { continue }
          declared.documentation.removeSubrange(end...)
        }
        var callee = Callee(link: place, path: [property.name])
        callee.effects = effects(of: property, of: link.type)
        add(property.type, callee, declared, of: link.type)
      }
      // A method with the labels of a use case has the name of its property.
      let names = Set(link.type.properties.map(\.name))
      for symbol in link.type.members
      where symbol.kind == "swift.method" && !names.contains(symbol.base) {
        addMethod(symbol, place, link)
      }
    }
    guard links.isEmpty else { return }
    for property in world.stored where program.keys.expanded(property.type).function != nil {
      var callee = Callee(link: nil, path: [property.name])
      callee.effects = effects(of: property, of: world)
      add(property.type, callee, Declared(property.symbol.value, []), of: world)
    }
  }

  /// The declaration of a use case: its path, documentation and position.
  struct Declared {
    var path: [String]
    var access: AccessLevel
    var position: SourcePosition
    var documentation: [String]
    var name: String { path.joined(separator: ".") }

    init(_ symbol: Symbol, _ prefix: [String]) {
      path = prefix + [symbol.kind == "swift.method" ? symbol.base : symbol.title]
      access = symbol.access
      position = symbol.location ?? .nowhere
      documentation = symbol.documentation
    }
  }

  /// Adds a use case with parameters that the caller supplies.
  private func addMethod(_ symbol: Symbol, _ place: Int, _ link: Link) {
    let declaration = FunctionDeclaration(symbol, globalActors: program.globalActors)
    let result = TypeParser.type(symbol.returns).labelled(like: declaration.result)
    guard symbol.generics.isEmpty, program.isUseCase(result) else { return }
    let declared = Declared(symbol, link.prefix)
    var callee = Callee(link: place, path: [declared.path.last ?? ""])
    let inputs = declaration.inputs.filter { !$0.isVariadic }
    callee.method = inputs
    callee.effects = declaration.effects
    if declaration.actor != nil { callee.effects.isAsync = true }
    if let input = inputs.first(where: { $0.isInout || $0.isAutoclosure || $0.type.mentionsSome }) {
      return refuse(declared.name, "its input `\(input.innerName)` cannot be given by a script")
    }
    add(result, callee, declared, of: link.type)
  }

  func refuse(
    _ name: String,
    _ reason: String,
    _ fix: String = "write a custom command that calls it"
  ) { unavailable.append(Unavailable(name: name, reason: reason, fix: fix)) }

  /// Adds a closure, the closures of a struct, or a function that returns either.
  private func add(
    _ type: SwiftType,
    _ callee: Callee,
    _ declared: Declared,
    of owner: Nominal
  ) {
    guard declared.access.isVisible(from: home, in: owner.module) else {
      let reason = "it is \(declared.access.rawValue) in `\(owner.module)`"
      return refuse(declared.name, reason, "make it public")
    }
    guard let function = program.keys.expanded(type).function else {
      return addMembers(of: type, callee, declared)
    }
    if function.parameters.isEmpty, !callee.isDeferred, callee.rest.isEmpty,
      program.isUseCase(function.result)
    {
      var callee = callee
      callee.isDeferred = true
      callee.note(function)
      return add(function.result, callee, declared, of: owner)
    }
    if let row = row(function, callee, declared) { useCases.append(row) }
  }

  /// Returns the row of a function, with a method's inputs before its own; `nil` if it is refused.
  func row(_ function: FunctionType, _ callee: Callee, _ declared: Declared) -> Row? {
    if let reason = declared.path.refusal ?? function.refusal(program) {
      refuse(declared.name, reason)
      return nil
    }
    var callee = callee
    callee.note(function)
    callee.count = function.parameters.count
    let method = (callee.method ?? []).map { (label: $0.label ?? $0.innerName, type: $0.type) }
    return Row(
      declared: declared,
      inputs: inputs(method + function.labelled),
      result: rules.reading(of: function.result, &readers),
      isKept: !program.isUnsendable(function.result),
      callee: callee
    )
  }

  /// Adds the closures of a use case that is a struct of them.
  private func addMembers(of type: SwiftType, _ callee: Callee, _ declared: Declared) {
    guard let nominal = program.nominal(type), nominal.kind == "swift.struct",
      program.isCapability(nominal), callee.rest.isEmpty
    else { return }
    let generics = program.arguments(of: type)
    for (property, _) in program.endpoints(of: nominal) {
      let member = property.replacing(generics)
      var callee = callee
      callee.rest = [member.name]
      if program.isIsolated(member, of: nominal, from: home) { callee.effects.isAsync = true }
      modules.insert(nominal.module)
      add(member.type, callee, Declared(member.symbol.value, declared.path), of: nominal)
    }
  }

  /// Returns the inputs for a script: named by their labels, or else by their types.
  func inputLabels(_ inputs: [(label: String, type: SwiftType)]) -> [String] {
    let labels = inputs.map { $0.label.isEmpty ? $0.type.wordForInput : $0.label }
    let counts = Dictionary(labels.map { ($0, 1) }, uniquingKeysWith: +)
    var seen: [String: Int] = [:]
    var taken = Set(labels.filter { counts[$0] == 1 })
    return labels.map { label in
      guard counts[label] != 1 else { return label }
      var number = seen[label, default: 0] + 1
      while taken.contains("\(label)\(number)") { number += 1 }
      seen[label] = number
      taken.insert("\(label)\(number)")
      return "\(label)\(number)"
    }
  }

  private func inputs(_ inputs: [(label: String, type: SwiftType)]) -> [Input] {
    zip(inputLabels(inputs), inputs).map { label, input in
      Input(label: label, reading: rules.reading(of: input.type, &readers))
    }
  }
}

extension Playground.Callee {
  /// Records the effects and the inputs of a function.
  mutating func note(_ function: FunctionType) {
    let isOnActor = function.attributes.contains(where: \.isGlobalActor)
    effects.isAsync = effects.isAsync || function.effects.isAsync || isOnActor
    if function.effects.failure != .never { effects.failure = .any }
  }
}
