import Foundation
import SeededNumbers
import Synchronization

/// Makes each call of the system fail in turn while a roster is imported, once or from then on. Then
/// imports the roster without faults, and checks the results. Calls of libcurl, and allocations by
/// libcurl and SQLite, fail in the same way.
///
/// An import may end early, but says why. It does not crash or hang, and charges each person once.
struct MachineSweep {
  /// The number of people in the roster.
  private static let people = 3
  /// The time that an import may take.
  private static let patience = Duration.seconds(60)

  private let folder: TemporaryFolder
  private let library: String
  private let server: ServiceServer
  private let services = Mutexed<FakeServices>(FakeServices(seed: 1))
  private let seed: UInt64
  private let seconds: Int?
  private let omitted: String?

  /// Returns why no program in Swift survives a fault on Linux; `nil` if one can.
  private static func fatality(of fault: Fault) -> String? {
    switch fault.call {
    case "eventfd": "libdispatch ends the program if it cannot create its event loop"
    case "thread" where fault.isLasting: "without threads, libdispatch never runs a task"
    default: nil
    }
  }

  /// A call that fails.
  private struct Fault: CustomStringConvertible {
    let call: String
    let number: Int
    /// Whether all later calls fail, too.
    let isLasting: Bool

    var description: String { "\(call) \(number)\(isLasting ? " and later" : "")" }
  }

  /// Compiles the library that makes calls fail.
  ///
  /// - Parameters:
  ///   - seed: Determines the order of the faults.
  ///   - seconds: The time after which no new fault is tried; `nil` for all faults.
  ///   - omitted: A kind of call that never fails, or `nil`.
  init(seed: UInt64, seconds: Int?, without omitted: String? = nil) throws {
    self.omitted = omitted
    self.seed = seed
    self.seconds = seconds
    folder = try TemporaryFolder()
    library = folder.path("FailingCalls.so")
    let services = services
    server = try ServiceServer { services.value.respond($0) }
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("FailingCalls.c").path
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["clang", "-shared", "-fPIC", "-O1", "-w", source, "-o", library]
    try compiler.run()
    compiler.waitUntilExit()
    guard compiler.terminationStatus == 0 else { throw ChaosError("cannot compile \(source)") }
  }

  /// Tries the faults, and prints the violations.
  ///
  /// - Returns: The number of violations.
  func run() async throws -> Int {
    print("seed \(seed)")
    let counts = try await countCalls()
    if let omitted, !counts.contains(where: { $0.call == omitted }) {
      throw ChaosError("an import makes no call \(omitted)")
    }
    print("calls: " + counts.map { "\($0.call) \($0.count)" }.joined(separator: ", "))
    let end = seconds.map { ContinuousClock.now + .seconds($0) }
    var violations: [String] = []
    var statuses: [String: [Int32: Int]] = [:]
    var (longest, slowest) = (Duration.zero, "")
    let faults = faults(counts)
    for fault in faults {
      if let end, ContinuousClock.now >= end { break }
      let start = ContinuousClock.now
      let (status, found) = try await attempt(fault)
      if ContinuousClock.now - start > longest {
        (longest, slowest) = (ContinuousClock.now - start, "\(fault)")
      }
      statuses[fault.call, default: [:]][status, default: 0] += 1
      for violation in found { print("VIOLATED: \(fault): \(violation)") }
      violations += found
    }
    show(statuses, of: faults)
    print("slowest: \(slowest), \(longest.formatted(.units(allowed: [.seconds], width: .narrow)))")
    print(violations.isEmpty ? "no violations" : "\(violations.count) violations")
    return violations.count
  }

  /// Prints how the imports with faults ended, for each kind of call.
  private func show(_ statuses: [String: [Int32: Int]], of faults: [Fault]) {
    let possible = Dictionary(grouping: faults, by: \.call).mapValues(\.count)
    for (call, count) in possible.sorted(by: { $0.key < $1.key }) {
      print("\(call): \(Self.summary(statuses[call] ?? [:], of: count))")
    }
    let all = statuses.values.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    print("faults: \(Self.summary(all, of: faults.count))")
    for call in ["eventfd", "thread"] {
      let fault = Fault(call: call, number: 1, isLasting: true)
      if let reason = Self.fatality(of: fault) { print("left out: \(fault): \(reason)") }
    }
  }

  private static func summary(_ statuses: [Int32: Int], of possible: Int) -> String {
    let ends = statuses.sorted { $0.key < $1.key }.map { "\($0.value) with \($0.key)" }
    let tried = statuses.values.reduce(0, +)
    return "\(tried) of \(possible); imports ended: \(ends.joined(separator: ", "))"
  }

  /// Returns the faults: one of each kind of call, then another of each, and so on.
  private func faults(_ counts: [(call: String, count: Int)]) -> [Fault] {
    var numbers = SeededNumbers(seed: seed)
    let kinds = counts.map { call, count in
      (1...count).flatMap { number in
        [false, true].map { Fault(call: call, number: number, isLasting: $0) }
      }
      .filter { call != omitted && Self.fatality(of: $0) == nil }
      .shuffled(using: &numbers)
    }
    return (0..<(kinds.map(\.count).max() ?? 0)).flatMap { place in
      kinds.compactMap { $0.dropFirst(place).first }
    }
  }

  /// Imports the roster without faults, and counts the calls of each kind.
  private func countCalls() async throws -> [(call: String, count: Int)] {
    let report = folder.path("calls")
    let work = try Workplace(in: folder, named: "counted", people: Self.people)
    let end = await start(work, ["CALLS_REPORT": report])
    guard end?.status == 0 else {
      throw ChaosError("the import without faults failed: \(end?.errors ?? "it hangs")")
    }
    return try String(contentsOfFile: report, encoding: .utf8).split(separator: "\n")
      .compactMap { line in
        let words = line.split(separator: " ")
        guard let count = Int(words[1]), count > 0 else { return nil }
        return (String(words[0]), count)
      }
  }

  /// Imports a roster with a fault, and again without.
  ///
  /// - Returns: How the first import ended, and what is wrong.
  private func attempt(_ fault: Fault) async throws -> (status: Int32, violations: [String]) {
    let name = "\(fault.call)-\(fault.number)-\(fault.isLasting)"
    let work = try Workplace(in: folder, named: name, people: Self.people)
    let current = FakeServices(seed: 1)
    services.value = current
    var environment = ["FAIL_CALL": fault.call, "FAIL_AT": "\(fault.number)"]
    if fault.isLasting { environment["FAIL_ALL"] = "1" }
    guard let first = await start(work, environment) else { return (-1, ["the import hangs"]) }
    var violations: [String] = []
    switch first.status {
    case 0: break
    case 1, 64, 65:
      if !first.errors.contains(where: \.isLetter) {
        violations.append("it failed without a reason")
      }
    default: violations.append("it ended with \(first.status): \(first.errors.suffix(400))")
    }
    guard let last = await start(work, [:]) else {
      return (first.status, violations + ["the import without faults hangs"])
    }
    guard last.status == 0 else {
      let text = "the import without faults ended with \(last.status): \(last.errors.suffix(400))"
      return (first.status, violations + [text])
    }
    let inspection = try Inspection(
      services: current,
      database: Database(path: work.database),
      rosters: work.rosters
    )
    if inspection.members != Self.people {
      violations.append("\(inspection.members) of \(Self.people) are members")
    }
    violations += inspection.violations(after: [last])
    if first.status == 0, !first.output.contains("enrolled        \(Self.people)") {
      violations.append("it succeeded, but did not enroll everyone: \(first.output)")
    }
    work.remove()
    return (first.status, violations)
  }

  /// Runs an import.
  ///
  /// - Returns: Its end; `nil` if it hangs, and was killed.
  private func start(
    _ work: Workplace,
    _ environment: [String: String]
  ) async -> ChildProcess.End? {
    let preloaded = environment.isEmpty ? [:] : ["LD_PRELOAD": library]
    let process = try? ChildProcess.importing(
      work.rosters.paths[0],
      database: work.database,
      base: server.base,
      concurrency: 1,
      environment: environment.merging(preloaded) { $1 }
    )
    guard let process else { return nil }
    let hangs = Mutexed(false)
    let watchdog = Task {
      try await Task.sleep(for: Self.patience)
      hangs.value = true
      process.send(SIGKILL)
    }
    let end = await process.wait()
    watchdog.cancel()
    return hangs.value ? nil : end
  }
}

/// The folder of one attempt, with a roster and a database.
private struct Workplace {
  let rosters: Rosters
  let database: String
  private let path: String

  init(in folder: TemporaryFolder, named name: String, people: Int) throws {
    path = folder.path(name)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    rosters = try Rosters(lines: people, to: path + "/roster.jsonl")
    database = path + "/club.db"
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}

/// A value that several threads read and replace.
private final class Mutexed<Value: Sendable>: Sendable {
  private let state: Mutex<Value>

  init(_ value: Value) { state = Mutex(value) }

  var value: Value {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
