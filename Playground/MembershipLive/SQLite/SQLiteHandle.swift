import Foundation

#if canImport(SQLite3)
  import SQLite3
#elseif canImport(CSQLite)
  import CSQLite
#endif

#if canImport(SQLite3) || canImport(CSQLite)
  /// An open database file. Only this type calls SQLite.
  ///
  /// Not `Sendable`, so it stays with its owner.
  final class SQLiteHandle {
    /// Whether this program was built with SQLite.
    static let isInstalled = true

    private let database: OpaquePointer
    private let path: String

    /// Opens an existing file.
    ///
    /// - Parameters:
    ///   - path: An absolute path.
    ///   - lockTimeout: How long to wait at least for another program's lock, in milliseconds.
    init(path: String, lockTimeout: Int) throws(DatabaseError) {
      var database: OpaquePointer?
      // The caller has created the file. SQLite must not create one or follow a link.
      let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_NOFOLLOW
      let code = sqlite3_open_v2(PrivateFile.withoutLinks(path), &database, flags, nil)
      guard let database, code == SQLITE_OK else {
        let reason = String(cString: sqlite3_errstr(code))
        sqlite3_close_v2(database)
        throw .cannotOpen(path: path, reason: reason)
      }
      self.database = database
      self.path = path
      sqlite3_extended_result_codes(database, 1)
      // The pointer is the time itself.
      sqlite3_busy_handler(
        database,
        { lockTimeout, attempt in
          waitForLock(attempt: Int(attempt), lockTimeout: Int(bitPattern: lockTimeout)) ? 1 : 0
        },
        UnsafeMutableRawPointer(bitPattern: lockTimeout)
      )
    }

    deinit {
      sqlite3_close_v2(database)
    }

    /// Whether no transaction is open.
    var isIdle: Bool { sqlite3_get_autocommit(database) != 0 }

    /// Whether the file has been moved, removed or replaced since it was opened.
    var hasMoved: Bool {
      var isMoved: Int32 = 0
      sqlite3_file_control(database, "main", SQLITE_FCNTL_HAS_MOVED, &isMoved)
      return isMoved != 0
    }

    /// The number of rows changed by the last writing statement.
    var changes: Int { Int(sqlite3_changes(database)) }

    /// Runs statements without values or results.
    func execute(_ script: String) throws(DatabaseError) {
      guard sqlite3_exec(database, script, nil, nil, nil) == SQLITE_OK else { throw failure() }
    }

    /// Runs one statement to its end.
    ///
    /// - Parameters:
    ///   - sql: The statement.
    ///   - values: The values of the `?` placeholders.
    /// - Returns: All rows of the result.
    func query(_ sql: String, _ values: [SQLiteValue]) throws(DatabaseError) -> [SQLiteRow] {
      var prepared: OpaquePointer?
      let code = sqlite3_prepare_v2(database, sql, -1, &prepared, nil)
      guard code == SQLITE_OK, let statement = prepared else { throw failure() }
      defer { sqlite3_finalize(statement) }
      for (index, value) in values.enumerated() {
        guard bind(value, at: Int32(index + 1), of: statement) == SQLITE_OK else { throw failure() }
      }
      let names = (0..<sqlite3_column_count(statement)).map { column in
        sqlite3_column_name(statement, column).map { String(cString: $0) } ?? "?"
      }
      var rows: [SQLiteRow] = []
      while true {
        switch sqlite3_step(statement) {
        case SQLITE_ROW:
          rows.append(SQLiteRow(values: row(of: statement), names: names, path: path))
        case SQLITE_DONE: return rows
        default: throw failure()
        }
      }
    }

    private func bind(
      _ value: SQLiteValue,
      at index: Int32,
      of statement: OpaquePointer
    ) -> Int32 {
      switch value {
      case .other:
        return SQLITE_MISMATCH
      case .null:
        return sqlite3_bind_null(statement, index)
      case .integer(let integer):
        return sqlite3_bind_int64(statement, index, integer)
      case .text(let text):
        let text = text.composed
        // -1 makes SQLite copy the bytes before the call returns.
        let copying = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        let length = UInt64(text.utf8.count)
        return sqlite3_bind_text64(statement, index, text, length, copying, UInt8(SQLITE_UTF8))
      }
    }

    private func row(of statement: OpaquePointer) -> [SQLiteValue] {
      (0..<sqlite3_column_count(statement)).map { column -> SQLiteValue in
        switch sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER:
          return .integer(sqlite3_column_int64(statement, column))
        case SQLITE_TEXT:
          let bytes = UnsafeBufferPointer(
            start: sqlite3_column_text(statement, column),
            count: Int(sqlite3_column_bytes(statement, column))
          )
          let text = String(validating: bytes, as: UTF8.self)
          return text.map { .text($0) } ?? .other("invalid UTF-8")
        case SQLITE_FLOAT:
          return .other("a fraction")
        case SQLITE_BLOB:
          return .other("bytes")
        default:
          return .null
        }
      }
    }

    /// Returns the error of the last call.
    private func failure() -> DatabaseError {
      let code = sqlite3_extended_errcode(database)
      let reason = String(cString: sqlite3_errmsg(database))
      let isSystemFull = [ENOSPC, EDQUOT].contains(sqlite3_system_errno(database))
      // The low byte is the primary result code.
      return switch code & 0xff {
      case SQLITE_FULL: .full(path: path)
      // Only after these two is the system's error that of this call.
      case SQLITE_IOERR where isSystemFull, SQLITE_CANTOPEN where isSystemFull: .full(path: path)
      case SQLITE_NOTADB: .notADatabase(path: path)
      case SQLITE_CORRUPT: .corrupt(path: path)
      case SQLITE_BUSY, SQLITE_LOCKED: .busy(path: path)
      case SQLITE_CONSTRAINT: .constraint(path: path, reason: reason)
      case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH, SQLITE_READONLY:
        .cannotOpen(path: path, reason: reason)
      default: .failed(path: path, code: Int(code), reason: reason)
      }
    }
  }
#endif

#if !canImport(SQLite3) && !canImport(CSQLite)
  /// Replaces the type on systems without SQLite. It cannot be created.
  final class SQLiteHandle {
    static let isInstalled = false
    let isIdle = true
    let hasMoved = false
    let changes = 0

    init(path: String, lockTimeout: Int) throws(DatabaseError) {
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

/// Pauses before the next attempt to get another program's lock.
///
/// SQLite's own wait makes only ten attempts per second. A program that writes all the time releases
/// its lock for less than a millisecond between two transactions, so each of those attempts can fail.
///
/// - Parameters:
///   - attempt: The number of attempts since the first one, from 0.
///   - lockTimeout: How long to wait at least, in milliseconds.
/// - Returns: Whether to try again; `false`, without a pause, after the last attempt.
func waitForLock(attempt: Int, lockTimeout: Int) -> Bool {
  guard attempt / 4 < lockTimeout else { return false }
  Thread.sleep(forTimeInterval: 0.000_25)
  return true
}
