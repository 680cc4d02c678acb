@testable import CapabilityGeneration
import Foundation

/// The symbol graphs of a recording.
///
/// A recording often has several versions of a graph, because a command writes a file that the next
/// one reads. So each distinct symbol and relationship is stored once.
struct SymbolGraphPool {
  /// The distinct graphs and their parts, as JSON.
  private(set) var graphs: [String] = []
  private(set) var parts: [String] = []
  private var places: [String: Int] = [:]
  /// The parts as the compiler wrote them: versions of a graph share most of them.
  private var written: [Int: String] = [:]
  private var files: [Int: ToolEnvironment.GraphFile] = [:]

  /// The keys of a graph that have parts.
  private static let divided = ["symbols", "relationships"]

  init() {}

  init(graphs: [String], parts: [String]) {
    (self.graphs, self.parts) = (graphs, parts)
  }

  /// Adds a graph without what the generator does not read, and returns its index.
  mutating func add(_ file: ToolEnvironment.GraphFile) throws -> Int {
    var graph = try Self.object(file.data)
    graph["metadata"] = nil
    for key in Self.divided {
      let parts = try Self.required(graph[key] as? [Any], key)
      graph[key] = try parts.map { try place(of: Self.text(Self.recorded($0, in: key))) }
    }
    graph["file"] = ["name": file.name, "own": file.isOwn, "folder": file.folder]
      .merging(file.isolation.map { ["isolation": $0] } ?? [:]) { $1 }
      .merging(file.leavesActor ? ["leaves": true] : [:]) { $1 }
    let text = try Self.text(Self.recorded(graph, in: ""))
    if let known = graphs.firstIndex(of: text) { return known }
    graphs.append(text)
    return graphs.count - 1
  }

  /// Returns a graph as the compiler wrote it, without what was not recorded.
  mutating func file(_ index: Int) throws -> ToolEnvironment.GraphFile {
    if let known = files[index] { return known }
    var graph = try Self.object(Data(graphs[index].utf8))
    let lists = try Self.divided.map { key in
      let places = try Self.required(graph.removeValue(forKey: key) as? [Int], key)
      let parts = try places.map { try writtenPart($0, in: key) }
      return "\"\(key)\":[\(parts.joined(separator: ","))]"
    }
    let file = try Self.required(graph.removeValue(forKey: "file") as? [String: Any], "file")
    let restored = ToolEnvironment.GraphFile(
      name: try Self.required(file["name"] as? String, "name"),
      data: Data("\(try Self.text(graph).dropLast()),\(lists.joined(separator: ","))}".utf8),
      isOwn: try Self.required(file["own"] as? Bool, "own"),
      folder: try Self.required(file["folder"] as? String, "folder"),
      isolation: file["isolation"] as? String,
      leavesActor: file["leaves"] != nil
    )
    files[index] = restored
    return restored
  }

  private mutating func writtenPart(_ index: Int, in key: String) throws -> String {
    if let known = written[index] { return known }
    let part = try Self.text(Self.restored(Self.object(Data(parts[index].utf8)), in: key))
    written[index] = part
    return part
  }

  private mutating func place(of part: String) -> Int {
    if let known = places[part] { return known }
    parts.append(part)
    places[part] = parts.count - 1
    return parts.count - 1
  }
}

// MARK: JSON

extension SymbolGraphPool {
  private struct Malformed: Error {
    var missing: String
  }

  private static func required<Value>(_ value: Value?, _ name: String) throws -> Value {
    guard let value else { throw Malformed(missing: name) }
    return value
  }

  private static func object(_ data: Data) throws -> [String: Any] {
    try required(try JSONSerialization.jsonObject(with: data) as? [String: Any], "object")
  }

  private static func text(_ value: Any) throws -> String {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    let data = try JSONSerialization.data(withJSONObject: value, options: options)
    return String(decoding: data, as: UTF8.self)
  }

  /// The keys that the generator does not read, each after the key of what contains it.
  private static let unread: Set<String> = [
    "module.platform", "symbols.names", "kind.displayName", "symbols.swiftExtension",
    "identifier.interfaceLanguage", "docComment.uri", "docComment.module", "lines.range",
    "relationships.targetFallback", "relationships.sourceOrigin",
  ]
  /// The keys of source in fragments. A fragment is recorded as `[spelling, kind, precise]`.
  private static let fragmented: Set<String> = ["declarationFragments", "returns"]
  private static let fragmentKeys = ["spelling", "kind", "preciseIdentifier"]

  private static func recorded(_ value: Any, in key: String) -> Any {
    if let array = value as? [Any] { return array.map { recorded($0, in: key) } }
    guard let object = value as? [String: Any] else { return value }
    if fragmented.contains(key) { return fragmentKeys.compactMap { object[$0] } }
    var result: [String: Any] = [:]
    for (name, value) in object where !unread.contains("\(key).\(name)") {
      result[name] = recorded(value, in: name)
    }
    return result
  }

  private static func restored(_ value: Any, in key: String) -> Any {
    if fragmented.contains(key), let fragments = value as? [[Any]] {
      return fragments.map { Dictionary(zip(fragmentKeys, $0)) { first, _ in first } }
    }
    if let array = value as? [Any] { return array.map { restored($0, in: key) } }
    guard let object = value as? [String: Any] else { return value }
    return Dictionary(uniqueKeysWithValues: object.map { ($0, restored($1, in: $0)) })
  }
}
