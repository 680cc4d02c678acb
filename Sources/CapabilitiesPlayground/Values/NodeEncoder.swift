import CapabilityTranscripts
import Foundation

extension Node {
  /// Encodes a value; `nil` if that fails.
  init?(encoding value: any Encodable) {
    let slot = NodeSlot()
    guard (try? slot.set(value, depth: 0)) != nil, let node = slot.node else { return nil }
    self = node
  }
}

/// The storage for one encoded value.
final class NodeSlot {
  private enum Shape { case none, leaf(Node), list, object }

  private var shape = Shape.none
  /// The elements of a list, or the members of an object.
  private var slots: [NodeSlot] = []
  private var names: [String] = []
  private var places: [String: Int] = [:]
  /// Whether the value must not be printed.
  private var isSecret = false
  private var isCase = false

  /// The encoded node; `nil` if nothing was encoded.
  var node: Node? {
    let node: Node
    switch shape {
    case .none: return nil
    case .leaf(let leaf): node = leaf
    case .list: node = Node(kind: .list(slots.map(\.nodeOrEmpty)))
    case .object:
      let members = zip(names, slots).map { Node.Member(name: $0, value: $1.nodeOrEmpty) }
      node = Node(kind: .object(members), isCase: isCase)
    }
    return isSecret ? Node(kind: .secret(node)) : node
  }

  private var nodeOrEmpty: Node { node ?? Node(kind: .object([])) }

  /// Stores a node without parts.
  func set(_ kind: Node.Kind) { shape = .leaf(Node(kind: kind)) }

  func set<Value: Encodable>(_ value: Value, depth: Int) throws {
    guard depth < Node.depthLimit else { throw TooDeep() }
    if CapabilityTranscripts.isSecret(type(of: value)) { isSecret = true }
    switch value {
    case let date as Date: shape = .leaf(Node(kind: .text(date.written), isWritten: true))
    case let time as Duration: shape = .leaf(Node(kind: .text(time.scriptText), isWritten: true))
    case let id as UUID: shape = .leaf(Node(kind: .text(id.uuidString), isWritten: true))
    case let url as URL: set(.text(url.absoluteString))
    case let data as Data: set(.text(data.base64EncodedString()))
    case let number as Decimal: set(.number("\(number)"))
    default: try value.encode(to: NodeEncoder(slot: self, depth: depth))
    }
    if case .object = shape, case let mirror = Mirror(reflecting: value),
      mirror.displayStyle == .enum,
      count == 1 || mirror.children.contains(where: { $0.label == names.first })
    {
      isCase = true
    }
    if let unordered = Value.self as? any UnorderedCollection.Type {
      sort(inGroupsOf: unordered.elementsPerEntry)
    }
  }

  /// Sorts the entries of a set or a dictionary, whose order is different in each copy.
  private func sort(inGroupsOf size: Int) {
    switch shape {
    case .object:
      let members = zip(names, slots).sorted { $0.0 < $1.0 }
      (names, slots) = (members.map(\.0), members.map(\.1))
      places = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    case .list:
      let entries = stride(from: 0, to: slots.count, by: size).map { start in
        let entry = slots[start..<min(start + size, slots.count)]
        return (key: entry.map { "\($0.nodeOrEmpty.kind)" }.joined(), slots: entry)
      }
      slots = entries.sorted { $0.key < $1.key }.flatMap(\.slots)
      if size == 2 { nameMembers() }
    case .none, .leaf: break
    }
  }

  /// Turns a list of keys and values into an object, if all keys are different texts or numbers.
  private func nameMembers() {
    let keys = stride(from: 0, to: slots.count, by: 2).map { slots[$0].node?.keyText }
    let texts = keys.compactMap(\.self)
    guard texts.count == keys.count, Set(texts).count == keys.count else { return }
    let values = stride(from: 1, to: slots.count, by: 2).map { slots[$0] }
    (shape, names, slots) = (.object, texts, values)
    places = Dictionary(uniqueKeysWithValues: zip(texts, texts.indices))
  }

  /// Turns the slot into an object, if it is not one.
  func becomeObject() {
    if case .object = shape { return }
    (shape, slots) = (.object, [])
  }

  /// Turns the slot into a list, if it is not one.
  func becomeList() {
    if case .list = shape { return }
    (shape, slots) = (.list, [])
  }

  /// Adds a slot for a member, which replaces an earlier one with the same name.
  func member(_ name: String) -> NodeSlot {
    let slot = NodeSlot()
    if let place = places[name] {
      slots[place] = slot
    } else {
      places[name] = slots.count
      names.append(name)
      slots.append(slot)
    }
    return slot
  }

  /// The number of elements of the list.
  var count: Int { slots.count }

  /// Adds a slot at the end of the list.
  func element() -> NodeSlot {
    let slot = NodeSlot()
    slots.append(slot)
    return slot
  }
}

extension Node {
  /// The name of a member for this key of a dictionary; `nil` if it is no text and no number.
  fileprivate var keyText: String? {
    switch kind {
    case .text(let text), .number(let text): text
    default: nil
    }
  }
}

/// A collection whose elements have no order.
private protocol UnorderedCollection {
  /// The number of encoded elements of an entry, if they are a list.
  static var elementsPerEntry: Int { get }
}

extension Set: UnorderedCollection {
  fileprivate static var elementsPerEntry: Int { 1 }
}

extension Dictionary: UnorderedCollection {
  fileprivate static var elementsPerEntry: Int { 2 }
}

/// The error for a value that contains itself, or is nested too deep.
private struct TooDeep: Error {}

extension Date {
  /// The date in ISO 8601 format, with fractions of a second if it has any.
  fileprivate var written: String {
    let seconds = timeIntervalSince1970
    return formatted(
      Date.ISO8601FormatStyle(includingFractionalSeconds: seconds != seconds.rounded())
    )
  }
}

/// Encodes a value into a slot.
struct NodeEncoder: Encoder {
  let slot: NodeSlot
  let depth: Int
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

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
  func encode<Number: BinaryInteger & Encodable>(_ value: Number) { slot.set(.number("\(value)")) }
  // The protocols have implementations of these two, which throw.
  func encode(_ value: Int128) { slot.set(.number("\(value)")) }
  func encode(_ value: UInt128) { slot.set(.number("\(value)")) }

  func encode<Value: Encodable>(_ value: Value) throws {
    // Marks a wrapper as secret if its single value is secret.
    try slot.set(value, depth: depth + 1)
  }

  /// Encodes infinity and NaN, which JSON does not have, by name.
  private func floating(_ value: Double, _ text: String) -> Node.Kind {
    value.isFinite ? .number(text) : .text(text)
  }
}

private struct MembersEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let slot: NodeSlot
  let depth: Int
  let codingPath: [any CodingKey] = []

  func encodeNil(forKey key: Key) { slot.member(key.stringValue).set(.null) }

  func encode(_ value: Int128, forKey key: Key) { encoder(key.stringValue).encode(value) }
  func encode(_ value: UInt128, forKey key: Key) { encoder(key.stringValue).encode(value) }

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
    NodeEncoder(slot: slot.member(name), depth: depth + 1)
  }
}

private struct ElementsEncoder: UnkeyedEncodingContainer {
  let slot: NodeSlot
  let depth: Int
  let codingPath: [any CodingKey] = []

  var count: Int { slot.count }

  func encodeNil() { slot.element().set(.null) }
  func encode(_ value: Int128) { encoder().encode(value) }
  func encode(_ value: UInt128) { encoder().encode(value) }

  func encode<Value: Encodable>(_ value: Value) throws {
    try slot.element().set(value, depth: depth + 1)
  }

  func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    encoder().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder().unkeyedContainer() }
  func superEncoder() -> any Encoder { encoder() }

  private func encoder() -> NodeEncoder { NodeEncoder(slot: slot.element(), depth: depth + 1) }
}
