#if canImport(SQLite3)
  import SQLite3
#elseif canImport(CSQLite)
  import CSQLite
#endif

#if canImport(SQLite3) || canImport(CSQLite)
  /// A database file, read with SQLite directly and not with the code under test.
  ///
  /// Use it from one thread at a time.
  final class Database {
    private let handle: OpaquePointer
    private var statements: [String: OpaquePointer] = [:]

    init(path: String) throws {
      var handle: OpaquePointer?
      guard sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil) == 0,
        let handle
      else { throw ChaosError("cannot open \(path)") }
      self.handle = handle
      sqlite3_busy_timeout(handle, 10_000)
    }

    deinit {
      for statement in statements.values { sqlite3_finalize(statement) }
      sqlite3_close_v2(handle)
    }

    /// Runs a statement and returns the rows of its result as text.
    @discardableResult
    func query(_ sql: String, _ values: String...) throws -> [[String]] {
      try query(sql, values)
    }

    /// Runs a statement and returns the rows of its result as text.
    @discardableResult
    func query(_ sql: String, _ values: [String]) throws -> [[String]] {
      let statement = try prepared(sql)
      defer { sqlite3_reset(statement) }
      let copying = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      for (index, value) in values.enumerated() {
        sqlite3_bind_text(statement, Int32(index + 1), value, -1, copying)
      }
      var rows: [[String]] = []
      while true {
        switch sqlite3_step(statement) {
        case SQLITE_ROW:
          rows.append(
            (0..<sqlite3_column_count(statement)).map { column in
              sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
            }
          )
        case SQLITE_DONE: return rows
        default: throw ChaosError(String(cString: sqlite3_errmsg(handle)))
        }
      }
    }

    private func prepared(_ sql: String) throws -> OpaquePointer {
      if let statement = statements[sql] { return statement }
      var statement: OpaquePointer?
      guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
        throw ChaosError("\(sql): \(String(cString: sqlite3_errmsg(handle)))")
      }
      statements[sql] = statement
      return statement
    }
  }
#else
  /// A database without SQLite, which cannot be opened.
  final class Database {
    init(path: String) throws { throw ChaosError("SQLite is not installed") }

    @discardableResult
    func query(_ sql: String, _ values: String...) throws -> [[String]] { [] }

    @discardableResult
    func query(_ sql: String, _ values: [String]) throws -> [[String]] { [] }
  }
#endif
