/// The imports of a generated file.
struct Imports: Sendable {
  /// The modules, except the file's own.
  var modules: Set<String> { Set(levels.keys) }
  /// The widest access level at which each module is used.
  private var levels: [String: AccessLevel] = [:]
  /// The file's own module.
  private let home: String
  /// The file whose declarations name the types.
  private var origin = ""

  init(home: String) { self.home = home }

  /// Creates the imports of a file in a type's module that extends the type. Its path can begin with
  /// a type of another module.
  init(beside type: Nominal, _ access: AccessLevel) {
    self.init(home: type.module)
    origin = type.position.path
    insert(moduleName(type.precise) ?? home, access)
  }

  /// Adds a module.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - access: The access level of the declaration that uses it.
  mutating func insert(_ module: String, _ access: AccessLevel = .internal) {
    guard module != home else { return }
    levels[module] = max(levels[module] ?? .internal, min(access, .public))
  }

  /// Adds the modules that a type names.
  ///
  /// A module that only declares a global actor is not imported publicly: the compiler would warn,
  /// even if a public signature has the attribute.
  mutating func insert(_ type: SwiftType, of program: Program, _ access: AccessLevel) {
    for precise in type.identities {
      if precise.hasPrefix("c:") {
        for (module, level) in program.foreignImports(in: origin) {
          insert(module, min(access, level))
        }
      }
      let isActor = program.globalActors.contains(precise)
      for module in program.modules(naming: precise) {
        insert(module, isActor ? .internal : access)
      }
    }
  }

  /// Writes the imports, one per line.
  ///
  /// In a module without `InternalImportsByDefault`, `package import` would make every plain import
  /// of the same module ambiguous. There, a plain import is public and suffices.
  func write(into writer: inout SourceWriter) {
    let sorted = levels.sorted { $0.key < $1.key }
    for (module, access) in sorted where access != .package {
      writer.line("\(access.prefix)import \(identifier(module))")
    }
    let modules = sorted.filter { $0.value == .package }.map(\.key)
    guard !modules.isEmpty else { return }
    for (line, word) in [("#if hasFeature(InternalImportsByDefault)", "package "), ("#else", "")] {
      writer.line(line)
      writer.indented { writer in
        for module in modules { writer.line("\(word)import \(identifier(module))") }
      }
    }
    writer.line("#endif")
  }
}
