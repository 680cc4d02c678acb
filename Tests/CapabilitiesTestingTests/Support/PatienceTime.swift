@testable import CapabilitiesTesting

/// The time of a conformance's limits. It passes only when a test says so, however busy the machine is.
struct PatienceTime {
  private let gate = Gate()

  /// Lets a number of parts pass; see `TimeLimit`.
  func pass(parts: Int) {
    for _ in 0..<parts { gate.release() }
  }

  /// Makes comparisons whose limits have this time.
  func run<Report>(_ body: () async throws -> Report) async throws -> Report {
    let sleep = TimeLimit.Sleep { [gate] _ in
      await gate.wait(gate.arrive())
      try Task.checkCancellation()
    }
    return try await TimeLimit.$sleep.withValue(sleep, operation: body)
  }
}
