import Foundation

/// An order of sets and dictionaries in JSON that is the same in every process. A set that a type
/// encodes in a form of its own is not sorted.
enum UnorderedParts {
  /// Returns the JSON of a value in an order that is the same in every process.
  static func sorted(_ json: Data, of value: Any) -> Data {
    guard let parsed = try? jsonObject(json) else { return json }
    return data(sorted(parsed, of: value, depth: 0))
  }

  private static func sorted(_ json: Any, of value: Any, depth: Int) -> Any {
    guard depth < InputKey.maximumDepth else { return json }
    func sorted(_ json: Any, _ value: Any) -> Any { Self.sorted(json, of: value, depth: depth + 1) }
    let mirror = Mirror(reflecting: value)
    let isDictionary = mirror.displayStyle == .dictionary
    let parts = mirror.allChildren.flatMap { part in
      isDictionary ? Array(Mirror(reflecting: part.value).children) : [part]
    }
    if let list = json as? [Any], list.count == parts.count {
      let elements = zip(list, parts).map { sorted($0, $1.value) }
      guard value is any Unordered else { return elements }
      // A key is followed by its value.
      let size = isDictionary ? 2 : 1
      let starts = stride(from: 0, to: list.count, by: size)
      let entries = starts.map { start in
        let entry = Array(elements[start..<start + size])
        return (entry: entry, key: data(entry))
      }
      return entries.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap(\.entry)
    }
    guard var object = json as? [String: Any], mirror.displayStyle != .optional else {
      return parts.count == 1 ? sorted(json, parts[0].value) : json
    }
    // The only payload of a case.
    if object.count == 1, let payload = object["_0"], mirror.displayStyle != .tuple {
      return ["_0": sorted(payload, value)]
    }
    var key: String?
    for (label, value) in parts {
      if isDictionary, label == "key" {
        key = (value as? any CodingKeyRepresentable)?.codingKey.stringValue
      } else if let name = isDictionary ? key : label?.replacing(".", with: "_") {
        object[name] = object[name].map { sorted($0, value) }
      }
    }
    return object
  }

  private static func data(_ json: Any) -> Data {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .fragmentsAllowed]
    return (try? JSONSerialization.data(withJSONObject: json, options: options)) ?? Data()
  }
}

/// A collection whose order depends on the seed of its hashes.
private protocol Unordered {}
extension Set: Unordered {}
extension Dictionary: Unordered {}
