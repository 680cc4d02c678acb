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
