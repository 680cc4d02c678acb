/// A member of a world or of a nested world.
struct WorldPart: Sendable {
  /// The property names from the world to it.
  var path: [String]
  var property: Property
  var role: Role
  /// The precise identifier of the declaring type.
  var owner: String
  /// Whether a file beside the world can read it.
  var isVisible: Bool
  /// Why its path cannot be read by a plain expression; `nil` if it can.
  var obstacle: Candidate.Unavailability?
  /// Whether its path has a computed property, or one that the compiler describes like one:
  /// `private(set)`, observed or wrapped.
  var isComputed: Bool
  /// The modules whose members its path names.
  var modules: Set<String>
  /// The use cases that it belongs to, if reading them creates them.
  var wiredWorld: WiringPlan.WiredWorld?

  enum Role: Sendable {
    case property
    /// A property of a value in a world, or an element of a tuple.
    case part
    case endpoint
    /// A use case of a nested world.
    case useCase
  }

  /// Whether it is a member of a capability or of a value.
  var isMember: Bool { role == .endpoint || role == .part }
}

extension Program {
  /// Returns the readable parts of a world that are stored, without the parts of values.
  func parts(of world: Nominal, from home: String? = nil) -> [WorldPart] {
    readableParts(of: world, from: home).filter { !$0.isComputed && $0.role != .part }
  }

  /// Returns the members of a world and its nested worlds that can be read, in source order.
  ///
  /// - Parameter home: The module that reads them; by default the world's own.
  func readableParts(of world: Nominal, from home: String? = nil) -> [WorldPart] {
    let home = home ?? world.module
    var walk = WorldWalk(program: self, home: home)
    walk.enter(world, [:], in: nil)
    return walk.parts
  }

  /// Returns why a part of a world cannot be used; `nil` if it can.
  func unavailability(
    of part: WorldPart,
    in world: Nominal,
    _ request: WiringRequest
  ) -> Candidate.Unavailability? {
    if request.excludes(part) { return .excepted }
    guard part.isVisible else {
      let owner = nominals[part.owner]?.module ?? world.module
      return .access(part.property.access, of: owner, module: world.module)
    }
    return nominal(part.property.type)?.precise == world.precise ? .world : part.obstacle
  }

  /// Returns whether a type that a world holds is a world too: it holds a capability, a world, or wired
  /// use cases.
  fileprivate func isWorld(_ type: Nominal) -> Bool {
    var seen: Set<String> = []
    func isWorld(_ type: Nominal) -> Bool {
      guard seen.insert(type.precise).inserted else { return false }
      let held = readable(type).compactMap { self.held($0.property) }
      let members = held.flatMap(readable).map { keys.expanded($0.property.type) }
      return useCases(of: type) != nil || members.contains { $0.function != nil }
        || held.contains(where: isWorld)
    }
    return isWorld(type)
  }

  /// Returns the struct or class that a property holds. An actor does not count, because its
  /// properties are isolated.
  func held(_ property: Property) -> Nominal? {
    guard let type = nominal(property.type), ["swift.struct", "swift.class"].contains(type.kind)
    else { return nil }
    return type.isActor ? nil : type
  }

  /// Returns the properties of a type, of its superclasses and of extensions of its protocols, each
  /// with the type that declares it.
  func readable(_ type: Nominal) -> [(property: Property, owner: Nominal)] {
    // The use cases that `wire` generated are found by name, and creating them needs their world.
    guard !type.isUseCases else { return [] }
    let owners = [type] + hierarchy(of: type).dropFirst().prefix { !$0.isGeneric }
    var found: [(property: Property, owner: Nominal)] = []
    var names: Set<String> = []
    for owner in owners + protocols(of: type) {
      for property in owner.properties where names.insert(property.name).inserted {
        found.append((property, owner))
      }
    }
    return found.filter { property, owner in
      property.isStored || property.name != "useCases" || useCases(of: owner) == nil
    }
  }

  /// Returns the protocols that a type conforms to without a condition, also inherited ones, by
  /// position. Their extensions give it properties.
  private func protocols(of type: Nominal) -> [Nominal] {
    let own = type.conformances.filter { type.conditions[$0] == nil }
    return own.compactMap { nominals[$0] }.sorted { $0.position < $1.position }
  }

  func isCapability(_ type: Nominal) -> Bool {
    type.stored.contains { keys.expanded($0.type).function != nil }
  }

  /// Returns the `UseCases` of a wired world, or the type itself if it is one.
  func useCases(of type: Nominal) -> (property: Property?, type: Nominal)? {
    if type.isUseCases { return (nil, type) }
    let property = type.properties.first { $0.name == "useCases" }
    guard let property, let useCases = nominal(property.type), useCases.isUseCases,
      useCases.path.dropLast() == type.path[...], useCases.module == type.module
    else { return nil }
    return (property, useCases)
  }
}

extension Nominal {
  /// Whether `wire` generated it.
  fileprivate var isUseCases: Bool {
    kind == "swift.class" && path.count > 1 && path.last == "UseCases"
  }
}

/// A traversal of a world and its nested worlds.
private struct WorldWalk {
  let program: Program
  /// The module that reads the parts.
  let home: String
  var parts: [WorldPart] = []
  /// The types of the worlds being visited, to stop at a world that contains itself.
  var open: Set<String> = []

  /// Adds the members of a world.
  ///
  /// - Parameters:
  ///   - generics: The types of its generic parameters.
  ///   - owner: The part that holds it; `nil` for the outermost world.
  mutating func enter(_ world: Nominal, _ generics: [String: SwiftType], in owner: WorldPart?) {
    guard open.insert(world.precise).inserted else { return }
    defer { open.remove(world.precise) }
    for (property, type) in program.readable(world) where property.exists(in: home) {
      var part = member(property.replacing(generics), .property, of: type, in: owner)
      part.modules.insert(world.module)
      parts.append(part)
      guard let held = program.held(part.property) else {
        addElements(in: part)
        continue
      }
      let arguments = program.arguments(of: part.property.type)
      if program.isWorld(held) {
        enter(held, arguments, in: part)
      } else {
        addMembers(of: held, arguments, in: part)
      }
      addUseCases(of: held, in: part)
    }
  }

  private func member(
    _ property: Property,
    _ role: WorldPart.Role,
    of type: Nominal,
    in owner: WorldPart?
  ) -> WorldPart {
    WorldPart(
      path: (owner?.path ?? []) + [property.name],
      property: property,
      role: role,
      owner: type.precise,
      isVisible: owner?.isVisible != false && property.isVisible(from: home, of: type),
      obstacle: owner?.obstacle ?? (role == .useCase ? nil : property.unavailability),
      isComputed: owner?.isComputed == true || role != .useCase && !property.isStored,
      modules: (owner?.modules ?? []).union([type.module]),
      wiredWorld: role == .useCase ? owner?.wiredWorld : nil
    )
  }

  /// Adds the endpoints of a capability, or the parts of a value.
  private mutating func addMembers(
    of type: Nominal,
    _ arguments: [String: SwiftType],
    in part: WorldPart
  ) {
    let members = program.readable(type).map(\.property).filter { $0.exists(in: home) }
      .map { $0.replacing(arguments) }
    let endpoints = members.filter { program.endpoint(within: $0.type) != nil }
    parts += endpoints.map { member($0, .endpoint, of: type, in: part) }
    guard endpoints.isEmpty, type.kind == "swift.struct" else { return }
    parts += members.map { member($0, .part, of: type, in: part) }
  }

  /// Adds the labelled elements of a tuple.
  private mutating func addElements(in part: WorldPart) {
    guard case .tuple(let elements) = program.keys.expanded(part.property.type) else { return }
    for element in elements {
      guard let label = element.label else { continue }
      var member = part
      member.path.append(label)
      member.property.name = label
      member.property.type = element.type
      member.role = .part
      parts.append(member)
    }
  }

  private mutating func addUseCases(of world: Nominal, in part: WorldPart) {
    guard let (property, useCases) = program.useCases(of: world) else { return }
    var owner = part
    if let property {
      owner = member(property, .useCase, of: world, in: part)
      owner.wiredWorld = WiringPlan.WiredWorld(path: owner.path, type: useCases.precise)
    }
    // Its values belong to that world alone.
    let wired = useCases.properties.filter { property in
      !WiringPrinter.reserved.contains(property.name) && program.isUseCase(property.type)
    }
    parts += wired.map { member($0, .useCase, of: useCases, in: owner) }
  }
}
