import Foundation

/// Sorts the parts of sets and dictionaries in JSON: their order differs between processes. Those that
/// a type encodes in another form than the synthesized one keep their order.
enum UnorderedParts {
  /// Returns the JSON of a value in an order that is the same in every process.
  static func sorted(_ json: Data, of value: Any) -> Data {
    guard let parsed = try? jsonObject(json) else { return json }
    return data(sorted(parsed, of: value))
  }

  private static func sorted(_ json: Any, of value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    let isDictionary = mirror.displayStyle == .dictionary
    let parts = mirror.allChildren.flatMap { part in
      isDictionary ? Array(Mirror(reflecting: part.value).children) : [part]
    }
    if let list = json as? [Any], list.count == parts.count {
      let elements = zip(list, parts).map { sorted($0, of: $1.value) }
      guard isDictionary || mirror.displayStyle == .set else { return elements }
      // A key is followed by its value.
      let size = isDictionary ? 2 : 1
      let starts = stride(from: 0, to: list.count, by: size)
      let entries: [[Any]] = starts.map { Array(elements[$0..<$0 + size]) }
      return entries.sorted { data($0).lexicographicallyPrecedes(data($1)) }.flatMap { $0 }
    }
    guard var object = json as? [String: Any], mirror.displayStyle != .optional else {
      return parts.count == 1 ? sorted(json, of: parts[0].value) : json
    }
    // The only payload of a case.
    if object.count == 1, let payload = object["_0"], mirror.displayStyle != .tuple {
      return ["_0": sorted(payload, of: value)]
    }
    var key: String?
    for (label, value) in parts {
      if isDictionary, label == "key" {
        key = (value as? any CodingKeyRepresentable)?.codingKey.stringValue
      } else if let name = isDictionary ? key : label?.replacing(".", with: "_") {
        object[name] = object[name].map { sorted($0, of: value) }
      }
    }
    return object
  }

  private static func data(_ json: Any) -> Data {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .fragmentsAllowed]
    return (try? JSONSerialization.data(withJSONObject: json, options: options)) ?? Data()
  }
}
