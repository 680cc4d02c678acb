import CapabilitiesTesting
import TestTraits

extension FaultCoverage {
  /// No fault and every single fault, in interleavings with one preemption; at night with two.
  static var concurrentSingles: FaultCoverage {
    FaultCoverage(
      interleavings: .preemptions(isNightly ? 2 : 1),
      includesPersistentFaults: false,
      includesPairs: false,
      scheduleLimit: 100_000
    )
  }

  /// Every single fault; at night every pair, too.
  static var singlesOrPairs: FaultCoverage {
    isNightly ? .all : FaultCoverage(includesPairs: false)
  }
}
