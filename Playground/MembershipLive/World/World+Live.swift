import Membership
import StandardCapabilities

extension World {
  /// The world in earnest, told by the process's environment; ``Settings`` lists the variables.
  ///
  /// Where any of them is wrong, every endpoint that could touch the outside fails and says which:
  /// nothing is charged by a program that could not have sent the receipt.
  public static let live: World = {
    let settings = Settings.read(ProcessEnvironment.live.variables())
    return live(settings, on: settings.flatMap { _ in LiveDatabase.shared })
  }()

  /// The world in earnest, told by an environment.
  ///
  /// - Parameter environment: Variables by name; ``Settings`` lists them.
  /// - Returns: The world; with a wrong variable, one whose endpoints fail and name it.
  public static func live(environment: [String: String]) -> World {
    let settings = Settings.read(environment)
    return live(settings, on: settings.map { SQLiteDatabase(path: $0.database.path) })
  }

  /// The world in earnest.
  ///
  /// - Parameter settings: What it has to be told.
  /// - Returns: The world. Nothing is opened or called before an endpoint is.
  public static func live(settings: Settings) -> World {
    live(.success(settings), on: .success(SQLiteDatabase(path: settings.database.path)))
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

extension Settings {
  fileprivate static func read(_ environment: [String: String]) -> Result<Settings, SettingsError> {
    Result { () throws(SettingsError) in try Settings(environment: environment) }
  }
}

extension World {
  /// A new sandbox in memory: play money, an outbox instead of letter boxes.
  ///
  /// Each access makes another, empty one. ``Sandbox`` tells its rules and lets you look at the
  /// charges and the outbox.
  public static var sandbox: World { Sandbox().world }

  /// A sandbox on a file, which lasts.
  ///
  /// - Parameter database: The file's path; see ``Sandbox/init(database:)``.
  /// - Returns: The world. The file is opened at the first call; where that fails, the call says so.
  public static func sandbox(database: String) -> World { Sandbox(database: database).world }
}
