/// Something that a world holds, itself or by a world within it.
struct WorldPart: Sendable {
  /// The names from the world to it.
  var path: [String]
  /// Its declaration.
  var property: Property
  /// What it is.
  var role: Role
  /// Whether what is beside the world can read it.
  var isVisible: Bool
  /// The modules whose members the path names.
  var modules: Set<String>

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
  func parts(of world: Nominal) -> [WorldPart] {
    var walk = WorldWalk(program: self, worlds: worlds(in: world))
    walk.enter(world, path: [], modules: [], isVisible: true)
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
    return type.conformances.contains("s:ScA") ? nil : type
  }

  /// Whether a type has an endpoint.
  func isCapability(_ type: Nominal) -> Bool {
    type.stored.contains { keys.expanded($0.type).function != nil }
  }

  /// The use cases of a world that is wired: what its `useCases` are, or what it is itself.
  fileprivate func useCases(of type: Nominal) -> (path: [String], type: Nominal)? {
    if type.isUseCases { return ([], type) }
    let property = type.properties.first { $0.name == "useCases" }
    guard let property, property.access > .fileprivate, let useCases = nominal(property.type),
      useCases.isUseCases, useCases.path.dropLast() == type.path[...]
    else { return nil }
    return ([property.name], useCases)
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
  let worlds: Set<String>
  var parts: [WorldPart] = []
  /// The types of the worlds that the walk is in: where one holds itself, it ends.
  private var open: Set<String> = []

  init(program: Program, worlds: Set<String>) {
    self.program = program
    self.worlds = worlds
  }

  mutating func enter(_ world: Nominal, path: [String], modules: Set<String>, isVisible: Bool) {
    guard open.insert(world.precise).inserted else { return }
    defer { open.remove(world.precise) }
    let modules = modules.union([world.module])
    for property in world.stored {
      let part = WorldPart(
        path: path + [property.name],
        property: property,
        role: .stored,
        isVisible: isVisible && property.access > .fileprivate,
        modules: modules
      )
      parts.append(part)
      guard let held = program.held(property) else { continue }
      if worlds.contains(held.precise) {
        enter(held, path: part.path, modules: modules, isVisible: part.isVisible)
      } else {
        add(program.endpoints(of: held).map(\.property), .endpoint, of: held, in: part)
      }
      guard let (name, useCases) = program.useCases(of: held) else { continue }
      let wired = useCases.properties.filter { !WiringPrinter.reserved.contains($0.name) }
      var owner = part
      owner.path += name
      owner.modules.insert(held.module)
      add(wired, .useCase, of: useCases, in: owner)
    }
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
          isVisible: owner.isVisible && property.access > .fileprivate,
          modules: owner.modules.union([type.module])
        )
      )
    }
  }
}
