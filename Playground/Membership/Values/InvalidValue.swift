/// A value that a validating initialiser refused: which field, what it was, what is wrong with it.
public struct InvalidValue: Error, Sendable, Hashable, CustomStringConvertible {
  /// The field, as a form or a file names it: `email`, `currency`.
  public let field: String
  /// What was given.
  public let value: String
  /// What is wrong with it, as the end of a sentence: `needs exactly one @`.
  public let reason: String

  /// Describes a refusal.
  ///
  /// - Parameters:
  ///   - field: The field's name.
  ///   - value: What was given.
  ///   - reason: What is wrong with it, as the end of a sentence.
  public init(field: String, value: String, reason: String) {
    self.field = field
    self.value = value
    self.reason = reason
  }

  /// A sentence for whoever gave the value. Control and invisible characters in the value are
  /// escaped, and of an endless one only the start is shown.
  public var description: String { "\(field) \(value.quoted) \(reason)" }
}
