import StandardCapabilities

/// The database that the process's environment names, one connection for all capabilities on it.
enum LiveDatabase {
  /// The database, or what is wrong with its setting.
  static let shared: Result<SQLiteDatabase, SettingsError> = Result { () throws(SettingsError) in
    let settings = try DatabaseSettings(environment: ProcessEnvironment.live.variables())
    return SQLiteDatabase(path: settings.path)
  }
}
