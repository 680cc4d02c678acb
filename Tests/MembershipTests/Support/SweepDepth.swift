import CapabilitiesTesting
import Foundation

/// How far the sweeps of these tests go.
///
/// An everyday run is to take less than half a minute. With `TESTS=all swift test` they run
/// everything, which takes some minutes:
///
/// | | every day | `TESTS=all` |
/// |---|---|---|
/// | several use cases at once | one preemption, with every single fault | two |
/// | a whole roster | single faults | pairs as well |
/// | a roster, three at a time | the likeliest 500 schedules | 20,000 |
enum SweepDepth {
  /// Whether everything is to be run.
  static let isFull = ProcessInfo.processInfo.environment["TESTS"] == "all"
}

extension FaultCoverage {
  /// No fault and every single one, in orders with one preemption, or with two where everything is
  /// run.
  static var concurrentSingles: FaultCoverage {
    FaultCoverage(
      interleavings: .preemptions(SweepDepth.isFull ? 2 : 1),
      includesPersistentFaults: false,
      includesPairs: false,
      scheduleLimit: 100_000
    )
  }
}
