import Foundation

/// A symbol graph from which docc writes pages. The graph keeps every field that it was read with.
///
/// Three changes shorten the index without hiding what readers look for: members that implement a
/// protocol's requirement have no page, nor have the members of the types that `.ci/check-docs` names,
/// which no one writes by hand; and a family of overloads gets one page.
struct PageGraph {
  typealias Element = [String: Any]

  /// The fields beside `symbols` and `relationships`.
  private var fields: Element
  private var symbols: [Element]
  private var relationships: [Element]

  /// The requirements whose implementations have pages: readers look for these values by name.
  static let documentedRequirements: Set = [
    "Capability.live", "TestableCapability.test", "Clock.now",
  ]

  /// Decodes a file that `swift-symbolgraph-extract` wrote.
  init(_ data: Data) throws {
    guard
      let fields = try JSONSerialization.jsonObject(with: data) as? Element,
      let symbols = fields["symbols"] as? [Element],
      let relationships = fields["relationships"] as? [Element]
    else { throw MalformedGraph() }
    self.fields = fields
    self.symbols = symbols
    self.relationships = relationships
  }

  /// The graph as a file for docc.
  func data() throws -> Data {
    var fields = fields
    fields["symbols"] = symbols
    fields["relationships"] = relationships
    return try JSONSerialization.data(withJSONObject: fields, options: .sortedKeys)
  }

  /// The qualified names of the declarations, in the order of the graph.
  var names: [String] { symbols.map { path($0).joined(separator: ".") } }

  /// Removes the members that implement a requirement, except for ``documentedRequirements``, and a
  /// protocol's default implementations. Nested types stay: they have members of their own.
  mutating func removeImplementations() {
    let types = Set(symbols.filter { !isMember($0) }.map(identifier))
    let removed = relationships.filter { relationship in
      let requirement = (relationship["sourceOrigin"] as? Element)?["displayName"] as? String
      return requirement.map { !Self.documentedRequirements.contains($0) }
        ?? (relationship["kind"] as? String == "defaultImplementationOf")
    }
    remove(Set(removed.compactMap { $0["source"] as? String }).subtracting(types))
  }

  /// Removes everything that is declared in these top-level types.
  mutating func removeMembers(of types: Set<String>) {
    remove(
      Set(symbols.filter { path($0).count > 1 && types.contains(path($0)[0]) }.map(identifier))
    )
  }

  /// Gives each family of functions one path: the shortest. docc writes a page that lists the
  /// overloads of a path, and the index has only that page.
  ///
  /// In a type, a family has one base name. In a module, its labels agree too, except for how many
  /// inputs without a label follow each other.
  ///
  /// The page shows the title and the text of the member whose declaration sorts first. The space
  /// before a declaration makes it first: the shortest one that is more than summarized.
  mutating func joinFamilies() {
    var families: [[String]: [Int]] = [:]
    for index in symbols.indices {
      if let family = family(symbols[index]) { families[family, default: []].append(index) }
    }
    for members in families.values where members.count > 1 {
      let names = members.compactMap { path(symbols[$0]).last }
      guard let name = names.min(by: { ($0.count, $0) < ($1.count, $1) }),
        let first = members.min(by: { priority(symbols[$0]) < priority(symbols[$1]) })
      else { continue }
      let fragments = symbols[first]["declarationFragments"] as? [Element] ?? []
      symbols[first]["declarationFragments"] = [["kind": "text", "spelling": " "]] + fragments
      for index in members {
        symbols[index]["pathComponents"] = Array(path(symbols[index]).dropLast()) + [name]
      }
    }
  }

  private mutating func remove(_ identifiers: Set<String>) {
    symbols = symbols.filter { !identifiers.contains(identifier($0)) }
    relationships = relationships.filter { relationship in
      let ends = [relationship["source"], relationship["target"]].compactMap { $0 as? String }
      return identifiers.isDisjoint(with: ends)
    }
  }

  /// Sorts the members of a family: those with more than a summary, then by the length of the name,
  /// then by the lines of documentation.
  private func priority(_ symbol: Element) -> (Int, Int, Int, String) {
    let lines = (symbol["docComment"] as? Element)?["lines"] as? [Any] ?? []
    let name = path(symbol).last ?? ""
    return (lines.count > 1 ? 0 : 1, name.count, -lines.count, identifier(symbol))
  }

  /// The kind, the enclosing types and the name that a function has in common with its family; `nil`
  /// for other declarations.
  private func family(_ symbol: Element) -> [String]? {
    let kind = kind(symbol)
    let functions: Set = ["swift.func", "swift.method", "swift.type.method", "swift.init"]
    guard functions.contains(kind), let name = path(symbol).last else { return nil }
    let common =
      kind == "swift.func"
      ? name.replacing(/(_:)+/, with: "_:")
      : String(name.prefix { $0 != "(" } as Substring)
    return [kind] + Array(path(symbol).dropLast()) + [common]
  }

  private func isMember(_ symbol: Element) -> Bool {
    !["swift.struct", "swift.class", "swift.enum", "swift.protocol"].contains(kind(symbol))
  }

  private func identifier(_ symbol: Element) -> String {
    (symbol["identifier"] as? Element)?["precise"] as? String ?? ""
  }

  private func kind(_ symbol: Element) -> String {
    (symbol["kind"] as? Element)?["identifier"] as? String ?? ""
  }

  private func path(_ symbol: Element) -> [String] { symbol["pathComponents"] as? [String] ?? [] }

  /// The error of a file that is not a symbol graph.
  struct MalformedGraph: Error, CustomStringConvertible {
    var description: String { "expected a symbol graph, found another file" }
  }
}
