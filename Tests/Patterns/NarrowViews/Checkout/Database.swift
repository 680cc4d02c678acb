/// The app's database. Only the world has all of it; each builder names the endpoints it needs.
struct Database: Sendable {
  /// Adds a row to a table and returns its number.
  var insert: @Sendable (_ row: String, _ table: Table) async throws -> Int
  /// Returns all rows of a table, the oldest first.
  var rows: @Sendable (_ table: Table) async throws -> [String]
}

/// A table of the database.
enum Table: Sendable { case orders, payments }
