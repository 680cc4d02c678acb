public import Capabilities
import Foundation
public import Membership
public import StandardCapabilities

extension IDGenerator {
  /// A generator on top of a source of UUIDs: the core asks for a text, and knows no `UUID`.
  ///
  /// ```swift
  /// let ids = IDGenerator(adapting: .incrementing)
  /// ```
  ///
  /// - Parameter uuids: What makes the identifiers. Their text is in small letters.
  public init(adapting uuids: UUIDSource) {
    self.init(next: { uuids.next().uuidString.lowercased() })
  }
}

extension IDGenerator: Capability {
  /// Random identifiers that no other machine makes either.
  public static let live = IDGenerator(adapting: .live)
}
