import CapabilitiesPlayground
import MembershipLive

extension World {
  /// The live world, if all of its settings are right.
  ///
  /// - Parameter environment: The settings.
  /// - Throws: ``UsageError`` that names each wrong setting.
  static func live(checking environment: [String: String]) throws(UsageError) -> World {
    do throws(SettingsError) {
      return .live(settings: try Settings(environment: environment))
    } catch {
      throw UsageError(message: error.description)
    }
  }
}
