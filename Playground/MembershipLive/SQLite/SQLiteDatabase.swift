import Dispatch
import Foundation
import Synchronization

/// The club's database: one file.
///
/// The file and its directory are created on first use. If opening fails, the next use tries again.
/// Several instances, in one program or in several, may use the same file.
///
/// Opening the file finds damaged pages, and reading a row finds values that this program never writes.
/// A changed byte that leaves a text valid is not found: rows have no checksum. It would have to be
/// written again with each change of a record, and no other tool could then correct a row. File systems
/// with checksums find such a byte.
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
  private let writer = SharedConnection()
  /// Reads while a transaction waits for the disk.
  private let reader = SharedConnection()
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
    reader.close()
    writer.close()
    isSound.store(false, ordering: .relaxed)
  }

  /// Runs `body` with exclusive use of a connection, on the caller's thread: reads are usually
  /// served from memory, which is faster than a thread switch. Reading a whole large file blocks that
  /// thread for as long as it takes.
  ///
  /// - Parameter body: Reads, or writes outside a transaction. It must not keep the connection.
  /// - Returns: The result of `body`.
  /// - Throws: ``DatabaseError`` if the file cannot be opened, or the error of `body`.
  func withConnection<Output: Sendable>(
    _ body: @Sendable (SQLiteConnection) throws -> Output
  ) async throws -> Output {
    switch durability {
    case .powerLoss:
      if !reader.isOpen { try await reader.openOnQueue(open) }
      return try reader.use(open, body)
    case .programEnd:
      // Opened here, too: a fault sweep of a sandbox cannot control the work of a queue.
      return try writer.use(open, body)
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
      try await withConnection { connection in
        try connection.transaction { try body(connection) }
      }
    }
  }

  private func commit(_ steps: [PendingTransaction]) {
    do {
      let answers = try writer.use(open) { try $0.commit(steps) }
      for answer in answers { answer() }
    } catch {
      for step in steps { step.fail(error) }
    }
  }

  private func open() throws(DatabaseError) -> sending SQLiteConnection {
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

/// A connection that is opened at its first use, and that one thread uses at a time.
private final class SharedConnection: Sendable {
  private let connection = Mutex<SQLiteConnection?>(nil)
  private let isOpened = Atomic(false)

  /// Whether ``use(_:_:)`` need not open it.
  var isOpen: Bool { isOpened.load(ordering: .relaxed) }

  /// Opens it on a queue: reading all of the file, or waiting for another program's lock, would
  /// block a thread of the shared pool.
  func openOnQueue(_ open: @escaping @Sendable () throws -> sending SQLiteConnection) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      DispatchQueue.global().async {
        continuation.resume(with: Result { try self.use(open) { _ in } })
      }
    }
  }

  /// Runs `body` with the connection, and opens it if necessary.
  func use<Output: Sendable>(
    _ open: @Sendable () throws -> sending SQLiteConnection,
    _ body: @Sendable (SQLiteConnection) throws -> Output
  ) throws -> Output {
    try connection.withLock { try use(&$0, open, body) }
  }

  private func use<Output: Sendable>(
    _ opened: inout SQLiteConnection?,
    _ open: @Sendable () throws -> sending SQLiteConnection,
    _ body: @Sendable (SQLiteConnection) throws -> Output
  ) throws -> Output {
    let connection = try opened ?? open()
    opened = connection
    defer {
      // Discard a connection whose transaction could not be ended.
      if !connection.isIdle { opened = nil }
      isOpened.store(opened != nil, ordering: .relaxed)
    }
    return try body(connection)
  }

  /// Closes it. The next use opens it again.
  func close() {
    connection.withLock { opened in
      opened = nil
      isOpened.store(false, ordering: .relaxed)
    }
  }
}
