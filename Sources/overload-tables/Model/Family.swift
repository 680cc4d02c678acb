/// All overloads of one name, which fill one file.
struct Family {
  /// The file, counted from the root of the package.
  var path: String
  /// The name that the overloads share.
  var name: String
  /// The file's imports.
  var imports: [String] = []
  /// The full documentation, which the first overload carries; with none, that one stands elsewhere.
  var documentation: String?
  /// The type that the overloads are methods of, if they are.
  var extending: String?
  /// The overloads, in the order of the table.
  var overloads: [Function]

  /// The whole file.
  var file: GeneratedFile {
    let margin = extending == nil ? 0 : 2
    var table = ""
    for (index, overload) in overloads.enumerated() {
      if index > 0 { table += "\n" }
      if index == 1 || index > 0 && overload.group != overloads[index - 1].group { table += "\n" }
      let full = index == 0 ? documentation : nil
      table += overload.text(
        name: overload.name ?? String(name.prefix { $0 != "(" }),
        documentation: full ?? overload.summary,
        indented: margin
      )
    }
    if let extending { table = "extension \(extending) {\n\(table)\n}" }
    return GeneratedFile(
      path: path,
      sections: (imports.isEmpty ? [] : [imports.joined(separator: "\n")]) + [table]
    )
  }
}

/// A row for every count and effect, effect by effect within a count.
func table<Row>(
  _ counts: ClosedRange<Int>,
  by effects: [Effect] = Effect.allCases,
  _ row: (Int, Effect) -> Row
) -> [Row] {
  counts.flatMap { count in effects.map { row(count, $0) } }
}
