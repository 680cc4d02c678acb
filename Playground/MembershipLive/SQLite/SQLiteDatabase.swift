import Dispatch
import Foundation
import Synchronization

/// The club's database: one file. An acknowledged write survives a crash and a loss of power.
///
/// The file and its directory are created on first use. If opening fails, the next use tries again.
/// Several instances, in one program or in several, may use the same file. They lock records in a second
/// file, which ends in `-locks` and is always empty.
///
/// Opening the file finds damaged pages, and reading a row finds values that this program never writes.
/// A changed byte that leaves a text valid is not found: rows have no checksum. It would have to be
/// written again with each change of a record, and no other tool could then correct a row. File systems
/// with checksums find such a byte.
public final class SQLiteDatabase: Sendable {
  /// The file's path.
  public let path: String
  private let lockTimeout: Int
  /// Runs all work: waiting for the disk or for a lock must not block the shared thread pool.
  private let queue = DispatchQueue(label: "membership.database")
  /// Used on the queue only.
  private let connection = Mutex<SQLiteConnection?>(nil)
  /// The locks of this instance, by name.
  private let locks = Mutex<[String: RecordLock]>([:])

  /// Creates a database without touching the file.
  ///
  /// - Parameters:
  ///   - path: The file's path; a relative path starts at the current directory.
  ///   - lockTimeout: How long to wait at least for another program's lock, in milliseconds.
  public init(path: String, lockTimeout: Int = 10_000) {
    self.path = URL(fileURLWithPath: path).standardizedFileURL.path
    self.lockTimeout = lockTimeout
  }

  /// Closes the file. All of its contents are then in this one file, unless another program has it
  /// open. The next use opens it again.
  ///
  /// Call it before a program ends. Otherwise the last writes can remain in a second file, which ends
  /// in `-wal`: nothing is lost, but a copy of the first file alone does not have them.
  public func close() async {
    await withCheckedContinuation { continuation in
      queue.async {
        self.connection.withLock { $0 = nil }
        continuation.resume()
      }
    }
  }

  /// Runs `body` with exclusive use of the connection.
  ///
  /// - Parameter body: Reads, or writes outside a transaction. It must not keep the connection.
  /// - Returns: The result of `body`.
  /// - Throws: ``DatabaseError`` if the file cannot be opened, or the error of `body`.
  func withConnection<Output: Sendable>(
    _ body: @escaping @Sendable (SQLiteConnection) throws -> Output
  ) async throws -> Output {
    try await withCheckedThrowingContinuation { continuation in
      queue.async {
        continuation.resume(
          with: Result { try self.connection.withLock { try self.use(&$0, body) } }
        )
      }
    }
  }

  /// Runs `body` in a transaction, which is rolled back if it throws.
  ///
  /// Reads, checks and writes of `body` are one step for all programs that use the file.
  func transaction<Output: Sendable>(
    _ body: @escaping @Sendable (SQLiteConnection) throws -> Output
  ) async throws -> Output {
    try await withConnection { connection in
      try connection.transaction {
        try connection.checkPlace()
        return try body(connection)
      }
    }
  }

  /// Takes the lock with a name, which one caller has at a time in all programs that use the file.
  ///
  /// - Throws: ``DatabaseError/busy(path:)`` if another caller keeps the lock, or `CancellationError`.
  func lock(_ name: String) async throws {
    let lock = try RecordLock(name, of: path)
    var waited = 0
    while try !lock.take() {
      guard waited < lockTimeout else { throw DatabaseError.busy(path: path) }
      try await Task.sleep(for: .milliseconds(10))
      waited += 10
    }
    locks.withLock { $0[name] = lock }
  }

  /// Releases a lock.
  func unlock(_ name: String) { _ = locks.withLock { $0.removeValue(forKey: name) } }

  private func use<Output: Sendable>(
    _ opened: inout SQLiteConnection?,
    _ body: @Sendable (SQLiteConnection) throws -> Output
  ) throws -> Output {
    let connection = try opened ?? SQLiteConnection(path: path, lockTimeout: lockTimeout)
    opened = connection
    // Discard a connection whose transaction could not be ended.
    defer { if !connection.isIdle { opened = nil } }
    return try body(connection)
  }
}
