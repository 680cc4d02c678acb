extension GeneratingCommand {
  /// Returns an error for each declaration that generated source names and that does not exist
  /// wherever the source is compiled.
  ///
  /// The conditions under which code can name a declaration, and their rules:
  ///
  /// | | |
  /// |---|---|
  /// | `#if` | refused here |
  /// | `@available`, for a platform of the package | refused here |
  /// | `@available(*, unavailable)`, `@available(swift, obsoleted:)` | no candidate: ``Symbol/isUnavailable`` |
  /// | `@_spi` | refused here |
  /// | an access level | refused by the rules of each command; carried over to generated code |
  /// | `@testable import` | `conformance` writes it; `wire` notes what it leaves out |
  /// | unsafe types, in a module that requires `unsafe` | refused here |
  /// | the dependencies of the target | refused by ``missingDependencies(in:of:_:)`` |
  func conditionalDeclarations(
    in generation: Generation,
    of target: ToolEnvironment.Target?,
    _ program: Program
  ) -> [Diagnostic] {
    let lines = generation.source.lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    let words = Set(lines.joined(separator: "\n").words)
    var diagnostics: [Diagnostic] = []
    func inspect(
      _ title: String,
      _ name: String,
      _ position: SourcePosition,
      _ existence: Symbol.Existence,
      _ exclusion: String,
      _ types: [SwiftType]
    ) {
      guard words.contains(name), position != .nowhere else { return }
      if let found = program.files[position.path].condition(of: name, at: position.line) {
        let place = SourcePosition(path: position.path, line: found.line, column: 1)
        let message =
          "`\(title)` is declared under `\(found.text)`, so the generated code would not compile "
          + "without that condition"
        let fix = "\(exclusion)declare it without a condition, or in every branch of the condition"
        var diagnostic = Diagnostic.error(position, message, fix: fix)
        diagnostic.notes.insert(.init(position: place, message: "the condition"), at: 0)
        diagnostics.append(diagnostic)
      }
      if let (reason, fix) = existence.refusal(program.platforms) {
        diagnostics.append(.error(position, "`\(title)` \(reason)", fix: exclusion + fix))
      }
      if target?.checksMemorySafety == true, types.contains(where: program.isUnsafe) {
        let message = "`\(title)` names an unsafe type, and its module requires `unsafe`"
        let fix = "\(exclusion)hide the type in one that is marked `@safe`"
        diagnostics.append(.error(position, message, fix: fix))
      }
    }
    for builder in generation.builders {
      let name = builder.path.last ?? ""
      let exclusion = "exclude it with `--except \(name)`, or "
      let types = builder.parameters.map(\.type) + [builder.product]
      let existence = builder.symbol.value.existence
      inspect(builder.title, name, builder.position, existence, exclusion, types)
    }
    let types = need.types.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    let named = Set(types).flatMap { program.types(named: $0) }
    for type in named {
      inspect(type.name, type.path.last ?? "", type.position, type.symbol.existence, "", [])
    }
    let members = named.flatMap { $0.properties.map(\.symbol.value) + $0.requirements }
    for member in generation.members ?? members {
      // The members of a type have its attributes, too.
      let isLimited = !named.contains { $0.symbol.existence == member.existence }
      let limits = isLimited ? member.existence : Symbol.Existence()
      let declared = FunctionDeclaration(member)
      let result = Property(member)?.type ?? declared.result ?? .void
      let types = declared.inputs.map(\.type) + [result]
      let title = typeName(member.path.dropLast()) + "." + member.base
      let skip = "leave it out with `--skip \(member.base)`, or "
      let exclusion = generation.members == nil ? "" : skip
      inspect(title, member.base, member.location ?? .nowhere, limits, exclusion, types)
    }
    return diagnostics.inOrder
  }

  /// Returns an error for each module that generated source imports without a dependency of its target.
  func missingDependencies(
    in source: String,
    of target: ToolEnvironment.Target,
    _ program: Program
  ) -> [Diagnostic] {
    let imports = source.lines.map(\.words).filter { $0.dropLast().last == "import" }
    let missing = Set(imports.compactMap(\.last)).subtracting(target.imports).filter {
      target.others.contains($0) || SourceFiles.toolkit.contains($0)
    }
    guard let name = words.first, let type = try? program.nominal(named: name, preferring: [])
    else { return [] }
    return missing.sorted().map { module in
      let message =
        "the code for `\(type.name)` needs `\(module)`, on which its module does not depend"
      let fix = program.files.dependency(module, of: target.module)
      return .error(type.position, message, fix: fix)
    }
  }
}

extension Program {
  /// Unsafe pointers of the standard library, by precise identifier.
  private static let unsafe: Set<String> = [
    "s:SV", "s:Sv", "s:SP", "s:Sp", "s:SR", "s:Sr", "s:SW", "s:Sw", "s:s13OpaquePointerV",
    "s:s9UnmanagedV", "s:s14CVaListPointerV",
  ]

  /// Returns whether a type names an unsafe pointer of the standard library.
  fileprivate func isUnsafe(_ type: SwiftType) -> Bool {
    keys.key(type).split { !$0.isLetter && !$0.isNumber && $0 != ":" }
      .contains { Self.unsafe.contains(String($0)) }
  }
}
