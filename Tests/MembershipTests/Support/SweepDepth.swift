import CapabilitiesTesting

/// The number of schedules that the sweeps run.
///
/// The everyday tests take less than half a minute. `Tests/Maintenance` defines `LONG_TESTS`, which
/// runs every schedule and takes some minutes:
///
/// | | every day | `LONG_TESTS` |
/// |---|---|---|
/// | concurrent use cases | one preemption, with every single fault | two |
/// | a whole roster | single faults | pairs as well |
/// | a roster, three at a time | the likeliest 500 schedules | 20,000 |
enum SweepDepth {
  #if LONG_TESTS
    static let isFull = true
  #else
    static let isFull = false
  #endif
}

extension FaultCoverage {
  /// No fault and every single fault, in interleavings with one preemption, or two with
  /// `LONG_TESTS`.
  static var concurrentSingles: FaultCoverage {
    FaultCoverage(
      interleavings: .preemptions(SweepDepth.isFull ? 2 : 1),
      includesPersistentFaults: false,
      includesPairs: false,
      scheduleLimit: 100_000
    )
  }
}
