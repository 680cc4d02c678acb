import Foundation
import StandardCapabilities

/// Where the club's database lies.
public struct DatabaseSettings: Sendable, Hashable {
  /// The file's path.
  public let path: String

  /// Names a file.
  ///
  /// - Parameter path: The file's path; a relative one starts at the current directory.
  public init(path: String) {
    self.path = path
  }

  /// Reads `MEMBERSHIP_DATABASE`; where it is not set, takes `swift-capabilities/membership.sqlite`
  /// in the directory for the user's data.
  ///
  /// - Parameter environment: Variables by name.
  /// - Throws: ``SettingsError`` where the variable cannot be a file, or there is no default.
  public init(environment: [String: String]) throws(SettingsError) {
    self = try SettingsReader.read(environment) { DatabaseSettings(&$0) }
  }

  static let variable = "MEMBERSHIP_DATABASE"

  init?(_ reader: inout SettingsReader) {
    guard let path = reader[Self.variable] else {
      guard let path = Self.defaultPath(reader) else {
        reader.reject(
          Self.variable,
          "is not set, and there is no HOME to keep the database in",
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
      return "has a control character in it"
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

  /// The directory of the XDG convention, which ignores paths that are not absolute.
  private static func dataDirectory(_ reader: SettingsReader) -> String? {
    if let directory = reader["XDG_DATA_HOME"], directory.hasPrefix("/") { return directory }
    guard let home = reader["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.local/share"
  }
}

/// The database that the process's environment names, one connection for all capabilities on it.
enum LiveDatabase {
  /// The database, or what is wrong with its setting.
  static let shared: Result<SQLiteDatabase, SettingsError> = Result { () throws(SettingsError) in
    let settings = try DatabaseSettings(environment: ProcessEnvironment.live.variables())
    return SQLiteDatabase(path: settings.path)
  }
}
