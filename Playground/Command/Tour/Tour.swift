import Capabilities
import CapabilitiesPlayground
import Membership
import MembershipLive

/// The guided tour: a few steps that print a piece of code and the result of running it.
struct Tour {
  private let console: PlaygroundConsole
  /// The sandbox that most steps share.
  private let sandbox = Sandbox()
  private let requests: ExampleRequests

  /// Runs all steps.
  ///
  /// - Parameter console: The console to print to.
  /// - Returns: ``PlaygroundExitStatus/failure`` if a step throws an error.
  static func run(console: PlaygroundConsole) async -> PlaygroundExitStatus {
    do {
      let tour = Tour(console: console, requests: try ExampleRequests())
      for (number, step) in steps.enumerated() {
        console.line("\(number + 1). \(console.style(.bold, step.title))")
        try await step.run(tour)()
        console.line()
      }
      console.line("Next: playground script --help.")
      return .success
    } catch {
      console.error("the tour failed: \(error)")
      return .failure
    }
  }

  private static var steps: [(title: String, run: (Tour) -> () async throws -> Void)] {
    [
      ("A use case is a closure; its builder lists everything it can use", builders),
      ("Partial application fixes the dependencies of a plain function", partialApplication),
      ("Currying fixes them one at a time", currying),
      ("A test overrides a single closure", overriding),
      ("An unimplemented endpoint reports its name", unimplementedEndpoints),
      ("A builder takes its capabilities from a world", enrollment),
      ("Reconciling settles interrupted enrollments without a second charge", reconciliation),
      ("An interceptor sees every call of a world", interception),
    ]
  }

  private func printCode(_ code: String) {
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      console.line("   \(console.style(.cyan, String(line)))")
    }
  }

  private func printResult(_ result: String) {
    console.line("   \(console.style(.dim, "->")) \(result)")
  }
}

// MARK: Functions

extension Tour {
  private func builders() async throws {
    let store = sandbox.world.people
    let ada = requests.ada.person

    let save = makeSavePerson(
      save: store.save,
      onError: { error in printResult("\(error)") }
    )
    await save(ada)

    printCode(
      """
      let save = makeSavePerson(save: store.save, onError: { error in … })
      await save(ada)
      """
    )
    printResult("saved \(try await store.find(ada.id)?.fullName ?? "no one")")
  }

  private func partialApplication() async throws {
    let store = sandbox.world.people
    let mayDelete: @Sendable () async -> Bool = { true }
    let onError: @Sendable (DeletePersonError) -> Void = { error in printResult("\(error)") }

    let delete = partial(deletePerson, mayDelete, store.delete, onError)
    await delete(requests.ada.person.id)

    printCode(
      """
      let delete = partial(deletePerson, mayDelete, store.delete, onError)
      await delete(ada.id)
      """
    )
    printResult("members left: \(try await store.all().count)")
  }

  private func currying() async throws {
    let store = sandbox.world.people
    let onError: @Sendable (DeletePersonError) -> Void = { error in printResult("\(error)") }
    let mayNotDelete: @Sendable () async -> Bool = { false }
    printCode(
      """
      let guarded = curry(deletePerson)(mayNotDelete)
      let delete = guarded(store.delete)(onError)
      await delete(ada.id)
      """
    )

    let guarded = curry(deletePerson)(mayNotDelete)
    let delete = guarded(store.delete)(onError)
    await delete(requests.ada.person.id)
  }
}

// MARK: Capabilities and worlds

extension Tour {
  private func overriding() async throws {
    let sandbox = Sandbox()
    let world = sandbox.world.overriding { $0.payments.charge = { _ in Charge(id: "gift") } }
    let member = try await world.useCases.enrollMember(requests.ada)

    printCode(
      #"""
      let world = sandbox.world.overriding { $0.payments.charge = { _ in Charge(id: "gift") } }
      try await world.useCases.enrollMember(ada)
      """#
    )
    printResult("\(member.person.fullName) is a member, receipt \(member.receipt)")
    printResult("charges taken by the sandbox's bank: \(sandbox.charges.count)")
  }

  private func unimplementedEndpoints() async throws {
    printCode("try await World.test.people.find(ada.id)    // reports on standard error")
    do throws(StoreError) {
      let person = try await World.test.people.find(requests.ada.person.id)
      printResult(person?.fullName ?? "no one")
    } catch {
      printResult("StoreError: \(error)")
    }
  }

  /// Enrolls three people: one pays, one is declined, and the bank's answer for one is lost.
  private func enrollment() async throws {
    printCode(
      #"""
      let enroll = inject(makeEnrollMember, from: world,
        \.people, \.enrollments, \.payments, \.mailer, \.clock, \.ids)
      """#
    )
    let enroll = inject(
      makeEnrollMember,
      from: sandbox.world,
      \.people,
      \.enrollments,
      \.payments,
      \.mailer,
      \.clock,
      \.ids
    )
    for request in [requests.ada, requests.dora, requests.grace] {
      let name = request.person.fullName
      do throws(EnrollmentError) {
        let member = try await enroll(request)
        printResult("\(name) is a member, receipt \(member.receipt)")
      } catch {
        printResult("\(name): \(error)")
      }
    }
  }

  /// Settles the enrollment whose charge has an unknown outcome.
  private func reconciliation() async throws {
    printCode("try await world.useCases.reconcileEnrollments()    // generated wiring")
    let report = try await sandbox.world.useCases.reconcileEnrollments()
    printResult(report.summary)
    let members = try await sandbox.world.useCases.listMembers()
    printResult("members: \(members.map(\.person.fullName).joined(separator: ", "))")
    printResult("charges taken: \(sandbox.charges.count)")
    printResult("outbox: \(sandbox.outbox.map(\.recipient.rawValue).joined(separator: ", "))")
  }

  private func interception() async throws {
    printCode(
      """
      let world = world.intercepted(by: transcript)
      try await world.useCases.listMembers()
      """
    )
    let transcript = Transcript()
    let world = sandbox.world.intercepted(by: transcript)
    _ = try await world.useCases.listMembers()
    for line in transcript.text().split(separator: "\n") {
      printResult(line.count > 100 ? "\(line.prefix(99))…" : String(line))
    }
  }
}

/// The people who enroll in the tour. In the sandbox, the e-mail address decides how the bank
/// answers.
private struct ExampleRequests {
  /// The charge succeeds.
  let ada: EnrollmentRequest
  /// The charge is declined.
  let dora: EnrollmentRequest
  /// The charge succeeds, and the bank's answer is lost.
  let grace: EnrollmentRequest

  init() throws(InvalidValue) {
    ada = try Self.request("1", "Ada", "Lovelace", "ada@example.org")
    dora = try Self.request("2", "Dora", "Brandt", "declined@example.org")
    grace = try Self.request("3", "Grace", "Hopper", "lost@example.org")
  }

  private static func request(
    _ id: String,
    _ name: String,
    _ lastName: String,
    _ email: String
  ) throws(InvalidValue) -> EnrollmentRequest {
    let person = try Person(
      id: Person.ID(id),
      name: name,
      lastName: lastName,
      email: EmailAddress(email)
    )
    return EnrollmentRequest(
      person: person,
      fee: try Money(minorUnits: 2500, currency: Currency("EUR"))
    )
  }
}
