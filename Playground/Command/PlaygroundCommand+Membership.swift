import CapabilitiesPlayground
import Membership
import MembershipLive
import Synchronization

/// The sample's own commands.
extension [PlaygroundCommand<World>] {
  static var membership: [PlaygroundCommand<World>] {
    [.enroll, .delete, .list, .reconcile, .members, .unsettled, .outbox, .charges, .refunds]
  }
}

extension PlaygroundCommand<World> {
  fileprivate static let enroll = PlaygroundCommand(
    "enroll",
    help: "Enrolls a person. Without lastname=, the name is split at its last space.",
    inputs: [
      .init("id", Person.ID.self), .init("name", String.self),
      .init("email", EmailAddress.self), .init("amount", Int.self),
      .init("currency", Currency.self), .init("lastname", String?.self),
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
    help: "Deletes a member.",
    inputs: [.init("id", Person.ID.self)]
  ) { context in
    let errors = FirstError<DeletePersonError>()
    await context.world.useCases.deletePerson(onError: errors.store)(try context.inputs.next())
    try errors.rethrow()
    return "deleted"
  }

  fileprivate static let list = PlaygroundCommand("list", help: "Lists all members.") {
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
    help: "Settles interrupted enrollments; fails if any is left."
  ) { context in
    let report = try await context.world.useCases.reconcileEnrollments()
    guard report.unsettled.isEmpty else { throw Unsettled(report: report) }
    return report.summary
  }
}

/// The error of a reconciliation that left records unsettled.
private struct Unsettled: Error, CustomStringConvertible {
  let report: ReconciliationReport

  var description: String {
    report.summary + report.unsettled.map { "; \($0.id): \($0.reason)" }.joined()
  }
}

// Commands that count what a world contains, bypassing overrides. Only a sandbox can show its bank
// and its outbox.

extension PlaygroundCommand<World> {
  static let members = PlaygroundCommand("members", help: "Counts the members.") {
    context in
    try await context.uninterceptedWorld.people.all().count
  }

  static let unsettled = PlaygroundCommand(
    "unsettled",
    help: "Counts the unsettled enrollments."
  ) { context in
    try await context.uninterceptedWorld.enrollments.unsettled(nil, .max).count
  }

  static let outbox = PlaygroundCommand(
    "outbox",
    help: "Lists the mail that the sandbox has sent.",
    worlds: ["sandbox"]
  ) { context in
    let mails = context.backing(Sandbox.self)?.outbox ?? []
    return mails.map { "\($0.recipient): \($0.subject)" }
  }

  static let charges = PlaygroundCommand(
    "charges",
    help: "Counts the charges of the sandbox's bank.",
    worlds: ["sandbox"]
  ) { context in
    context.backing(Sandbox.self)?.charges.count ?? 0
  }

  static let refunds = PlaygroundCommand(
    "refunds",
    help: "Counts the refunds of the sandbox's bank.",
    worlds: ["sandbox"]
  ) { context in
    context.backing(Sandbox.self)?.refunds.count ?? 0
  }
}

/// Splits a name at its last space: `Ada Lovelace` becomes `Ada` and `Lovelace`. A name without a
/// space is a given name.
private func splitName(_ name: String) -> (given: String, family: String) {
  let words = name.split(whereSeparator: \.isWhitespace)
  guard words.count > 1, let family = words.last else { return (name, "") }
  return (String(name[..<family.startIndex]), String(family))
}

/// Stores the first error that a use case passes to its `onError`.
private final class FirstError<Failure: Error>: Sendable {
  private let error = Mutex<Failure?>(nil)

  /// Stores an error if it is the first one.
  var store: @Sendable (Failure) -> Void {
    { failure in self.error.withLock { $0 = $0 ?? failure } }
  }

  /// Throws the stored error, if any.
  func rethrow() throws(Failure) {
    if let failure = error.withLock({ $0 }) { throw failure }
  }
}

extension ReconciliationReport {
  /// The counts that are not zero: `2 completed, 1 declined`.
  var summary: String {
    let counts = [
      (completed, "completed"), (declined, "declined"), (refused, "refused"),
      (superseded, "superseded"), (refunded, "refunded"), (unsettled.count, "still unsettled"),
    ]
    let nonZero = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return nonZero.isEmpty ? "nothing to settle" : nonZero.joined(separator: ", ")
  }
}
