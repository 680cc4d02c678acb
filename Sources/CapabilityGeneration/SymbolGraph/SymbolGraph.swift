import Foundation

/// What the compiler tells about one module: the parts of a symbol graph that generation needs.
///
/// A symbol graph file is JSON that the compiler writes with `-emit-symbol-graph`.
struct SymbolGraph: Decodable, Sendable {
  /// The module whose symbols these are.
  var module: Module
  /// The declarations, in no particular order.
  var symbols: [Symbol]
  /// What is a member of what, and what conforms to what.
  var relationships: [Relationship]

  /// The described module.
  struct Module: Decodable, Sendable {
    /// Its name in source.
    var name: String
  }

  /// An edge between two declarations.
  struct Relationship: Decodable, Sendable {
    /// `memberOf`, `conformsTo`, `requirementOf` and others.
    var kind: String
    /// The precise identifier of the member or of the conforming type.
    var source: String
    /// The precise identifier of the owner or of the protocol.
    var target: String
    /// The target's name where it stands in another module.
    var targetFallback: String?
  }

  /// Reads a symbol graph.
  ///
  /// - Parameters:
  ///   - data: The file's content.
  ///   - name: The file's name, for the error.
  /// - Throws: ``GenerationError`` where the content is not a symbol graph.
  init(data: Data, named name: String) throws(GenerationError) {
    do {
      self = try JSONDecoder().decode(SymbolGraph.self, from: data)
    } catch {
      throw GenerationError(
        "\(name) is not a symbol graph: \(Self.reason(error)); delete it and run the command again"
      )
    }
  }

  /// What is wrong with the content, and where.
  private static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    let context: DecodingError.Context
    let problem: String
    switch error {
    case .keyNotFound(let key, let found): (context, problem) = (found, "no \(key.stringValue)")
    case .typeMismatch(let type, let found): (context, problem) = (found, "not a \(type)")
    case .valueNotFound(let type, let found): (context, problem) = (found, "no \(type)")
    case .dataCorrupted(let found): (context, problem) = (found, "no valid JSON")
    @unknown default: return "unreadable"
    }
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return path.isEmpty ? problem : "\(problem) at \(path.joined(separator: "/"))"
  }
}
