extension GeneratingCommand {
  /// Returns an error for each declaration that generated source names and that does not exist
  /// wherever the source is compiled.
  ///
  /// What decides whether code can name a declaration, and its rule:
  ///
  /// | | |
  /// |---|---|
  /// | `#if` | refused here |
  /// | `@available`, for a platform of the package | refused here |
  /// | `@available(*, unavailable)`, `@available(swift, obsoleted:)` | no candidate: ``Symbol/isUnavailable`` |
  /// | `@_spi` | refused here |
  /// | an access level | refused by the rules of each command; carried over to generated code |
  /// | `@testable import` | `conformance` writes it; other commands refuse by access level |
  ///
  /// - Parameters:
  ///   - source: The generated source.
  ///   - program: The declarations that it was generated from.
  ///   - read: Reads a file.
  func conditionalDeclarations(
    in source: String,
    _ program: Program,
    read: (String) -> String?
  ) -> [Diagnostic] {
    let words = Set(source.words)
    var files: [String: ConditionalCode] = [:]
    var diagnostics: [Diagnostic] = []
    func inspect(
      _ title: String,
      _ name: String,
      _ position: SourcePosition,
      _ existence: Symbol.Existence,
      _ exclusion: String = ""
    ) {
      guard words.contains(name), position != .nowhere else { return }
      let file = files[position.path] ?? ConditionalCode(read(position.path) ?? "")
      files[position.path] = file
      if let found = file.condition(of: name, at: position.line) {
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
    }
    for builder in words.flatMap({ program.buildersByName[$0] ?? [] }) {
      guard let name = builder.path.last else { continue }
      let exclusion = self is WireCommand ? "exclude it with `--except \(name)`, or " : ""
      inspect(builder.title, name, builder.position, builder.existence, exclusion)
    }
    let types = need.types.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    for type in Set(types).flatMap({ program.types(named: $0) }) {
      inspect(type.name, type.path.last ?? "", type.position, type.existence)
      for member in type.propertySymbols + type.requirements {
        guard let name = member.path.last?.prefix(while: { $0 != "(" }) else { continue }
        guard let position = member.location else { continue }
        // The members of a type have its attributes, too.
        let existence = member.existence == type.existence ? .init() : member.existence
        inspect("\(type.name).\(name)", String(name), position, existence)
      }
    }
    return diagnostics.inOrder
  }
}
