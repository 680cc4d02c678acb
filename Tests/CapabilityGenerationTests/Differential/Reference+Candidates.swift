/// What can supply.
extension Reference {
  /// All that could supply a parameter of a builder.
  func candidates(for builder: Builder) -> [Candidate] {
    worldCandidates + builderCandidates(for: builder)
  }

  // MARK: Circle 1

  private var worldCandidates: [Candidate] {
    inWorld("world", world.properties, isHidden: false)
  }

  /// The parts of the world that `--except` may name.
  var worldParts: Set<String> {
    var whole = self
    whole.world.except = []
    return whole.worldCandidates.reduce(into: []) { parts, candidate in
      let names = candidate.path.split(separator: ".").dropFirst()
      for end in names.indices {
        parts.insert(names[...end].joined(separator: ".").filter { $0 != "(" && $0 != ")" })
      }
    }
  }

  /// What a world has, and what the worlds within it have.
  private func inWorld(
    _ path: String,
    _ properties: [Landscape.Property],
    isHidden: Bool
  ) -> [Candidate] {
    var found: [Candidate] = []
    for property in properties where !property.isComputed {
      let own = "\(path).\(property.name)"
      if isExcepted(own) { continue }
      let hidden = isHidden || property.isHidden
      found += stored(property, at: own, isHidden: hidden)
      if property.type == .nominal("Shop.UseCases", []) {
        found += useCases(of: "Shop", at: own, isHidden: hidden)
      }
      if case .nominal(let name, _) = expanded(property.type) {
        found += useCases(of: name, at: own + ".useCases", isHidden: hidden)
      }
      guard let within = holder(property.type) else { continue }
      if isWorld(within) {
        found += inWorld(own, within.properties, isHidden: hidden)
      } else {
        for endpoint in within.properties where !endpoint.isComputed {
          let path = "\(own).\(endpoint.name)"
          if function(endpoint.type) == nil || isExcepted(path) { continue }
          found.append(
            Candidate(
              path: path,
              name: endpoint.name,
              type: endpoint.type,
              circle: 1,
              isHidden: hidden || endpoint.isHidden
            )
          )
        }
      }
    }
    return found
  }

  /// A property of a world: itself, and what it makes.
  private func stored(
    _ property: Landscape.Property,
    at path: String,
    isHidden: Bool
  ) -> [Candidate] {
    let own = Candidate(
      path: path,
      name: property.name,
      type: property.type,
      circle: 1,
      isHidden: isHidden
    )
    guard let maker = function(property.type), maker.inputs.isEmpty, maker.result != .void else {
      return [own]
    }
    var made = own
    made.path += "()"
    made.type = result(of: property.type)
    made.isAsync = maker.isAsync
    made.failure = maker.failure
    return [own, made]
  }

  /// The use cases of a world that is wired itself.
  private func useCases(of world: String, at path: String, isHidden: Bool) -> [Candidate] {
    if isExcepted(path) { return [] }
    return (landscape.nominal(world)?.useCases ?? []).flatMap { useCase -> [Candidate] in
      let own = "\(path).\(useCase.name)"
      if isExcepted(own) { return [] }
      let found = stored(useCase, at: own, isHidden: isHidden)
      // What is deferred makes its use case; calling any other one makes nothing.
      guard case .function(let made) = useCase.type, isUseCase(made.result) else {
        return [found[0]]
      }
      return found
    }
  }

  private func isExcepted(_ path: String) -> Bool {
    world.except.contains(String(path.dropFirst("world.".count)))
  }

  /// What a function makes, as its declaration spells it.
  private func result(of type: Shape) -> Shape {
    switch type {
    case .alias(let name): landscape.alias(name).map { result(of: $0.target) } ?? type
    case .function(let function): function.result
    default: type
    }
  }

  /// The struct or class that a type leads to.
  private func holder(_ type: Shape) -> Landscape.Nominal? {
    guard case .nominal(let name, _) = expanded(type), let nominal = landscape.nominal(name),
      nominal.kind == .struct || nominal.kind == .class
    else { return nil }
    return nominal
  }

  private func hasEndpoint(_ nominal: Landscape.Nominal) -> Bool {
    nominal.properties.contains { !$0.isComputed && function($0.type) != nil }
  }

  /// Whether a type holds a capability or a world, or is wired itself.
  private func isWorld(_ nominal: Landscape.Nominal) -> Bool {
    !nominal.useCases.isEmpty || nominal.properties.contains { property in
      guard !property.isComputed, let within = holder(property.type) else { return false }
      return hasEndpoint(within) || isWorld(within)
    }
  }

  // MARK: Circles 2 and 3

  func isExcepted(_ builder: Builder) -> Bool {
    let module = builder.isInSide ? world.side : world.module
    return world.except.contains(builder.function)
      || world.except.contains("\(module).\(builder.function)")
  }

  /// Whether what it makes is a function or a struct of endpoints, and not to be ended.
  func isUseCase(_ builder: Builder) -> Bool {
    builder.close == nil && isUseCase(builder.product)
  }

  private func isUseCase(_ product: Shape) -> Bool {
    if function(product) != nil { return true }
    guard let holder = holder(product) else { return false }
    return holder.kind == .struct && hasEndpoint(holder)
  }

  /// Whether it takes part at all.
  func isUsed(_ builder: Builder) -> Bool {
    builder.product != .void && !builder.isDeprecated && !isExcepted(builder)
  }

  private func builderCandidates(for taker: Builder) -> [Candidate] {
    let others = world.builders.filter { $0 != taker && isUsed($0) }
    let made = others.map { other in
      Candidate(
        path: other.path,
        name: other.useCase,
        type: other.product,
        circle: 2,
        isHidden: other.isHidden,
        builder: other
      )
    }
    return made + others.flatMap(fields)
  }

  private func fields(of builder: Builder) -> [Candidate] {
    if isUseCase(builder) { return [] }
    var fields: [(String, Shape, isHidden: Bool)] = []
    switch expanded(builder.product) {
    case .tuple: fields = elements(of: builder.product)
    case .nominal:
      guard let holder = holder(builder.product), holder.kind == .struct else { return [] }
      fields = holder.properties.filter { !$0.isComputed }.map { field in
        guard case .nominal(_, let arguments) = expanded(builder.product),
          let generic = holder.generic, let argument = arguments.first
        else { return (field.name, field.type, field.isHidden) }
        return (field.name, field.type.replacing(generic, by: argument), field.isHidden)
      }
    default: return []
    }
    return fields.map { name, type, isHidden in
      Candidate(
        path: "\(builder.path).\(name)",
        name: name,
        type: type,
        circle: 3,
        isHidden: builder.isHidden || isHidden,
        builder: builder
      )
    }
  }

  private func elements(of type: Shape) -> [(String, Shape, isHidden: Bool)] {
    switch type {
    case .alias(let name): landscape.alias(name).map { elements(of: $0.target) } ?? []
    case .tuple(let elements):
      elements.compactMap { element in element.label.map { ($0, element.type, false) } }
    default: []
    }
  }
}

extension RandomWorld.Builder {
  /// What its product is found by.
  var path: String { useCase }
}
