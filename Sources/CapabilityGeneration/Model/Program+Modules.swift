/// The declarations and imports of modules.
extension Program {
  /// Returns the modules without a symbol graph that a file imports under any condition, each with
  /// the access level of that import. One of them declares a C type that the file names, because its
  /// identifier has no module.
  func foreignImports(in path: String) -> [(module: String, access: AccessLevel)] {
    files[path].lines.compactMap { line in
      let words = line.prefix { $0 != "/" }.split(separator: " ")
      guard let keyword = words.firstIndex(of: "import"), keyword < 3,
        let name = words.last?.split(separator: ".").first, keyword + 1 < words.count
      else { return nil }
      let access = words[..<keyword].last.flatMap { AccessLevel(rawValue: String($0)) }
      return folders[String(name)] == nil ? (String(name), access ?? .internal) : nil
    }
  }

  /// Returns whether declarations of a module name types of another.
  func uses(_ other: String, in module: String) -> Bool {
    func isUsed(_ type: SwiftType) -> Bool {
      type.identities.contains { modules(naming: $0).contains(other) }
    }
    let builders = builders[module] ?? []
    return builders.contains { builder in
      builder.root == other || isUsed(builder.product)
        || builder.parameters.contains { isUsed($0.type) }
    }
      || nominals.values.contains { type in
        type.module == module
          && type.properties.contains { $0.extending == nil && isUsed($0.type) }
      }
  }

  }
}
