public import Foundation

/// The settings of a web service.
public struct ServiceSettings: Sendable, Hashable {
  /// The API key.
  public let key: Secret
  /// The base URL; paths are appended to it.
  public let base: URL

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - key: The API key.
  ///   - base: The base URL; paths are appended to it.
  public init(key: Secret, base: URL) {
    self.key = key
    self.base = base
  }
}

/// A text that must not appear in a log, an error or a debugger.
public struct Secret: Sendable, Hashable, CustomStringConvertible, CustomReflectable {
  /// The text.
  public let value: String

  /// Wraps a text.
  ///
  /// - Parameter value: The secret text.
  public init(_ value: String) {
    self.value = value
  }

  /// A placeholder for the text.
  public var description: String { "<secret>" }
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: [:]) }

  /// Returns `text` with the secret replaced by a placeholder.
  func removed(from text: String) -> String {
    value.isEmpty
      ? text
      : text.split(separator: value, omittingEmptySubsequences: false)
        .joined(separator: description)
  }
}
