/// What modules declare and use.
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
        type.module == module
          && type.properties.contains { $0.extending == nil && isUsed($0.type) }
      }
  }

  /// Returns whether a world has members of the names that `wire` generates, which `wire` did not
  /// write.
  func hasOwnUseCases(_ world: Nominal) -> Bool {
    guard useCases(of: world)?.property == nil else { return false }
    return memberNames(of: world).union(world.properties.map(\.name))
      .contains { ["useCases", "UseCases"].contains($0) }
  }
}
