import Foundation
import SeededNumbers

/// Runs concurrent imports under every kind of fault, and kills some of them at random. Then runs them
/// without faults, and checks the results.
struct ChaosRun {
  private let seed: UInt64
  private let seconds: UInt64
  private let faultRate: Double?
  private let killsImports: Bool
  private let folder: TemporaryFolder
  private let services: FakeServices
  private let server: ServiceServer
  private let rosters: Rosters
  private var numbers: SeededNumbers

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - seed: Determines everything except the scheduling of the processes.
  ///   - seconds: The duration of the phase with faults.
  ///   - faultRate: The share of requests with a fault, from 0 to 1; `nil` draws one for each round.
  ///   - killsImports: Whether to kill some imports.
  ///   - sabotages: Whether the payment service violates its own guarantees, which the run must
  ///     detect.
  init(seed: UInt64, seconds: UInt64, faultRate: Double?, killsImports: Bool, sabotages: Bool)
    throws
  {
    self.seed = seed
    self.seconds = seconds
    self.faultRate = faultRate
    self.killsImports = killsImports
    numbers = SeededNumbers(seed: seed)
    folder = try TemporaryFolder()
    rosters = try Rosters(in: folder, numbers: &numbers)
    let services = FakeServices(seed: seed &+ 1)
    self.services = services
    if sabotages { services.forgetEverything() }
    server = try ServiceServer { services.respond($0) }
  }

  /// Runs both phases, and prints the violations.
  ///
  /// - Returns: The number of violations.
  func run() async throws -> Int {
    print("seed \(seed)")
    var numbers = numbers
    var tally = Tally()
    let end = ContinuousClock.now.advanced(by: .seconds(Int(seconds)))
    while ContinuousClock.now < end {
      try await round(&numbers, &tally)
    }
    let finals = try await importWithoutFaults()
    let inspection = try Inspection(
      services: services,
      database: Database(path: database),
      rosters: rosters
    )
    let violations =
      inspection.violations(after: finals)
      + tally.violations(services) + tally.unexpectedEnds
    tally.show(services, inspection)
    for violation in violations.prefix(20) { print("VIOLATED: \(violation)") }
    let verdict = violations.isEmpty ? "no violations" : "\(violations.count) violations"
    print("\(verdict); reproduce with: chaos --seed \(seed) --seconds \(seconds)")
    return violations.count
  }

  private var database: String { folder.path("club.db") }

  /// Runs one to three concurrent imports on one database, and kills or interrupts some of them.
  private func round(_ numbers: inout SeededNumbers, _ tally: inout Tally) async throws {
    let drawn = [0.05, 0.2, 0.4, 0.9][Int(numbers.next(below: 4))]
    services.fail(faultRate ?? drawn)
    if numbers.next(below: 4) == 0 { services.forgetKeys() }
    var processes: [ChildProcess] = []
    for _ in 0...numbers.next(below: 3) {
      let process = try start(numbers.pick(rosters.paths), Int(numbers.pick([1, 4, 16])))
      processes.append(process)
      switch numbers.next(below: 4) {
      case 0, 1:
        let request = Int(numbers.next(below: 60)) + 1
        if killsImports { services.after(request) { process.send(SIGKILL) } }
      case 2: services.after(Int(numbers.next(below: 60)) + 1) { process.send(SIGINT) }
      default: break
      }
    }
    for process in processes { tally.record(await process.wait()) }
    services.cancelActions()
  }

  /// Imports every roster twice without faults, and returns how the last imports ended.
  private func importWithoutFaults() async throws -> [ChildProcess.End] {
    services.fail(0)
    services.forgetKeys()
    var ends: [ChildProcess.End] = []
    for _ in 1...2 {
      ends = []
      for path in rosters.paths { ends.append(await (try start(path, 16)).wait()) }
    }
    return ends
  }

  private func start(_ roster: String, _ concurrency: Int) throws -> ChildProcess {
    try .importing(
      roster,
      database: database,
      base: server.base,
      concurrency: concurrency
    )
  }
}

/// The counts of a chaos run.
struct Tally {
  private var statuses: [Int32: Int] = [:]
  /// Descriptions of ends that no import may have.
  private(set) var unexpectedEnds: [String] = []

  /// Records how an import ended.
  mutating func record(_ end: ChildProcess.End) {
    statuses[end.status, default: 0] += 1
    // 137 is SIGKILL. 130 is an interrupt, even one before the import handles the signal.
    if ![0, 1, 65, 130, 137].contains(end.status) {
      unexpectedEnds.append("an import ended with \(end.status): \(end.errors.suffix(500))")
    }
  }

  /// Returns a description if receipts were sent again that neither a lost response nor a killed
  /// import explains. A killed import loses the responses of at most 16 requests.
  func violations(_ services: FakeServices) -> [String] {
    let unexplained = services.mails.values.reduce(0) { $0 + $1.unexplained }
    let lost = 16 * (statuses[137] ?? 0)
    guard unexplained > lost else { return [] }
    return [
      "\(unexplained) receipts were sent again, and killed imports lost at most \(lost) responses"
    ]
  }

  /// Prints the counts.
  func show(_ services: FakeServices, _ inspection: Inspection) {
    let runs = statuses.values.reduce(0, +)
    print(
      "imports: \(runs), \(statuses[137] ?? 0) killed, \(statuses[130] ?? 0) interrupted"
    )
    let faults = services.faults
    let injected = faults.values.reduce(0, +)
    print("requests: \(services.requests); faults: \(injected) of \(faults.count) kinds")
    let payments = services.payments.charges
    print("charges: \(payments.count), \(payments.count(where: \.isRefunded)) refunded")
    let mails = services.mails
    let twice = mails.values.count { $0.accepted > 1 }
    let unexplained = mails.values.count { $0.unexplained > 0 }
    print(
      "receipts: \(mails.count), \(twice) sent more than once, \(unexplained) of them without a lost "
        + "response; members: \(inspection.members)"
    )
  }
}
