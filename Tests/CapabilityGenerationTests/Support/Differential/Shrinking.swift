/// Minimization of a world that shows a difference.
extension RandomWorld {
  /// Returns the smallest world found that still shows the same difference.
  ///
  /// - Parameter shows: Returns whether a world shows the difference.
  func shrunk(_ shows: (RandomWorld) -> Bool) -> RandomWorld {
    var smallest = self
    while let smaller = smallest.simpler.first(where: shows) { smallest = smaller }
    return smallest
  }

  /// The worlds with one simplification.
  private var simpler: [RandomWorld] {
    var worlds: [RandomWorld] = []
    func add(_ change: (inout RandomWorld) -> Void) {
      var world = self
      change(&world)
      worlds.append(world)
    }
    for index in builders.indices { add { $0.builders.remove(at: index) } }
    for index in properties.indices { add { $0.properties.remove(at: index) } }
    for name in open.sorted() { add { $0.open.remove(name) } }
    for name in except.sorted() { add { $0.except.remove(name) } }
    if isPublic { add { $0.isPublic = false } }
    for (index, builder) in builders.enumerated() {
      for simpler in builder.simpler { add { $0.builders[index] = simpler } }
    }
    for (index, property) in properties.enumerated() {
      if property.isHidden { add { $0.properties[index].isHidden = false } }
      if property.storage != .stored { add { $0.properties[index].storage = .stored } }
    }
    return worlds
  }
}

extension RandomWorld.Builder {
  /// The builders with one simplification.
  fileprivate var simpler: [RandomWorld.Builder] {
    var builders: [RandomWorld.Builder] = []
    func add(_ change: (inout RandomWorld.Builder) -> Void) {
      var builder = self
      change(&builder)
      if builder != self { builders.append(builder) }
    }
    for index in parameters.indices {
      add {
        $0.parameters.remove(at: index)
        // The compiler rejects a generic parameter that no input mentions.
        if !$0.parameters.contains(where: \.type.mentionsParameter) { $0.generic = nil }
      }
    }
    add { $0.isInSide = false }
    add { $0.isHidden = false }
    add { $0.isDeprecated = false }
    add { $0.isAsync = false }
    add { $0.failure = .never }
    add { $0.close = nil }
    if !parameters.contains(where: \.type.mentionsParameter) { add { $0.generic = nil } }
    for index in parameters.indices {
      add {
        $0.parameters[index].hasDefault = false
        $0.parameters[index].isNil = false
      }
      add { $0.parameters[index].isNil = false }
      add { $0.parameters[index].kind = .plain }
      add { $0.parameters[index].label = $0.parameters[index].inner }
      if let label = parameters[index].label { add { $0.parameters[index].inner = label } }
      if case .optional(let type) = parameters[index].type {
        add { $0.parameters[index].type = type }
      }
    }
    return builders
  }
}
