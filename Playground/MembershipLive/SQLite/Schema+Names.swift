import Membership

extension Schema {
  /// Takes out of the names of a file's first version what a name may not have any longer: scalars
  /// that nobody sees and no language needs, such as come with a paste. Identifiers and addresses
  /// are left as they are: one with such a scalar in it is an error where it is read.
  static func cleanNames(_ connection: SQLiteConnection) throws(DatabaseError) {
    for table in ["people", "enrollments"] {
      // Only what is not plain ASCII can have one.
      let rows = try connection.query(
        """
        SELECT id, name, last_name FROM \(table)
        WHERE name GLOB '*[^ -~]*' OR last_name GLOB '*[^ -~]*'
        """
      )
      for row in rows {
        let names = (given: try row.text(1), family: try row.text(2))
        let cleaned = (given: names.given.unconcealed, family: names.family.unconcealed)
        guard cleaned != names else { continue }
        try connection.run(
          "UPDATE \(table) SET name = ?, last_name = ? WHERE id = ?",
          [.text(cleaned.given), .text(cleaned.family), row.values[0]]
        )
      }
    }
  }
}

extension String {
  /// The text without what is concealed in it.
  fileprivate var unconcealed: String {
    var rest = UnicodeScalarView()
    rest.append(contentsOf: unicodeScalars.filter { !$0.isConcealed })
    return String(rest)
  }
}
