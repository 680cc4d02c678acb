public import Capabilities
public import Membership
import StandardCapabilities

extension WallClock: Capability {
  /// The machine's clock.
  public static let live = WallClock(adapting: .live)
}
