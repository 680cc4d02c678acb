public import Capabilities

/// The app's database. Only the world has all of it; each builder names the endpoints it needs.
public struct Database: TestableCapability {
  /// Adds a row to a table and returns its number.
  public var insert: @Sendable (_ row: String, _ table: Table) async throws -> Int
  /// Returns all rows of a table, the oldest first.
  public var rows: @Sendable (_ table: Table) async throws -> [String]
}

/// A table of the database.
public enum Table: Sendable {
  /// The orders.
  case orders
  /// The payments.
  case payments
}
