/// Something that has to hold after every run of a sweep.
///
/// ```swift
/// Invariant("nobody is charged twice") { (sandbox: Sandbox) in sandbox.charges.count <= 1 }
/// ```
///
/// One that names what it looks at has it shown where it does not hold:
///
/// ```swift
/// Invariant("there is one member", of: { (club: Club) in club.members }) { $0.count == 1 }
/// ```
public struct Invariant<Fixture: Sendable>: Sendable {
  /// What has to hold, as a sentence.
  public let name: String
  /// Looks at a fixture.
  ///
  /// - Returns: `nil` where it holds; else what was seen, empty where that is not said.
  let violation: @Sendable (Fixture) async throws -> String?

  /// States an invariant.
  ///
  /// - Parameters:
  ///   - name: What has to hold, as a sentence.
  ///   - holds: Looks whether it does. An error that it throws counts as a violation.
  public init(_ name: String, holds: @escaping @Sendable (Fixture) async throws -> Bool) {
    self.name = name
    violation = { try await holds($0) ? nil : "" }
  }

  /// States an invariant of something that a failure message is to show.
  ///
  /// - Parameters:
  ///   - name: What has to hold, as a sentence.
  ///   - value: What it is about. An error that it throws counts as a violation.
  ///   - holds: Looks whether it holds of that value.
  public init<Value: Sendable>(
    _ name: String,
    of value: @escaping @Sendable (Fixture) async throws -> Value,
    holds: @escaping @Sendable (Value) -> Bool
  ) {
    self.name = name
    violation = {
      let value = try await value($0)
      return holds(value) ? nil : describe(value)
    }
  }

  /// Looks whether the invariant holds for a fixture.
  ///
  /// - Parameter fixture: What is left of a run.
  /// - Returns: Whether it does.
  /// - Throws: What looking throws.
  public func holds(_ fixture: Fixture) async throws -> Bool {
    try await violation(fixture) == nil
  }
}
