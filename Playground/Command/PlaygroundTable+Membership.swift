import Capabilities
import CapabilitiesPlayground
import MembershipLive

extension PlaygroundTable where World == MembershipLive.World {
  /// Returns the generated table with a sandbox that commands can inspect, and a live world that
  /// validates its settings first.
  ///
  /// - Parameter environment: The environment variables, for the live world.
  static func membership(_ environment: [String: String]) -> PlaygroundTable {
    var table = PlaygroundTable.world
    table.worlds = [
      .named("sandbox", backedBy: { Sandbox() }) { $0.world },
      .named("test") { .test },
      .live { try .live(checking: environment) },
    ]
    return table
  }
}

extension World {
  /// Returns the live world if all settings are valid.
  ///
  /// - Parameter environment: The environment variables.
  /// - Throws: ``PlaygroundUsageError`` with every invalid setting.
  static func live(checking environment: [String: String]) throws(PlaygroundUsageError) -> World {
    do throws(SettingsError) {
      return .live(settings: try Settings(environment: environment))
    } catch {
      throw PlaygroundUsageError(message: error.description)
    }
  }
}
