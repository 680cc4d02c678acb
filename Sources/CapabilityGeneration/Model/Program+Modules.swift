/// The declarations and imports of modules.
extension Program {
  /// Returns the modules that the files of a file's target always import with an access level, once
  /// below `public`. Without `InternalImportsByDefault`, each other import of them needs a level, too.
  func modulesImportedWithLevel(beside path: String) -> Set<String> {
    let imports = writtenFiles(path).flatMap { files[$0].imports }
    let lower = imports.filter { $0.access ?? .public < .public }.map(\.module)
    return Set(lower).subtracting(imports.filter { $0.access == nil }.map(\.module))
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
