/// Puts a value's parts into a slot, as `Encodable` hands them out.
struct NodeEncoder: Encoder {
  private let slot: NodeSlot
  private let depth: Int
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  init(_ slot: NodeSlot, depth: Int) {
    self.slot = slot
    self.depth = depth
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    slot.becomeObject()
    return KeyedEncodingContainer(MembersEncoder(slot: slot, depth: depth))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    slot.becomeList()
    return ElementsEncoder(slot: slot, depth: depth)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

extension NodeEncoder: SingleValueEncodingContainer {
  func encodeNil() { slot.set(.null) }
  func encode(_ value: Bool) { slot.set(.bool(value)) }
  func encode(_ value: String) { slot.set(.text(value)) }
  func encode(_ value: Double) { slot.set(floating(value, "\(value)")) }
  func encode(_ value: Float) { slot.set(floating(Double(value), "\(value)")) }
  func encode(_ value: Int) { slot.set(.number("\(value)")) }
  func encode(_ value: Int8) { slot.set(.number("\(value)")) }
  func encode(_ value: Int16) { slot.set(.number("\(value)")) }
  func encode(_ value: Int32) { slot.set(.number("\(value)")) }
  func encode(_ value: Int64) { slot.set(.number("\(value)")) }
  func encode(_ value: Int128) { slot.set(.number("\(value)")) }
  func encode(_ value: UInt) { slot.set(.number("\(value)")) }
  func encode(_ value: UInt8) { slot.set(.number("\(value)")) }
  func encode(_ value: UInt16) { slot.set(.number("\(value)")) }
  func encode(_ value: UInt32) { slot.set(.number("\(value)")) }
  func encode(_ value: UInt64) { slot.set(.number("\(value)")) }
  func encode(_ value: UInt128) { slot.set(.number("\(value)")) }

  func encode<Value: Encodable>(_ value: Value) throws {
    // A wrapper that encodes itself as a single value is as secret as what is in it.
    try slot.set(value, depth: depth + 1)
  }

  /// Numbers that JSON has no sign for are told by name.
  private func floating(_ value: Double, _ text: String) -> Node.Kind {
    value.isFinite ? .number(text) : .text(text)
  }
}

/// Puts members into an object.
private struct MembersEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let slot: NodeSlot
  let depth: Int
  let codingPath: [any CodingKey] = []

  func encodeNil(forKey key: Key) { slot.member(key.stringValue).set(.null) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try slot.member(key.stringValue).set(value, depth: depth + 1)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    encoder(key.stringValue).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder(key.stringValue).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder("super") }
  func superEncoder(forKey key: Key) -> any Encoder { encoder(key.stringValue) }

  private func encoder(_ name: String) -> NodeEncoder {
    NodeEncoder(slot.member(name), depth: depth + 1)
  }
}

/// Puts elements into a list.
private struct ElementsEncoder: UnkeyedEncodingContainer {
  let slot: NodeSlot
  let depth: Int
  let codingPath: [any CodingKey] = []

  var count: Int { slot.count }

  func encodeNil() { slot.element().set(.null) }

  func encode<Value: Encodable>(_ value: Value) throws {
    try slot.element().set(value, depth: depth + 1)
  }

  func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    encoder().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder().unkeyedContainer() }
  func superEncoder() -> any Encoder { encoder() }

  private func encoder() -> NodeEncoder { NodeEncoder(slot.element(), depth: depth + 1) }
}
