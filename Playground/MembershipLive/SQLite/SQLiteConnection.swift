/// A configured connection to the database file, with its tables created.
///
/// Not `Sendable`: ``SQLiteDatabase`` owns it.
final class SQLiteConnection {
  private let handle: SQLiteHandle
  private let path: String

  /// Opens a file, or creates it and its directory.
  ///
  /// A file of another program is not changed.
  ///
  /// - Parameters:
  ///   - path: An absolute path, or ``SQLiteHandle/unnamed``.
  ///   - purpose: The kind of world that the file belongs to.
  ///   - durability: The events that an acknowledged write survives.
  ///   - lockTimeout: How long to wait for another program's lock, in milliseconds.
  ///   - isSound: Whether the file has already been checked for damage.
  init(
    path: String,
    purpose: SQLiteDatabase.Purpose,
    durability: SQLiteDatabase.Durability,
    lockTimeout: Int,
    isSound: Bool
  ) throws(DatabaseError) {
    guard SQLiteHandle.isInstalled else { throw .libraryMissing }
    self.path = path
    let isTemporary = path == SQLiteHandle.unnamed
    if !isTemporary { try PrivateFile.prepare(path) }
    handle = try SQLiteHandle(path: path, lockTimeout: Int32(clamping: lockTimeout))
    let schema = Schema(path: path, purpose: purpose)
    try schema.check(self)
    if isTemporary {
      _ = try query("PRAGMA journal_mode = MEMORY")
      // In KiB. Each commit visits all changed pages, and without a journal on disk they stay
      // changed. A small cache keeps the number of pages low.
      try handle.execute("PRAGMA cache_size = -600")
    } else {
      if !isSound { try checkSoundness(path: path) }
      try useWriteAheadLog(lockTimeout: lockTimeout)
    }
    try handle.execute(
      """
      PRAGMA synchronous = \(durability == .powerLoss ? "FULL" : "NORMAL");
      PRAGMA fullfsync = \(durability == .powerLoss ? "ON" : "OFF");
      PRAGMA foreign_keys = ON;
      """
    )
    try schema.migrate(self)
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
    try run("BEGIN IMMEDIATE")
    do {
      let output = try body()
      try run("COMMIT")
      return output
    } catch {
      // After some errors SQLite has already rolled back.
      if !isIdle { _ = try? run("ROLLBACK") }
      throw error
    }
  }

  /// Detects damage before the file is used.
  private func checkSoundness(path: String) throws(DatabaseError) {
    let findings = try query("PRAGMA quick_check(1)").map(\.values)
    guard findings == [[.text("ok")]] else { throw .corrupt(path: path) }
  }

  /// Enables reading during a write. SQLite does not wait for the lock that this change needs, so
  /// this function retries.
  private func useWriteAheadLog(lockTimeout: Int) throws(DatabaseError) {
    guard try query("PRAGMA journal_mode").first?.text(0) != "wal" else { return }
    let wait = LockWait(timeout: .milliseconds(lockTimeout))
    var isFirst = true
    while true {
      do throws(DatabaseError) {
        _ = try query("PRAGMA journal_mode = WAL")
        return
      } catch {
        guard case .busy = error, wait.waits(isFirst: isFirst) else { throw error }
        isFirst = false
      }
    }
  }
}
