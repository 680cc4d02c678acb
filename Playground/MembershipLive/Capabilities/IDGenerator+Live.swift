public import Capabilities
import Foundation
public import Membership
public import StandardCapabilities

extension IDGenerator {
  /// Creates a generator from a source of UUIDs, as lowercase strings. The core does not know
  /// `UUID`.
  ///
  /// ```swift
  /// let ids = IDGenerator(adapting: .incrementing)
  /// ```
  ///
  /// - Parameter uuids: The source of UUIDs.
  public init(adapting uuids: UUIDSource) {
    self.init(next: { uuids.next().uuidString.lowercased() })
  }
}

extension IDGenerator: Capability {
  /// Random UUIDs.
  public static let live = IDGenerator(adapting: .live)
}
