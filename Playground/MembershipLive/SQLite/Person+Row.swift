import Membership

extension Person {
  /// The values of the columns `id, name, last_name, email`.
  var columns: [SQLiteValue] {
    [.text(id.rawValue), .text(name), .text(lastName), .text(email.rawValue)]
  }

  /// Reads a row of the columns `id, name, last_name, email`.
  init(row: SQLiteRow) throws(DatabaseError) {
    self = try row.read("people") { row in try Person(row, from: 0) }
  }

  /// Reads four columns, starting at `column`.
  init(_ row: SQLiteRow, from column: Int) throws {
    try self.init(
      id: ID(row.text(column)),
      name: row.text(column + 1),
      lastName: row.text(column + 2),
      email: EmailAddress(row.text(column + 3))
    )
  }
}
