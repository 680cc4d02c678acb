public import Capabilities
import Foundation
public import Membership
import StandardCapabilities

extension PermissionsClient: Capability {
  /// Whoever may write to the file that `MEMBERSHIP_DATABASE` names may do everything.
  public static let live: PermissionsClient = live(on: LiveDatabase.shared)

  /// Whoever may write to a database may do everything; where a setting is wrong, nobody may.
  static func live(on database: Result<SQLiteDatabase, SettingsError>) -> PermissionsClient {
    switch database {
    case .success(let database): .fileAccess(path: database.path)
    case .failure: PermissionsClient(hasPermissions: { _ in false })
    }
  }

  /// Whoever may write to a file, or make it where there is none, may do everything.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - files: What knows the file, or the nearest directory above it.
  static func fileAccess(path: String, files: FileStore = .live) -> PermissionsClient {
    PermissionsClient(hasPermissions: { _ in
      var place = URL(fileURLWithPath: path)
      while place.path != "/", await !files.exists(place.path) {
        place.deleteLastPathComponent()
      }
      return await files.isWritable(place.path)
    })
  }
}
