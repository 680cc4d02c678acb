import Membership

/// A value of a column or of a `?` placeholder.
enum SQLiteValue: Sendable, Hashable {
  case null
  case integer(Int64)
  case text(String)
  /// A value that this program never writes: a floating-point number, bytes, or invalid UTF-8.
  case other(String)

  /// Creates a text, or null.
  init(_ text: String?) {
    self = text.map { .text($0) } ?? .null
  }
}

/// One row of a result.
struct SQLiteRow: Sendable {
  let values: [SQLiteValue]
  /// The names of the columns.
  let names: [String]
  /// The file, for error messages.
  let path: String

  func text(_ column: Int) throws(DatabaseError) -> String {
    guard case .text(let text) = values[column] else { throw unexpected("a text", column) }
    return text
  }

  func optionalText(_ column: Int) throws(DatabaseError) -> String? {
    values[column] == .null ? nil : try text(column)
  }

  func integer(_ column: Int) throws(DatabaseError) -> Int64 {
    guard case .integer(let integer) = values[column] else {
      throw unexpected("a whole number", column)
    }
    return integer
  }

  /// Reads the row. An invalid value is an error that names the row.
  ///
  /// - Parameters:
  ///   - table: The table's name.
  ///   - read: Creates the value. The first column is the row's identifier.
  func read<Output>(
    _ table: String,
    _ read: (SQLiteRow) throws -> Output
  ) throws(DatabaseError) -> Output {
    do {
      return try read(self)
    } catch DatabaseError.damaged(let path, _, let reason) {
      throw .damaged(path: path, record: record(table), reason: reason)
    } catch let error as DatabaseError {
      throw error
    } catch {
      throw .damaged(path: path, record: record(table), reason: "\(error)")
    }
  }

  private func record(_ table: String) -> String { "row \(values[0].shown) of \(table)" }

  private func unexpected(_ wanted: String, _ column: Int) -> DatabaseError {
    .damaged(
      path: path,
      record: "row \(values[0].shown)",
      reason: "\(names[column]) is \(values[column].shown) instead of \(wanted)"
    )
  }
}

extension SQLiteValue {
  /// The value, for error messages.
  fileprivate var shown: String {
    switch self {
    case .null: "null"
    case .integer(let integer): "\(integer)"
    case .text(let text): text.quoted
    case .other(let kind): kind
    }
  }
}
