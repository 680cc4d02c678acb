/// Finding types by what people call them.
extension Program {
  /// Finds a type by its name.
  ///
  /// - Parameters:
  ///   - name: The name, with or without its module, such as `World` or `Shop.World`.
  ///   - kinds: What it may be.
  /// - Throws: ``GenerationError`` where there is none, or more than one.
  func nominal(named name: String, kinds: Set<String>) throws(GenerationError) -> Nominal {
    let found = nominals(named: name, kinds: kinds)
    guard let first = found.first else {
      let parts = parts(of: name)
      for alias in aliases.values where isNamed(parts, alias.path, module(of: alias)) {
        let type = keys.aliases[alias.precise]?.type.source ?? "another type"
        throw GenerationError("`\(name)` is a type alias: name what it stands for, `\(type)`")
      }
      throw GenerationError("no type `\(name)` in the modules \(modules.joined(separator: ", "))")
    }
    guard found.count == 1 else { throw ambiguous(name, found.map { ($0.module, $0.path) }) }
    return first
  }

  /// Finds a type by its name, of several the one that is of a wanted kind.
  ///
  /// - Parameters:
  ///   - name: The name, with or without its module.
  ///   - kinds: What it should be; whether it is, is for the caller to say.
  /// - Throws: ``GenerationError`` where there is none, or more than one.
  func nominal(named name: String, preferring kinds: Set<String>) throws(GenerationError) -> Nominal
  {
    let isThere = !nominals(named: name, kinds: kinds).isEmpty
    return try nominal(named: name, kinds: isThere ? kinds : Self.nominalKinds)
  }

  /// Finds a type or a type alias by its name.
  ///
  /// - Returns: `nil` where there is none.
  /// - Throws: ``GenerationError`` where there is more than one.
  func type(named name: String) throws(GenerationError) -> SwiftType? {
    let parts = parts(of: name)
    let aliases = aliases.values.filter { isNamed(parts, $0.path, module(of: $0)) }
      .sorted { $0.precise < $1.precise }
    let nominals = nominals(named: name, kinds: Self.nominalKinds)
    let found =
      aliases.map { (module(of: $0), $0.path, $0.precise) }
      + nominals.map { ($0.module, $0.path, $0.precise) }
    guard let (_, path, precise) = found.first else { return nil }
    guard found.count == 1 else { throw ambiguous(name, found.map { ($0.0, $0.1) }) }
    return .named(path.map { SwiftType.Component(name: $0, precise: precise) })
  }

  private func nominals(named name: String, kinds: Set<String>) -> [Nominal] {
    let parts = parts(of: name)
    let found = nominals.values
      .filter { kinds.contains($0.kind) && isNamed(parts, $0.path, $0.module) }
      .sorted { $0.position < $1.position }
    let near = found.filter { $0.module == home }
    return near.count == 1 ? near : found
  }

  /// The names that dots part, without backticks.
  private func parts(of name: String) -> [String] {
    name.split(separator: ".").map { $0.filter { $0 != "`" } }
  }

  private func isNamed(_ parts: [String], _ path: [String], _ module: String) -> Bool {
    path == parts || parts.first == module && parts.dropFirst() == path[...]
  }

  private func ambiguous(
    _ name: String,
    _ candidates: [(module: String, path: [String])]
  ) -> GenerationError {
    let names = candidates.map { "\($0.module).\($0.path.joined(separator: "."))" }
    let all = names.map { "`\($0)`" }.joined(separator: " or ")
    return GenerationError(
      "`\(name)` may be \(all); say which by its module, such as `\(names.first ?? name)`"
    )
  }
}
