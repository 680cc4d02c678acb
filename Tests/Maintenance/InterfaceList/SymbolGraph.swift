import Foundation

/// What the compiler tells of one module's declarations: the parts of a symbol graph file that a
/// list of its interface needs.
struct SymbolGraph: Decodable {
  /// The declarations, in no particular order.
  var symbols: [Symbol]
  /// What is a member of what, and what conforms to what.
  var relationships: [Relationship]

  /// One declaration.
  struct Symbol: Decodable {
    var identifier: Identifier
    var kind: Kind
    /// The names from the outermost type inwards, the declaration's own with its labels last.
    var pathComponents: [String]
    /// The declaration as source text in pieces.
    var declarationFragments: [Fragment]
    var swiftGenerics: Generics?
    /// The extension that it stands in.
    var swiftExtension: Generics?
    var availability: [Availability]?
  }

  /// What no other declaration has.
  struct Identifier: Decodable { var precise: String }

  /// What sort of declaration it is, such as `swift.struct`.
  struct Kind: Decodable { var identifier: String }

  /// A piece of source text.
  struct Fragment: Decodable { var spelling: String }

  /// What generic parameters have to be.
  struct Generics: Decodable { var constraints: [Constraint]? }

  /// What one generic parameter has to be.
  struct Constraint: Decodable, Hashable {
    /// `conformance`, `superclass` or `sameType`.
    var kind: String
    var lhs: String
    var rhs: String

    /// As it stands in a `where` clause.
    var text: String { "\(lhs) \(kind == "sameType" ? "==" : ":") \(rhs)" }
  }

  /// Since when, and until when, a declaration can be used on a platform.
  struct Availability: Decodable {
    /// The platform; none for all of them.
    var domain: String?
    var introduced: Version?
    var deprecated: Version?
    var obsoleted: Version?
    var isUnconditionallyDeprecated: Bool?
    var isUnconditionallyUnavailable: Bool?

    struct Version: Decodable {
      var major: Int
      var minor: Int?
      var patch: Int?

      var text: String {
        [major, minor, patch].compactMap { $0.map(String.init) }.joined(separator: ".")
      }
    }
  }

  /// An edge between two declarations.
  struct Relationship: Decodable {
    /// What the source is to the target, such as `memberOf` or `conformsTo`.
    var kind: String
    var source: String
    var target: String
    /// The target's name with its module's, where it is another's.
    var targetFallback: String?
    /// What must hold for it.
    var swiftConstraints: [Constraint]?
  }
}

extension SymbolGraph {
  /// Reads the files of one module: its own, and one for each module that it extends.
  init(files: [URL]) throws {
    self.init(symbols: [], relationships: [])
    for file in files {
      let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
      symbols += graph.symbols
      relationships += graph.relationships
    }
  }
}
