/// Decodes values from a node.
///
/// It works like a JSON decoder, with these differences: a plain word is decoded as the requested
/// type, a call such as `declined("card expired")` as an enum case, and `nil` as an absent value.
/// Each error has a location.
struct NodeDecoder: Decoder {
  let node: Node
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any] = [:]
  let requested = RequestedMembers()

  init(_ node: Node, at codingPath: [any CodingKey] = []) {
    self.node = node.revealed
    self.codingPath = codingPath
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    if case .list = node.kind { throw ScriptError(node, "expected an object, {…}, found a list") }
    return KeyedDecodingContainer(KeyedNodeContainer(node, at: codingPath, requested))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let nodes) = node.onlyPart.kind else {
      throw ScriptError(node, "expected a list, […]")
    }
    return UnkeyedNodeContainer(codingPath: codingPath, nodes: nodes, whole: node)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
}

/// The members that a type requested from its node.
final class RequestedMembers {
  private(set) var names: Set<String> = []
  /// Whether every name is valid, as in a dictionary.
  var areAllKnown = false
  /// The member that a node without members is decoded as. A type with one member can be written as
  /// that member alone. The member's name is known only when the type requests it.
  private var only: String?
  private(set) var isOnlyNotAlone = false
  /// The containers in the node's container by their names, such as the payload of a case.
  private var nested: [(name: String, node: Node, members: RequestedMembers)] = []
  /// All containers within the node.
  var parts: [(node: Node, members: RequestedMembers)] {
    nested.flatMap { [($0.node, $0.members)] + $0.members.parts }
  }

  /// Returns the members that a type requests from a part of the node.
  func part(_ name: String, _ node: Node) -> RequestedMembers {
    if let known = part(name) { return known }
    nested.append((name, node, RequestedMembers()))
    return nested[nested.count - 1].members
  }

  /// Returns the members requested so far from a part that has been read as a container.
  func part(_ name: String) -> RequestedMembers? { nested.first { $0.name == name }?.members }

  func record(_ name: String) { names.insert(name) }

  /// Returns whether a node without members is decoded as the member with this name.
  func isOnly(_ name: String) -> Bool {
    only = only ?? name
    if only != name { isOnlyNotAlone = true }
    return only == name
  }
}

extension Node {
  /// The payload of a case that has one; otherwise the node itself.
  var onlyPart: Node {
    guard case .object(let members) = kind, members.count == 1, members[0].name == "_0" else {
      return self
    }
    return members[0].value
  }
}

extension NodeDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { node.isNil }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    // Read basic types here: decoding them from a single value container would recurse forever.
    guard let value = try node.basicValue(type) else {
      return try NodeDecoder.value(type, from: node, at: codingPath)
    }
    return value
  }

  /// Returns a value of any type.
  static func value<Value: Decodable>(
    _ type: Value.Type,
    from node: Node,
    at path: [any CodingKey]
  ) throws -> Value {
    let node = node.revealed
    if let none = absentValue(of: type, in: node) { return none }
    if let value = try node.basicValue(type) { return value }
    if let value = try dictionary(of: type, from: node, at: path) { return value }
    do {
      let decoder = NodeDecoder(node, at: path)
      let value = try type.init(from: decoder)
      try decoder.checkMembers(of: type)
      return value
    } catch {
      let wrong = ScriptError(error, of: type, reading: node)
      // The error about a part of the value says more than the list of cases. A synthesized decoder
      // requests no values of a case by their places.
      let isCase = if case .call = node.kind { true } else { wrong.offset == node.offset }
      let found = Result { isCase ? try enumCase(of: type, in: node) : nil }
      if let value = try? found.get() { return value }
      if case .failure(let listed as ScriptError) = found, listed.offset < wrong.offset {
        throw wrong
      }
      let lossless = type as? any LosslessStringConvertible.Type
      if let text = node.plainText, let value = lossless?.init(text), let value = value as? Value {
        return value
      }
      _ = try found.get()
      guard let text = node.plainText, lossless != nil else { throw wrong }
      // Prefer the type's own error, but not an error about its parts.
      guard error is ScriptError, wrong.offset == node.offset else { throw wrong }
      throw ScriptError(node, "\(text.quoted) is not a valid \(typeName(type))")
    }
  }
}

extension NodeDecoder {
  /// Returns a dictionary whose keys are neither texts nor numbers, from an object: `{"day": 1.25}`.
  /// Returns nothing for other types and nodes.
  private static func dictionary<Value>(
    of type: Value.Type,
    from node: Node,
    at path: [any CodingKey]
  ) throws -> Value? {
    guard case .object(let members) = node.kind,
      let dictionary = type as? any AnyDictionary.Type
    else { return nil }
    return try dictionary.value(members, at: path) as? Value
  }

  /// Checks that the type requested all members of its node.
  private func checkMembers(of type: Any.Type) throws {
    guard !requested.isOnlyNotAlone else {
      throw ScriptError(node, "\(typeName(type)) has several parts: write {\"name\": …}")
    }
    guard !node.isResult else { return }
    let whole = requested.names.isEmpty ? [] : [(node, requested)]
    for (node, requested) in whole + requested.parts where !requested.areAllKnown {
      guard case .object(let members) = node.kind, !node.isResult,
        let unknown = members.first(where: { !requested.names.contains($0.name) })
      else { continue }
      let hint = didYouMean(unknown.name, among: requested.names.sorted())
      throw ScriptError(unknown.value, "\(typeName(type)) has no \(unknown.name.quoted)\(hint)")
    }
  }
}

/// Type erasure for optionals.
protocol AnyOptional {
  /// The type of a present value.
  static var wrapped: Any.Type { get }

  /// Returns `nil` as a value of the optional type, if the node is `nil`; otherwise returns nothing.
  static func absentValue(in node: Node) -> Any?
}

extension Optional: AnyOptional {
  static var wrapped: Any.Type { Wrapped.self }

  static func absentValue(in node: Node) -> Any? {
    let none: Any = Wrapped?.none as Any
    if node.isNil { return .some(none) }
    // `none` is not a keyword: it means `nil` only if the wrapped type cannot read it.
    guard case .word("none") = node.kind else { return nil }
    if let type = Wrapped.self as? any Decodable.Type,
      (try? NodeDecoder.value(type, from: node, at: [])) != nil
    {
      return nil
    }
    return .some(none)
  }
}

/// Type erasure for dictionaries.
private protocol AnyDictionary {
  /// Returns a dictionary with the given members, if its keys and values can be decoded; otherwise
  /// returns nothing.
  static func value(_ members: [Node.Member], at path: [any CodingKey]) throws -> Any?
}

extension Dictionary: AnyDictionary {
  fileprivate static func value(_ members: [Node.Member], at path: [any CodingKey]) throws -> Any? {
    guard let keys = Key.self as? any Decodable.Type, let values = Value.self as? any Decodable.Type
    else { return nil }
    var dictionary: [Key: Value] = [:]
    for member in members {
      let name = Node(kind: .word(member.name), offset: member.value.offset)
      let path = path + [PathKey(stringValue: member.name)]
      guard let key = try NodeDecoder.value(keys, from: name, at: path) as? Key,
        let value = try NodeDecoder.value(values, from: member.value, at: path) as? Value
      else { return nil }
      guard dictionary.updateValue(value, forKey: key) == nil else {
        throw ScriptError(name, "\(member.name.quoted) is given twice")
      }
    }
    return dictionary
  }
}

/// Returns `nil` as a value of an optional type, if the node is `nil`. Otherwise, and for other
/// types, returns nothing.
func absentValue<Value>(of type: Value.Type, in node: Node) -> Value? {
  // In two steps: nothing at all, cast to an optional, would be a value that is lacking.
  guard let optional = type as? any AnyOptional.Type, let none = optional.absentValue(in: node)
  else { return nil }
  return none as? Value
}
