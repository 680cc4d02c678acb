/// From where things can be named.
extension Program {
  /// From where a type can be named: no wider than from where the types around it can.
  ///
  /// - Parameter precise: The type's or the type alias' identity.
  /// - Returns: `public` for a type of which nothing is known.
  func access(of precise: String) -> AccessLevel {
    guard let own = nominals[precise]?.access ?? aliases[precise]?.access else { return .public }
    let path = nominals[precise]?.path ?? aliases[precise]?.path ?? []
    guard path.count > 1, let module = moduleName(precise) else { return own }
    let outer = nominals.values.filter { type in
      type.path.count < path.count && type.path == Array(path.prefix(type.path.count))
        && moduleName(type.precise) == module
    }
    return outer.reduce(own) { min($0, $1.access) }
  }

  /// From where all that a type names can be named.
  func access(of type: SwiftType) -> AccessLevel {
    type.identities.reduce(.public) { min($0, access(of: $1)) }
  }

  /// The same program, seen from the module of a file.
  ///
  /// - Parameter path: The file: the module is the one that has a type nearest to it.
  func near(_ path: String) -> Program {
    let folders = path.split(separator: "/").dropLast()
    var depths: [String: Int] = [:]
    for type in nominals.values {
      let other = type.position.path.split(separator: "/").dropLast()
      let depth = zip(folders, other).prefix { $0 == $1 }.count
      depths[type.module] = max(depths[type.module] ?? 0, depth)
    }
    let deepest = depths.values.max() ?? 0
    let nearest = depths.filter { $0.value == deepest }
    var program = self
    program.home = nearest.count == 1 ? nearest.first?.key : nil
    return program
  }
}
