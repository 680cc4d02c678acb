import Foundation

/// The declarations of a module, decoded from the parts of a symbol graph that this program needs.
struct SymbolGraph: Decodable {
  /// The declarations, in no particular order.
  var symbols: [Symbol]
  /// Memberships, conformances and inheritance.
  var relationships: [Relationship]

  /// One declaration.
  struct Symbol: Decodable {
    var identifier: Identifier
    var kind: Kind
    /// The names of the enclosing types, and the name of the declaration with its labels.
    var pathComponents: [String]
    /// The source text in pieces.
    var declarationFragments: [Fragment]
    var swiftGenerics: Generics?
    /// The extension that contains the declaration.
    var swiftExtension: Generics?
    var availability: [Availability]?
  }

  /// A unique identifier.
  struct Identifier: Decodable { var precise: String }

  /// The kind of a declaration, such as `swift.struct`.
  struct Kind: Decodable { var identifier: String }

  /// A piece of source text.
  struct Fragment: Decodable { var spelling: String }

  /// The constraints of generic parameters.
  struct Generics: Decodable { var constraints: [Constraint]? }

  /// A constraint of a generic parameter.
  struct Constraint: Decodable, Hashable {
    /// `conformance`, `superclass` or `sameType`.
    var kind: String
    var lhs: String
    var rhs: String

    /// The text in a `where` clause.
    var text: String { "\(lhs) \(kind == "sameType" ? "==" : ":") \(rhs)" }
  }

  /// The availability of a declaration on a platform.
  struct Availability: Decodable {
    /// The platform; `nil` for all platforms.
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
    /// The relation of the source to the target, such as `memberOf` or `conformsTo`.
    var kind: String
    var source: String
    var target: String
    /// The qualified name of a target in another module.
    var targetFallback: String?
    /// The conditions of the relation.
    var swiftConstraints: [Constraint]?
  }
}

extension SymbolGraph {
  /// Reads the files of a module: its own, and one for each module that it extends.
  init(files: [URL]) throws {
    self.init(symbols: [], relationships: [])
    for file in files {
      let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
      symbols += graph.symbols
      relationships += graph.relationships
    }
  }
}
