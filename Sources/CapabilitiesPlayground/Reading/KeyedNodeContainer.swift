struct KeyedNodeContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let node: Node
  let codingPath: [any CodingKey]
  private let members: [Node.Member]?
  private let requested: RequestedMembers

  init(_ node: Node, at codingPath: [any CodingKey], _ requested: RequestedMembers) {
    self.node = node
    self.codingPath = codingPath
    self.requested = requested
    switch node.kind {
    case .object(let members): self.members = members
    case .call(let name, let parts):
      members = [Node.Member(name: name, value: Node(kind: .object(parts), offset: node.offset))]
    default: members = nil
    }
  }

  var allKeys: [Key] {
    requested.areAllKnown = true
    if let members { return members.compactMap { Key(stringValue: $0.name) } }
    // An enum case without a payload, written as its name.
    return node.plainText.flatMap { Key(stringValue: $0) }.map { [$0] } ?? []
  }

  func contains(_ key: Key) -> Bool { part(key) != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try require(key).isNil }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    guard let part = part(key) else {
      // A missing optional is `nil`.
      if let none = absentValue(of: type, in: Node(kind: .null)) { return none }
      throw missing(key)
    }
    // The type of the value checks its members.
    requested.part(key.stringValue)?.areAllKnown = true
    return try NodeDecoder.value(type, from: part, at: codingPath + [key])
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    // An enum case without a payload, written as its name.
    let isName = members == nil && node.plainText == key.stringValue
    let part = isName ? Node(kind: .object([]), offset: node.offset) : try require(key)
    let members = requested.part(key.stringValue, part)
    return KeyedDecodingContainer(
      KeyedNodeContainer<NestedKey>(part, at: codingPath + [key], members)
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

  /// Returns the member with a name, or the node that is written in its place.
  private func part(_ key: Key) -> Node? {
    requested.record(key.stringValue)
    if let members {
      if let member = members.first(where: { $0.name == key.stringValue }) { return member.value }
      // `{"moved": {"to": "x"}}` for a case whose only payload has no label.
      guard key.stringValue == "_0", !members.isEmpty else { return nil }
      requested.areAllKnown = true
      return node
    }
    return requested.isOnly(key.stringValue) ? node : nil
  }

  private func require(_ key: Key) throws -> Node {
    guard let part = part(key) else { throw missing(key) }
    return part.revealed
  }

  /// The path to a member of a part: `orders[2].id`; `nil` for a member of the whole value.
  private func path(to key: Key) -> String? {
    guard !codingPath.isEmpty else { return nil }
    return (codingPath + [key]).reduce("") { path, step in
      step.intValue.map { "\(path)[\($0)]" }
        ?? (path.isEmpty ? step.stringValue : "\(path).\(step.stringValue)")
    }
  }

  private func missing(_ key: Key) -> ScriptError {
    guard let members else {
      return ScriptError(node, "expected an object, {…}, found \(node.shown.shortened)")
    }
    // A similar name is more likely misspelled than superfluous.
    let unknown = members.first { !didYouMean($0.name, among: [key.stringValue]).isEmpty }
    guard let unknown else {
      if key.stringValue == "_0", let name = codingPath.last?.stringValue {
        return ScriptError(node, "\(name) has a payload: write \(name)(…)")
      }
      guard let path = path(to: key) else {
        return ScriptError(node, "missing \(key.stringValue.quoted)")
      }
      return ScriptError(node, "\(path) is missing")
    }
    return ScriptError(
      unknown.value,
      "unknown member \(unknown.name.quoted); did you mean \(key.stringValue.quoted)?"
    )
  }
}
