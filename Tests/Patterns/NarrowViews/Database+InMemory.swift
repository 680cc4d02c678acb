@testable import PatternCheckout
import Synchronization

extension Database {
  /// Returns an empty database that is freed with its last user.
  static func inMemory() -> Database {
    let memory = Memory()
    return Database(insert: memory.insert, rows: memory.rows)
  }

  private final class Memory: Sendable {
    private let tables = Mutex<[Table: [String]]>([:])

    func insert(_ row: String, into table: Table) -> Int {
      tables.withLock { tables in
        tables[table, default: []].append(row)
        return tables[table, default: []].count
      }
    }

    func rows(of table: Table) -> [String] {
      tables.withLock { $0[table] ?? [] }
    }
  }
}
