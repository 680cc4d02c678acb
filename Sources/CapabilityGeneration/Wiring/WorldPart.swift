/// Something that a world holds, itself or by a world within it.
struct WorldPart: Sendable {
  /// The names from the world to it.
  var path: [String]
  /// Its declaration.
  var property: Property
  /// What it is.
  var role: Role
  /// The type that declares it, by precise identifier.
  var owner: String
  /// Whether what is beside the world can read it.
  var isVisible: Bool
  /// The modules whose members the path names.
  var modules: Set<String>
  /// The use cases that it is one of, where reading them makes them.
  var wiredWorld: WiringPlan.WiredWorld?

  /// What a part is.
  enum Role: Sendable {
    /// A stored property of a world.
    case stored
    /// A closure of a capability.
    case endpoint
    /// A use case of a world within.
    case useCase
  }
}

extension Program {
  /// Everything that a world holds, worlds within it included, in the order of the source.
  ///
  /// - Parameters:
  ///   - world: The world.
  ///   - home: The module that the parts are read from; by default the world's own.
  func parts(of world: Nominal, from home: String? = nil) -> [WorldPart] {
    let home = home ?? world.module
    var walk = WorldWalk(program: self, home: home, worlds: worlds(in: world))
    walk.enter(world, generics: [:], path: [], modules: [], isVisible: true)
    return walk.parts
  }

  /// The types that are worlds themselves, of those that a world holds: they hold a capability, a
  /// world, or use cases that are wired.
  private func worlds(in world: Nominal) -> Set<String> {
    var holders: [String: Set<String>] = [:]
    var found: Set<String> = []
    var rest = [world.precise]
    var seen: Set<String> = [world.precise]
    while let precise = rest.popLast(), let owner = nominals[precise] {
      if useCases(of: owner) != nil { found.insert(precise) }
      for part in owner.stored.compactMap({ held($0) }) {
        holders[part.precise, default: []].insert(precise)
        if isCapability(part) { found.insert(precise) }
        if seen.insert(part.precise).inserted { rest.append(part.precise) }
      }
    }
    rest = Array(found)
    while let precise = rest.popLast() {
      for holder in holders[precise] ?? [] where found.insert(holder).inserted {
        rest.append(holder)
      }
    }
    return found
  }

  /// The struct or class that a property holds; not an actor, whose properties are its own.
  func held(_ property: Property) -> Nominal? {
    guard let type = nominal(property.type), ["swift.struct", "swift.class"].contains(type.kind)
    else { return nil }
    return type.isActor ? nil : type
  }

  /// Whether a type has an endpoint.
  func isCapability(_ type: Nominal) -> Bool {
    type.stored.contains { keys.expanded($0.type).function != nil }
  }

  /// The use cases of a world that is wired: what its `useCases` are, or what it is itself.
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
  /// Whether it is what `wire` writes into a world.
  fileprivate var isUseCases: Bool {
    kind == "swift.struct" && path.count > 1 && path.last == "UseCases"
  }
}

/// A walk through a world and the worlds within it.
private struct WorldWalk {
  let program: Program
  /// The module that the parts are read from.
  let home: String
  let worlds: Set<String>
  var parts: [WorldPart] = []
  /// The types of the worlds that the walk is in: where one holds itself, it ends.
  private var open: Set<String> = []

  init(program: Program, home: String, worlds: Set<String>) {
    self.program = program
    self.home = home
    self.worlds = worlds
  }

  mutating func enter(
    _ world: Nominal,
    generics: [String: SwiftType],
    path: [String],
    modules: Set<String>,
    isVisible: Bool
  ) {
    guard open.insert(world.precise).inserted else { return }
    defer { open.remove(world.precise) }
    let modules = modules.union([world.module])
    for property in world.stored.map({ $0.replacing(generics) }) {
      let part = WorldPart(
        path: path + [property.name],
        property: property,
        role: .stored,
        owner: world.precise,
        isVisible: isVisible && property.isVisible(from: home, of: world),
        modules: modules
      )
      parts.append(part)
      guard let held = program.held(property) else { continue }
      let arguments = program.arguments(of: property.type)
      if worlds.contains(held.precise) {
        enter(
          held,
          generics: arguments,
          path: part.path,
          modules: modules,
          isVisible: part.isVisible
        )
      } else {
        let endpoints = program.endpoints(of: held).map { $0.property.replacing(arguments) }
        add(endpoints, .endpoint, of: held, in: part)
      }
      addUseCases(of: held, in: part)
    }
  }

  private mutating func addUseCases(of world: Nominal, in part: WorldPart) {
    guard let (property, useCases) = program.useCases(of: world) else { return }
    var owner = part
    if let property {
      owner.wiredWorld = WiringPlan.WiredWorld(
        path: owner.path,
        property: property.name,
        type: useCases.precise
      )
      owner.path.append(property.name)
      owner.modules.insert(world.module)
      owner.isVisible = part.isVisible && property.isVisible(from: home, of: world)
    }
    // What it stores is its own.
    let wired = useCases.properties.filter { property in
      !property.isStored && !WiringPrinter.reserved.contains(property.name)
    }
    add(wired, .useCase, of: useCases, in: owner)
  }

  private mutating func add(
    _ properties: [Property],
    _ role: WorldPart.Role,
    of type: Nominal,
    in owner: WorldPart
  ) {
    for property in properties {
      parts.append(
        WorldPart(
          path: owner.path + [property.name],
          property: property,
          role: role,
          owner: type.precise,
          isVisible: owner.isVisible && property.isVisible(from: home, of: type),
          modules: owner.modules.union([type.module]),
          wiredWorld: role == .useCase ? owner.wiredWorld : nil
        )
      )
    }
  }
}
