#if !canImport(SQLite3) && !canImport(CSQLite)
  /// What stands for an open database file where SQLite is not installed: there never is one.
  final class SQLiteHandle {
    static let isInstalled = false
    static let unnamed = ""
    let isIdle = true
    let changes = 0

    init(path: String, patience: Int32) throws(DatabaseError) {
      throw .libraryMissing
    }

    func execute(_ script: String) throws(DatabaseError) {
      throw .libraryMissing
    }

    func query(_ sql: String, _ values: [SQLiteValue]) throws(DatabaseError) -> [SQLiteRow] {
      throw .libraryMissing
    }
  }
#endif
