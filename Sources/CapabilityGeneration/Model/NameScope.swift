/// The names that a generated file sees. It decides which names need their module as a prefix.
struct NameScope: Sendable {
  let program: Program
  /// The file's own module.
  let home: String
  let imports: Set<String>
  /// The names that shadow top-level declarations, such as the members of the extended type.
  let nearer: Set<String>

  /// Returns the modules whose declaration of a top-level name the file sees.
  private func declaring(_ name: String) -> [String] {
    program.declaring(name).filter { module, access in
      (module == home || imports.contains(module)) && access.isVisible(from: home, in: module)
    }.map(\.key)
  }

  /// Returns whether a top-level name of a module is ambiguous or shadowed.
  private func isAmbiguous(_ name: String, of module: String) -> Bool {
    nearer.contains(name) || declaring(name).contains { $0 != module }
  }

  /// Returns whether a type has the name of a module, so that `Module.Name` means a member of it.
  private func isHidden(_ module: String) -> Bool {
    nearer.contains(module) || !declaring(module).isEmpty
  }

  /// Returns a name as source, with its module as a prefix if needed.
  ///
  /// - Parameters:
  ///   - path: The names from the outermost type inwards.
  ///   - module: The module that declares the first of them.
  func source(_ path: [String], of module: String) -> String {
    let name = path.map { identifier($0) }.joined(separator: ".")
    guard let first = path.first, isAmbiguous(first, of: module) else { return name }
    return identifier(module) + (isHidden(module) ? "::" : ".") + name
  }

  /// Returns the name of a type, which can be nested in a type of another module.
  func source(_ type: Nominal) -> String {
    source(type.path, of: moduleName(type.precise) ?? type.module)
  }

  /// Returns a type with qualified names where needed.
  func qualified(_ type: SwiftType) -> SwiftType {
    type.replacingNames { path in
      guard let first = path.first,
        let module = first.precise.flatMap({ moduleName($0) ?? standardModule($0) }),
        isAmbiguous(first.name, of: module)
      else { return .named(path) }
      guard isHidden(module) else { return .named([SwiftType.Component(name: module)] + path) }
      var path = path
      path[0].selector = module
      return .named(path)
    }
  }
}
