/// The public declarations of a module, each on one line that can be read by itself.
struct Interface {
  /// Types with what they conform to and their members, then functions, by their names.
  let lines: [String]

  init(_ graph: SymbolGraph) {
    // What a type inherits from a protocol's extension is listed with that protocol.
    let own = graph.symbols.filter { !$0.identifier.precise.contains("::SYNTHESIZED::") }
    let symbols = Dictionary(own.map { ($0.identifier.precise, $0) }) { first, _ in first }
    var entries: [Entry] = []
    var owners: [String: Owner] = [:]
    for edge in graph.relationships {
      switch edge.kind {
      case "memberOf", "requirementOf":
        let isRequired = edge.kind == "requirementOf"
        owners[edge.source] = Owner(symbols[edge.target], isRequired: isRequired)
      case "conformsTo", "inheritsFrom":
        guard let symbol = symbols[edge.source] else { continue }
        let protocolName = symbols[edge.target]?.name
        if let entry = Entry(symbol, isA: edge, named: protocolName) { entries.append(entry) }
      default: break
      }
    }
    // The extensions of other modules' types: their members say where they stand.
    for symbol in own where symbol.kind.identifier != "swift.extension" {
      entries.append(Entry(symbol, in: owners[symbol.identifier.precise]))
    }
    lines = entries.sorted().map(\.text)
  }
}

/// What a declaration stands in.
private struct Owner {
  /// `struct` and the like; `extension` where it is a protocol, or another module's.
  var keyword = "extension"
  /// What its own generic parameters have to be: no member says that again.
  var constraints: Set<SymbolGraph.Constraint> = []

  init(_ symbol: SymbolGraph.Symbol?, isRequired: Bool) {
    guard let symbol else { return }
    constraints = Set(symbol.swiftGenerics?.constraints ?? [])
    if isRequired || symbol.keyword != "protocol" { keyword = symbol.keyword }
    if symbol.keyword == "protocol" {
      constraints.insert(.init(kind: "conformance", lhs: "Self", rhs: symbol.name))
    }
  }
}

/// A line of the list, and its place in it.
private struct Entry: Comparable {
  var path: [String]
  var text: String

  /// A declaration.
  init(_ symbol: SymbolGraph.Symbol, in owner: Owner?) {
    path = symbol.pathComponents
    let declaration = symbol.declaration
    guard path.count > 1 else {
      text = declaration
      return
    }
    let extra = (symbol.swiftExtension?.constraints ?? []).filter { constraint in
      owner?.constraints.contains(constraint) != true
    }
    let keyword = extra.isEmpty ? owner?.keyword ?? "extension" : "extension"
    let outer = path.dropLast().joined(separator: ".")
    text = "\(keyword) \(outer)\(Self.whereClause(extra)) { \(declaration) }"
  }

  /// What a type conforms to or inherits from: nothing, where every type does.
  init?(_ symbol: SymbolGraph.Symbol, isA edge: SymbolGraph.Relationship, named name: String?) {
    // Without its module's name, as in source.
    let foreign = edge.targetFallback.map { String($0.drop { $0 != "." }.dropFirst()) }
    let other = name ?? foreign ?? edge.target
    let implied = ["Copyable", "Escapable", "SendableMetatype"]
    if implied.contains(other) { return nil }
    let own = Set(symbol.swiftGenerics?.constraints ?? [])
    let conditions = (edge.swiftConstraints ?? []).filter { !own.contains($0) }
    // Behind the type's own line, in front of its members.
    path = symbol.pathComponents + [""]
    text = "\(symbol.keyword) \(symbol.name): \(other)\(Self.whereClause(conditions))"
  }

  private static func whereClause(_ constraints: [SymbolGraph.Constraint]) -> String {
    if constraints.isEmpty { return "" }
    return " where " + constraints.map(\.text).sorted().joined(separator: ", ")
  }

  static func < (left: Entry, right: Entry) -> Bool {
    if left.path == right.path { return left.text < right.text }
    return left.path.lexicographicallyPrecedes(right.path)
  }
}

extension SymbolGraph.Symbol {
  /// `struct`, `protocol` and so on.
  var keyword: String {
    String(kind.identifier.drop { $0 != "." }.dropFirst())
  }

  /// The names from the outermost type inwards.
  var name: String { pathComponents.joined(separator: ".") }

  /// The declaration on one line, with what is said of its platforms.
  var declaration: String {
    let source = declarationFragments.map(\.spelling).joined()
    let rows = source.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }
    return (availability ?? []).map { $0.text + " " }.sorted().joined()
      + rows.joined(separator: " ")
  }
}

extension SymbolGraph.Availability {
  /// As an attribute.
  var text: String {
    var parts = [domain ?? "*"]
    if isUnconditionallyUnavailable == true { parts.append("unavailable") }
    if isUnconditionallyDeprecated == true { parts.append("deprecated") }
    if let introduced { parts.append("introduced: \(introduced.text)") }
    if let deprecated { parts.append("deprecated: \(deprecated.text)") }
    if let obsoleted { parts.append("obsoleted: \(obsoleted.text)") }
    return "@available(\(parts.joined(separator: ", ")))"
  }
}
