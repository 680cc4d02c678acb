/// Something that has to hold after every run of a sweep.
///
/// ```swift
/// Invariant("nobody is charged twice") { (sandbox: Sandbox) in sandbox.charges.count <= 1 }
/// ```
public struct Invariant<Fixture: Sendable>: Sendable {
  /// What has to hold, as a sentence.
  public let name: String
  /// Looks whether it holds for a fixture.
  public let holds: @Sendable (Fixture) async throws -> Bool

  /// States an invariant.
  ///
  /// - Parameters:
  ///   - name: What has to hold, as a sentence.
  ///   - holds: Looks whether it does. An error that it throws counts as a violation.
  public init(_ name: String, holds: @escaping @Sendable (Fixture) async throws -> Bool) {
    self.name = name
    self.holds = holds
  }
}
