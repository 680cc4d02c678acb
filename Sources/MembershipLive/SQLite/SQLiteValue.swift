/// What a column holds, or what stands for a `?` in a statement.
enum SQLiteValue: Sendable, Hashable {
  case null
  case integer(Int64)
  case text(String)

  /// A text, or null.
  init(_ text: String?) {
    self = text.map { .text($0) } ?? .null
  }
}

/// One row of an answer.
struct SQLiteRow: Sendable {
  let values: [SQLiteValue]
  /// The file, for error messages.
  let path: String

  func text(_ column: Int) throws(DatabaseError) -> String {
    guard case .text(let text) = values[column] else { throw unexpected("text", column) }
    return text
  }

  func optionalText(_ column: Int) throws(DatabaseError) -> String? {
    values[column] == .null ? nil : try text(column)
  }

  func integer(_ column: Int) throws(DatabaseError) -> Int64 {
    guard case .integer(let integer) = values[column] else { throw unexpected("integer", column) }
    return integer
  }

  /// Reads the row, and says which record is damaged where a value breaks the rules of its type.
  ///
  /// - Parameters:
  ///   - kind: What kind of record it is, before its name: `person`.
  ///   - read: Makes the value. The record's name stands in the first column.
  func read<Output>(
    _ kind: String,
    _ read: (SQLiteRow) throws -> Output
  ) throws(DatabaseError) -> Output {
    do {
      return try read(self)
    } catch let error as DatabaseError {
      throw error
    } catch {
      let name = (try? text(0)) ?? "?"
      throw .damaged(path: path, record: "\(kind) \(name)", reason: "\(error)")
    }
  }

  private func unexpected(_ wanted: String, _ column: Int) -> DatabaseError {
    let name = (try? text(0)) ?? "?"
    return .damaged(
      path: path,
      record: "record \(name)",
      reason: "column \(column + 1) has no \(wanted)"
    )
  }
}
