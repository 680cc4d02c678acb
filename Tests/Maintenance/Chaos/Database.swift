#if canImport(SQLite3)
  import SQLite3
#elseif canImport(CSQLite)
  import CSQLite
#endif

/// A database file, read with SQLite directly and not with the code under test.
struct Database {
  let path: String

  /// Runs a query, and returns its rows as text.
  func rows(_ query: String) throws -> [[String]] {
    #if canImport(SQLite3) || canImport(CSQLite)
      var handle: OpaquePointer?
      defer { sqlite3_close_v2(handle) }
      var statement: OpaquePointer?
      defer { sqlite3_finalize(statement) }
      guard sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK,
        sqlite3_prepare_v2(handle, query, -1, &statement, nil) == SQLITE_OK
      else { throw ChaosError("\(path): \(String(cString: sqlite3_errmsg(handle)))") }
      var rows: [[String]] = []
      var result = sqlite3_step(statement)
      while result == SQLITE_ROW {
        rows.append(
          (0..<sqlite3_column_count(statement)).map { column in
            sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
          }
        )
        result = sqlite3_step(statement)
      }
      guard result == SQLITE_DONE else {
        throw ChaosError("\(path): \(String(cString: sqlite3_errmsg(handle)))")
      }
      return rows
    #else
      throw ChaosError("SQLite is not installed")
    #endif
  }
}
