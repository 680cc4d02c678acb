/// Reads values from a node by their `Decodable`.
///
/// It is JSON's decoder in all but this: a plain word is read as whatever is asked for, a call such
/// as `declined("card expired")` as a case of an enum, `nil` as the lack of a value, and each error
/// knows its place.
struct NodeDecoder: Decoder {
  let node: Node
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any] = [:]
  /// What was asked for.
  let asked = AskedMembers()

  init(_ node: Node, at codingPath: [any CodingKey] = []) {
    self.node = node.revealed
    self.codingPath = codingPath
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard !node.isList else {
      throw ReadingError(node, "an object, {…}, is expected here, not a list")
    }
    return KeyedDecodingContainer(KeyedNode(node, at: codingPath, asked))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let nodes) = node.onlyPart.kind else {
      throw ReadingError(node, "a list, […], is expected here")
    }
    return ListedNodes(nodes, in: node, at: codingPath)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
}

/// What a structure asked its node for.
final class AskedMembers {
  private(set) var names: Set<String> = []
  /// Whether every name is welcome, as in a dictionary.
  var areAllKnown = false
  /// The member that a node without members was taken for. A structure that has one member may be
  /// written as that member alone; which it is, is known when it is asked for.
  private var only: String?
  private(set) var isOnlyNotAlone = false

  /// Keeps that a member was asked for.
  func note(_ name: String) { names.insert(name) }

  /// Whether a node without members may stand for the member of that name.
  func isOnly(_ name: String) -> Bool {
    only = only ?? name
    if only != name { isOnlyNotAlone = true }
    return only == name
  }
}

extension Node {
  fileprivate var isList: Bool { if case .list = kind { true } else { false } }

  /// What a case carries, where it carries one value: the value itself.
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
    // A type that decodes itself from a single value of itself would never end.
    guard let value = try node.basicValue(type) else {
      return try NodeDecoder.value(type, from: node, at: codingPath)
    }
    return value
  }

  /// A value of any type.
  static func value<Value: Decodable>(
    _ type: Value.Type,
    from node: Node,
    at path: [any CodingKey]
  ) throws -> Value {
    let node = node.revealed
    if let none = lack(of: type, in: node) { return none }
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
      // What the type says of its own accord is better; what its parts would have been is not.
      guard error is ReadingError, wrong.offset == node.offset else { throw wrong }
      throw ReadingError(node, "\(text.quoted) is not a valid \(typeName(type))")
    }
  }
}

extension NodeDecoder {
  /// Checks that a value that was read is all that its node says.
  private func checkMembers(of type: Any.Type) throws {
    guard !asked.isOnlyNotAlone else {
      throw ReadingError(node, "\(typeName(type)) has several parts: write {\"name\": …}")
    }
    // What a case carries is asked for by another container.
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
