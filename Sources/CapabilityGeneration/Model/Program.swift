/// Everything that is known of the modules of a program.
struct Program: Sendable {
  /// The types, by precise identifier.
  private(set) var nominals: [String: Nominal] = [:]
  /// Tells which types are the same.
  private(set) var keys = TypeKeys()
  /// The builders of each module, in the order of the source.
  private(set) var builders: [String: [Builder]] = [:]
  /// The documentation and the access level of each type alias, by precise identifier.
  private(set) var aliases: [String: Symbol] = [:]
  /// The global actors that the modules declare, by precise identifier.
  private(set) var globalActors: Set<String> = []
  /// How many modules declare a type or function of that name at their top.
  private var modulesByName: [String: Set<String>] = [:]

  private static let nominalKinds: Set<String> = [
    "swift.struct", "swift.class", "swift.enum", "swift.protocol",
  ]

  /// Gathers the modules of a program.
  ///
  /// - Parameter graphs: One symbol graph a module, or several, where a module extends others.
  init(_ graphs: [SymbolGraph]) {
    let graphs = Self.merged(graphs)
    for graph in graphs { addTypes(of: graph) }
    keys.remember()
    for edge in graphs.flatMap(\.relationships) where Self.isGlobalActor(edge) {
      globalActors.insert(edge.source)
    }
    for graph in graphs { addMembers(of: graph) }
  }

  private mutating func addTypes(of graph: SymbolGraph) {
    let module = graph.module
    for symbol in graph.symbols {
      if symbol.path.count == 1, let name = symbol.path.first {
        modulesByName[String(name.prefix { $0 != "(" }), default: []].insert(module)
      }
      if symbol.kind == "swift.typealias" {
        aliases[symbol.precise] = symbol
        let tokens = symbol.declaration
        guard let equals = tokens.firstIndex(where: { $0.kind == .equals }) else { continue }
        let type = TypeParser.type(Array(tokens[(equals + 1)...]))
        keys.aliases[symbol.precise] = TypeKeys.Alias(generics: symbol.generics, type: type)
      } else if Self.nominalKinds.contains(symbol.kind), let position = symbol.location {
        nominals[symbol.precise] = Nominal(
          kind: symbol.kind,
          precise: symbol.precise,
          module: module,
          path: symbol.path,
          isClassBound: symbol.declaration.contains { $0.isName && $0.text == "AnyObject" },
          isOnActor: symbol.declaration.contains { $0.kind == .at },
          isGeneric: !symbol.generics.isEmpty && symbol.kind != "swift.protocol",
          access: symbol.access,
          position: position,
          documentation: symbol.documentation
        )
      }
    }
  }

  private static func isGlobalActor(_ edge: SymbolGraph.Relationship) -> Bool {
    edge.kind == .conformsTo && edge.target == "s:12_Concurrency11GlobalActorP"
  }

  /// The graphs of each module as one.
  private static func merged(_ graphs: [SymbolGraph]) -> [SymbolGraph] {
    var merged: [SymbolGraph] = []
    var places: [String: Int] = [:]
    for graph in graphs {
      guard let place = places[graph.module] else {
        places[graph.module] = merged.count
        merged.append(graph)
        continue
      }
      merged[place].symbols += graph.symbols
      merged[place].relationships += graph.relationships
    }
    return merged
  }

  private mutating func addMembers(of graph: SymbolGraph) {
    let module = graph.module
    var owners: [String: String] = [:]
    var required: Set<String> = []
    for relationship in graph.relationships {
      switch relationship.kind {
      case .memberOf: owners[relationship.source] = relationship.target
      case .requirementOf:
        owners[relationship.source] = relationship.target
        required.insert(relationship.source)
      case .conformsTo:
        nominals[relationship.source]?.conformances.insert(relationship.target)
      case .inheritsFrom: nominals[relationship.source]?.superclass = relationship.target
      }
    }
    let ordered = graph.symbols.sorted {
      ($0.location ?? .nowhere, $0.precise) < ($1.location ?? .nowhere, $1.precise)
    }
    for symbol in ordered {
      if let builder = Builder(symbol, module: module, globalActors: globalActors),
        owners[symbol.precise].flatMap({ nominals[$0]?.kind }) != "swift.protocol"
      {
        builders[module, default: []].append(builder)
      }
      guard let owner = owners[symbol.precise], nominals[owner] != nil else { continue }
      if required.contains(symbol.precise) { nominals[owner]?.requirements.append(symbol) }
      if symbol.kind == "swift.property", let property = Property(symbol) {
        nominals[owner]?.properties.append(property)
      } else {
        nominals[owner]?.members.append(symbol)
      }
    }
  }

  /// The type that a type's name leads to, aliases looked through.
  func nominal(_ type: SwiftType) -> Nominal? {
    keys.expanded(type).precise.flatMap { nominals[$0] }
  }

  /// Finds a type by its name.
  ///
  /// - Parameters:
  ///   - name: The name, with or without its module, such as `World` or `Shop.World`.
  ///   - kinds: What it may be.
  /// - Throws: ``GenerationError`` where there is none, or more than one.
  func nominal(named name: String, kinds: Set<String>) throws(GenerationError) -> Nominal {
    let parts = name.split(separator: ".").map { $0.filter { $0 != "`" } }
    let found = nominals.values.filter { type in
      kinds.contains(type.kind) && (type.path == parts || [type.module] + type.path == parts)
    }
    .sorted { $0.position < $1.position }
    if found.count == 1, let only = found.first { return only }
    guard let first = found.first else {
      throw GenerationError("no type `\(name)` in the modules \(modules.joined(separator: ", "))")
    }
    let names = found.map { "`\($0.module).\($0.path.joined(separator: "."))`" }
    throw GenerationError(
      "`\(name)` may be \(names.joined(separator: " or ")); write \(first.module).\(name) to say which"
    )
  }

  /// The endpoints of a type: its stored properties that are functions.
  func endpoints(of type: Nominal) -> [(property: Property, type: FunctionType)] {
    type.stored.compactMap { property in
      keys.expanded(property.type).function.map { (property, $0) }
    }
  }

  /// Whether a type or function of that name stands at the top of more than one module.
  func isShared(_ name: String) -> Bool {
    (modulesByName[name]?.count ?? 0) > 1
  }

  /// Whether a module declares a type or function of that name at its top.
  func declares(_ name: String, in module: String) -> Bool {
    modulesByName[name]?.contains(module) ?? false
  }

  /// The names of the modules, in text order.
  var modules: [String] {
    Set(modulesByName.values.flatMap { $0 }).sorted()
  }
}

extension SourcePosition {
  /// The place of what the compiler wrote.
  static let nowhere = SourcePosition(path: "", line: 0, column: 0)
}
