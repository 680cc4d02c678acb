/// Decodes the elements of a list.
struct UnkeyedNodeContainer: UnkeyedDecodingContainer {
  let codingPath: [any CodingKey]
  private(set) var currentIndex = 0
  private let nodes: [Node]
  private let whole: Node

  init(_ nodes: [Node], in whole: Node, at codingPath: [any CodingKey]) {
    self.nodes = nodes
    self.whole = whole
    self.codingPath = codingPath
  }

  var count: Int? { nodes.count }
  var isAtEnd: Bool { currentIndex >= nodes.count }

  private var path: [any CodingKey] { codingPath + [IndexKey(currentIndex)] }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, nodes[currentIndex].isNil else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try NodeDecoder.value(type, from: element(), at: path)
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    let container = try NodeDecoder(element(), at: path).container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try NodeDecoder(element(), at: path).unkeyedContainer()
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = NodeDecoder(try element(), at: path)
    currentIndex += 1
    return decoder
  }

  private func element() throws -> Node {
    guard !isAtEnd else {
      throw ReadingError(whole, "expected more elements: this list has \(nodes.count)")
    }
    return nodes[currentIndex].revealed
  }
}

/// An index in a list.
struct IndexKey: CodingKey {
  let index: Int

  init(_ index: Int) { self.index = index }
  init?(intValue: Int) { index = intValue }
  init?(stringValue: String) { nil }

  var intValue: Int? { index }
  var stringValue: String { "\(index)" }
}
