/// The name of a capability of a world for interceptors.
struct CapabilityName: Sendable {
  /// The property names from the world to the capability; empty for the world's own endpoints.
  var path: [String]
  /// The name of its type without generic arguments.
  var type: String
  /// The name in the `intercepted(by:)` of the property that the path begins with.
  var inner: String
  /// The name in the world: the type if it occurs once, else the path.
  var name: String
}

extension Program {
  /// The maximum nesting of worlds.
  private static let greatestDepth = 8

  /// Returns the names that derived code gives to the capabilities of a world and its nested worlds.
  ///
  /// The endpoints of two capabilities of one type would have the same names, so each gets its path.
  ///
  /// - Parameter outer: The types that contain it, to stop at a type that contains itself.
  func capabilityNames(in world: Nominal, within outer: [String] = []) -> [CapabilityName] {
    guard outer.count < Self.greatestDepth, !outer.contains(world.precise) else { return [] }
    let title = world.path.joined(separator: ".")
    var names: [CapabilityName] = []
    if world.stored.contains(where: { endpoint(within: $0.type) != nil }) {
      names.append(CapabilityName(path: [], type: title, inner: title, name: title))
    }
    for property in world.stored {
      guard let held = nominal(within: property.type), hasEndpoints(held) else { continue }
      for inner in capabilityNames(in: held, within: outer + [world.precise]) {
        let path = [property.name] + inner.path
        names.append(
          CapabilityName(path: path, type: inner.type, inner: inner.name, name: inner.type)
        )
      }
    }
    let counts = Dictionary(grouping: names, by: \.type).mapValues(\.count)
    for index in names.indices where !names[index].path.isEmpty {
      guard counts[names[index].type, default: 0] > 1 else { continue }
      names[index].name = names[index].path.joined(separator: ".")
    }
    return names
  }
}

extension Nominal {
  /// Whether `derive` wrote its `intercepted(by:)`. A hand-written one uses the types' names.
  var hasDerivedNames: Bool {
    members.contains {
      $0.path.last == "intercepted(by:)" && ($0.location?.path ?? "").hasSuffix("+Derived.swift")
    }
  }
}
