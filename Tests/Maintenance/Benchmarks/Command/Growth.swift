import BenchmarkImplementations
import Capabilities
import CapabilitiesPlayground
import CapabilitiesTesting
import Foundation
import StandardCapabilities

/// The growth of processor time when a task gets 100, 1,000 and 10,000 of what it is fed.
struct Growth {
  private static let sizes = [100, 1_000, 10_000]
  /// The highest exponent. Each task does the same work for each of its inputs, so 1 is expected; caches
  /// add a little.
  private static let limit = 1.1
  /// The same for the generator, whose graph of 75 MB no longer fits into the processor's caches.
  private static let limitOfGenerator = 1.2

  private let rows: [(task: String, limit: Double, milliseconds: [Double])]

  /// Measures all tasks, each size three times in turn. The best time counts.
  init(offset: Int) async throws {
    let store = opaque { NumberStore(adapting: LiveNumbers(offset: offset)) }
    let packages = try Dictionary(
      uniqueKeysWithValues: Self.sizes.map { ($0, try GrownPackage($0)) }
    )
    defer { packages.values.forEach { $0.remove() } }
    let tasks: [(String, Double, (Int) async throws -> Void)] = [
      ("a transcript, of calls", Self.limit, { _ = try recorded(store, $0) }),
      ("a replay, of calls", Self.limit, { try replay(store, $0) }),
      ("a sweep, of schedules", Self.limit, { try await sweep(store, $0) }),
      ("a conformance, of sequences", Self.limit, { try await compare(store, $0) }),
      ("a script, of commands", Self.limit, { try await script(store, $0) }),
      ("files in memory, of one directory", Self.limit, { try await writeFiles($0) }),
      ("wire, of builders", Self.limitOfGenerator, { _ = try packages[$0]?.wire() }),
      ("derive, of endpoints", Self.limitOfGenerator, { _ = try packages[$0]?.derive() }),
      ("check, of use cases", Self.limitOfGenerator, { _ = try packages[$0]?.check() }),
    ]
    var rows: [(String, Double, [Double])] = []
    for (task, limit, run) in tasks {
      var best = [Double](repeating: .infinity, count: Self.sizes.count)
      for _ in 0..<3 {
        for (index, size) in Self.sizes.enumerated() {
          let start = clock()
          try await run(size)
          let spent = Double(clock() - start) * 1_000 / Double(CLOCKS_PER_SEC)
          best[index] = min(best[index], spent)
        }
      }
      rows.append((task, limit, best))
    }
    self.rows = rows
  }

  var table: Table {
    Table(
      title: "Processor time, milliseconds",
      headings: ["", "100", "1,000", "10,000", "exponent"],
      rows: rows.map { row in
        [row.task] + (row.milliseconds + [exponent(row.milliseconds)]).map(\.twoDigits)
      }
    )
  }

  /// The tasks that grow faster than their input.
  var breaches: [String] {
    rows.compactMap { row in
      let exponent = exponent(row.milliseconds)
      guard exponent > row.limit else { return nil }
      return "\(row.task): grows with exponent \(exponent.twoDigits), above \(row.limit)"
    }
  }

  /// The exponent between the two largest sizes, where fixed costs hide the least.
  private func exponent(_ times: [Double]) -> Double { log10(times[2] / times[1]) }
}

/// Records calls and encodes them.
private func recorded(_ store: NumberStore, _ calls: Int) throws -> Data {
  let transcript = Transcript(keepingInputs: true)
  let load = transcript.wrap("NumberStore.load", store.load)
  for id in 0..<calls { _ = load(id) }
  _ = transcript.text()
  return try transcript.json()
}

/// Records calls, and makes them again on the recording.
private func replay(_ store: NumberStore, _ calls: Int) throws {
  let load = try Replay(recorded(store, calls)).wrap("NumberStore.load", store.load)
  for id in 0..<calls { _ = load(id) }
}

/// Runs schedules of a story of thirty calls.
private func sweep(_ store: NumberStore, _ schedules: Int) async throws {
  let sweep = FaultSweep(
    "thirty calls",
    fixture: { _ in store },
    run: { store, faults in
      let load = faults.wrap("NumberStore.load") { (id: Int) async throws in store.load(id) }
      for id in 0..<30 { _ = try? await load(id) }
    },
    invariants: [Invariant("always") { _ in true }],
    coverage: FaultCoverage(scheduleLimit: schedules, failsAtLimit: false)
  )
  let ran = try await sweep.report().schedules
  precondition(ran >= schedules * 9 / 10, "only \(ran) schedules ran")
}

/// Compares a capability with itself.
private func compare(_ store: NumberStore, _ sequences: Int) async throws {
  let conformance = Conformance<NumberStore>(
    reference: { store },
    subject: { store },
    calls: [
      .call("load", .integer(in: 0...1_000_000)) { $0.load($1) },
      .call("save", .integer(in: 0...1_000_000)) { $0.save($1) },
    ]
  )
  _ = try await conformance.report(sequences: sequences)
}

/// Runs a script whose lines call one endpoint.
private func script(_ store: NumberStore, _ lines: Int) async throws {
  let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("benchmarks-\(UUID().uuidString).script")
  defer { try? FileManager.default.removeItem(at: file) }
  try Data((0..<lines).map { "call load \($0)\n" }.joined().utf8).write(to: file)
  let load = PlaygroundEndpoint<Numbered>(
    "load",
    named: "NumberStore.load",
    inputs: [.init("id", Int.self)],
    returns: .decodable(Int.self)
  ) { world, inputs in try world.store.load(inputs.next()) }
  let table = PlaygroundTable(
    worlds: [.simulated("numbers") { Numbered(store: store) }],
    useCases: [],
    endpoints: [load]
  )
  let console = PlaygroundConsole(write: { _ in }, writeError: { print($0) })
  let status = await PlaygroundProgram(table, name: "growth")
    .run(["script", file.path], console: console)
  precondition(status == .success, "the script failed")
}

/// Writes files of one directory, and removes them.
private func writeFiles(_ count: Int) async throws {
  let files = FileStore.inMemory()
  for number in 0..<count { try await files.write(Data(), "numbers/\(number)") }
  for number in 0..<count { try await files.remove("numbers/\(number)") }
}

/// A world of one capability.
private struct Numbered: Interceptable {
  var store: NumberStore

  func intercepted(by interceptor: some Interceptor) -> Numbered {
    var copy = self
    copy.store.load = interceptor.wrap("NumberStore.load", store.load)
    return copy
  }
}
