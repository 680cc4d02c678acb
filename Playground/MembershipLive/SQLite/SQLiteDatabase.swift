import Dispatch
import Foundation
import Synchronization

/// The club's database: one file.
///
/// The file and its directory are created on first use. If opening fails, the next use tries again.
/// Several instances, in one program or in several, may use the same file.
///
/// With durability against power loss, waiting writes are committed together, to wait for the disk
/// once. Each of them succeeds or fails on its own, and none is acknowledged before all are on the
/// disk.
public final class SQLiteDatabase: Sendable {
  /// The events that an acknowledged write survives.
  public enum Durability: Sendable {
    /// A crash of the program, and a loss of power.
    case powerLoss
    /// A crash of the program. A loss of power may undo the last writes.
    case programEnd
  }

  /// The kind of world that the file belongs to. A file is rejected by the other kind.
  public enum Purpose: Sendable, CaseIterable {
    /// A live world, with real money.
    case live
    /// A sandbox, with play money.
    case sandbox
  }

  /// The file's path.
  public let path: String
  private let purpose: Purpose
  private let durability: Durability
  private let lockTimeout: Int
  /// Runs transactions, and with ``Durability/programEnd`` also reads.
  private let writer = Mutex<SQLiteConnection?>(nil)
  /// Reads while a transaction waits for the disk.
  private let reader = Mutex<SQLiteConnection?>(nil)
  private let isSound = Atomic(false)
  private let waiting = CommitQueue()

  /// Creates a database without touching the file.
  ///
  /// - Parameters:
  ///   - path: The file's path; a relative path starts at the current directory.
  ///   - purpose: The kind of world that the file belongs to.
  ///   - durability: The events that an acknowledged write survives.
  ///   - lockTimeout: How long to wait for another program's lock, in milliseconds.
  public init(
    path: String,
    purpose: Purpose = .live,
    durability: Durability = .powerLoss,
    lockTimeout: Int = 10_000
  ) {
    self.path = URL(fileURLWithPath: path).standardizedFileURL.path
    self.purpose = purpose
    self.durability = durability
    self.lockTimeout = lockTimeout
  }

  /// Creates a sandbox's database in an unnamed file, which disappears when it is closed or when
  /// the program ends.
  static func temporary() -> SQLiteDatabase { SQLiteDatabase() }

  private init() {
    path = SQLiteHandle.unnamed
    purpose = .sandbox
    durability = .programEnd
    lockTimeout = 0
  }

  /// Closes the file. All of its contents are then in this one file, unless another program has it
  /// open. The next use opens it again.
  ///
  /// Call it before a program ends. Otherwise the last writes can remain in a second file, which ends
  /// in `-wal`: nothing is lost, but a copy of the first file alone does not have them.
  public func close() async {
    reader.withLock { $0 = nil }
    writer.withLock { $0 = nil }
    isSound.store(false, ordering: .relaxed)
  }

  /// Runs `body` with exclusive use of a connection, on the caller's thread: reads are usually
  /// served from memory, which is faster than a thread switch.
  ///
  /// - Parameter body: Reads, or writes outside a transaction. It must not keep the connection.
  /// - Returns: The result of `body`.
  /// - Throws: ``DatabaseError`` if the file cannot be opened, or the error of `body`.
  func withConnection<Output: Sendable>(
    _ body: @Sendable (SQLiteConnection) throws -> Output
  ) async throws -> Output {
    switch durability {
    case .powerLoss:
      try await openReader()
      return try reader.withLock { try use(&$0, body) }
    case .programEnd:
      return try writer.withLock { try use(&$0, body) }
    }
  }

  /// Opens the file on a queue if it has not been checked yet: reading all of it would block a thread of
  /// the shared pool.
  private func openReader() async throws {
    guard !isSound.load(ordering: .relaxed) else { return }
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      DispatchQueue.global().async {
        let opened = Result {
          try self.reader.withLock { connection in
            let opened = try connection ?? self.open()
            connection = opened
          }
        }
        continuation.resume(with: opened)
      }
    }
  }

  /// Runs `body` in a transaction, which is rolled back if it throws.
  func transaction<Output: Sendable>(
    _ body: @escaping @Sendable (SQLiteConnection) throws -> Output
  ) async throws -> Output {
    switch durability {
    case .powerLoss:
      // On a queue, because waiting for the disk must not block the shared thread pool.
      try await withCheckedThrowingContinuation { continuation in
        let step = PendingTransaction(body) { continuation.resume(with: $0) }
        waiting.add(step) { self.commit($0) }
      }
    case .programEnd:
      // On the caller's thread: writing to the system's cache is faster than a thread switch.
      try writer.withLock { connection in
        try use(&connection) { connection in try connection.transaction { try body(connection) } }
      }
    }
  }

  private func commit(_ steps: [PendingTransaction]) {
    do {
      let answers = try writer.withLock { try use(&$0) { try $0.commit(steps) } }
      for answer in answers { answer() }
    } catch {
      for step in steps { step.fail(error) }
    }
  }

  private func use<Output: Sendable>(
    _ opened: inout SQLiteConnection?,
    _ body: @Sendable (SQLiteConnection) throws -> Output
  ) throws -> Output {
    let connection = try opened ?? open()
    opened = connection
    // Discard a connection whose transaction could not be ended.
    defer { if !connection.isIdle { opened = nil } }
    return try body(connection)
  }

  private func open() throws(DatabaseError) -> SQLiteConnection {
    let connection = try SQLiteConnection(
      path: path,
      purpose: purpose,
      durability: durability,
      lockTimeout: lockTimeout,
      isSound: isSound.load(ordering: .relaxed)
    )
    isSound.store(true, ordering: .relaxed)
    return connection
  }
}
