/// All overloads of one name. They fill one file.
struct Family {
  /// The file, relative to the repository's root.
  var path: String
  /// The name that the overloads share.
  var name: String
  var imports: [String] = []
  /// The full documentation, for the first overload; `nil` if a handwritten overload has it.
  var documentation: String?
  /// The type that the overloads extend; `nil` for free functions.
  var extending: String?
  /// The overloads, in the order of the table.
  var overloads: [Function]
  /// Replacements in Embedded Swift for overloads that it cannot compile.
  var embedded: [Function] = []

  /// The whole file. One `#if` contains all overloads that Embedded Swift cannot compile.
  var file: GeneratedFile {
    let embeddable = overloads.filter(\.isEmbeddable)
    let others = overloads.filter { !$0.isEmbeddable }
    var sections = imports.isEmpty ? [] : [imports.joined(separator: "\n")]
    if !embeddable.isEmpty {
      let isCore = path.hasPrefix("Sources/Capabilities/")
      let layout = isCore ? divided : table
      sections.append(layout(embeddable, true))
    }
    if !others.isEmpty {
      let condition = "#if !hasFeature(Embedded)  // See EmbeddedSwift.swift."
      let table = table(others, isFirst: embeddable.isEmpty)
      let substitute = embedded.isEmpty ? "" : "#else\n\(divided(embedded))\n"
      sections.append("\(condition)\n\(table)\n\(substitute)#endif")
    }
    return GeneratedFile(path: path, sections: sections)
  }

  /// Some of the overloads, those for async functions last: some platforms of Embedded Swift have no
  /// tasks.
  private func divided(_ overloads: [Function], isFirst: Bool = false) -> String {
    let (waiting, others) = (overloads.filter(\.isAsync), overloads.filter { !$0.isAsync })
    let async = waiting.isEmpty ? "" : "\n#if canImport(_Concurrency)\n\(table(waiting))\n#endif"
    return table(others, isFirst: isFirst) + async
  }

  /// Some of the overloads.
  ///
  /// - Parameter isFirst: Whether the first of them has the full documentation.
  private func table(_ overloads: [Function], isFirst: Bool = false) -> String {
    let margin = extending == nil ? 0 : 2
    var table = ""
    for (index, overload) in overloads.enumerated() {
      if index > 0 { table += "\n" }
      let full = isFirst && index == 0 ? documentation : nil
      table += overload.text(
        name: overload.name ?? String(name.prefix { $0 != "(" }),
        documentation: full ?? overload.summary,
        indented: margin
      )
    }
    return extending.map { "extension \($0) {\n\(table)\n}" } ?? table
  }
}

/// Returns a row for each count and effect, ordered by count.
func table<Row>(
  _ counts: some Sequence<Int>,
  by effects: [Effect] = Effect.allCases,
  _ row: (Int, Effect) -> Row
) -> [Row] {
  counts.flatMap { count in effects.map { row(count, $0) } }
}
