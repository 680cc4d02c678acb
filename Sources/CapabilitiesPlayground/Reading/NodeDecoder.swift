/// Decodes values from a node.
///
/// It works like a JSON decoder, with these differences: a plain word is decoded as the requested
/// type, a call such as `declined("card expired")` as an enum case, and `nil` as an absent value.
/// Each error has a location.
struct NodeDecoder: Decoder {
  let node: Node
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any] = [:]
  /// The members that the decoded type requested.
  let asked = RequestedMembers()

  init(_ node: Node, at codingPath: [any CodingKey] = []) {
    self.node = node.revealed
    self.codingPath = codingPath
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard !node.isList else {
      throw ReadingError(node, "expected an object, {…}, found a list")
    }
    return KeyedDecodingContainer(KeyedNodeContainer(node, at: codingPath, asked))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let nodes) = node.onlyPart.kind else {
      throw ReadingError(node, "expected a list, […]")
    }
    return UnkeyedNodeContainer(nodes, in: node, at: codingPath)
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

  /// Records that a member was requested.
  func record(_ name: String) { names.insert(name) }

  /// Returns whether a node without members is decoded as the member with this name.
  func isOnly(_ name: String) -> Bool {
    only = only ?? name
    if only != name { isOnlyNotAlone = true }
    return only == name
  }
}

extension Node {
  fileprivate var isList: Bool { if case .list = kind { true } else { false } }

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
    do {
      let decoder = NodeDecoder(node, at: path)
      let value = try type.init(from: decoder)
      try decoder.checkMembers(of: type)
      return value
    } catch {
      let wrong = ReadingError(error, reading: node)
      guard let text = node.plainText, let lossless = type as? any LosslessStringConvertible.Type
      else { throw wrong }
      if let value = lossless.init(text) as? Value { return value }
      // Prefer the type's own error, but not an error about its parts.
      guard error is ReadingError, wrong.offset == node.offset else { throw wrong }
      throw ReadingError(node, "\(text.quoted) is not a valid \(typeName(type))")
    }
  }
}

extension NodeDecoder {
  /// Checks that the type requested all members of its node.
  private func checkMembers(of type: Any.Type) throws {
    guard !asked.isOnlyNotAlone else {
      throw ReadingError(node, "\(typeName(type)) has several parts: write {\"name\": …}")
    }
    // The payload of a case is decoded by another container.
    guard case .object(let members) = node.kind, !node.isResult, !asked.areAllKnown,
      !asked.names.isEmpty,
      let unknown = members.first(where: { !asked.names.contains($0.name) })
    else { return }
    let hint = didYouMean(unknown.name, among: asked.names.sorted())
    throw ReadingError(
      unknown.value,
      "\(typeName(type)) has no \(unknown.name.quoted)\(hint)"
    )
  }
}

/// Type erasure for optionals.
protocol AnyOptional {
  /// Returns `nil` as a value of the optional type, if the node is `nil`; otherwise returns nothing.
  static func absentValue(in node: Node) -> Any?

  /// Returns a generated value, or `nil`.
  static func generated(by generator: NodeGenerator) throws -> Node
}

extension Optional: AnyOptional {
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

  static func generated(by generator: NodeGenerator) throws -> Node {
    guard let type = Wrapped.self as? any Decodable.Type, !generator.isAbsent() else {
      return Node(kind: .null)
    }
    // Without a value of the type, at least `nil` can be generated.
    do { return try generator.node(type) } catch is UngeneratedTypeError {
      return Node(kind: .null)
    }
  }
}

/// Returns `nil` as a value of an optional type, if the node is `nil`. Otherwise, and for other
/// types, returns nothing.
func absentValue<Value>(of type: Value.Type, in node: Node) -> Value? {
  // In two steps: nothing at all, cast to an optional, would be a value that is lacking.
  guard let optional = type as? any AnyOptional.Type, let none = optional.absentValue(in: node)
  else {
    return nil
  }
  return none as? Value
}
