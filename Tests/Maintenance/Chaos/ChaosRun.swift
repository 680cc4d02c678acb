import ClubHTTP
import Foundation
import LoopbackHTTP
import SeededNumbers
import TestTraits
import Testing

/// Enrolls people with every kind of fault, and kills some of the programs at random. Then reconciles
/// without faults, and checks the results.
struct ChaosRun {
  private let options: ChaosOptions
  private let folder = TemporaryDirectory()
  private let plan: FaultPlan
  private let services: ClubServices
  private let server: ScriptedServer
  private var numbers: SeededNumbers
  private var tally = Tally()

  /// Prepares a run.
  init(_ options: ChaosOptions) throws {
    self.options = options
    numbers = SeededNumbers(seed: options.seed)
    let plan = FaultPlan(seed: options.seed &+ 1)
    self.plan = plan
    services = ClubServices(isForgetful: options.sabotages) { operation, _ in
      plan.treatment(of: operation)
    }
    server = try services.listen()
  }

  /// Runs both phases, and prints the violations.
  ///
  /// - Returns: The number of violations.
  mutating func run() async throws -> Int {
    // Not by `print`, which loses its buffer when this program is ended.
    FileHandle.standardOutput.write(Data("seed \(options.seed)\n".utf8))
    let end = ContinuousClock.now.advanced(by: .seconds(Int(options.seconds)))
    while ContinuousClock.now < end { try await round() }
    let inspection = try await reconcileWithoutFaults()
    let violations = inspection.violations(tally, plan) + tally.unexpectedEnds
    show(inspection)
    for violation in violations.prefix(20) { print("VIOLATED: \(violation)") }
    let verdict = violations.isEmpty ? "no violations" : "\(violations.count) violations"
    let words = CommandLine.arguments.dropFirst() + ["--seed", "\(options.seed)"]
    print("\(verdict); reproduce with: chaos \(words.joined(separator: " "))")
    return violations.count
  }

  /// Runs one program, or two on the same database, and kills some of them.
  private mutating func round() async throws {
    let drawn = numbers.pick([0.05, 0.2, 0.4, 0.9])
    let isShared = numbers.next(below: 4) == 0
    plan.start(faultRate: options.faultRate ?? drawn)
    if numbers.next(below: 4) == 0 { services.forgetKeys() }
    let programs = try (0...(isShared ? 1 : 0)).map { _ in try start(script()) }
    for program in programs where options.kills && numbers.next(below: 2) == 0 { kill(program) }
    for program in programs { tally.record(await program.end()) }
    tally.rounds += 1
  }

  /// Returns enrollments of people, some of whom are enrolled in other rounds, too, and
  /// reconciliations.
  private mutating func script() -> String {
    var lines: [String] = []
    for _ in 0...numbers.next(below: 40) {
      lines.append(numbers.next(below: 5) == 0 ? "reconcile" : enrollment())
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func enrollment() -> String {
    let person = numbers.next(below: 60) + UInt64(tally.rounds) * 4
    let (id, address): (String, String)
    switch person % 12 {
    case 0: (id, address) = ("ghost\(person)", "g\(person)")
    case 1: (id, address) = ("d\(person)", "declined\(person)")
    // Two people with one address: the first one is enrolled.
    case 2, 3: (id, address) = ("s\(person)-\(numbers.next(below: 2))", "s\(person)")
    // The same text, precomposed or decomposed.
    case 4:
      let mark = numbers.pick(["\u{e9}", "e\u{301}"])
      (id, address) = ("\(mark)\(person)", "\(mark)\(person)")
    default: (id, address) = ("p\(person)", "p\(person)")
    }
    return
      "enroll id=\(id) name=\(id) lastname=L email=\(address)@example.org amount=2500 currency=EUR"
  }

  /// Ends a program at a random moment.
  private mutating func kill(_ program: RunningProgram) {
    let signal = numbers.pick([SIGKILL, SIGKILL, SIGKILL, SIGINT])
    let kill: @Sendable () -> Void = { program.send(signal) }
    let request = plan.requests + Int(numbers.next(below: 60)) + 1
    switch numbers.next(below: 4) {
    case 0: after(microseconds: Int(numbers.next(below: 50_000)), kill)
    case 1: plan.add(.init(request: request, moment: .beforeEffect, kill: kill))
    case 2: plan.add(.init(request: request, moment: .beforeResponse, kill: kill))
    default:
      let time = Int(numbers.next(below: 3_000))
      plan.add(.init(request: request, moment: .afterResponse(time), kill: kill))
    }
  }

  /// Reconciles twice without faults.
  private func reconcileWithoutFaults() async throws -> Inspection {
    // A killed program can leave a request that a service still answers.
    await server.allConnectionsEnded()
    plan.start(faultRate: 0)
    services.forgetKeys()
    _ = try await start("reconcile\n").end()
    let last = try await start("reconcile\n").end()
    return try Inspection(services, Database(path: folder.path("club.db")), last)
  }

  /// Starts a `playground` that runs a script in the live world.
  private func start(_ script: String) throws -> RunningProgram {
    let base = server.url.absoluteString
    return try RunningProgram(
      "playground",
      ["script", "-", "--world", "live"],
      in: folder,
      input: script,
      environment: [
        "STRIPE_API_KEY": "sk_test_1", "STRIPE_API_BASE": base, "SENDGRID_API_KEY": "SG.1",
        "SENDGRID_API_BASE": base, "MEMBERSHIP_DATABASE": folder.path("club.db"),
      ]
    )
  }

  private func show(_ inspection: Inspection) {
    let statuses = tally.statuses
    print(
      "programs: \(statuses.values.reduce(0, +)) in \(tally.rounds) rounds, "
        + "\(statuses[137] ?? 0) killed, \(statuses[130] ?? 0) interrupted"
    )
    let faults = plan.faults
    let injected = faults.values.reduce(0, +)
    print("requests: \(plan.requests); faults: \(injected) of \(faults.count) kinds")
    let charges = services.charges
    print("charges: \(charges.count), \(charges.count(where: \.isRefunded)) refunded")
    let receipts = services.receipts
    let twice = receipts.values.count { $0 > 1 }
    print(
      "receipts: \(receipts.count), \(twice) sent more than once; members: \(inspection.members)"
    )
  }
}

/// How the programs of a run ended.
struct Tally {
  var rounds = 0
  private(set) var statuses: [Int32: Int] = [:]
  /// Descriptions of ends that no program may have.
  private(set) var unexpectedEnds: [String] = []
  /// The people of whom a program has said that they are members.
  private(set) var acknowledged: Set<String> = []

  /// The number of programs that a signal ended.
  var killed: Int { (statuses[137] ?? 0) + (statuses[130] ?? 0) }

  /// Records how a program ended.
  mutating func record(_ end: CommandResult) {
    statuses[end.status, default: 0] += 1
    if ![0, 1, 130, 137].contains(end.status) {
      unexpectedEnds.append("a program ended with \(end.status): \(end.errors.suffix(500))")
    }
    for line in end.output.split(separator: "\n") where line.contains(" L is a member, ") {
      acknowledged.insert(String(line.dropFirst("enroll: ".count).prefix { $0 != " " }))
    }
  }
}
