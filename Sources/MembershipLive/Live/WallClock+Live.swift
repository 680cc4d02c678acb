public import Capabilities
import Foundation
public import Membership

extension WallClock: Capability {
  /// The machine's clock.
  public static let live = WallClock(now: {
    Timestamp(milliseconds: Int64((Date().timeIntervalSince1970 * 1000).rounded(.down)))
  })
}
