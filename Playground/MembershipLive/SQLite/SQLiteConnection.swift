/// A configured connection to the database file, with its tables created.
///
/// Not `Sendable`: ``SQLiteDatabase`` owns it.
final class SQLiteConnection {
  /// The file, for error messages.
  let path: String
  private let handle: SQLiteHandle

  /// Opens a file, or creates it and its directory. A file of another program is not changed.
  ///
  /// - Parameters:
  ///   - path: An absolute path.
  ///   - lockTimeout: How long to wait at least for another program's lock, in milliseconds.
  init(path: String, lockTimeout: Int) throws {
    guard SQLiteHandle.isInstalled else { throw DatabaseError.libraryMissing }
    self.path = path
    try PrivateFile.prepare(path)
    handle = try SQLiteHandle(path: path, lockTimeout: lockTimeout)
    let isNew = try self.isNew()
    // Detect damage before the file is used.
    guard try query("PRAGMA quick_check(1)").map(\.values) == [[.text("ok")]] else {
      throw DatabaseError.corrupt(path: path)
    }
    try useWriteAheadLog(lockTimeout: lockTimeout)
    // Wait for the disk at each commit.
    try execute("PRAGMA synchronous = FULL; PRAGMA fullfsync = ON")
    if isNew { try createTables() }
  }

  /// Throws an error if the file has been moved, removed or replaced since it was opened: what is
  /// written to it could not be found again.
  func checkPlace() throws(DatabaseError) {
    if handle.hasMoved { throw .moved(path: path) }
  }

  /// Whether no transaction is open.
  var isIdle: Bool { handle.isIdle }

  /// Runs statements without values or results.
  func execute(_ script: String) throws(DatabaseError) {
    try handle.execute(script)
  }

  /// Runs one statement and returns its rows.
  func query(
    _ sql: String,
    _ values: [SQLiteValue] = []
  ) throws(DatabaseError) -> [SQLiteRow] {
    try handle.query(sql, values)
  }

  /// Runs one writing statement.
  ///
  /// - Returns: The number of changed rows.
  @discardableResult
  func run(_ sql: String, _ values: [SQLiteValue] = []) throws(DatabaseError) -> Int {
    _ = try handle.query(sql, values)
    return handle.changes
  }

  /// Runs `body` in a transaction, which is rolled back if it throws.
  ///
  /// The write lock is taken first, so that nothing read inside is stale.
  func transaction<Output>(_ body: () throws -> Output) throws -> Output {
    try execute("BEGIN IMMEDIATE")
    do {
      let output = try body()
      try execute("COMMIT")
      return output
    } catch {
      // After some errors SQLite has already rolled back.
      if !isIdle { try? execute("ROLLBACK") }
      throw error
    }
  }

  /// Enables reading during a write. SQLite does not wait for the lock that this change needs, so
  /// this function does.
  private func useWriteAheadLog(lockTimeout: Int) throws(DatabaseError) {
    var attempt = 0
    while true {
      do throws(DatabaseError) {
        _ = try query("PRAGMA journal_mode = WAL")
        return
      } catch {
        guard case .busy = error, waitForLock(attempt: attempt, lockTimeout: lockTimeout) else {
          throw error
        }
        attempt += 1
      }
    }
  }
}
