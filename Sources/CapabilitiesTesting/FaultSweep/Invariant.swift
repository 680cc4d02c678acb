/// A condition that must hold after every run of a sweep.
///
/// ```swift
/// Invariant("no one is charged twice") { (sandbox: Sandbox) in sandbox.charges.count <= 1 }
/// ```
///
/// If an invariant names the value that it checks, failure messages show the value:
///
/// ```swift
/// Invariant("the club has one member", of: { (club: Club) in club.members }) { $0.count == 1 }
/// ```
public struct Invariant<Fixture: Sendable>: Sendable {
  /// The condition, as a sentence.
  public let name: String
  /// Checks the condition.
  ///
  /// - Returns: `nil` if it holds; otherwise the value found, or an empty text if no value is
  ///   named.
  let violation: @Sendable (Fixture) async throws -> String?

  /// Creates an invariant.
  ///
  /// - Parameters:
  ///   - name: The condition, as a sentence.
  ///   - holds: Returns whether the condition holds. An error that it throws is a violation.
  public init(_ name: String, holds: @escaping @Sendable (Fixture) async throws -> Bool) {
    self.name = name
    violation = { try await holds($0) ? nil : "" }
  }

  /// Creates an invariant of a value, which failure messages show.
  ///
  /// - Parameters:
  ///   - name: The condition, as a sentence.
  ///   - value: Returns the value to check. An error that it throws is a violation.
  ///   - holds: Returns whether the condition holds for the value.
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

  /// Checks the condition.
  ///
  /// - Parameter fixture: The fixture after a run.
  /// - Returns: Whether the condition holds.
  /// - Throws: The error of the check.
  public func holds(_ fixture: Fixture) async throws -> Bool {
    try await violation(fixture) == nil
  }
}
