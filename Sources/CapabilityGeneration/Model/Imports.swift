/// What a generated file imports.
struct Imports: Sendable {
  /// The modules, the file's own aside.
  var modules: Set<String> { Set(levels.keys) }
  /// From where what names something of each module is seen.
  private var levels: [String: AccessLevel] = [:]
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
    insert(module, isPublic ? .public : .internal)
  }

  /// Imports a module.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - access: From where what names something of it is seen.
  mutating func insert(_ module: String, _ access: AccessLevel) {
    guard module != home else { return }
    levels[module] = max(levels[module] ?? .internal, min(access, .public))
  }

  /// Imports what it takes to name a type.
  ///
  /// The compiler warns of a public import that only global actors ask for, though they stand in a
  /// public signature.
  mutating func insert(_ type: SwiftType, of program: Program, _ access: AccessLevel) {
    for precise in type.identities {
      let isActor = program.globalActors.contains(precise)
      for module in program.modules(naming: precise) {
        insert(module, isActor ? .internal : access)
      }
    }
  }

  /// Imports what it takes to name a type, publicly or not.
  mutating func insert(_ type: SwiftType, of program: Program, isPublic: Bool) {
    insert(type, of: program, isPublic ? .public : .internal)
  }

  /// Writes the imports, a module a line.
  func write(into writer: inout SourceWriter) {
    for (module, access) in levels.sorted(by: { $0.key < $1.key }) {
      writer.line("\(access.prefix)import \(identifier(module))")
    }
  }
}
