struct Imports: Sendable {
  /// The modules, except the file's own.
  var modules: Set<String> { Set(levels.keys) }
  /// The widest access level at which each module is used.
  private var levels: [String: AccessLevel] = [:]
  /// The widest access level at which a file uses an alias whose definition names a type of the module.
  private var definitions: [String: AccessLevel] = [:]
  var testable: Set<String> = []
  /// The file's own module.
  private let home: String
  /// The modules whose imports need an access level, because those of other files have one.
  private let explicit: Set<String>

  /// Creates the imports of a file in the folder of another path.
  init(home: String, _ program: Program, beside path: String) {
    self.home = home
    explicit = program.files.importedWithLevel(in: path)
  }

  /// Creates the imports of a file in a type's module that extends the type. Its path can begin with
  /// a type of another module.
  init(beside type: Nominal, _ access: AccessLevel, _ program: Program) {
    self.init(home: type.module, program, beside: type.position.path)
    insert(moduleName(type.precise) ?? home, access)
  }

  /// Adds a module.
  ///
  /// - Parameter access: The access level of the declaration that uses it.
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
      for (module, level) in program.imports(ofC: precise) { insert(module, min(access, level)) }
      let isActor = program.globalActors.contains(precise)
      for module in program.modules(naming: precise) {
        insert(module, isActor ? .internal : access)
      }
    }
    insertDefinitions(of: type.identities, program, access)
  }

  /// Adds the modules that the definitions of aliases name. A file need not import them, but if it does,
  /// a public signature with such an alias requires a public import.
  private mutating func insertDefinitions(
    of names: Set<String>,
    _ program: Program,
    _ access: AccessLevel
  ) {
    var (seen, rest) = (names, Array(names))
    while let name = rest.popLast() {
      let named = program.keys.aliases[name]?.type.identities ?? []
      for precise in named where seen.insert(precise).inserted {
        rest.append(precise)
        guard !program.globalActors.contains(precise) else { continue }
        for module in program.modules(naming: precise) {
          definitions[module] = max(definitions[module] ?? .internal, min(access, .public))
        }
      }
    }
  }

  /// Returns the names that the file sees.
  ///
  /// - Parameter nearer: The names that shadow top-level declarations.
  func scope(of program: Program, nearer: Set<String>) -> NameScope {
    NameScope(program: program, home: home, imports: modules, nearer: nearer)
  }

  /// Writes the imports, one per line.
  ///
  /// In a module without `InternalImportsByDefault`, `package import` would make every plain import
  /// of the same module ambiguous. There, a plain import is public and suffices.
  func write(into writer: inout SourceWriter) {
    func statement(_ module: String, _ access: AccessLevel) -> String {
      let level = explicit.contains(module) ? "\(access.rawValue) " : access.prefix
      return "\(level)import \(identifier(module))"
    }
    let defined = definitions.filter { self.levels[$0.key] != nil }
    let levels = self.levels.merging(defined, uniquingKeysWith: max)
    let sorted = levels.filter { !testable.contains($0.key) }.sorted { $0.key < $1.key }
    let modules = sorted.map(\.key).filter { levels[$0] == .package && !explicit.contains($0) }
    for (module, access) in sorted where !modules.contains(module) {
      writer.line(statement(module, access))
    }
    if !testable.isEmpty { writer.line() }
    for module in testable.sorted() { writer.line("@testable \(statement(module, .internal))") }
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
