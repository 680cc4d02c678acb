import Capabilities
import CapabilitiesPlayground
import MembershipLive

extension PlaygroundTable where World == MembershipLive.World {
  /// Returns the generated table with a sandbox that commands can inspect, and a live world that
  /// validates its settings first.
  ///
  /// - Parameter club: The live world.
  static func membership(_ club: LiveClub) -> PlaygroundTable {
    var table = PlaygroundTable.world
    table.worlds = [
      .simulated("sandbox", backedBy: { Sandbox() }) { $0.world },
      .simulated("test") { .test },
      .live { try club.world() },
    ]
    return table
  }
}
