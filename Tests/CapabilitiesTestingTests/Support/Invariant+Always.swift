import CapabilitiesTesting

extension Invariant {
  /// An invariant that holds after every run, for sweeps that test the sweep itself.
  static var always: Invariant { Invariant("always holds") { _ in true } }
}
