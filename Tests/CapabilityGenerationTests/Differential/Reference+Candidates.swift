/// The candidates.
extension Reference {
  /// Returns all candidates for a parameter of a builder.
  func candidates(for builder: Builder) -> [Candidate] {
    worldCandidates + builderCandidates.filter { $0.builder != builder }
  }

  // MARK: Level 1

  /// Returns the parts of the world that `--except` can name.
  var worldParts: Set<String> {
    worldCandidates.reduce(into: []) { parts, candidate in
      let names = candidate.path.split(separator: ".").dropFirst()
      for end in names.indices {
        parts.insert(names[...end].joined(separator: ".").filter { $0 != "(" && $0 != ")" })
      }
    }
  }

  /// Returns the members of a world and of its nested worlds.
  func inWorld(
    _ path: String,
    _ owner: String,
    _ properties: [Landscape.Property],
    _ unavailability: Unavailability?
  ) -> [Candidate] {
    properties.filter { !$0.isComputed }.flatMap { property -> [Candidate] in
      let own = "\(path).\(property.name)"
      let unavailability = self.unavailability(own, property, unavailability)
      let found = stored(property, at: own, owner, unavailability)
      if property.type == .nominal("Shop.UseCases", []) {
        return found + useCases(of: "Shop", at: own, unavailability)
      }
      guard let within = holder(property.type) else { return found }
      let inner = "\(Landscape.module).\(within.name)"
      if isWorld(within) {
        return found + inWorld(own, inner, within.properties, unavailability)
          + useCases(of: within.name, at: own + ".useCases", unavailability)
      }
      let endpoints = within.properties.filter { !$0.isComputed && function($0.type) != nil }
      return found
        + endpoints.map { endpoint in
          let path = "\(own).\(endpoint.name)"
          return stored(
            endpoint,
            at: path,
            inner,
            self.unavailability(path, endpoint, unavailability)
          )[0]
        }
    }
  }

  /// Returns why a part of the world cannot be used, if so.
  private func unavailability(
    _ path: String,
    _ property: Landscape.Property,
    _ outer: Unavailability?
  ) -> Unavailability? {
    if world.except.contains(String(path.dropFirst("world.".count))) { return .excepted }
    return outer ?? (property.isHidden ? .hidden : nil)
  }

  /// Returns a property of a world, and its result if it creates a value.
  private func stored(
    _ property: Landscape.Property,
    at path: String,
    _ owner: String,
    _ unavailability: Unavailability?
  ) -> [Candidate] {
    let own = Candidate(
      path: path,
      name: property.name,
      type: property.type,
      level: 1,
      declared: "\(owner).\(property.name)",
      unavailability: unavailability
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

  /// Returns the use cases of a nested wired world.
  private func useCases(of world: String, at path: String, _ outer: Unavailability?) -> [Candidate]
  {
    let isExcepted = self.world.except.contains(String(path.dropFirst("world.".count)))
    return (landscape.nominal(world)?.useCases ?? []).flatMap { useCase -> [Candidate] in
      let own = "\(path).\(useCase.name)"
      let unavailability = unavailability(own, useCase, isExcepted ? .excepted : outer)
      let found = stored(useCase, at: own, "\(Landscape.module).\(world).UseCases", unavailability)
      // A deferred use case is created by a call; any other is passed as it is.
      guard case .function(let made) = useCase.type, isUseCase(made.result) else {
        return [found[0]]
      }
      return found
    }
  }

  /// Returns the result of a function, as declared.
  private func result(of type: Shape) -> Shape {
    switch type {
    case .alias(let name): landscape.alias(name).map { result(of: $0.target) } ?? type
    case .function(let function): function.result
    default: type
    }
  }

  /// Returns the struct or class of a type, without aliases.
  private func holder(_ type: Shape) -> Landscape.Nominal? {
    guard case .nominal(let name, _) = expanded(type), let nominal = landscape.nominal(name),
      nominal.kind == .struct || nominal.kind == .class
    else { return nil }
    return nominal
  }

  private func hasEndpoint(_ nominal: Landscape.Nominal) -> Bool {
    nominal.properties.contains { !$0.isComputed && function($0.type) != nil }
  }

  /// Returns whether a type contains a capability or a world, or is a wired world.
  private func isWorld(_ nominal: Landscape.Nominal) -> Bool {
    !nominal.useCases.isEmpty
      || nominal.properties.contains { property in
        guard !property.isComputed, let within = holder(property.type) else { return false }
        return hasEndpoint(within) || isWorld(within)
      }
  }

  // MARK: Levels 2 and 3

  func isExcepted(_ builder: Builder) -> Bool {
    let module = builder.isInSide ? world.side : world.module
    return world.except.contains(builder.function)
      || world.except.contains("\(module).\(builder.function)")
  }

  /// Returns whether it creates a function or a struct of endpoints without a `close` function.
  func isUseCase(_ builder: Builder) -> Bool {
    builder.close == nil && isUseCase(builder.product)
  }

  private func isUseCase(_ product: Shape) -> Bool {
    if function(product) != nil { return true }
    guard let holder = holder(product) else { return false }
    return holder.kind == .struct && hasEndpoint(holder)
  }

  /// Returns why a builder cannot be used, if so.
  func unavailability(_ builder: Builder) -> Unavailability? {
    if isExcepted(builder) { return .excepted }
    return builder.isDeprecated ? .deprecated : builder.isHidden ? .hidden : nil
  }

  func made(by builders: [Builder]) -> [Candidate] {
    let builders = builders.filter { $0.product != .void }
    let made = builders.map { other in
      Candidate(
        path: other.path,
        name: other.useCase,
        type: other.product,
        level: 2,
        declared: title(of: other),
        unavailability: unavailability(other),
        builder: other
      )
    }
    return made + builders.flatMap(fields)
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
        level: 3,
        declared: title(of: builder),
        unavailability: unavailability(builder) ?? (isHidden ? .hidden : nil),
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
  /// The key of its result.
  var path: String { useCase }
}
