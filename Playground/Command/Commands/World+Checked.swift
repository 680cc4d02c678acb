import CapabilitiesPlayground
import MembershipLive

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
