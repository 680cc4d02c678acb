import Capabilities
import Foundation

/// An output, an element or an error in a form that a file can hold.
enum RecordedValue: Sendable, Equatable {
  /// `Void`, or the end of a stream.
  case nothing
  /// The value's JSON, and the name of its type where the endpoint's own is a protocol.
  case json(Data, type: TypeName?)
  /// A stream, whose elements are recorded when they come.
  case stream(element: TypeName?, failure: TypeName?)
  /// Nothing more was waited for: the consumer was cancelled.
  case cancelled
  /// A file cannot hold it. Says why, and what to do about it.
  case notRecordable(String, fix: String)

  init<Value>(_ value: Value) {
    if value is Void {
      self = .nothing
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
        fix: "make the endpoint's output, and its error, Codable"
      )
    }
  }

  private static func sequence<Base: AsyncSequence, Output>(
    _ base: Base,
    returnedAs type: Output.Type
  ) -> RecordedValue {
    guard canFollowStream(type) else {
      return .notRecordable(
        "nobody sees the elements of its \(Base.self)",
        fix: "have it return an AsyncStream, an AsyncThrowingStream or an any AsyncSequence"
      )
    }
    let (element, failure) = (TypeName(Base.Element.self), TypeName(Base.Failure.self))
    // A replay makes the stream that the endpoint's type says, or finds the types by their names.
    if !(type is any AsyncSequence.Type), element == nil || failure == nil {
      let unknown: Any.Type = element == nil ? Base.Element.self : Base.Failure.self
      return unnamed(unknown, otherwise: "have it return an AsyncStream or an AsyncThrowingStream")
    }
    return .stream(element: element, failure: failure)
  }

  /// A value of an endpoint that promises no more than a protocol, as one that throws any error.
  private static func encoded(_ value: any Encodable, asOneOf expected: Any.Type) -> Self {
    guard let name = TypeName(type(of: value)) else {
      let otherwise = "have the endpoint name it in place of \(expected)"
      return unnamed(type(of: value), otherwise: otherwise)
    }
    return encoded(value, type: name)
  }

  private static func unnamed(_ type: Any.Type, otherwise: String) -> RecordedValue {
    .notRecordable(
      "\(type) cannot be found again by its name",
      fix: "move \(type) out of its function, where it is in one, and do not let it be private; or "
        + otherwise
    )
  }

  private static func encoded(_ value: any Encodable, type: TypeName?) -> RecordedValue {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return .json(try encoder.encode(value), type: type)
    } catch {
      return .notRecordable(
        "\(Swift.type(of: value)) could not be encoded: \(error)",
        fix: "mend its encode(to:)"
      )
    }
  }

  /// The value again, where it is of that type.
  func decoded<Value>(as type: Value.Type) throws -> Value? {
    switch self {
    case .nothing: return () as? Value
    case .json(let data, let name):
      guard let decodable = (name?.type ?? type) as? any Decodable.Type else { return nil }
      return try JSONDecoder().decode(decodable, from: data) as? Value
    case .stream, .cancelled, .notRecordable: return nil
    }
  }
}
