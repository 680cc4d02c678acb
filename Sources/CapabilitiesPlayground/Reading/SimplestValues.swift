import CapabilityTranscripts

/// Creates values by decoding them from the simplest parts: zero, `false`, an empty text, `nil`.
///
/// Help prints such a value as an example, and lists the cases of the enums in it.
final class SimplestValues {
  /// The texts that a type with rules of its own, such as an e-mail address, is tried with.
  private static let texts = [
    "", "a", "1", "EUR", "ada@example.com", "https://example.com/", "2026-01-31",
    "00000000-0000-4000-8000-000000000001",
  ]

  /// The types of all values and of their parts, each after those that contain it.
  private(set) var types: [Any.Type] = []
  /// The values by type. A type that accepts nothing has none.
  private var values: [ObjectIdentifier: Any] = [:]
  private var known: Set<ObjectIdentifier> = []
  private var text = ""

  /// Returns a value of a type; `nil` if it accepts none.
  func value<Value: Decodable>(_ type: Value.Type) -> Value? {
    if let zero = (type as? any Numeric.Type)?.init(exactly: 0) as? Value { return zero }
    if let value = text as? Value ?? false as? Value { return value }
    if let known = KnownEnums.current[type] { return known.reader.simplest(self) as? Value }
    return value(type) { decoded(type) }
  }

  /// Returns the value that `make` creates on the first call; `nil` while it is being created.
  func value<Value>(_ type: Value.Type, make: () -> Value?) -> Value? {
    let id = ObjectIdentifier(type)
    if known.insert(id).inserted {
      types.append(type)
      values[id] = make()
    }
    return values[id] as? Value
  }

  private func decoded<Value: Decodable>(_ type: Value.Type) -> Value? {
    if let cases = type as? any CaseIterable.Type { return firstCase(of: cases) as? Value }
    let outerText = text
    defer { text = outerText }
    for text in Self.texts {
      self.text = text
      if let value = try? type.init(from: SimplestDecoder(self)) { return value }
      if let value = (type as? any LosslessStringConvertible.Type)?.init(text) as? Value {
        return value
      }
    }
    if let list = type as? any EmptiableList.Type { return list.init() as? Value }
    return absentValue(of: type, in: Node(kind: .null))
  }

  private func firstCase<Cases: CaseIterable>(of type: Cases.Type) -> Any? { type.allCases.first }
}

extension AnyValueFormat {
  /// Whether the type is a secret or contains one, as far as its `Decodable` conformance shows.
  var hasSecret: Bool {
    let values = SimplestValues()
    if let type = type as? any Decodable.Type { _ = values.value(type) }
    return (values.types + [type]).contains(where: isSecret)
  }
}

/// Answers each request of a type with the simplest value. Lists have two elements, because the keys
/// and values of a dictionary alternate.
private final class SimplestDecoder: Decoder {
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]
  private(set) var currentIndex = 0
  private let values: SimplestValues

  init(_ values: SimplestValues) { self.values = values }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(SimplestMembers(decoder: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { copy }
  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  fileprivate var copy: SimplestDecoder { SimplestDecoder(values) }
}

extension SimplestDecoder: SingleValueDecodingContainer, UnkeyedDecodingContainer {
  var count: Int? { 2 }
  var isAtEnd: Bool { currentIndex >= 2 }

  func decodeNil() -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    currentIndex += 1
    guard let value = values.value(type) else {
      throw DecodingError.valueNotFound(type, .init(codingPath: [], debugDescription: ""))
    }
    return value
  }

  func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { copy }
  func superDecoder() -> any Decoder { copy }
}

private struct SimplestMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: SimplestDecoder

  var codingPath: [any CodingKey] { [] }
  /// The key of a dictionary. A type with fixed names accepts none.
  var allKeys: [Key] { [Key(stringValue: "a")].compactMap(\.self) }

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder.decode(type)
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) -> Value? {
    // For the types alone.
    _ = try? decoder.decode(type)
    return nil
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) -> KeyedDecodingContainer<Nested> {
    decoder.container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { decoder.copy }
  func superDecoder() -> any Decoder { decoder.copy }
  func superDecoder(forKey key: Key) -> any Decoder { decoder.copy }
}
