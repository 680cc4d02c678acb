/// Books on a database file: they last, and however many charges they hold, memory does not grow.
final class SQLiteBooks: SandboxBooks {
  private let database: SQLiteDatabase

  init(_ database: SQLiteDatabase) {
    self.database = database
  }

  func withLedger<Output: Sendable>(
    _ body: @escaping @Sendable (inout SQLiteLedger) throws -> Output
  ) async throws -> Output {
    try await database.transaction { connection in
      var ledger = SQLiteLedger(connection)
      return try body(&ledger)
    }
  }
}
