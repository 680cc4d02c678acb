import Foundation

/// For `.ci/check-docs`: lists the public declarations of symbol graphs, or removes from each graph
/// what the documentation's index leaves out.
///
/// USAGE: interface-list list GRAPH… | interface-list pages TYPES GRAPH…
@main
struct InterfaceList {
  static func main() throws {
    let words = CommandLine.arguments
    switch words.dropFirst().first {
    case "list": print(try list(words.dropFirst(2).map(SymbolGraph.init)).joined(separator: "\n"))
    case "pages":
      for file in words.dropFirst(3) {
        var graph = try SymbolGraph(file)
        graph.removeMembers(of: Set(words[2].split(separator: ",")))
        graph.joinFamilies()
        try JSONSerialization.data(withJSONObject: graph.fields, options: .sortedKeys)
          .write(to: URL(filePath: file))
      }
    default: exit(64)
    }
  }

  /// Returns a sorted line for each declaration and each conformance of a module. Members that a type
  /// inherits are listed with their protocol, and those of an extension with the extended type.
  static func list(_ graphs: [SymbolGraph]) -> [String] {
    let own = graphs.flatMap(\.symbols).filter { !$0.id.contains("::SYNTHESIZED::") }
    let names = Dictionary(own.map { ($0.id, $0.path.joined(separator: ".")) }) { first, _ in first
    }
    func clause(_ constraints: [Fields]) -> String {
      let texts = constraints.map { constraint in
        let relation = constraint.text("kind") == "sameType" ? "==" : ":"
        return "\(constraint.text("lhs")) \(relation) \(constraint.text("rhs"))"
      }
      return texts.isEmpty ? "" : " where " + texts.sorted().joined(separator: ", ")
    }
    let declarations = own.filter { $0.kind != "swift.extension" }.map { symbol in
      let source = symbol.list("declarationFragments").map { $0.text("spelling") }.joined()
      let line = source.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
      let owner = symbol.path.dropLast().joined(separator: ".")
      let extra = clause(symbol.fields("swiftExtension").list("constraints"))
      return owner.isEmpty ? line : "\(owner)\(extra) { \(line) }"
    }
    let implied = ["Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"]
    let conformances = graphs.flatMap(\.relationships).compactMap { edge -> String? in
      let other = names[edge.text("target")] ?? edge.text("targetFallback")
      guard ["conformsTo", "inheritsFrom"].contains(edge.text("kind")), !implied.contains(other),
        let name = names[edge.text("source")]
      else { return nil }
      return "\(name): \(other)\(clause(edge.list("swiftConstraints")))"
    }
    return (declarations + conformances).sorted()
  }
}

typealias Fields = [String: Any]

extension Fields {
  func text(_ key: String) -> String { self[key] as? String ?? "" }
  func fields(_ key: String) -> Fields { self[key] as? Fields ?? [:] }
  func list(_ key: String) -> [Fields] { self[key] as? [Fields] ?? [] }
  var id: String { fields("identifier").text("precise") }
  var kind: String { fields("kind").text("identifier") }
  var path: [String] { self["pathComponents"] as? [String] ?? [] }
}

/// A file of `swift-symbolgraph-extract`, with all of its fields.
struct SymbolGraph {
  private(set) var fields: Fields
  private(set) var symbols: [Fields] {
    get { fields.list("symbols") }
    set { fields["symbols"] = newValue }
  }
  var relationships: [Fields] { fields.list("relationships") }

  init(_ file: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: file)))
    guard let fields = object as? Fields, fields["symbols"] is [Fields] else {
      throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: file])
    }
    self.fields = fields
  }

  /// Removes the members that implement a requirement, and all members of these types. Nested types
  /// that implement a requirement stay: they have members of their own. So do three values that
  /// readers look for by name.
  mutating func removeMembers(of types: Set<Substring>) {
    let kinds = ["swift.struct", "swift.class", "swift.enum", "swift.protocol"]
    let documented = ["Capability.live", "TestableCapability.test", "Clock.now"]
    let implementations = relationships.filter { edge in
      let requirement = edge.fields("sourceOrigin").text("displayName")
      if requirement.isEmpty { return edge.text("kind") == "defaultImplementationOf" }
      return !documented.contains(requirement)
    }
    let removed = Set(implementations.map { $0.text("source") })
      .subtracting(symbols.filter { kinds.contains($0.kind) }.map(\.id))
      .union(symbols.filter { $0.path.count > 1 && types.contains($0.path[0][...]) }.map(\.id))
    symbols = symbols.filter { !removed.contains($0.id) }
    fields["relationships"] = relationships.filter { edge in
      removed.isDisjoint(with: [edge.text("source"), edge.text("target")])
    }
  }

  /// Gives each family of functions one path: the shortest. docc writes a page that lists the overloads
  /// of a path, and the index has only that page. In a type, a family has one base name. In a module,
  /// its labels agree too, except for how many inputs without a label follow each other.
  ///
  /// The page shows the text of the member whose declaration sorts first. A space before a declaration
  /// makes it first: the shortest one whose documentation is more than a summary.
  mutating func joinFamilies() {
    var symbols = symbols
    let functions = ["swift.func", "swift.method", "swift.type.method", "swift.init"]
    let families = Dictionary(
      grouping: symbols.indices.filter { functions.contains(symbols[$0].kind) }
    ) { index -> [String] in
      let (kind, path) = (symbols[index].kind, symbols[index].path)
      let name = path.last ?? ""
      let common = name.replacing(/(_:)+/, with: "_:")
      return [kind] + path.dropLast() + [
        kind == functions[0] ? common : "\(name.prefix { $0 != "(" })"
      ]
    }
    func rank(_ index: Int) -> (Int, Int, Int, String) {
      let lines = symbols[index].fields("docComment").list("lines").count
      return (lines > 1 ? 0 : 1, symbols[index].path.last?.count ?? 0, -lines, symbols[index].id)
    }
    for members in families.values where members.count > 1 {
      let names = members.compactMap { symbols[$0].path.last }
      guard let name = names.min(by: { ($0.count, $0) < ($1.count, $1) }),
        let first = members.min(by: { rank($0) < rank($1) })
      else { continue }
      let space: Fields = ["kind": "text", "spelling": " "]
      symbols[first]["declarationFragments"] = [space] + symbols[first].list("declarationFragments")
      for index in members {
        symbols[index]["pathComponents"] = Array(symbols[index].path.dropLast()) + [name]
      }
    }
    self.symbols = symbols
  }
}
