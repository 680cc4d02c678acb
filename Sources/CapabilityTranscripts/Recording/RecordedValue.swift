import Foundation

/// An output or an error in a form that a file can hold.
enum RecordedValue: Sendable, Equatable {
  /// `Void`.
  case nothing
  /// The value's JSON.
  case json(Data)
  /// The value's type is not `Codable`, or its encoding failed. Says which and why.
  case notCodable(String)

  init<Value>(_ value: Value) {
    if value is Void {
      self = .nothing
    } else if let encodable = value as? any Encodable,
      Value.self is any Decodable.Type
        || type(of: value as Any) is any Decodable.Type
    {
      self = RecordedValue.encoded(encodable)
    } else {
      self = .notCodable("\(type(of: value as Any)) is not Codable")
    }
  }

  private static func encoded(_ value: any Encodable) -> RecordedValue {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return .json(try encoder.encode(value))
    } catch {
      return .notCodable("\(type(of: value)) could not be encoded: \(error)")
    }
  }

  /// The value again, where it is of that type.
  func decoded<Value>(as type: Value.Type) throws -> Value? {
    switch self {
    case .nothing: return () as? Value
    case .json(let data):
      guard let decodable = type as? any Decodable.Type else { return nil }
      return try JSONDecoder().decode(decodable, from: data) as? Value
    case .notCodable: return nil
    }
  }
}
