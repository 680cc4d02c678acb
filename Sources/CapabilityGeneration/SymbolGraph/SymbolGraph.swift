import Foundation

/// The parts of a module's symbol graph that generation needs.
///
/// The compiler writes symbol graphs as JSON (`-emit-symbol-graph`).
struct SymbolGraph: Sendable {
  var module: String
  /// The declarations, in no particular order.
  var symbols: [Symbol]
  /// The memberships and conformances.
  var relationships: [Relationship]
  /// The file that it was read from, with what else is known about the module.
  var file = ToolEnvironment.GraphFile(name: "", data: Data(), isOwn: true)

  struct Relationship: Sendable {
    var kind: Kind
    /// The precise identifier of the member or of the conforming type.
    var source: String
    /// The precise identifier of the owner or of the protocol.
    var target: String
    /// The conditions of a conformance on generic parameters.
    var conditions: [Condition] = []

    /// The kinds that generation needs.
    enum Kind: String {
      case memberOf, requirementOf, optionalRequirementOf, conformsTo, inheritsFrom, overrides
    }
  }

  /// A condition of a declaration or a conformance.
  struct Condition: Sendable {
    /// The generic parameter, or an associated type of it.
    var generic: String
    /// The protocol or class that its argument conforms to, or the type that it is, by its precise
    /// identifier.
    var type: String
    /// The source of the type if the argument must be the type itself, as in `where Value == Int`.
    var same: String?
  }

  /// Reads a symbol graph.
  ///
  /// - Throws: ``GenerationError`` if the content is not a symbol graph.
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

  private init(reading reader: inout JSONReader) throws {
    var module: String?
    var symbols: [Symbol]?
    var relationships: [Relationship]?
    try reader.members { key, reader in
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
    try reader.each { reader in
      do { symbols.append(try Symbol(reading: &reader)) } catch let failure as JSONReader.Failure {
        throw JSONReader.Failure(problem: "\(failure.problem) in symbol \(symbols.count)")
      }
    }
    return symbols
  }

  private static func relationships(reading reader: inout JSONReader) throws -> [Relationship] {
    try reader.array { reader -> Relationship? in
      var (kind, source, target): (Relationship.Kind?, String?, String?)
      var conditions: [Condition] = []
      try reader.members { key, reader in
        switch key {
        case "swiftConstraints": conditions = try reader.conditions()
        case "kind": kind = Relationship.Kind(rawValue: try reader.string())
        case "source": source = try reader.string()
        case "target": target = try reader.string()
        default: try reader.skip()
        }
      }
      guard let kind else { return nil }
      return Relationship(
        kind: kind,
        source: try reader.required(source, "source of a relationship"),
        target: try reader.required(target, "target of a relationship"),
        conditions: conditions
      )
    }.compactMap(\.self)
  }
}

extension JSONReader {
  func required<Value>(_ value: Value?, _ name: String) throws -> Value {
    guard let value else { throw Failure(problem: "no \(name)") }
    return value
  }

  /// Reads the elements of an array.
  mutating func array<Element>(
    _ read: (inout JSONReader) throws -> Element
  ) throws -> [Element] {
    var elements: [Element] = []
    try each { elements.append(try read(&$0)) }
    return elements
  }

  /// Reads the conditions that name a type.
  mutating func conditions() throws -> [SymbolGraph.Condition] {
    try array { reader -> SymbolGraph.Condition? in
      var (kind, source, generic, type): (String?, String?, String?, String?)
      try reader.members { key, reader in
        switch key {
        case "kind": kind = try reader.string()
        case "lhs": generic = try reader.string()
        case "rhs": source = try reader.string()
        case "rhsPrecise": type = try reader.string()
        default: try reader.skip()
        }
      }
      guard let generic, let type else { return nil }
      return .init(generic: generic, type: type, same: kind == "sameType" ? source : nil)
    }.compactMap(\.self)
  }

  /// Reads one string of an object and skips the rest.
  mutating func member(_ name: StaticString) throws -> String {
    try required(member(name) { try $0.string() }, "\(name)")
  }

  /// Reads one value of an object and skips the rest; `nil` if there is none.
  mutating func member<Value>(
    _ name: StaticString,
    _ read: (inout JSONReader) throws -> Value
  ) throws -> Value? {
    var found: Value?
    try members { key, reader in
      if name ~= key { found = try read(&reader) } else { try reader.skip() }
    }
    return found
  }
}
