import SeededNumbers
import Foundation

/// Imports under every kind of fault, several at a time, killed at random; then calm, and a look at
/// what is left.
struct ChaosRun {
  private let seed: UInt64
  private let seconds: UInt64
  private let folder: TemporaryFolder
  private let services: FakeServices
  private let server: ServiceServer
  private let rosters: Rosters
  private var numbers: SeededNumbers

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - seed: Draws everything but the order in which processes get their turns.
  ///   - seconds: How long to go on before calm.
  ///   - sabotages: Whether the payment service breaks its own promises: then the run has to find
  ///     broken ones.
  init(seed: UInt64, seconds: UInt64, sabotages: Bool) throws {
    self.seed = seed
    self.seconds = seconds
    numbers = SeededNumbers(seed: seed)
    folder = try TemporaryFolder()
    rosters = try Rosters(in: folder, numbers: &numbers)
    let services = FakeServices(seed: seed &+ 1)
    self.services = services
    if sabotages { services.forgetEverything() }
    server = try ServiceServer { services.respond($0) }
  }

  /// Runs.
  ///
  /// - Returns: How many promises were broken.
  func run() async throws -> Int {
    print("seed \(seed)")
    var numbers = numbers
    var tally = Tally()
    let end = ContinuousClock.now.advanced(by: .seconds(Int(seconds)))
    while ContinuousClock.now < end {
      try await round(&numbers, &tally)
    }
    let finals = try await calm()
    let inspection = try Inspection(
      services: services,
      database: Database(path: database),
      rosters: rosters
    )
    let violations = inspection.violations(after: finals) + tally.oddEnds
    tally.show(services, inspection)
    for violation in violations.prefix(20) { print("VIOLATED: \(violation)") }
    let verdict = violations.isEmpty ? "every promise kept" : "\(violations.count) broken"
    print("\(verdict); to run it again: chaos --seed \(seed) --seconds \(seconds)")
    return violations.count
  }

  private var database: String { folder.path("club.db") }

  /// One to three imports at a time, on one database; some of them are killed.
  private func round(_ numbers: inout SeededNumbers, _ tally: inout Tally) async throws {
    services.fail([0.05, 0.2, 0.4, 0.9][Int(numbers.next(below: 4))])
    if numbers.next(below: 4) == 0 { services.forgetKeys() }
    var processes: [ImportProcess] = []
    for _ in 0...numbers.next(below: 3) {
      let process = try start(numbers.pick(rosters.paths), Int(numbers.pick([1, 4, 16])))
      processes.append(process)
      switch numbers.next(below: 4) {
      case 0, 1: services.after(Int(numbers.next(below: 60)) + 1) { process.send(SIGKILL) }
      case 2: services.after(Int(numbers.next(below: 60)) + 1) { process.send(SIGINT) }
      default: break
      }
    }
    for process in processes { tally.note(await process.wait()) }
    services.forgetAppointments()
  }

  /// The services behave, and every roster is imported until nothing is left to be done.
  private func calm() async throws -> [ImportProcess.End] {
    services.fail(0)
    services.forgetKeys()
    var ends: [ImportProcess.End] = []
    for _ in 1...2 {
      ends = []
      for path in rosters.paths { ends.append(await (try start(path, 16)).wait()) }
    }
    return ends
  }

  private func start(_ roster: String, _ concurrency: Int) throws -> ImportProcess {
    try ImportProcess(
      roster: roster,
      database: database,
      base: server.base,
      concurrency: concurrency
    )
  }
}

/// What has happened in a chaos run.
struct Tally {
  private var statuses: [Int32: Int] = [:]
  /// Ends that no import may have.
  private(set) var oddEnds: [String] = []

  /// Takes note of how an import ended.
  mutating func note(_ end: ImportProcess.End) {
    statuses[end.status, default: 0] += 1
    // 137 is kill -9; an interrupt before the import watches for it ends it by the signal.
    if ![0, 1, 65, 130, 137].contains(end.status) {
      oddEnds.append("an import ended with \(end.status): \(end.errors.suffix(500))")
    }
  }

  /// Prints figures.
  func show(_ services: FakeServices, _ inspection: Inspection) {
    let runs = statuses.values.reduce(0, +)
    print(
      "imports: \(runs), of which \(statuses[137] ?? 0) killed, \(statuses[130] ?? 0) interrupted"
    )
    let faults = services.faults
    let struck = faults.values.reduce(0, +)
    print("requests: \(services.requests); faults: \(struck) of \(faults.count) kinds")
    let payments = services.payments.charges
    print("charges: \(payments.count), of which \(payments.count(where: \.isRefunded)) given back")
    let mails = services.mails
    let twice = mails.values.count { $0 > 1 }
    print(
      "receipts: \(mails.count), of which \(twice) more than once; members: \(inspection.members)"
    )
  }
}
