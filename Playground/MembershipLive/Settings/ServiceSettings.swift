public import Foundation

/// How to reach a service over HTTP.
public struct ServiceSettings: Sendable, Hashable {
  /// What proves to the service who is calling.
  public let key: Secret
  /// Where the service answers; paths are added to it.
  public let base: URL

  /// Describes a service.
  ///
  /// - Parameters:
  ///   - key: What proves to the service who is calling.
  ///   - base: Where the service answers; paths are added to it.
  public init(key: Secret, base: URL) {
    self.key = key
    self.base = base
  }
}

/// A text that must not turn up in a log, an error or a debugger's summary.
public struct Secret: Sendable, Hashable, CustomStringConvertible, CustomReflectable {
  /// The text itself.
  public let value: String

  /// Wraps a text.
  ///
  /// - Parameter value: The text to keep out of sight.
  public init(_ value: String) {
    self.value = value
  }

  /// Never the text.
  public var description: String { "<secret>" }
  /// Shows nothing of the text.
  public var customMirror: Mirror { Mirror(self, children: [:]) }

  /// `text` without the secret in it.
  func removed(from text: String) -> String {
    value.isEmpty
      ? text
      : text.split(separator: value, omittingEmptySubsequences: false)
        .joined(separator: description)
  }
}
