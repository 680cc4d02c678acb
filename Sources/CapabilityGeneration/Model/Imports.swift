/// What a generated file imports.
struct Imports: Sendable {
  /// The modules, the file's own aside.
  private(set) var modules: Set<String> = []
  /// Those of them whose names stand in what other modules see.
  private var publicly: Set<String> = []
  /// The file's own module.
  private let home: String

  /// Makes the imports of a file that names nothing yet.
  init(home: String) {
    self.home = home
  }

  /// Imports a module.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - isPublic: Whether something of it stands in what other modules see.
  mutating func insert(_ module: String, isPublic: Bool = false) {
    guard module != home else { return }
    modules.insert(module)
    if isPublic { publicly.insert(module) }
  }

  /// Imports what it takes to name a type.
  ///
  /// The compiler warns of a public import that only global actors ask for, though they stand in a
  /// public signature.
  mutating func insert(_ type: SwiftType, of program: Program, isPublic: Bool) {
    for precise in type.identities {
      let isActor = program.globalActors.contains(precise)
      for module in program.modules(naming: precise) {
        insert(module, isPublic: isPublic && !isActor)
      }
    }
  }

  /// Writes the imports, a module a line.
  func write(into writer: inout SourceWriter) {
    for module in modules.sorted() {
      writer.line("\(publicly.contains(module) ? "public " : "")import \(identifier(module))")
    }
  }
}
