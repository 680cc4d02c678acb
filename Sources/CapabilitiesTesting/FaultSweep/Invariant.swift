/// A condition that must hold after every run of a sweep.
///
/// ```swift
/// let once = Invariant<Club>("no one is charged twice") { $0.charges.count <= 1 }
/// ```
///
/// If an invariant names the value that it checks, failure messages show the value:
///
/// ```swift
/// let alone = Invariant<Club>("the club has one member", of: { $0.members }) { $0.count == 1 }
/// ```
public struct Invariant<Fixture: Sendable>: Sendable {
  /// The condition, as a sentence.
  public let name: String
  let check: Check

  enum Check: Sendable {
    /// Returns `nil` if the condition holds; otherwise the value found, or an empty text if no value
    /// is named.
    case condition(@Sendable (Fixture) async throws -> String?)
    /// Returns what must be the same as after some order of the tasks.
    case serializable(
      @Sendable (Fixture) async throws -> any Sendable,
      allowing: @Sendable (any Sendable) -> Bool
    )
  }

  /// Creates an invariant.
  ///
  /// - Parameters:
  ///   - name: The condition, as a sentence.
  ///   - holds: Returns whether the condition holds. An error that it throws is a violation.
  public init(_ name: String, holds: @escaping @Sendable (Fixture) async throws -> Bool) {
    self.name = name
    check = .condition { try await holds($0) ? nil : "" }
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
    check = .condition {
      let value = try await value($0)
      return holds(value) ? nil : describe(value)
    }
  }

  private init(_ name: String, check: Check) {
    self.name = name
    self.check = check
  }

  /// Returns the invariant that concurrent tasks leave what they would leave one after another, in
  /// some order, and have the same results.
  ///
  /// The sweep computes the allowed outcomes: it runs the tasks of the story one after another in
  /// every order, in a fresh fixture each, followed by the recovery. Then it compares each run with them:
  ///
  /// - A task that returned is in the order, and has the results that it has there. A task names its
  ///   results with ``FaultInjector/record(result:sourceLocation:)``.
  /// - An error that a task throws in a run without faults is a result, too: of two buyers of the last
  ///   seat, one is rejected in every order. A task that returns in no run ends the sweep with an
  ///   ``UndisturbedRunError``.
  /// - A task that crashed, or threw an error in a run with a fault, is in the order or not. Its results
  ///   are not compared.
  /// - A task that began after another one had ended comes after it.
  ///
  /// So let tasks throw their errors. Tasks with the same name must be interchangeable; orders in
  /// which only they change places count once. If there are more than 400 orders, a sample of them
  /// is run, and an issue states how many runs it could not judge. Another issue states that the value
  /// is the same with and without the tasks, and that they record no result.
  ///
  /// ```swift
  /// invariants: [.serializable { (shop: Shop) in await shop.seats() }]
  /// // violated: serializable
  /// //   found: 9
  /// //   one after another: 8 (Ada, Eve), 8 (Eve, Ada)
  /// ```
  ///
  /// - Parameters:
  ///   - allowing: Returns whether a value, a result or an error is right although no order leads to it,
  ///     such as the "pending" that a reader may see: `{ $0 as? Status == .pending }`.
  ///   - value: Returns what the tasks leave, from the fixture after the recovery. Leave out what may
  ///     depend on the order of steps, such as times.
  /// - Returns: The invariant.
  public static func serializable<Value: Sendable>(
    allowing: @escaping @Sendable (any Sendable) -> Bool = { _ in false },
    observing value: @escaping @Sendable (Fixture) async throws -> Value
  ) -> Invariant {
    Invariant("serializable", check: .serializable({ try await value($0) }, allowing: allowing))
  }

  /// Checks the condition.
  ///
  /// - Parameter fixture: The fixture after a run.
  /// - Returns: Whether the condition holds; `true` for ``serializable(allowing:observing:)``, which only
  ///   a sweep can check.
  /// - Throws: The error of the check.
  public func holds(_ fixture: Fixture) async throws -> Bool {
    guard case .condition(let violation) = check else { return true }
    return try await violation(fixture) == nil
  }
}
