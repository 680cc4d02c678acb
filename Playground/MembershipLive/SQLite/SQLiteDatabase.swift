import Foundation
import Synchronization

/// The club's database: one file.
///
/// The file, and the directory it lies in, are made on first use. A file that could not be opened
/// is tried again the next time. Several of these, in one program or in many, may use one file at
/// once.
///
/// Where a write has to reach the disk, writes that wait at the same time are committed together:
/// the disk is waited for once, however many they are. Each is kept or refused for itself, and none
/// is acknowledged before all are on the disk.
public final class SQLiteDatabase: Sendable {
  /// What a write survives once it is acknowledged.
  public enum Durability: Sendable {
    /// The end of the program, however sudden, and of the machine's power.
    case powerLoss
    /// The end of the program, however sudden. A loss of power may take the last writes.
    case programEnd
  }

  /// Whose money the file tells of. A file knows it, and does not serve the other.
  public enum Purpose: Sendable, CaseIterable {
    /// The club's own.
    case live
    /// Play money.
    case sandbox
  }

  /// Where the file lies.
  public let path: String
  private let purpose: Purpose
  private let durability: Durability
  private let lockTimeout: Int
  /// What transactions are made on, and where nothing waits for the disk, all that is read.
  private let writer = Mutex<SQLiteConnection?>(nil)
  /// What is read on while a transaction waits for the disk.
  private let reader = Mutex<SQLiteConnection?>(nil)
  private let isSound = Atomic(false)
  private let waiting = CommitQueue()

  /// Names a database. The file is not touched yet.
  ///
  /// - Parameters:
  ///   - path: Where the file lies; a relative path starts at the current directory.
  ///   - purpose: Whose money the file tells of: of a live world or of a sandbox.
  ///   - durability: What a write survives once it is acknowledged.
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

  /// A sandbox's database in a file that has no name, and is gone with the program or when it is
  /// closed, however that comes about. Nothing in it has to last.
  static func temporary() -> SQLiteDatabase { SQLiteDatabase() }

  private init() {
    path = SQLiteHandle.unnamed
    purpose = .sandbox
    durability = .programEnd
    lockTimeout = 0
  }

  /// Closes the file. The next use opens it again.
  public func close() async {
    reader.withLock { $0 = nil }
    writer.withLock { $0 = nil }
    isSound.store(false, ordering: .relaxed)
  }

  /// Runs `body` with a connection, beside no other work on it, on the caller's thread: what is
  /// read lies in memory as a rule, and takes less time than a change of threads.
  ///
  /// - Parameter body: Reads, or writes what stands outside every transaction. It must not keep the
  ///   connection.
  /// - Returns: What `body` returns.
  /// - Throws: ``DatabaseError`` where the file cannot be opened, or what `body` throws.
  func withConnection<Output: Sendable>(
    _ body: @Sendable (SQLiteConnection) throws -> Output
  ) async throws -> Output {
    switch durability {
    case .powerLoss: try reader.withLock { try use(&$0, body) }
    case .programEnd: try writer.withLock { try use(&$0, body) }
    }
  }

  /// Runs `body` as one step: all of it is kept, or where it throws, nothing.
  func transaction<Output: Sendable>(
    _ body: @escaping @Sendable (SQLiteConnection) throws -> Output
  ) async throws -> Output {
    switch durability {
    case .powerLoss:
      // On a queue of its own: waiting for a disk must not hold up the few threads that all other
      // tasks share.
      try await withCheckedThrowingContinuation { continuation in
        let step = PendingTransaction(body) { continuation.resume(with: $0) }
        waiting.add(step) { self.commit($0) }
      }
    case .programEnd:
      // At once: what only goes to the system's memory takes less time than a change of threads.
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
    // A transaction that could not be ended would be in everybody's way: start anew.
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
