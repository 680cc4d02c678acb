/// The declarations of the modules of a program.
struct Program: Sendable {
  private let shared: Shared
  /// The module that resolves an ambiguous type name.
  var home: String?
  /// The modules that the command names, whose types it prefers.
  var targets: Set<String> = []
  /// The files of the package.
  let files: SourceFiles
  /// The wirings of the package's generated files.
  var wirings: [WiringRequest] = []

  /// The tables. Most types of the generator hold a program: with the tables in each of them, the code
  /// that copies values would be a tenth larger.
  private final class Shared: Sendable {
    let tables: DeclarationTables
    init(_ tables: DeclarationTables) { self.tables = tables }
  }

  fileprivate init(_ tables: DeclarationTables, _ files: SourceFiles) {
    shared = Shared(tables)
    self.files = files
  }

  /// Collects the declarations of modules.
  ///
  /// - Parameters:
  ///   - graphs: The symbol graphs. A module that extends others has several.
  ///   - files: The files of the package.
  init(_ graphs: [SymbolGraph], _ files: SourceFiles = SourceFiles { _ in nil }) {
    self.init(DeclarationTables(graphs, files), files)
  }

  static let nominalKinds: Set<String> = [
    "swift.struct", "swift.class", "swift.enum", "swift.protocol",
  ]

  /// The types, by precise identifier.
  var nominals: [String: Nominal] { shared.tables.nominals }
  /// Compares types, with aliases resolved.
  var keys: TypeCanonicalizer { shared.tables.keys }
  /// The builders of each module, in source order.
  var builders: [String: [Builder]] { shared.tables.builders }
  /// The documentation and access level of type aliases, by precise identifier.
  var aliases: [String: Symbol] { shared.tables.aliases }
  /// The global actors that the modules declare, by precise identifier.
  var globalActors: Set<String> { shared.tables.globalActors }
  /// The folders of the files that declare a module's types.
  var typeFolders: [String: Set<[Substring]>] { shared.tables.typeFolders }
  /// The retroactive conformances in the modules, by precise identifier.
  var foreignConformances: [String: Set<String>] { shared.tables.foreignConformances }
  /// The properties `placeholder` in extensions of types of other packages, with their modules.
  var placeholders: [(property: Property, module: String)] { shared.tables.placeholders }
  /// The source folders of the modules, by name.
  var folders: [String: String] { shared.tables.folders }
  /// The default isolation of modules, by name.
  var isolations: [String: String] { shared.tables.isolations }
  /// The modules whose async functions leave their caller's actor unless declared otherwise.
  var modulesLeavingActor: Set<String> { shared.tables.modulesLeavingActor }
  /// The versions of the platforms in the package's manifest, by lowercase name.
  var platforms: [String: String] { shared.tables.platforms }

  /// Returns the builders with a name.
  func builders(named name: String) -> [Builder] {
    (shared.tables.buildersByName[name] ?? []).compactMap { builders[$0.module]?[$0.index] }
  }

  /// Returns the types with a name, which may be nested.
  func types(named name: String) -> [Nominal] {
    (shared.tables.typesByName[name] ?? []).compactMap { nominals[$0] }
  }

  /// Returns the declaration of a type, with aliases resolved.
  func nominal(_ type: SwiftType) -> Nominal? {
    keys.expanded(type).precise.flatMap { nominals[$0] }
  }

  /// Returns the generic arguments of a type, by the name of their parameters.
  func arguments(of type: SwiftType) -> [String: SwiftType] {
    guard case .named(let path) = keys.expanded(type), let precise = path.last?.precise,
      let generics = nominals[precise]?.generics, !generics.isEmpty
    else { return [:] }
    return Dictionary(
      zip(generics, path.flatMap(\.arguments)),
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the endpoints of a type: the stored properties that are functions.
  func endpoints(of type: Nominal) -> [(property: Property, type: FunctionType)] {
    type.stored.compactMap { property in
      keys.expanded(property.type).function.map { (property, $0) }
    }
  }

  /// Returns the modules that declare a top-level type or function with a name, with its access
  /// level.
  func declaring(_ name: String) -> [String: AccessLevel] {
    shared.tables.modulesByName[name] ?? [:]
  }

  /// Returns whether a module declares a top-level type or function with a name.
  func declares(_ name: String, in module: String) -> Bool {
    shared.tables.modulesByName[name]?[module] != nil
  }

  /// The names of the modules that declare anything, sorted. A module can have builders only in
  /// extensions of another module's types.
  var modules: [String] {
    Set(shared.tables.modulesByName.values.flatMap(\.keys)).union(builders.keys).sorted()
  }

  /// Returns the modules that a file imports to name a type, by precise identifier: two for a type
  /// in an extension of another module's type.
  func modules(naming precise: String) -> Set<String> {
    Set([moduleName(precise), shared.tables.extendingModules[precise]].compactMap(\.self))
  }

  /// Returns whether a module of the package itself declares a type, by precise identifier.
  func isOwn(_ precise: String) -> Bool {
    modules(naming: precise).contains {
      folders[$0] != nil && !shared.tables.foreignModules.contains($0)
    }
  }

  /// Returns the module that declares a type alias.
  func module(of alias: Symbol) -> String {
    shared.tables.extendingModules[alias.precise] ?? moduleName(alias.precise) ?? ""
  }

  /// Returns the module that declares a member of a type.
  func module(ofMember symbol: Symbol, of type: Nominal) -> String {
    shared.tables.memberModules[symbol.precise] ?? type.module
  }

  /// Returns the names of a type's members, which shadow top-level declarations.
  func memberNames(of type: Nominal) -> Set<String> {
    Set(type.members.compactMap(\.path.last).map { String($0.prefix { $0 != "(" }) })
  }
}

/// What a program knows about its modules.
private struct DeclarationTables: Sendable {
  var nominals: [String: Nominal] = [:]
  var keys = TypeCanonicalizer()
  var builders: [String: [Builder]] = [:]
  /// The modules of the builders with a name, and their indices there.
  var buildersByName: [String: [(module: String, index: Int)]] = [:]
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
  var placeholders: [(property: Property, module: String)] = []
  var folders: [String: String] = [:]
  /// The modules of other packages.
  var foreignModules: Set<String> = []
  var isolations: [String: String] = [:]
  var modulesLeavingActor: Set<String> = []
  var platforms: [String: String] = [:]

  init(_ graphs: [SymbolGraph], _ files: SourceFiles) {
    var graphs = Self.merged(graphs)
    WholePaths(graphs).complete(&graphs)
    for graph in graphs {
      folders[graph.module] = graph.folder
      isolations[graph.module] = graph.isolation
      if graph.leavesActor { modulesLeavingActor.insert(graph.module) }
      if graph.isOwn { platforms.merge(graph.platforms) { known, _ in known } }
      if !graph.isOwn { foreignModules.insert(graph.module) }
      addTypes(of: graph)
    }
    keys.remember()
    for edge in graphs.flatMap(\.relationships) where Self.isGlobalActor(edge) {
      globalActors.insert(edge.source)
    }
    for graph in graphs { addMembers(of: graph) }
    inferIdentifiers()
    if nominals.values.contains(where: \.isStructOfNeeds) {
      let program = Program(self, files)
      for graph in graphs { supplyNeeds(of: graph.module, program) }
    }
    markConcurrent(files)
    for (module, builders) in builders {
      for (index, builder) in builders.enumerated() {
        buildersByName[builder.path.last ?? "", default: []].append((module, index))
      }
    }
  }

  private mutating func addTypes(of graph: SymbolGraph) {
    let module = graph.module
    let nested = graph.relationships.filter { $0.kind == .memberOf }
    let owners = Dictionary(nested.map { ($0.source, $0.target) }, uniquingKeysWith: { $1 })
    for symbol in graph.symbols {
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
        let type = TypeParser.type(Array(tokens[(equals + 1)...]))
        keys.aliases[symbol.precise] = TypeCanonicalizer.Alias(
          generics: symbol.generics,
          type: type
        )
      } else if Program.nominalKinds.contains(symbol.kind), let position = symbol.location {
        typesByName[symbol.path.last ?? "", default: []].insert(symbol.precise)
        typeFolders[module, default: []].insert(position.path.split(separator: "/").dropLast())
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
        nominals[symbol.precise]?.constraints = symbol.constraints
        nominals[symbol.precise]?.existence = symbol.existence
        nominals[symbol.precise]?.isActor = symbol.declaration.contains { $0.isKeyword("actor") }
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
        guard case .function(var function) = builder.product, function.isAsync else { continue }
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

  /// Replaces structs of needs by their properties in the builders of a module, and adds the
  /// initializers that take one.
  private mutating func supplyNeeds(of module: String, _ program: Program) {
    let functions = (builders[module] ?? []).map { $0.takingNeeds(program) }
    let types = nominals.values.filter { $0.module == module }
    let initializers = types.compactMap { Builder(initializing: $0, program) }
    guard !functions.isEmpty || !initializers.isEmpty else { return }
    builders[module] = (functions + initializers).sorted { $0.position < $1.position }
  }

  private static func isGlobalActor(_ edge: SymbolGraph.Relationship) -> Bool {
    edge.kind == .conformsTo && edge.target == "s:12_Concurrency11GlobalActorP"
  }

  /// Merges the graphs of each module.
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
      if var builder = Builder(symbol, module: module, globalActors: globalActors),
        owners[symbol.precise].flatMap({ nominals[$0]?.kind }) != "swift.protocol"
      {
        let type = owners[symbol.precise].flatMap { nominals[$0] }
        builder.isNonisolated = builder.isNonisolated || type?.isNonisolated ?? false
        builders[module, default: []].append(builder)
      }
      guard let owner = owners[symbol.precise] else { continue }
      guard let type = nominals[owner] else {
        if symbol.path.last == "placeholder", var property = Property(symbol) {
          if property.type.source == "Self" {
            property.type = .named(
              symbol.path.dropLast().map { SwiftType.Component(name: $0, precise: owner) }
            )
          }
          placeholders.append((property, module))
        }
        continue
      }
      if type.module != module { memberModules[symbol.precise] = module }
      if required.contains(symbol.precise) { nominals[owner]?.requirements.append(symbol) }
      if symbol.kind == "swift.property", var property = Property(symbol) {
        if type.module != module { property.extending = module }
        nominals[owner]?.properties.append(property)
        if !required.contains(symbol.precise) { nominals[owner]?.propertySymbols.append(symbol) }
      } else {
        nominals[owner]?.members.append(symbol)
      }
    }
  }
}

extension SourcePosition {
  /// The position of declarations that the compiler synthesized.
  static let nowhere = SourcePosition(path: "", line: 0, column: 0)
}
