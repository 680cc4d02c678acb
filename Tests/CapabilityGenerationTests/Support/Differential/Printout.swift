@testable import CapabilityGeneration
import Foundation

/// A module as source, and the symbol graph that the compiler would write for it.
///
/// Both use the same declarations, so they always agree. A test compares the graph with
/// the compiler's graph of some printed sources.
struct Printout {
  let module: String
  /// The lines of its only file.
  private(set) var lines: [String] = []
  private(set) var symbols: [Symbol] = []
  private(set) var relationships: [SymbolGraph.Relationship] = []
  /// The types that its lines name.
  private let words: Words
  /// The initial graph. It is decoded, because `SymbolGraph` has no other initializer.
  private static let empty = try? SymbolGraph(
    data: Data(#"{"module":{"name":"M"},"symbols":[],"relationships":[]}"#.utf8),
    named: "empty"
  )

  init(_ module: String, _ words: Words) {
    self.module = module
    self.words = words
  }

  /// The path of the file in its package.
  var path: String { "Sources/\(module)/\(module).swift" }
  var source: String { lines.joined(separator: "\n") + "\n" }

  var graph: SymbolGraph? {
    var graph = Self.empty
    graph?.module = module
    graph?.symbols = symbols
    graph?.relationships = relationships
    return graph
  }

  struct Declaration {
    /// The kind in symbol graphs.
    var kind: String
    /// The part of its identifier after the module.
    var suffix: String
    var path: [String]
    /// The keyword of its access level.
    var access: String
    /// The keywords before its name.
    var keywords: String
    /// The source after its name.
    var rest: String
    /// The text after `rest`, only in the graph.
    var accessors = ""
    /// The text after `rest`, only in the source.
    var body = ""
    var owner: String?
    var conformances: [String] = []
    var attribute = ""
    var parameters: [Parameter] = []
    var returns = ""
    var generics: [Generic] = []

    struct Generic {
      var name: String
      var bound: String?
    }

    struct Parameter {
      var label: String?
      var inner: String
      var type: String
    }
  }

  /// The identifier of a declaration in the module.
  func precise(_ suffix: String) -> String { "s:\(module.count)\(module)\(suffix)" }

  mutating func add(line: String) { lines.append(line) }

  /// Adds a declaration on its own line.
  mutating func add(_ declaration: Declaration) {
    let precise = precise(declaration.suffix)
    let title = declaration.path.last ?? ""
    let name = title.prefix { $0 != "(" }
    let indent = String(repeating: "  ", count: declaration.path.count - 1)
    let access = declaration.access == "internal" ? "" : declaration.access + " "
    let start = indent + declaration.attribute + access + declaration.keywords + " "
    lines.append(start + name + declaration.rest + declaration.body)
    var symbol = Symbol()
    symbol.kind = declaration.kind
    symbol.precise = precise
    symbol.path = declaration.path
    symbol.access = AccessLevel(rawValue: declaration.access) ?? .internal
    symbol.location = SourcePosition(path: path, line: lines.count, column: start.utf8.count + 1)
    symbol.isDeprecated = !declaration.attribute.isEmpty
    symbol.declaration = words.tokens(declaration.keywords) + [Token.named(String(name))]
    symbol.declaration += words.tokens(declaration.rest + declaration.accessors)
    symbol.parameters = declaration.parameters.map { parameter in
      [Token.named(parameter.inner), Token(text: ":", kind: .colon)]
        + words.tokens(parameter.type)
    }
    symbol.returns = words.tokens(declaration.returns)
    // `some P` has constraints, but is not a generic parameter.
    symbol.generics = declaration.generics.map(\.name).filter { !$0.hasPrefix("some ") }
    symbol.constraints = declaration.generics.compactMap { generic in
      generic.bound.flatMap { words.precise($0) }.map { .init(generic: generic.name, type: $0) }
    }
    symbols.append(symbol)
    if let owner = declaration.owner {
      relationships.append(.init(kind: .memberOf, source: precise, target: self.precise(owner)))
    }
    for target in declaration.conformances {
      let known = words.precise(target) ?? target
      relationships.append(.init(kind: .conformsTo, source: precise, target: known))
    }
  }
}

/// The words in declarations that name types.
final class Words {
  private var types: [String: String] = [
    "Int": "s:Si", "String": "s:SS", "Double": "s:Sd", "Int32": "s:s5Int32V",
    "CInt": "s:s4CInta", "Void": "s:s4Voida", "Sendable": "s:s8SendableP",
    "UseCases": "s:5Types4ShopV8UseCasesC",
  ]
  private var known: [String: [Token]] = [:]

  private static let keywords: Set<String> = [
    "actor", "any", "async", "class", "enum", "final", "func", "get", "inout", "lazy", "let",
    "mutating", "nonisolated", "protocol", "set", "some", "static", "struct", "throws", "typealias",
    "var",
    "where",
  ]

  init(_ landscape: Landscape) {
    let module = Landscape.module
    for alias in landscape.aliases {
      types[alias.name] = "s:\(module.count)\(module)\(alias.name.count)\(alias.name)a"
    }
    for nominal in landscape.nominals {
      types[nominal.name] = "s:\(module.count)\(module)\(nominal.suffix)"
    }
  }

  func precise(_ name: String) -> String? { types[name] }

  /// Returns the tokens of a text, with the identifiers of the types that it names.
  func tokens(_ text: String) -> [Token] {
    if let known = known[text] { return known }
    var tokens: [Token] = []
    var text = text
    text.withUTF8 { TokenScanner.append($0, to: &tokens) }
    for index in tokens.indices where tokens[index].kind == .word {
      let word = tokens[index].text
      if Self.keywords.contains(word) { continue }
      tokens[index] = Token.named(word, precise: types[word])
    }
    known[text] = tokens
    return tokens
  }
}

extension Landscape.Nominal {
  /// The part of its identifier after the module.
  var suffix: String {
    let letter =
      switch kind {
      case .struct: "V"
      case .class, .actor: "C"
      case .enum: "O"
      case .protocol: "P"
      }
    return "\(name.count)\(name)\(letter)"
  }
}
