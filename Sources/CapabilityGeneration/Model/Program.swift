/// The declarations of the modules of a program.
final class Program: Sendable {
  /// What a command adds to the declarations.
  struct Context: Sendable {
    /// The module that resolves an ambiguous type name.
    var home: String?
    /// The modules that the command names, whose types it prefers.
    var targets: Set<String> = []
    /// The wirings of the package's generated files.
    var wirings: [WiringRequest] = []
  }

  let context: Context
  let files: SourceFiles
  private let shared: Shared<DeclarationTables>

  private init(_ shared: Shared<DeclarationTables>, _ files: SourceFiles, _ context: Context) {
    (self.shared, self.files, self.context) = (shared, files, context)
  }

  convenience init(_ tables: DeclarationTables, _ files: SourceFiles) {
    self.init(Shared(tables), files, Context())
  }

  /// Collects the declarations of modules.
  ///
  /// - Parameter graphs: The symbol graphs. A module that extends others has several.
  convenience init(_ graphs: [SymbolGraph], _ files: SourceFiles = SourceFiles()) {
    self.init(DeclarationTables(graphs, files), files)
  }

  /// Returns the same declarations with a changed context.
  func changing(_ change: (inout Context) -> Void) -> Program {
    var context = context
    change(&context)
    return Program(shared, files, context)
  }

  static let nominalKinds: Set<String> = [
    "swift.struct", "swift.class", "swift.enum", "swift.protocol",
  ]

  /// The types, by precise identifier.
  var nominals: [String: Nominal] { shared.value.nominals }
  /// Compares types, with aliases resolved.
  var keys: TypeCanonicalizer { shared.value.keys }
  /// The builders of each module, in source order.
  var builders: [String: [Builder]] { shared.value.builders }
  /// The documentation and access level of type aliases, by precise identifier.
  var aliases: [String: Symbol] { shared.value.aliases }
  /// The global actors that the modules declare, by precise identifier.
  var globalActors: Set<String> { shared.value.globalActors }
  /// The folders of the files that declare a module's types.
  var typeFolders: [String: Set<[Substring]>] { shared.value.typeFolders }
  /// The retroactive conformances in the modules, by precise identifier.
  var foreignConformances: [String: Set<String>] { shared.value.foreignConformances }
  /// The static properties `placeholder` of generic types, and those in extensions of types of other
  /// packages, by the precise identifier of the type, with their modules.
  var placeholders: [String: [(property: Property, module: String)]] { shared.value.placeholders }
  /// The source folders of the modules, by name.
  var folders: [String: String] { shared.value.folders }
  /// The default isolation of modules, by name.
  var isolations: [String: GlobalActor] { shared.value.isolations }
  /// The modules whose async functions leave their caller's actor unless declared otherwise.
  var modulesLeavingActor: Set<String> { shared.value.modulesLeavingActor }
  /// The versions of the platforms in the package's manifest, by lowercase name.
  var platforms: [String: String] { shared.value.platforms }

  /// Returns the types with a name, which may be nested.
  func types(named name: String) -> [Nominal] {
    (shared.value.typesByName[name] ?? []).compactMap { nominals[$0] }
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
    return Dictionary(zip(generics, path.flatMap(\.arguments))) { first, _ in first }
  }

  /// Returns the endpoints of a type: the stored properties that are functions.
  func endpoints(of type: Nominal) -> [(property: Property, type: FunctionType)] {
    type.stored.compactMap { property in
      keys.expanded(property.type).function.map { (property, $0) }
    }
  }

  /// Returns the modules that declare a top-level type or function with a name, with its access level.
  func declaring(_ name: String) -> [String: AccessLevel] {
    shared.value.modulesByName[name] ?? [:]
  }

  /// The names of the modules that declare anything, sorted. A module can have builders only in
  /// extensions of another module's types.
  var modules: [String] {
    Set(shared.value.modulesByName.values.flatMap(\.keys)).union(builders.keys).sorted()
  }

  /// Returns the modules that a file imports to name a type, by precise identifier: two for a type
  /// in an extension of another module's type.
  func modules(naming precise: String) -> Set<String> {
    Set([moduleName(precise), shared.value.extendingModules[precise]].compactMap(\.self))
  }

  /// Returns the imports for a C type, whose identifier has no module: those that all written files have
  /// that name it, or those of any of them if they have none in common.
  func imports(ofC precise: String) -> [String: AccessLevel] {
    let named = (shared.value.filesNamingC[precise] ?? []).map { files[$0] }
    let found = named.filter { !$0.isGenerated }.map { file in
      let imports = file.imports.filter { folders[$0.module] == nil }
      return Dictionary(imports.map { ($0.module, $0.access ?? .internal) }, uniquingKeysWith: max)
    }
    let all = found.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: max) }
    let common = all.filter { module, _ in found.allSatisfy { $0[module] != nil } }
    return common.isEmpty ? all : common
  }

  /// Returns whether a module of the package itself declares a type, by precise identifier.
  func isOwn(_ precise: String) -> Bool {
    modules(naming: precise).contains {
      folders[$0] != nil && !shared.value.foreignModules.contains($0)
    }
  }

  func module(of alias: Symbol) -> String {
    shared.value.extendingModules[alias.precise] ?? moduleName(alias.precise) ?? ""
  }

  func module(ofMember symbol: Symbol, of type: Nominal) -> String {
    shared.value.memberModules[symbol.precise] ?? type.module
  }

  /// Returns whether generated code can use a member of a type wherever the type exists.
  func isUsable(_ member: Symbol, of type: Nominal) -> Bool {
    guard !member.isUnavailable, !member.isDeprecated else { return false }
    let (place, position) = (member.location ?? type.position, type.position)
    guard place != position else { return true }
    let condition = files[place.path].condition(of: member.base, at: place.line)
    let own = files[position.path].condition(of: type.path.last ?? "", at: position.line)
    return (condition == nil || place.path == position.path && condition?.line == own?.line)
      && (member.existence == type.symbol.existence || member.existence.refusal(platforms) == nil)
  }

  /// Returns the names of a type's members, which shadow top-level declarations.
  func memberNames(of type: Nominal) -> Set<String> { Set(type.members.map(\.base)) }
}

/// A reference to a constant value. Many types of the generator hold a type, and a sixth of the
/// generator is code that copies values.
final class Shared<Value: Sendable>: Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension SourcePosition {
  /// The position of declarations that the compiler synthesized.
  static let nowhere = SourcePosition(path: "", line: 0, column: 0)
}
