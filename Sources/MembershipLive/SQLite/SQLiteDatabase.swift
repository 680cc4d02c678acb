import Foundation

/// The club's database: one file, one connection, one thing at a time.
///
/// The file, and the directory it lies in, are made on first use. A file that could not be opened
/// is tried again the next time. Several of these, in one program or in many, may use one file at
/// once.
public actor SQLiteDatabase {
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
  public nonisolated let path: String
  private let purpose: Purpose
  private let durability: Durability
  private let patience: Int
  private let executor = SerialQueueExecutor(label: "membership.database")
  private var opened: SQLiteConnection?

  /// The actor's work runs on a queue of its own, since it waits for the disk.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Names a database. The file is not touched yet.
  ///
  /// - Parameters:
  ///   - path: Where the file lies; a relative path starts at the current directory.
  ///   - purpose: Whose money the file tells of: of a live world or of a sandbox.
  ///   - durability: What a write survives once it is acknowledged.
  ///   - patience: How long to wait for another program's lock, in milliseconds.
  public init(
    path: String,
    purpose: Purpose = .live,
    durability: Durability = .powerLoss,
    patience: Int = 10_000
  ) {
    self.path = URL(fileURLWithPath: path).standardizedFileURL.path
    self.purpose = purpose
    self.durability = durability
    self.patience = patience
  }

  /// Closes the file. The next use opens it again.
  public func close() {
    opened = nil
  }

  /// Runs `body` with the connection, on the database's own queue.
  ///
  /// - Parameter body: Reads or writes. It must not keep the connection.
  /// - Returns: What `body` returns.
  /// - Throws: ``DatabaseError`` where the file cannot be opened, or what `body` throws.
  func withConnection<Output: Sendable>(
    _ body: @Sendable (SQLiteConnection) throws -> Output
  ) throws -> Output {
    let connection = try connection()
    // A transaction that could not be ended would be in everybody's way: start anew.
    defer { if !connection.isIdle { opened = nil } }
    return try body(connection)
  }

  /// Runs `body` as one step: all of it is kept, or where it throws, nothing.
  func transaction<Output: Sendable>(
    _ body: @Sendable (SQLiteConnection) throws -> Output
  ) throws -> Output {
    try withConnection { connection in
      try connection.transaction { try body(connection) }
    }
  }

  private func connection() throws(DatabaseError) -> SQLiteConnection {
    if let opened { return opened }
    let connection = try SQLiteConnection(
      path: path,
      purpose: purpose,
      durability: durability,
      patience: patience
    )
    opened = connection
    return connection
  }
}
