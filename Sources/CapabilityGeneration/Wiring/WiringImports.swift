/// What the file of a wiring imports.
struct WiringImports: Sendable {
  /// The modules that a `public import` is for: their names stand in what other modules see.
  private(set) var named: Set<String> = []
  /// All modules, the file's own aside.
  private(set) var all: Set<String> = []

  /// Gathers the modules of what a wiring names.
  ///
  /// - Parameters:
  ///   - wiring: The wiring.
  ///   - program: The modules.
  ///   - usesSingle: Whether some use case is made by the toolkit's `single`.
  init(_ wiring: Wiring, _ program: Program, usesSingle: Bool) {
    // The modules of the capabilities, by property of the world.
    var owners: [String: String] = [:]
    for property in wiring.world.stored {
      owners[property.name] = program.nominal(property.type)?.module
    }
    if usesSingle { all.insert("Capabilities") }
    for step in wiring.steps {
      all.formUnion([step.builder.module, step.builder.root])
      for argument in step.arguments {
        if case .endpoint(let property, _) = argument.source, let module = owners[property] {
          all.insert(module)
        }
      }
      let isPublic = min(wiring.world.access, step.builder.access) >= .public
      for type in Self.typesInSignature(step) {
        all.formUnion(program.modules(of: type))
        if isPublic { named.formUnion(program.modules(of: type, isPublic: true)) }
      }
    }
    all.remove(wiring.world.module)
  }

  private static func typesInSignature(_ step: Wiring.Step) -> [SwiftType] {
    let open = step.arguments.filter { $0.source == .caller }.map(\.parameter.type)
    guard case .typed(let error) = step.failure else { return [step.builder.product] + open }
    return [step.builder.product, error] + open
  }

  /// Writes the imports.
  func write(into writer: inout SourceWriter) {
    for module in all.sorted() {
      writer.line("\(named.contains(module) ? "public " : "")import \(identifier(module))")
    }
    if !all.isEmpty { writer.line() }
  }
}
