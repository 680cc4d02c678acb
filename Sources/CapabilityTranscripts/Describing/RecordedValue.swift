import Capabilities
import CapabilityStreams
package import Foundation

/// An input, an output, an element or an error in a form that can be saved to a file.
package enum RecordedValue: Sendable, Equatable {
  /// `Void`, or the end of a stream.
  case nothing
  /// The value's JSON, with the name of its type if the endpoint declares a protocol.
  case json(Data, type: TypeName?)
  /// A stream. Its elements are recorded when they arrive.
  case stream(element: TypeName?, failure: TypeName?)
  /// The consumer was cancelled while it waited.
  case cancelled
  /// The value cannot be saved: the reason, and how to fix it.
  case notRecordable(String, fix: String)

  init<Value>(_ value: Value) {
    if value is Void {
      self = .nothing
    } else if value is CancellationError {
      self = .json(Data("{}".utf8), type: TypeName(CancellationError.self))
    } else if let sequence = value as? any AsyncSequence {
      self = RecordedValue.sequence(sequence, returnedAs: Value.self)
    } else if let encodable = value as? any Encodable, Value.self is any Decodable.Type {
      self = RecordedValue.encoded(encodable, type: nil)
    } else if let encodable = value as? any Encodable,
      type(of: value as Any) is any Decodable.Type
    {
      self = RecordedValue.encoded(encodable, asOneOf: Value.self)
    } else {
      self = .notRecordable(
        "\(type(of: value as Any)) is not Codable",
        fix: "make the endpoint's output and its error Codable"
      )
    }
    if case .json(let data, let type) = self, !InputKey.isEncodedInOrder(value, depth: 0) {
      let sorted = RecordedValue.json(UnorderedParts.sorted(data, of: value), type: type)
      if sorted.keeps(value) {
        self = sorted
        return
      }
    }
    if case .json = self, !keeps(value) {
      self = .notRecordable(
        "\(type(of: value as Any)) is not the same after it is encoded and decoded",
        fix: "encode and decode all of its properties"
      )
    }
  }

  /// Whether a replay returns the same value: by `==`, or by all parts.
  private func keeps<Value>(_ value: Value) -> Bool {
    if InputKey.isFrequentScalar(value) { return true }
    guard let decoded = try? decoded(as: Value.self) else { return false }
    func isEqual<Known: Equatable>(_ value: Known) -> Bool { decoded as? Known == value }
    if let value = value as? any Equatable, isEqual(value) { return true }
    return describe(decoded) == describe(value) && InputKey.of(decoded) == InputKey.of(value)
  }

  /// Encodes an input by its own type.
  init(input: any Sendable) {
    func encoded<Value>(_ value: Value) -> RecordedValue {
      let recorded = RecordedValue(value)
      guard case .stream = recorded else { return recorded }
      return .notRecordable("\(Value.self) is a stream", fix: "")
    }
    self = encoded(input)
  }

  private static func sequence<Base: AsyncSequence, Output>(
    _ base: Base,
    returnedAs type: Output.Type
  ) -> RecordedValue {
    guard canInterceptStream(type) else {
      return .notRecordable(
        "no interceptor sees the elements of its \(Base.self)",
        fix: "return an AsyncStream, an AsyncThrowingStream or an any AsyncSequence"
      )
    }
    let (element, failure) = (TypeName(Base.Element.self), TypeName(Base.Failure.self))
    // A replay creates the stream from the endpoint's type if that is concrete. Otherwise it needs
    // the element and failure types by name.
    if !(type is any AsyncSequence.Type), element == nil || failure == nil {
      let unknown: Any.Type = element == nil ? Base.Element.self : Base.Failure.self
      return unnamed(unknown, otherwise: "return an AsyncStream or an AsyncThrowingStream")
    }
    return .stream(element: element, failure: failure)
  }

  /// Encodes a value of an endpoint that declares a protocol, such as one that throws `any Error`.
  private static func encoded(_ value: any Encodable, asOneOf expected: Any.Type) -> Self {
    guard let name = TypeName(type(of: value)) else {
      let otherwise = "declare it in the endpoint in place of \(expected)"
      return unnamed(type(of: value), otherwise: otherwise)
    }
    return encoded(value, type: name)
  }

  private static func unnamed(_ type: Any.Type, otherwise: String) -> RecordedValue {
    .notRecordable(
      "\(type) cannot be found by its name",
      fix: "declare \(type) outside of functions and not private; or " + otherwise
    )
  }

  private static func encoded(_ value: any Encodable, type: TypeName?) -> RecordedValue {
    do {
      return .json(try encoder.encode(value), type: type)
    } catch {
      return .notRecordable(
        "\(Swift.type(of: value)) could not be encoded: \(error)",
        fix: "fix its encode(to:)"
      )
    }
  }

  /// The encoder of values, created once. The decoder must use the same strategy for numbers.
  static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return encoder
  }()

  private static let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return decoder
  }()

  /// Decodes the value; returns `nil` if it has another type.
  package func decoded<Value>(as type: Value.Type) throws -> Value? {
    switch self {
    case .nothing: return () as? Value
    case .json(let data, let name):
      if name?.type == CancellationError.self { return CancellationError() as? Value }
      guard let decodable = (name?.type ?? type) as? any Decodable.Type else { return nil }
      return try Self.decoder.decode(decodable, from: data) as? Value
    case .stream, .cancelled, .notRecordable: return nil
    }
  }
}
