import StandardCapabilities

/// The database that the process's environment names, one connection for all capabilities on it.
enum LiveDatabase {
  /// The database, or what is wrong with its setting.
  static let shared: Result<SQLiteDatabase, SettingsError> = {
    do throws(SettingsError) {
      let settings = try DatabaseSettings(environment: ProcessEnvironment.live.variables())
      return .success(SQLiteDatabase(path: settings.path))
    } catch {
      return .failure(error)
    }
  }()
}
