public import Capabilities

/// Keeps rows. There is one for the whole app, and nobody but the world has it whole: each builder
/// names the endpoint it needs.
public struct Database: TestableCapability {
  /// Adds a row to a table and tells its number there.
  public var insert: @Sendable (_ row: String, _ table: Table) async throws -> Int
  /// All rows of a table, the oldest first.
  public var rows: @Sendable (_ table: Table) async throws -> [String]
}

/// What rows are kept apart by.
public enum Table: Sendable {
  /// What was ordered.
  case orders
  /// What was paid.
  case payments
}
