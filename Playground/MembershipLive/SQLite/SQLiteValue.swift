import Membership

/// What a column holds, or what stands for a `?` in a statement.
enum SQLiteValue: Sendable, Hashable {
  case null
  case integer(Int64)
  case text(String)
  /// What no column of this program's holds: a fraction, bytes, or text that is no UTF-8.
  case other(String)

  /// A text, or null.
  init(_ text: String?) {
    self = text.map { .text($0) } ?? .null
  }
}

/// One row of an answer.
struct SQLiteRow: Sendable {
  let values: [SQLiteValue]
  /// The columns' names.
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

  /// Reads the row, and says which one is damaged where a value breaks the rules of its type.
  ///
  /// - Parameters:
  ///   - table: The table that it is from.
  ///   - read: Makes the value. The row's name stands in the first column.
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
