import CapabilitiesTesting

extension FaultCoverage {
  /// No fault and every single fault, in interleavings with one preemption. `Tests/Maintenance`
  /// defines `LONG_TESTS`, which allows two and takes some minutes.
  static var concurrentSingles: FaultCoverage {
    #if LONG_TESTS
      let preemptions = 2
    #else
      let preemptions = 1
    #endif
    return FaultCoverage(
      interleavings: .preemptions(preemptions),
      includesPersistentFaults: false,
      includesPairs: false,
      scheduleLimit: 100_000
    )
  }

  /// Every single fault; with `LONG_TESTS` every pair, too.
  static var singlesOrPairs: FaultCoverage {
    #if LONG_TESTS
      .all
    #else
      FaultCoverage(includesPairs: false)
    #endif
  }
}
