import Foundation
import Membership
import MembershipLive

/// Writes members and enrollments to a database file until it is killed, and prints each write after
/// it is acknowledged: `opened x-1`, `saved x-1`, `completed x-1`.
///
/// Its arguments are the file and the prefix of the identifiers.
@main
struct StoreWriter {
  static func main() async throws {
    let (path, prefix) = (CommandLine.arguments[1], CommandLine.arguments[2])
    // Another writer can keep the file locked for long. The test limits the time.
    let database = SQLiteDatabase(path: path, lockTimeout: .max)
    let people = PersonStore(adapting: SQLitePersonRepository(database))
    let enrollments = EnrollmentStore(adapting: SQLiteEnrollmentRepository(database))
    for number in 1... {
      let id = "\(prefix)-\(number)"
      let person = try Person(
        id: Person.ID(id),
        name: "Zoë \(number)",
        lastName: String(repeating: "Ångström ", count: 20),
        email: EmailAddress("\(id)@example.org")
      )
      var enrollment = try await enrollments.open(
        Enrollment(
          id: id,
          person: person,
          fee: Money(minorUnits: number, currency: Currency("EUR")),
          openedAt: Timestamp(milliseconds: Int64(number))
        )
      )
      acknowledge("opened", id)
      try await people.save(person)
      acknowledge("saved", id)
      enrollment.status = .complete(Charge(id: "ch_\(number)"))
      enrollment.revision += 1
      try await enrollments.update(enrollment)
      acknowledge("completed", id)
    }
  }

  /// Unbuffered: an acknowledged write is printed before the next write begins.
  private static func acknowledge(_ write: String, _ id: String) {
    FileHandle.standardOutput.write(Data("\(write) \(id)\n".utf8))
  }
}
