/// Everything that is known of the modules of a program.
struct Program: Sendable {
  /// The types, by precise identifier.
  private(set) var nominals: [String: Nominal] = [:]
  /// Tells which types are the same.
  private(set) var keys = TypeCanonicalizer()
  /// The builders of each module, in the order of the source.
  private(set) var builders: [String: [Builder]] = [:]
  /// The documentation and the access level of each type alias, by precise identifier.
  private(set) var aliases: [String: Symbol] = [:]
  /// The global actors that the modules declare, by precise identifier.
  private(set) var globalActors: Set<String> = []
  /// The modules that declare a type or function at their top, by its name, and from where it can
  /// be seen.
  private var modulesByName: [String: [String: AccessLevel]] = [:]
  /// The protocols that the modules let types of others conform to, by precise identifier.
  private(set) var foreignConformances: [String: Set<String>] = [:]
  /// The modules of types that stand in an extension of another module's type.
  private var extendingModules: [String: String] = [:]
  /// The modules of members that stand in an extension of another module's type.
  private var memberModules: [String: String] = [:]

  /// The folders that the modules' sources stand in, by the modules' names.
  private(set) var folders: [String: String] = [:]
  /// The global actors that the modules' declarations are isolated to by default.
  private(set) var isolations: [String: String] = [:]

  /// The module whose types are meant where several have a name.
  var home: String?

  static let nominalKinds: Set<String> = [
    "swift.struct", "swift.class", "swift.enum", "swift.protocol",
  ]

  /// Gathers the modules of a program.
  ///
  /// - Parameter graphs: One symbol graph a module, or several, where a module extends others.
  init(_ graphs: [SymbolGraph]) {
    let graphs = Self.merged(graphs)
    for graph in graphs {
      folders[graph.module] = graph.folder
      isolations[graph.module] = graph.isolation
      addTypes(of: graph)
    }
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
        let name = String(name.prefix { $0 != "(" })
        let known = modulesByName[name]?[module] ?? symbol.access
        modulesByName[name, default: [:]][module] = max(known, symbol.access)
      }
      let isType = symbol.kind == "swift.typealias" || Self.nominalKinds.contains(symbol.kind)
      if isType, moduleName(symbol.precise) != module { extendingModules[symbol.precise] = module }
      if symbol.kind == "swift.typealias" {
        aliases[symbol.precise] = symbol
        let tokens = symbol.declaration
        guard let equals = tokens.firstIndex(where: { $0.kind == .equals }) else { continue }
        let type = TypeParser.type(Array(tokens[(equals + 1)...]))
        keys.aliases[symbol.precise] = TypeCanonicalizer.Alias(
          generics: symbol.generics,
          type: type
        )
      } else if Self.nominalKinds.contains(symbol.kind), let position = symbol.location {
        nominals[symbol.precise] = Nominal(
          kind: symbol.kind,
          precise: symbol.precise,
          module: module,
          path: symbol.path,
          isClassBound: symbol.declaration.contains { $0.isName && $0.text == "AnyObject" },
          isOnActor: symbol.declaration.contains { $0.kind == .at },
          declaration: symbol.declaration,
          isGeneric: !symbol.generics.isEmpty && symbol.kind != "swift.protocol",
          access: symbol.access,
          position: position,
          documentation: symbol.documentation
        )
        nominals[symbol.precise]?.generics = symbol.generics
        nominals[symbol.precise]?.isActor = symbol.declaration.contains { $0.isKeyword("actor") }
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
        if nominals[relationship.source] == nil {
          foreignConformances[relationship.source, default: []].insert(relationship.target)
        } else {
          nominals[relationship.source]?.conformances.insert(relationship.target)
          guard !relationship.conditions.isEmpty else { continue }
          nominals[relationship.source]?.conditions[relationship.target] = relationship.conditions
        }
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
      guard let owner = owners[symbol.precise], let type = nominals[owner] else { continue }
      if type.module != module { memberModules[symbol.precise] = module }
      if required.contains(symbol.precise) { nominals[owner]?.requirements.append(symbol) }
      if symbol.kind == "swift.property", let property = Property(symbol) {
        nominals[owner]?.properties.append(property)
        if !required.contains(symbol.precise) { nominals[owner]?.propertySymbols.append(symbol) }
      } else {
        nominals[owner]?.members.append(symbol)
      }
    }
  }

  /// The type that a type's name leads to, aliases looked through.
  func nominal(_ type: SwiftType) -> Nominal? {
    keys.expanded(type).precise.flatMap { nominals[$0] }
  }

  /// What the generic parameters of a type are, by its generic arguments.
  func arguments(of type: SwiftType) -> [String: SwiftType] {
    guard case .named(let path) = keys.expanded(type), let precise = path.last?.precise,
      let generics = nominals[precise]?.generics, !generics.isEmpty
    else { return [:] }
    return Dictionary(
      zip(generics, path.flatMap(\.arguments)),
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The endpoints of a type: its stored properties that are functions.
  func endpoints(of type: Nominal) -> [(property: Property, type: FunctionType)] {
    type.stored.compactMap { property in
      keys.expanded(property.type).function.map { (property, $0) }
    }
  }

  /// The modules that declare a type or function of that name at their top, and from where it can
  /// be seen.
  func declaring(_ name: String) -> [String: AccessLevel] {
    modulesByName[name] ?? [:]
  }

  /// Whether a module declares a type or function of that name at its top.
  func declares(_ name: String, in module: String) -> Bool {
    modulesByName[name]?[module] != nil
  }

  /// The names of the modules, in text order.
  var modules: [String] {
    Set(modulesByName.values.flatMap(\.keys)).sorted()
  }

  /// The modules that a file imports to name a type, by precise identifier: two for a type in an
  /// extension of another module's type.
  func modules(naming precise: String) -> Set<String> {
    Set([moduleName(precise), extendingModules[precise]].compactMap(\.self))
  }

  /// The module that a type alias stands in.
  func module(of alias: Symbol) -> String {
    extendingModules[alias.precise] ?? moduleName(alias.precise) ?? ""
  }

  /// The module that a member of a type stands in.
  func module(ofMember symbol: Symbol, of type: Nominal) -> String {
    memberModules[symbol.precise] ?? type.module
  }

  /// The names of a type's members, which hide what stands at the top of a module.
  func memberNames(of type: Nominal) -> Set<String> {
    let members = type.members.compactMap(\.path.last).map { String($0.prefix { $0 != "(" }) }
    let types = nominals.values.map(\.path) + aliases.values.map(\.path)
    let nested = types.filter { $0.count > 1 && $0.dropLast() == type.path[...] }
    return Set(members + nested.compactMap(\.last))
  }
}

extension SourcePosition {
  /// The place of what the compiler wrote.
  static let nowhere = SourcePosition(path: "", line: 0, column: 0)
}
