import CapabilitiesPlayground
import Membership
import MembershipLive
import RosterReading

/// The words of the club, beside those that every playground has.
extension [PlaygroundCommand<World>] {
  static var membership: [PlaygroundCommand<World>] {
    [.enroll, .delete, .list, .reconcile, .members, .unsettled, .outbox, .charges, .refunds]
  }
}

extension PlaygroundCommand<World> {
  fileprivate static let enroll = PlaygroundCommand(
    "enroll",
    help: "Makes a person a member. Without lastname=, the name is split at its last blank.",
    inputs: [
      .init("id", .decodable(Person.ID.self)), .init("name", .decodable(String.self)),
      .init("email", .decodable(EmailAddress.self)), .init("amount", .decodable(Int.self)),
      .init("currency", .decodable(Currency.self)), .init("lastname", .decodable(String?.self)),
    ]
  ) { context in
    let id: Person.ID = try context.inputs.next()
    let name: String = try context.inputs.next()
    let email: EmailAddress = try context.inputs.next()
    let fee = try Money(minorUnits: context.inputs.next(), currency: context.inputs.next())
    let lastName: String? = try context.inputs.next()
    let (given, family) = lastName.map { (name, $0) } ?? splitName(name)
    let person = try Person(id: id, name: given, lastName: family, email: email)
    let request = EnrollmentRequest(person: person, fee: fee)
    let member = try await context.world.useCases.enrollMember(request)
    return "\(member.person.fullName) is a member, receipt \(member.receipt)"
  }

  fileprivate static let delete = PlaygroundCommand(
    "delete",
    help: "Takes a member out of the club.",
    inputs: [.init("id", .decodable(Person.ID.self))]
  ) { context in
    let errors = FirstError<DeletePersonError>()
    await context.world.useCases.deletePerson(onError: errors.note)(try context.inputs.next())
    try errors.rethrow()
    return "deleted"
  }

  fileprivate static let list = PlaygroundCommand("list", help: "Everybody who is a member.") {
    context in
    let members = try await context.world.useCases.listMembers()
    let lines = members.map { member in
      let person = member.person
      return "\(person.id)  \(person.fullName) <\(person.email)>, receipt \(member.receipt)"
    }
    return ([counted(members.count, "member")] + lines).joined(separator: "\n")
  }

  fileprivate static let reconcile = PlaygroundCommand(
    "reconcile",
    help: "Settles the enrolments that were interrupted; fails where something is left."
  ) { context in
    let report = try await context.world.useCases.reconcileEnrollments()
    guard report.unsettled.isEmpty else { throw Unsettled(report: report) }
    return report.summary
  }
}

/// Why a reconciliation did not settle everything: money or a receipt is owed to somebody.
private struct Unsettled: Error, CustomStringConvertible {
  let report: ReconciliationReport

  var description: String {
    report.summary + report.unsettled.map { "; \($0.id): \($0.reason)" }.joined()
  }
}
