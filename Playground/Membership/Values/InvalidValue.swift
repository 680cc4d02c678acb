/// The error of a validating initializer: the field, its value, and the reason.
public struct InvalidValue: Error, Sendable, Hashable, CustomStringConvertible {
  /// The field's name, as in a form or a file: `email`, `currency`.
  public let field: String
  /// The invalid value.
  public let value: String
  /// The reason, as the end of a sentence: `needs exactly one @`.
  public let reason: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - field: The field's name.
  ///   - value: The invalid value.
  ///   - reason: The reason, as the end of a sentence.
  public init(field: String, value: String, reason: String) {
    self.field = field
    self.value = value
    self.reason = reason
  }

  /// The error as a sentence. Control and invisible characters in the value are escaped, and a long
  /// value is truncated.
  public var description: String { "\(field) \(value.quoted) \(reason)" }
}
