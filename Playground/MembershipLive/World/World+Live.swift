import Membership
import StandardCapabilities

extension World {
  /// The live world, configured from the process's environment variables; see ``Settings``.
  ///
  /// If a variable is invalid, every endpoint that calls a service or the database fails with the
  /// error. This way, a program that cannot send receipts does not charge anyone.
  public static let live: World = {
    let settings = Result { () throws(SettingsError) in
      try Settings(environment: ProcessEnvironment.live.variables())
    }
    return live(settings, on: settings.flatMap { _ in SQLiteDatabase.live })
  }()

  /// Returns the live world, configured from environment variables.
  ///
  /// - Parameter environment: The environment variables; see ``Settings``.
  /// - Returns: The world. If a variable is invalid, its endpoints fail with the error.
  public static func live(environment: [String: String]) -> World {
    let settings = Result { () throws(SettingsError) in try Settings(environment: environment) }
    return live(settings, on: settings.map { SQLiteDatabase(path: $0.database) })
  }

  /// Returns the live world.
  ///
  /// - Parameters:
  ///   - settings: The settings.
  ///   - database: The database, for a caller that closes it.
  /// - Returns: The world. Nothing is opened or called before an endpoint is called.
  public static func live(settings: Settings, on database: SQLiteDatabase) -> World {
    live(.success(settings), on: .success(database))
  }

  private static func live(
    _ settings: Result<Settings, SettingsError>,
    on database: Result<SQLiteDatabase, SettingsError>
  ) -> World {
    World(
      people: .live(on: database),
      enrollments: .live(on: database),
      payments: .live(settings.map(\.payments)),
      mailer: .live(settings.map(\.mail)),
      permissions: .live(on: database),
      clock: .live,
      ids: .live
    )
  }
}

extension SQLiteDatabase {
  /// The database named by the process's environment, or the error in its path. All live
  /// capabilities share it.
  static let live: Result<SQLiteDatabase, SettingsError> =
    SettingsReader.read { $0.database() }.map { SQLiteDatabase(path: $0) }
}
