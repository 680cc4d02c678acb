#if !canImport(SQLite3) && !canImport(CSQLite)
  /// What stands for an open database file where SQLite is not installed: there never is one.
  final class SQLiteHandle {
    private let nothing: Never

    init(path: String, patience: Int32) throws(DatabaseError) {
      throw .libraryMissing
    }

    var isIdle: Bool { switch nothing {} }
    var changes: Int { switch nothing {} }
    func execute(_ script: String) throws(DatabaseError) { switch nothing {} }
    func query(_ sql: String, _ values: [SQLiteValue]) throws(DatabaseError) -> [SQLiteRow] {
      switch nothing {}
    }
  }
#endif
