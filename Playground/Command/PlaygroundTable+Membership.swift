import Capabilities
import CapabilitiesPlayground
import MembershipLive

extension PlaygroundTable where World == MembershipLive.World {
  /// The generated table, with a sandbox that commands can look into, and a live world whose
  /// settings are checked first.
  ///
  /// - Parameter environment: The settings of the live world.
  static func club(_ environment: [String: String]) -> PlaygroundTable {
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
  /// The live world, if all of its settings are right.
  ///
  /// - Parameter environment: The settings.
  /// - Throws: ``PlaygroundUsageError`` that names each wrong setting.
  static func live(checking environment: [String: String]) throws(PlaygroundUsageError) -> World {
    do throws(SettingsError) {
      return .live(settings: try Settings(environment: environment))
    } catch {
      throw PlaygroundUsageError(message: error.description)
    }
  }
}
