/// Lookup of types by name.
extension Program {
  /// Finds a type by its name.
  ///
  /// - Parameter name: The name, with or without its module, such as `World` or `Shop.World`.
  /// - Throws: ``GenerationError`` if no type or several types match.
  func nominal(named name: String, kinds: Set<String>) throws(GenerationError) -> Nominal {
    let found = nominals(named: name, kinds: kinds)
    guard let first = found.first else {
      let parts = parts(of: name)
      let aliases = aliases(named: parts)
      if let alias = aliases.first {
        let all = aliases.map { (module(of: $0), $0.path) }
        guard all.count == 1 else { throw ambiguous(name, all) }
        let type = keys.aliases[alias.precise].map { nominal($0.type)?.name ?? $0.type.source }
        throw GenerationError("`\(name)` is a type alias; use its type, `\(type ?? "…")`")
      }
      let nested = types(named: parts.last ?? "").filter { kinds.contains($0.kind) }.map(\.name)
      let near = nested.filter { $0.hasSuffix("." + parts.joined(separator: ".")) }
      let hint = (near.min() ?? nested.min()).map { "; did you mean `\($0)`?" } ?? ""
      throw GenerationError(
        "no type `\(name)` in the modules \(modules.joined(separator: ", "))\(hint)"
      )
    }
    guard found.count == 1 else { throw ambiguous(name, found.map { ($0.module, $0.path) }) }
    return first
  }

  /// Returns the name of a type in a command, with its module if another one has a type of that name.
  func commandName(of type: Nominal) -> String {
    let others = types(named: type.path.last ?? "").filter { $0.module != type.module }
    return others.contains { isOwn($0.precise) } ? "\(type.module).\(type.name)" : type.name
  }

  /// Finds a type by its name, preferring some kinds.
  ///
  /// - Parameters:
  ///   - name: The name, with or without its module.
  ///   - kinds: The preferred kinds; the result can be of another kind.
  /// - Throws: ``GenerationError`` if no type or several types match.
  func nominal(named name: String, preferring kinds: Set<String>) throws(GenerationError) -> Nominal
  {
    let isThere = !nominals(named: name, kinds: kinds).isEmpty
    return try nominal(named: name, kinds: isThere ? kinds : Self.nominalKinds)
  }

  /// Finds a type or a type alias by its name.
  ///
  /// - Returns: `nil` if there is none.
  /// - Throws: ``GenerationError`` if several match.
  func type(named name: String) throws(GenerationError) -> SwiftType? {
    let parts = parts(of: name)
    let aliases = aliases(named: parts)
    let nominals = nominals(named: name, kinds: Self.nominalKinds)
    let found =
      aliases.map { (module(of: $0), $0.path, $0.precise) }
      + nominals.map { ($0.module, $0.path, $0.precise) }
    guard let (_, path, precise) = found.first else { return nil }
    guard found.count == 1 else { throw ambiguous(name, found.map { ($0.0, $0.1) }) }
    return .named(path.map { SwiftType.Component(name: $0, precise: precise) })
  }

  /// Finds the world that a command names: in its targets, otherwise in any module.
  func world(_ name: String, in targets: [String]) throws(GenerationError) -> Nominal {
    let kinds: Set<String> = ["swift.struct", "swift.class"]
    let near = all(named: name, kinds: kinds).filter { targets.contains($0.module) }
    if near.count == 1 { return near[0] }
    if let alias = try? type(named: name), case .named(let path) = keys.expanded(alias),
      path.last?.precise != alias.precise, nominal(alias)?.isGeneric == true
    {
      throw GenerationError(
        "`\(name)` is an alias of the generic type `\(keys.expanded(alias).source)`; wire a struct "
          + "that holds it, as in `struct LiveWorld { var world: \(name) }`"
      )
    }
    let others = nominals(named: name, kinds: Self.nominalKinds)
    if let other = others.first, others.allSatisfy({ !kinds.contains($0.kind) }) {
      let article = other.word == "enum" ? "an" : "a"
      throw GenerationError("`\(name)` is \(article) \(other.word); a world is a struct or a class")
    }
    return try nominal(named: name, kinds: kinds)
  }

  private func nominals(named name: String, kinds: Set<String>) -> [Nominal] {
    let found = all(named: name, kinds: kinds)
    let named = found.filter { context.targets.contains($0.module) }
    let near = named.count == 1 ? named : found.filter { $0.module == context.home }
    return near.count == 1 ? near : found
  }

  private func all(named name: String, kinds: Set<String>) -> [Nominal] {
    let parts = parts(of: name)
    return types(named: parts.last ?? "")
      .filter { kinds.contains($0.kind) && isNamed(parts, $0.path, $0.precise) }
      .sorted { $0.position < $1.position }
  }

  private func aliases(named parts: [String]) -> [Symbol] {
    aliases.values.filter { isNamed(parts, $0.path, $0.precise) }.sorted { $0.precise < $1.precise }
  }

  /// The dot-separated names, without backticks.
  private func parts(of name: String) -> [String] {
    name.split(separator: ".").map { $0.filter { $0 != "`" } }
  }

  /// Returns whether a name is that of a type, with or without its module: that of the extension or
  /// that of the outermost type, for a type in an extension of another module's type.
  private func isNamed(_ parts: [String], _ path: [String], _ precise: String) -> Bool {
    path == parts || parts.dropFirst() == path[...] && modules(naming: precise).contains(parts[0])
  }

  private func ambiguous(
    _ name: String,
    _ candidates: [(module: String, path: [String])]
  ) -> GenerationError {
    let names = candidates.map { "\($0.module).\($0.path.joined(separator: "."))" }
    let all = names.map { "`\($0)`" }.joined(separator: " or ")
    return GenerationError(
      "`\(name)` is ambiguous: \(all); qualify it with its module, such as `\(names.first ?? name)`"
    )
  }
}

/// Types in command-line options.
extension Program {
  /// Types of the standard library, with their precise identifiers if they can conform to protocols.
  private static let standard: [String: String?] = [
    "Any": nil, "Bool": "s:Sb", "Character": "s:SJ", "Dictionary": "s:SD", "Double": "s:Sd",
    "Duration": "s:s8DurationV", "Error": nil, "Float": "s:Sf", "Int": "s:Si",
    "Int8": "s:s4Int8V", "Int16": "s:s5Int16V", "Int32": "s:s5Int32V", "Int64": "s:s5Int64V",
    "Never": "s:s5NeverO", "Optional": "s:Sq", "Array": "s:Sa", "Result": "s:s6ResultO",
    "Set": "s:Sh", "String": "s:SS", "Substring": "s:Ss", "UInt": "s:Su",
    "UInt8": "s:s5UInt8V", "UInt16": "s:s6UInt16V", "UInt32": "s:s6UInt32V",
    "UInt64": "s:s6UInt64V", "Void": SwiftType.voidAlias, "AsyncStream": "s:ScS", "Sendable": nil,
    "AsyncSequence": nil, "AsyncThrowingStream": "s:Scs", "ClosedRange": "s:SN",
    "Collection": nil, "Range": "s:Sn", "Sequence": nil,
  ]

  /// Parses a type and looks up its names.
  ///
  /// - Parameters:
  ///   - text: The type, such as `[Person]`. A type of a module that is not read needs the module's
  ///     name, as in `Foundation.Date`.
  ///   - home: The module that resolves ambiguous names.
  /// - Returns: The type, and the modules that are named in it.
  /// - Throws: ``GenerationError`` if the text is not a type or names an unknown one.
  func type(
    spelled text: String,
    home: String
  ) throws(GenerationError) -> (type: SwiftType, modules: Set<String>) {
    var tokens: [Token] = []
    var copy = text
    copy.withUTF8 { TokenScanner.append($0, to: &tokens) }
    let type = TypeParser.type(tokens)
    guard !type.isUnreadable else { throw GenerationError("`\(text)` is not a type") }
    let program = changing { $0.home = home }
    var modules: Set<String> = []
    var problem: GenerationError?
    let resolved = type.replacingNames { path in
      do throws(GenerationError) {
        let names = path.map(\.name)
        if let found = try program.type(named: names.joined(separator: ".")),
          case .named(var known) = found
        {
          if let last = path.last { known[known.count - 1].arguments = last.arguments }
          return .named(known)
        }
        if names.count > 1 {
          modules.insert(names[0])
        } else if let precise = Self.standard[names[0]] {
          return .single(names[0], precise, path[0].arguments)
        } else {
          throw GenerationError(
            "no type `\(names[0])` in the modules \(self.modules.joined(separator: ", ")); "
              + "qualify a type of another module, as in `Foundation.Date`"
          )
        }
      } catch {
        problem = problem ?? error
      }
      return .named(path)
    }
    if let problem { throw problem }
    return (resolved, modules)
  }
}
