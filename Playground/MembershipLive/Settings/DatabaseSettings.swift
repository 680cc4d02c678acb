import Foundation
import StandardCapabilities

/// The location of the database.
public struct DatabaseSettings: Sendable, Hashable {
  /// The file's path.
  public let path: String

  /// Creates settings.
  ///
  /// - Parameter path: The file's path; a relative path starts at the current directory.
  public init(path: String) {
    self.path = path
  }

  /// Reads `MEMBERSHIP_DATABASE`. The default is `swift-capabilities/membership.sqlite` in the
  /// user's data directory.
  ///
  /// - Parameter environment: The environment variables.
  /// - Throws: ``SettingsError`` if the value cannot be a file's path, or if no default exists.
  public init(environment: [String: String]) throws(SettingsError) {
    self = try SettingsReader.read(environment) { DatabaseSettings(&$0) }
  }

  static let variable = "MEMBERSHIP_DATABASE"

  init?(_ reader: inout SettingsReader) {
    guard let path = reader[Self.variable] else {
      guard let path = Self.defaultPath(reader) else {
        reader.reject(
          Self.variable,
          "is not set, and neither is HOME",
          "set it to the path of the database file"
        )
        return nil
      }
      self.path = path
      return
    }
    guard let reason = Self.fault(of: path) else {
      self.path = path
      return
    }
    reader.reject(
      Self.variable,
      reason,
      "set it to the path of the database file, or unset it to use the default"
    )
    return nil
  }

  private static func fault(of path: String) -> String? {
    if path.allSatisfy(\.isWhitespace) { return "is empty" }
    if path.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return "contains a control character"
    }
    if path.hasSuffix("/") { return "names a directory" }
    return nil
  }

  private static func defaultPath(_ reader: SettingsReader) -> String? {
    #if canImport(Darwin)
      let directory = URL.applicationSupportDirectory.path
    #else
      guard let directory = dataDirectory(reader) else { return nil }
    #endif
    return directory + "/swift-capabilities/membership.sqlite"
  }

  /// The XDG data directory. XDG ignores paths that are not absolute.
  private static func dataDirectory(_ reader: SettingsReader) -> String? {
    if let directory = reader["XDG_DATA_HOME"], directory.hasPrefix("/") { return directory }
    guard let home = reader["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.local/share"
  }
}

/// The database named by the process's environment; all capabilities share one connection.
enum LiveDatabase {
  /// The database, or the error in its settings.
  static let shared: Result<SQLiteDatabase, SettingsError> = Result { () throws(SettingsError) in
    let settings = try DatabaseSettings(environment: ProcessEnvironment.live.variables())
    return SQLiteDatabase(path: settings.path)
  }
}
