/// Access levels of types.
extension Program {
  /// Returns the access level of a type or alias, by its precise identifier; `public` if unknown.
  func access(of precise: String) -> AccessLevel {
    nominals[precise]?.access ?? aliases[precise]?.access ?? .public
  }

  /// Returns the narrowest access level of the names in a type.
  func access(of type: SwiftType) -> AccessLevel {
    type.identities.reduce(.public) { min($0, access(of: $1)) }
  }

  /// Returns the same program, in which ambiguous type names refer to the module of a file.
  ///
  /// - Parameter path: The file. Its module is the one with the nearest source folder.
  func near(_ path: String) -> Program {
    let folders = path.split(separator: "/").dropLast()
    let depths = typeFolders.mapValues { others in
      others.map { zip(folders, $0).prefix { $0 == $1 }.count }.max() ?? 0
    }
    let deepest = depths.values.max() ?? 0
    let nearest = depths.filter { $0.value == deepest }
    return changing { $0.home = nearest.count == 1 ? nearest.first?.key : nil }
  }
}
