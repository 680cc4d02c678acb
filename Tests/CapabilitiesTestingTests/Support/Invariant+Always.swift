import CapabilitiesTesting

extension Invariant {
  /// An invariant that holds after every run, for sweeps that test the sweep itself.
  static var always: Invariant { Invariant("always holds") { _ in true } }

  /// An invariant that holds after every run, and notes something about it.
  static func noting(_ note: @escaping @Sendable (Fixture) async -> Void) -> Invariant {
    Invariant("noted") { fixture in
      await note(fixture)
      return true
    }
  }
}
