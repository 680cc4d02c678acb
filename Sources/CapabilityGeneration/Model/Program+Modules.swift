/// The declarations and imports of modules.
extension Program {
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
        type.module == module && type.properties.contains { $0.extending == nil && isUsed($0.type) }
      }
  }
}
