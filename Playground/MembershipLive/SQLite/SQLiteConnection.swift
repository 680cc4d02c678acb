import Foundation
import StandardCapabilities

/// A connection to the club's database file: set up, and with its tables made.
///
/// Not `Sendable`: ``SQLiteDatabase`` owns it.
final class SQLiteConnection {
  private let handle: SQLiteHandle

  /// Opens a file, or makes it and its directory.
  ///
  /// A file that is not this program's is left as it is.
  ///
  /// - Parameters:
  ///   - path: An absolute path, or ``SQLiteHandle/unnamed``.
  ///   - purpose: Whose money the file tells of.
  ///   - durability: What an acknowledged write survives.
  ///   - lockTimeout: How long to wait for another program's lock, in milliseconds.
  ///   - isSound: Whether the file has been looked through already.
  init(
    path: String,
    purpose: SQLiteDatabase.Purpose,
    durability: SQLiteDatabase.Durability,
    lockTimeout: Int,
    isSound: Bool
  ) throws(DatabaseError) {
    guard SQLiteHandle.isInstalled else { throw .libraryMissing }
    let isTemporary = path == SQLiteHandle.unnamed
    if !isTemporary { try PrivateFile.prepare(path) }
    handle = try SQLiteHandle(path: path, lockTimeout: Int32(clamping: lockTimeout))
    let schema = Schema(path: path, purpose: purpose)
    try schema.check(self)
    if isTemporary {
      _ = try query("PRAGMA journal_mode = MEMORY")
      // In KiB. Each commit walks through the changed pages, and without a journal on disk they
      // stay changed: the smaller the cache, the shorter the walk.
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

  /// Whether no transaction is open.
  var isIdle: Bool { handle.isIdle }

  /// Runs statements that take no values and whose answers nobody needs.
  func execute(_ script: String) throws(DatabaseError) {
    try handle.execute(script)
  }

  /// Runs one statement and reads its answer.
  func query(
    _ sql: String,
    _ values: [SQLiteValue] = []
  ) throws(DatabaseError) -> [SQLiteRow] {
    try handle.query(sql, values)
  }

  /// Runs one statement that writes.
  ///
  /// - Returns: How many rows it changed.
  @discardableResult
  func run(_ sql: String, _ values: [SQLiteValue] = []) throws(DatabaseError) -> Int {
    _ = try handle.query(sql, values)
    return handle.changes
  }

  /// Runs `body` as one step: all of it is kept, or where it throws, nothing.
  ///
  /// The lock for writing is taken at the start, so that nothing read inside is out of date.
  func transaction<Output>(_ body: () throws -> Output) throws -> Output {
    try run("BEGIN IMMEDIATE")
    do {
      let output = try body()
      try run("COMMIT")
      return output
    } catch {
      // SQLite has ended the transaction itself after some failures.
      if !isIdle { _ = try? run("ROLLBACK") }
      throw error
    }
  }

  /// Finds damage before anything is decided by what the file says, or written to it.
  private func checkSoundness(path: String) throws(DatabaseError) {
    let findings = try query("PRAGMA quick_check(1)").map(\.values)
    guard findings == [[.text("ok")]] else { throw .corrupt(path: path) }
  }

  /// Lets others read while one writes. The change of mode is the one lock that SQLite does not
  /// wait for, so this does.
  private func useWriteAheadLog(lockTimeout: Int) throws(DatabaseError) {
    guard try query("PRAGMA journal_mode").first?.text(0) != "wal" else { return }
    let elapsed = MonotonicClock.live.elapsed
    let deadline = elapsed() + .milliseconds(lockTimeout)
    while true {
      do throws(DatabaseError) {
        _ = try query("PRAGMA journal_mode = WAL")
        return
      } catch {
        guard case .busy = error, elapsed() < deadline else { throw error }
        Thread.sleep(forTimeInterval: 0.005)
      }
    }
  }
}
