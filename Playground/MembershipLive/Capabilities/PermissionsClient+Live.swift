public import Capabilities
import Foundation
public import Membership
import StandardCapabilities

extension PermissionsClient: Capability {
  /// Grants all permissions to users who can write to the file named by `MEMBERSHIP_DATABASE`.
  public static let live: PermissionsClient = live(on: SQLiteDatabase.live)

  /// Grants all permissions to users who can write to a database; grants none if a setting is
  /// wrong.
  static func live(on database: Result<SQLiteDatabase, SettingsError>) -> PermissionsClient {
    switch database {
    case .success(let database): .fileAccess(path: database.path)
    case .failure: PermissionsClient(hasPermissions: { _ in false })
    }
  }

  /// Grants all permissions to users who can write to a file, or create it.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - files: Checks the file, or the nearest existing directory above it.
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
