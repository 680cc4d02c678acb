import Foundation
import Membership
import MembershipLive

/// Writes members and enrollments to the file named by `MEMBERSHIP_DATABASE` until it is killed,
/// and prints each write after it is acknowledged: `opened x-1`, `saved x-1`, `completed x-1`.
///
/// Its argument is the prefix of the identifiers.
@main
struct StoreWriter {
  static func main() async throws {
    let prefix = CommandLine.arguments.dropFirst().first ?? "x"
    for number in 1... {
      let id = "\(prefix)-\(number)"
      let person = try Person(
        id: Person.ID(id),
        name: "Zoë \(number)",
        lastName: String(repeating: "Ångström ", count: 20),
        email: EmailAddress("\(id)@example.org")
      )
      var enrollment = try await EnrollmentStore.live.open(
        Enrollment(
          id: id,
          person: person,
          fee: Money(minorUnits: number, currency: Currency("EUR")),
          openedAt: Timestamp(milliseconds: Int64(number))
        )
      )
      acknowledge("opened", id)
      try await PersonStore.live.save(person)
      acknowledge("saved", id)
      enrollment.status = .complete(Charge(id: "ch_\(number)"))
      enrollment.revision += 1
      try await EnrollmentStore.live.update(enrollment)
      acknowledge("completed", id)
    }
  }

  /// Unbuffered: an acknowledged write is printed before the next write begins.
  private static func acknowledge(_ write: String, _ id: String) {
    FileHandle.standardOutput.write(Data("\(write) \(id)\n".utf8))
  }
}
