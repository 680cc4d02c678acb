struct DeclarationTables: Sendable {
  var nominals: [String: Nominal] = [:]
  var keys = TypeCanonicalizer()
  var builders: [String: [Builder]] = [:]
  var aliases: [String: Symbol] = [:]
  var globalActors: Set<String> = []
  /// The modules that declare a top-level type or function, with its access level, by its name.
  var modulesByName: [String: [String: AccessLevel]] = [:]
  /// The precise identifiers of the types with a name.
  var typesByName: [String: Set<String>] = [:]
  var typeFolders: [String: Set<[Substring]>] = [:]
  var foreignConformances: [String: Set<String>] = [:]
  /// The modules of types nested in an extension of another module's type.
  var extendingModules: [String: String] = [:]
  /// The modules of members in an extension of another module's type.
  var memberModules: [String: String] = [:]
  /// The files whose declarations name a C type, by its precise identifier.
  var filesNamingC: [String: Set<String>] = [:]
  var placeholders: [String: [(property: Property, module: String)]] = [:]
  var folders: [String: String] = [:]
  var foreignModules: Set<String> = []
  var isolations: [String: GlobalActor] = [:]
  var modulesLeavingActor: Set<String> = []
  var platforms: [String: String] = [:]

  init(_ graphs: [SymbolGraph], _ files: SourceFiles) {
    var graphs = Self.merged(graphs)
    WholePaths(graphs).complete(&graphs)
    for graph in graphs {
      let file = graph.file
      folders[graph.module] = file.folder
      isolations[graph.module] = file.isolation.map { GlobalActor(attribute: "@" + $0) }
      if file.leavesActor { modulesLeavingActor.insert(graph.module) }
      if file.isOwn { platforms.merge(file.platforms) { known, _ in known } }
      if !file.isOwn { foreignModules.insert(graph.module) }
      addTypes(of: graph)
    }
    keys.remember()
    for edge in graphs.flatMap(\.relationships)
    where edge.kind == .conformsTo && edge.target == "s:12_Concurrency11GlobalActorP" {
      globalActors.insert(edge.source)
    }
    for graph in graphs { addMembers(of: graph) }
    inferIdentifiers()
    if nominals.values.contains(where: \.isStructOfNeeds) {
      let program = Program(self, files)
      // Replaces structs of needs by their properties, and adds the initializers that take one.
      for module in Set(graphs.map(\.module)) {
        let functions = (builders[module] ?? []).map { $0.takingNeeds(program) }
        let types = nominals.values.filter { $0.module == module }
        let all = functions + types.compactMap { Builder(initializing: $0, program) }
        builders[module] = all.isEmpty ? nil : all.sorted { $0.position < $1.position }
      }
    }
    markConcurrent(files)
  }

  private mutating func addTypes(of graph: SymbolGraph) {
    let module = graph.module
    let nested = graph.relationships.filter { $0.kind == .memberOf }
    let owners = Dictionary(nested.map { ($0.source, $0.target) }, uniquingKeysWith: { $1 })
    for symbol in graph.symbols {
      for case let precise? in symbol.declaration.map(\.precise) where precise.hasPrefix("c:") {
        filesNamingC[precise, default: []].insert(symbol.location?.path ?? "")
      }
      if symbol.path.count == 1, let name = symbol.path.first {
        let name = String(name.prefix { $0 != "(" })
        let known = modulesByName[name]?[module] ?? symbol.access
        modulesByName[name, default: [:]][module] = max(known, symbol.access)
      }
      let isType = symbol.kind == "swift.typealias" || Program.nominalKinds.contains(symbol.kind)
      if isType, moduleName(symbol.precise) != module { extendingModules[symbol.precise] = module }
      if isType, let owner = owners[symbol.precise], let name = symbol.path.last {
        keys.members["\(owner).\(name)"] = symbol.precise
      }
      if symbol.kind == "swift.typealias" {
        aliases[symbol.precise] = symbol
        let tokens = symbol.declaration
        guard let equals = tokens.firstIndex(where: { $0.kind == .equals }) else { continue }
        var type = TypeParser.type(Array(tokens[(equals + 1)...].prefix { !$0.isKeyword("where") }))
        if symbol.generics.isEmpty {
          type = type.replacingSelf(symbol.path, owners[symbol.precise])
        }
        keys.aliases[symbol.precise] = .init(generics: symbol.generics, type: type)
      } else if Program.nominalKinds.contains(symbol.kind), let position = symbol.location {
        typesByName[symbol.path.last ?? "", default: []].insert(symbol.precise)
        typeFolders[module, default: []].insert(position.path.split(separator: "/").dropLast())
        nominals[symbol.precise] = Nominal(symbol, in: module, at: position)
      }
    }
  }

  /// Adds the `ID` of each `Identifiable` type that has none, which symbol graphs do not contain: the
  /// compiler infers it from `id`.
  private mutating func inferIdentifiers() {
    for type in nominals.values where type.conformances.contains("s:s12IdentifiableP") {
      let precise = type.precise + "2IDa"
      guard keys.members[type.precise + ".ID"] == nil,
        let id = type.properties.first(where: { $0.name == "id" })
      else { continue }
      keys.members[type.precise + ".ID"] = precise
      keys.aliases[precise] = TypeCanonicalizer.Alias(generics: type.generics, type: id.type)
    }
  }

  /// Adds `@concurrent` to the functions that builders return. Symbol graphs omit it, so the source
  /// is read.
  private mutating func markConcurrent(_ files: SourceFiles) {
    for (module, builders) in builders {
      for (index, builder) in builders.enumerated() {
        guard case .function(var function) = builder.product, function.effects.isAsync
        else { continue }
        let start = files[builder.position.path].text(at: builder.position)
          .dropFirst(builder.position.column - 1)
        guard Self.returnsConcurrent(start) else { continue }
        function.attributes = (function.attributes + ["@concurrent"]).sorted()
        self.builders[module]?[index].product = .function(function)
      }
    }
  }

  /// Returns whether the first attributes after the arrow of a function's source have `@concurrent`.
  private static func returnsConcurrent(_ source: Substring) -> Bool {
    var depth = 0
    let end = source.firstIndex { sign in
      depth += sign == "(" ? 1 : sign == ")" ? -1 : 0
      return sign == ")" && depth == 0
    }
    guard let end, let arrow = source[end...].firstRange(of: "->") else { return false }
    return source[arrow.upperBound...].prefix { $0 != "(" }.contains("@concurrent")
  }

  /// Merges the graphs of each module. The graph of a module with `@_exported import` repeats the
  /// declarations of the imported module, whose own graph comes first, or is not read.
  private static func merged(_ graphs: [SymbolGraph]) -> [SymbolGraph] {
    var known: Set<String> = []
    return graphs.reduce(into: []) { merged, graph in
      var graph = graph
      graph.symbols.removeAll {
        !known.insert($0.precise).inserted || $0.isExported(by: graph.module)
      }
      guard let place = merged.firstIndex(where: { $0.module == graph.module }) else {
        return merged.append(graph)
      }
      merged[place].symbols += graph.symbols
      merged[place].relationships += graph.relationships
    }
  }

  private mutating func addMembers(of graph: SymbolGraph) {
    let module = graph.module
    var owners: [String: String] = [:]
    var required: Set<String> = []
    var overridden: [String: String] = [:]
    for relationship in graph.relationships {
      switch relationship.kind {
      case .memberOf: owners[relationship.source] = relationship.target
      case .requirementOf, .optionalRequirementOf:
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
      case .overrides: overridden[relationship.source] = relationship.target
      }
    }
    let ordered = graph.symbols.sorted {
      ($0.location ?? .nowhere, $0.precise) < ($1.location ?? .nowhere, $1.precise)
    }
    for var symbol in ordered {
      symbol.overridden = overridden[symbol.precise]
      if var builder = Builder(symbol, module: module, globalActors: globalActors),
        owners[symbol.precise].flatMap({ nominals[$0]?.kind }) != "swift.protocol"
      {
        let type = owners[symbol.precise].flatMap { nominals[$0] }
        builder.isNonisolated = builder.isNonisolated || type?.isNonisolated ?? false
        builders[module, default: []].append(builder)
      }
      guard let owner = owners[symbol.precise] else { continue }
      let type = nominals[owner]
      // A constrained extension adds a value to some of the types that a generic one makes.
      if type?.isGeneric != false, symbol.kind == "swift.type.property",
        symbol.path.last == "placeholder", var property = Property(symbol),
        !symbol.isUnavailable, !symbol.isDeprecated,
        FunctionDeclaration(symbol, globalActors: globalActors).actor == nil
      {
        property.type = property.type.replacingSelf(symbol.path, owner)
        placeholders[owner, default: []].append((property, module))
      }
      guard let type else { continue }
      if type.module != module { memberModules[symbol.precise] = module }
      if required.contains(symbol.precise) { nominals[owner]?.requirements.append(symbol) }
      if symbol.kind == "swift.property", var property = Property(symbol) {
        if type.module != module { property.extending = module }
        nominals[owner]?.properties.append(property)
      } else {
        nominals[owner]?.members.append(symbol)
      }
    }
  }
}

extension Symbol {
  /// Whether a module that is not read declares it: it has no location, and the module that exports it
  /// is not in its name.
  fileprivate func isExported(by module: String) -> Bool {
    guard location == nil, precise.hasPrefix("c:") || moduleName(precise) != nil else {
      return false
    }
    // `4Shop` is a part of `14ShopFoundation`, too.
    return !precise.ranges(of: "\(module.utf8.count)\(module)").contains {
      precise[..<$0.lowerBound].last?.isNumber == false
    }
  }
}
