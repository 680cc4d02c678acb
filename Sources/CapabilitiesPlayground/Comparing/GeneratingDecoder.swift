/// A decoder that answers each request with a generated value, and stores it in a slot.
struct GeneratingDecoder: Decoder {
  private let generator: NodeGenerator
  private let slot: NodeSlot
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  init(_ generator: NodeGenerator, _ slot: NodeSlot) {
    self.generator = generator
    self.slot = slot
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    slot.becomeObject()
    return KeyedDecodingContainer(GeneratedMembers(generator, slot))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    slot.becomeList()
    return GeneratedElements(generator, slot)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

extension GeneratingDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool {
    guard generator.isAbsent() else { return false }
    slot.set(.null)
    return true
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try generator.value(type, in: slot)
  }
}

extension NodeGenerator {
  /// Returns a generated value, and stores its node.
  fileprivate func value<Value: Decodable>(_ type: Value.Type, in slot: NodeSlot) throws -> Value {
    let node = try node(type)
    slot.set(node.kind)
    return try NodeDecoder.value(type, from: node, at: [])
  }
}

/// The members of a generated object.
private struct GeneratedMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let generator: NodeGenerator
  private let slot: NodeSlot
  let codingPath: [any CodingKey] = []
  /// Some of the names that the type accepts, such as the keys of a dictionary.
  let allKeys: [Key]

  init(_ generator: NodeGenerator, _ slot: NodeSlot) {
    self.generator = generator
    self.slot = slot
    let names = ["1", "2", "a"].compactMap { Key(stringValue: $0) }
    allKeys = names.isEmpty ? [] : Array(names.prefix(generator.count()))
  }

  func contains(_ key: Key) -> Bool { true }

  func decodeNil(forKey key: Key) -> Bool {
    let isAbsent = generator.isAbsent()
    if isAbsent { slot.member(key.stringValue).set(.null) }
    return isAbsent
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try generator.value(type, in: slot.member(key.stringValue))
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard !decodeNil(forKey: key) else { return nil }
    do {
      return try decode(type, forKey: key)
    } catch is UngeneratedTypeError {
      slot.member(key.stringValue).set(.null)
      return nil
    }
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) -> KeyedDecodingContainer<NestedKey> {
    decoder(key.stringValue).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    decoder(key.stringValue).unkeyedContainer()
  }

  func superDecoder() -> any Decoder { decoder("super") }
  func superDecoder(forKey key: Key) -> any Decoder { decoder(key.stringValue) }

  private func decoder(_ name: String) -> GeneratingDecoder {
    GeneratingDecoder(generator, slot.member(name))
  }
}

/// The elements of a generated list.
private struct GeneratedElements: UnkeyedDecodingContainer {
  private let generator: NodeGenerator
  private let slot: NodeSlot
  let codingPath: [any CodingKey] = []
  /// The number of elements. A type that requests more of them gets them.
  let count: Int?
  private(set) var currentIndex = 0

  init(_ generator: NodeGenerator, _ slot: NodeSlot) {
    self.generator = generator
    self.slot = slot
    count = generator.count()
  }

  var isAtEnd: Bool { currentIndex >= count ?? 0 }

  mutating func decodeNil() -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try generator.value(type, in: element())
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) -> KeyedDecodingContainer<Key> {
    GeneratingDecoder(generator, element()).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    GeneratingDecoder(generator, element()).unkeyedContainer()
  }

  mutating func superDecoder() -> any Decoder { GeneratingDecoder(generator, element()) }

  private mutating func element() -> NodeSlot {
    currentIndex += 1
    return slot.element()
  }
}
