/// The members of a node, as `Decodable` asks for them.
struct KeyedNode<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let node: Node
  let codingPath: [any CodingKey]
  private let members: [Node.Member]?
  private let asked: AskedMembers

  init(_ node: Node, at codingPath: [any CodingKey], _ asked: AskedMembers) {
    self.node = node
    self.codingPath = codingPath
    self.asked = asked
    switch node.kind {
    case .object(let members): self.members = members
    case .call(let name, let parts):
      members = [Node.Member(name: name, value: Node(kind: .object(parts), offset: node.offset))]
    default: members = nil
    }
  }

  var allKeys: [Key] {
    asked.areAllKnown = true
    if let members { return members.compactMap { Key(stringValue: $0.name) } }
    // The case of an enum that carries nothing, by its name.
    return node.plainText.flatMap { Key(stringValue: $0) }.map { [$0] } ?? []
  }

  func contains(_ key: Key) -> Bool { part(key) != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try require(key).isNil }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    guard let part = part(key) else {
      // What may be lacking is not missed.
      if let none = lack(of: type, in: Node(kind: .null)) { return none }
      throw missing(key)
    }
    return try NodeDecoder.value(type, from: part, at: codingPath + [key])
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    // A case that carries nothing, by its name alone.
    let isName = members == nil && node.plainText == key.stringValue
    let part = isName ? Node(kind: .object([]), offset: node.offset) : try require(key)
    return KeyedDecodingContainer(
      KeyedNode<NestedKey>(part, at: codingPath + [key], AskedMembers())
    )
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try NodeDecoder(require(key), at: codingPath + [key]).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    let part = members?.first { $0.name == "super" }?.value
    return NodeDecoder(part ?? node, at: codingPath)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    NodeDecoder(try require(key), at: codingPath + [key])
  }

  /// The member with that name, or what stands for it; `nil` where there is none.
  private func part(_ key: Key) -> Node? {
    asked.note(key.stringValue)
    if let members {
      if let member = members.first(where: { $0.name == key.stringValue }) { return member.value }
      // `{"moved": {"to": "x"}}` for a case whose only payload has no name.
      return key.stringValue == "_0" && !members.isEmpty ? node : nil
    }
    return asked.isOnly(key.stringValue) ? node : nil
  }

  private func require(_ key: Key) throws -> Node {
    guard let part = part(key) else { throw missing(key) }
    return part.revealed
  }

  private func missing(_ key: Key) -> ReadingError {
    guard let members else {
      return ReadingError(node, "an object, {…}, is expected here, not \(node.shown.shortened)")
    }
    // A name that is nearly this one is more likely wrong than too many.
    let unknown = members.first { !didYouMean($0.name, among: [key.stringValue]).isEmpty }
    guard let unknown else {
      if key.stringValue == "_0", let name = codingPath.last?.stringValue {
        return ReadingError(node, "\(name) carries a value: write \(name)(…)")
      }
      return ReadingError(node, "\(key.stringValue.quoted) is missing")
    }
    return ReadingError(
      unknown.value,
      "there is no \(unknown.name.quoted) here; did you mean \(key.stringValue.quoted)?"
    )
  }
}
