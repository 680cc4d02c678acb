import CapabilitiesPlayground
import HTTPCapabilities
import MembershipLive
import Synchronization

/// The live world of this program, whose database is closed before the program ends.
final class LiveClub: Sendable {
  private let environment: [String: String]
  private let database = Mutex<SQLiteDatabase?>(nil)

  /// - Parameter environment: The environment variables; see `Settings`.
  init(_ environment: [String: String]) {
    self.environment = environment
  }

  /// Returns the world.
  ///
  /// - Throws: ``PlaygroundUsageError`` with every invalid setting, or if there is no HTTP.
  func world() throws(PlaygroundUsageError) -> World {
    if case .unavailable(let reason) = HTTPTransport.networkStack {
      throw PlaygroundUsageError(message: "the live world needs HTTP: \(reason)")
    }
    let settings: Settings
    do throws(SettingsError) {
      settings = try Settings(environment: environment)
    } catch {
      throw PlaygroundUsageError(message: error.description)
    }
    let database = database.withLock { database in
      let opened = database ?? SQLiteDatabase(path: settings.database)
      database = opened
      return opened
    }
    return .live(settings: settings, on: database)
  }

  /// Closes the database, if it is open.
  func close() async {
    await database.withLock { $0 }?.close()
  }
}
