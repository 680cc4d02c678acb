import Foundation

/// What the compiler tells about one module: the parts of a symbol graph that generation needs.
///
/// A symbol graph file is JSON that the compiler writes with `-emit-symbol-graph`.
struct SymbolGraph: Sendable {
  /// The name of the module whose symbols these are.
  var module: String
  /// The declarations, in no particular order.
  var symbols: [Symbol]
  /// What is a member of what, and what conforms to what.
  var relationships: [Relationship]
  /// The folder that the module's sources stand in.
  var folder = ""
  /// The global actor that its declarations are isolated to by default, where there is one.
  var isolation: String?

  /// An edge between two declarations.
  struct Relationship: Sendable {
    /// What the source is to the target.
    var kind: Kind
    /// The precise identifier of the member or of the conforming type.
    var source: String
    /// The precise identifier of the owner or of the protocol.
    var target: String
    /// What must hold for it: of each generic parameter, what its argument conforms to.
    var conditions: [Condition] = []

    /// A generic parameter and the protocol that its argument conforms to, by precise identifier.
    struct Condition: Sendable, Hashable {
      var generic: String
      var conformsTo: String
    }

    /// The edges of which something follows here.
    enum Kind: Sendable {
      case memberOf, requirementOf, conformsTo, inheritsFrom
    }
  }

  /// Reads a symbol graph.
  ///
  /// - Parameters:
  ///   - data: The file's content.
  ///   - name: The file's name, for the error.
  /// - Throws: ``GenerationError`` where the content is not a symbol graph.
  init(data: Data, named name: String) throws(GenerationError) {
    do {
      self = try JSONReader.read(data) { reader in try SymbolGraph(reading: &reader) }
    } catch {
      let reason = (error as? JSONReader.Failure)?.problem ?? "\(error)"
      throw GenerationError(
        "\(name) is not a symbol graph: \(reason); delete it and run the command again"
      )
    }
  }

  /// Takes `package` for what it is to another package: `internal`.
  mutating func hidePackageAccess() {
    for index in symbols.indices where symbols[index].access == .package {
      symbols[index].access = .internal
    }
  }

  private init(reading reader: inout JSONReader) throws {
    var module: String?
    var symbols: [Symbol]?
    var relationships: [Relationship]?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "module": module = try reader.member("name")
      case "symbols": symbols = try Self.symbols(reading: &reader)
      case "relationships": relationships = try Self.relationships(reading: &reader)
      default: try reader.skip()
      }
    }
    self.module = try reader.required(module, "module")
    self.symbols = try reader.required(symbols, "symbols")
    self.relationships = try reader.required(relationships, "relationships")
  }

  private static func symbols(reading reader: inout JSONReader) throws -> [Symbol] {
    var symbols: [Symbol] = []
    try reader.beginArray()
    while try reader.nextElement() {
      do {
        symbols.append(try Symbol(reading: &reader))
      } catch let failure as JSONReader.Failure {
        throw JSONReader.Failure(problem: "\(failure.problem) in symbol \(symbols.count)")
      }
    }
    return symbols
  }

  private static func relationships(reading reader: inout JSONReader) throws -> [Relationship] {
    var relationships: [Relationship] = []
    try reader.beginArray()
    while try reader.nextElement() {
      var kind: Relationship.Kind?
      var source: String?
      var target: String?
      var conditions: [Relationship.Condition] = []
      try reader.beginObject()
      while let key = try reader.nextKey() {
        switch key {
        case "swiftConstraints":
          try reader.beginArray()
          while try reader.nextElement() {
            guard let (generic, target) = try reader.constraint() else { continue }
            conditions.append(Relationship.Condition(generic: generic, conformsTo: target))
          }
        case "kind":
          switch try reader.string() {
          case "memberOf": kind = .memberOf
          case "requirementOf", "optionalRequirementOf": kind = .requirementOf
          case "conformsTo": kind = .conformsTo
          case "inheritsFrom": kind = .inheritsFrom
          default: break
          }
        case "source": source = try reader.string()
        case "target": target = try reader.string()
        default: try reader.skip()
        }
      }
      guard let kind else { continue }
      relationships.append(
        Relationship(
          kind: kind,
          source: try reader.required(source, "source of a relationship"),
          target: try reader.required(target, "target of a relationship"),
          conditions: conditions
        )
      )
    }
    return relationships
  }
}

extension JSONReader {
  /// A value that must be there.
  func required<Value>(_ value: Value?, _ name: String) throws -> Value {
    guard let value else { throw Failure(problem: "no \(name)") }
    return value
  }

  /// Reads an object of which only one string matters.
  mutating func member(_ name: StaticString) throws -> String {
    var found: String?
    try beginObject()
    while let key = try nextKey() {
      if name ~= key { found = try string() } else { try skip() }
    }
    return try required(found, "\(name)")
  }
}
