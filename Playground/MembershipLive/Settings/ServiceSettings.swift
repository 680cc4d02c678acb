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
