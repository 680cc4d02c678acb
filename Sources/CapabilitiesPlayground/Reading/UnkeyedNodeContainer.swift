struct UnkeyedNodeContainer: UnkeyedDecodingContainer {
  let codingPath: [any CodingKey]
  private(set) var currentIndex = 0
  let nodes: [Node]
  let whole: Node

  var count: Int? { nodes.count }
  var isAtEnd: Bool { currentIndex >= nodes.count }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, nodes[currentIndex].isNil else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next { try NodeDecoder.value(type, from: $0.node, at: $0.codingPath) }
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    try next { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try next(\.self) }

  /// Reads the next element. After an error it is still the next one.
  private mutating func next<Result>(_ read: (NodeDecoder) throws -> Result) throws -> Result {
    guard !isAtEnd else {
      throw ScriptError(whole, "expected more elements: this list has \(nodes.count)")
    }
    let path = codingPath + [PathKey(intValue: currentIndex)]
    let result = try read(NodeDecoder(nodes[currentIndex], at: path))
    currentIndex += 1
    return result
  }
}

/// The name of a member, or an index in a list.
struct PathKey: CodingKey {
  let stringValue: String
  var intValue: Int?

  init(stringValue: String) { self.stringValue = stringValue }
  init(intValue: Int) { (self.intValue, stringValue) = (intValue, "\(intValue)") }
}
