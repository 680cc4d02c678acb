public import Capabilities
import Foundation
public import Membership

extension PermissionsClient: Capability {
  /// Whoever may write to the file that `MEMBERSHIP_DATABASE` names may do everything.
  public static let live: PermissionsClient =
    switch LiveDatabase.shared {
    case .success(let database): .fileAccess(path: database.path)
    case .failure: PermissionsClient(hasPermissions: { _ in false })
    }

  /// Whoever may write to a file, or make it where there is none, may do everything.
  static func fileAccess(path: String) -> PermissionsClient {
    PermissionsClient(hasPermissions: { _ in
      var place = URL(fileURLWithPath: path)
      while !FileManager.default.fileExists(atPath: place.path), place.path != "/" {
        place.deleteLastPathComponent()
      }
      return FileManager.default.isWritableFile(atPath: place.path)
    })
  }
}
