public import Capabilities
public import Membership
import StandardCapabilities

extension IDGenerator: Capability {
  /// Random identifiers that no other machine makes either.
  public static let live = IDGenerator(adapting: .live)
}
