public import Capabilities
import Foundation
public import Membership

extension IDGenerator: Capability {
  /// Random identifiers that no other machine makes either.
  public static let live = IDGenerator(next: { UUID().uuidString.lowercased() })
}
