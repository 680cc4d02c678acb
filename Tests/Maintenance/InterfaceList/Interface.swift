/// The public declarations of a module, one self-contained line each.
struct Interface {
  /// The types with their conformances and members, and the functions, sorted by name.
  let lines: [String]

  init(_ graph: SymbolGraph) {
    // Members that a type inherits from a protocol extension are listed with the protocol.
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
    // The members of an extension name the extended type, so the extension itself is not listed.
    for symbol in own where symbol.kind.identifier != "swift.extension" {
      entries.append(Entry(symbol, in: owners[symbol.identifier.precise]))
    }
    lines = entries.sorted().map(\.text)
  }
}

/// The type or extension that contains a declaration.
private struct Owner {
  /// A keyword such as `struct`; `extension` for a protocol or a type of another module.
  var keyword = "extension"
  /// The constraints of its generic parameters, which are omitted for its members.
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

/// A line of the list and its sort key.
private struct Entry: Comparable {
  var path: [String]
  var text: String

  /// Creates the line of a declaration.
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

  /// Creates the line of a conformance or a superclass; returns `nil` for implicit conformances.
  init?(_ symbol: SymbolGraph.Symbol, isA edge: SymbolGraph.Relationship, named name: String?) {
    // Omit the module name, as in source.
    let foreign = edge.targetFallback.map { String($0.drop { $0 != "." }.dropFirst()) }
    let other = name ?? foreign ?? edge.target
    let implied = ["Copyable", "Escapable", "SendableMetatype"]
    if implied.contains(other) { return nil }
    let own = Set(symbol.swiftGenerics?.constraints ?? [])
    let conditions = (edge.swiftConstraints ?? []).filter { !own.contains($0) }
    // Sorted after the line of the type and before its members.
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

  /// The qualified name.
  var name: String { pathComponents.joined(separator: ".") }

  /// The declaration on one line, with its availability.
  var declaration: String {
    let source = declarationFragments.map(\.spelling).joined()
    let rows = source.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }
    return (availability ?? []).map { $0.text + " " }.sorted().joined()
      + rows.joined(separator: " ")
  }
}

extension SymbolGraph.Availability {
  /// The `@available` attribute.
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
