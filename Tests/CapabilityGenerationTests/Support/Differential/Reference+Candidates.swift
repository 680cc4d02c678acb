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
    properties.flatMap { property -> [Candidate] in
      let own = "\(path).\(property.name)"
      let unavailability = self.unavailability(own, property, unavailability)
      let found = stored(property, at: own, owner, unavailability)
      if property.type == .nominal("Shop.UseCases", []) {
        return found + useCases(of: "Shop", at: own, unavailability)
      }
      guard let within = holder(property.type) else {
        return found
          + elements(of: property.type).map { label, type, _ in
            var element = found[0]
            element.path += ".\(label)"
            element.name = label
            element.type = type
            element.level = 3
            let isExcepted = world.except.contains(String(element.path.dropFirst("world.".count)))
            if isExcepted { element.unavailability = .excepted }
            return element
          }
      }
      let inner = "\(Landscape.module).\(within.name)"
      if isWorld(within) {
        return found + inWorld(own, inner, within.properties, unavailability)
          + useCases(of: within.name, at: own + ".useCases", unavailability)
      }
      let endpoints = within.properties.filter { function($0.type) != nil }
      let isValue = endpoints.isEmpty && within.kind == .struct
      return found
        + (isValue ? within.properties : endpoints).map { member in
          var member = member
          if let argument = argument(of: property.type), let generic = within.generic {
            member.type = member.type.replacing(generic, by: argument)
          }
          let path = "\(own).\(member.name)"
          let reason = self.unavailability(path, member, unavailability)
          var candidate = stored(member, at: path, inner, reason)[0]
          candidate.level = isValue ? 3 : 1
          return candidate
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
    if outer == .excepted { return outer }
    if outer == .hidden || property.isHidden { return .hidden }
    return outer ?? (property.storage == .lazy ? .lazy : nil)
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
      var found = stored(useCase, at: own, "\(Landscape.module).\(world).UseCases", unavailability)
      for place in found.indices { found[place].isOfNested = path.hasSuffix(".useCases") }
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

  /// Returns the generic argument of a type, if it has one.
  private func argument(of type: Shape) -> Shape? {
    if case .nominal(_, let arguments) = expanded(type) { arguments.first } else { nil }
  }

  private func hasEndpoint(_ nominal: Landscape.Nominal) -> Bool {
    nominal.properties.contains { function($0.type) != nil }
  }

  /// Returns whether a type contains a capability or a world, or is a wired world.
  private func isWorld(_ nominal: Landscape.Nominal) -> Bool {
    !nominal.useCases.isEmpty
      || nominal.properties.contains { property in
        guard let within = holder(property.type) else { return false }
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
    var fields: [(String, Shape, Unavailability?)] = []
    switch expanded(builder.product) {
    case .tuple: fields = elements(of: builder.product)
    case .nominal:
      guard let holder = holder(builder.product), holder.kind == .struct else { return [] }
      fields = holder.properties.map { field in
        let reason: Unavailability? =
          field.isHidden ? .hidden : field.storage == .lazy ? .lazy : nil
        guard let argument = argument(of: builder.product), let generic = holder.generic else {
          return (field.name, field.type, reason)
        }
        return (field.name, field.type.replacing(generic, by: argument), reason)
      }
    default: return []
    }
    return fields.map { name, type, reason in
      Candidate(
        path: "\(builder.path).\(name)",
        name: name,
        type: type,
        level: 3,
        declared: title(of: builder),
        unavailability: unavailability(builder) ?? reason,
        builder: builder
      )
    }
  }

  private func elements(of type: Shape) -> [(String, Shape, Unavailability?)] {
    switch type {
    case .alias(let name): landscape.alias(name).map { elements(of: $0.target) } ?? []
    case .tuple(let elements):
      elements.compactMap { element in element.label.map { ($0, element.type, nil) } }
    default: []
    }
  }
}

extension RandomWorld.Builder {
  /// The key of its result.
  var path: String { useCase }
}
