/// Who waits for a piece of work, and what becomes of them. It decides; the flight acts.
package struct FlightBoard: Sendable {
  /// How somebody's wait ends.
  enum Arrival: Hashable {
    /// With the outcome.
    case landed
    /// The waiter was cancelled, and need not wait for the outcome.
    case left
    /// The work failed once those who had asked for it were all cancelled. The waiter came later,
    /// so the failure is none of its own, and it asks again.
    case missed
  }

  package typealias Ticket = Int

  private struct Passenger: Sendable {
    var resume: (@Sendable () -> Void)?
    var isCancelled = false
    let isLate: Bool
  }

  private var passengers: [Ticket: Passenger] = [:]
  private var issued = 0
  /// Whether the outcome is there.
  private(set) var hasLanded = false
  private var hasFailed = false
  /// Whether those who waited were resumed.
  private var isOver = false
  /// Whether there was a moment at which everybody was cancelled.
  private(set) var isAbandoned = false

  /// Whether nobody waits, or is about to.
  var isEmpty: Bool { passengers.isEmpty }

  /// Somebody wants the outcome.
  mutating func board() -> Ticket {
    issued += 1
    passengers[issued] = Passenger(isLate: isAbandoned)
    return issued
  }

  /// Somebody waits.
  ///
  /// - Parameter resume: Ends the wait.
  /// - Returns: Whether to wait; if not, `resume` is not called.
  mutating func wait(_ ticket: Ticket, resume: @escaping @Sendable () -> Void) -> Bool {
    if isOver || passengers[ticket] == nil { return false }
    passengers[ticket]?.resume = resume
    return true
  }

  /// Somebody's task was cancelled.
  ///
  /// - Parameter leaves: Whether to stop waiting.
  /// - Returns: What ends the wait, if it has begun and should end.
  mutating func cancel(_ ticket: Ticket, leaves: Bool) -> (@Sendable () -> Void)? {
    guard !hasLanded else { return nil }
    passengers[ticket]?.isCancelled = true
    if passengers.values.allSatisfy(\.isCancelled) { isAbandoned = true }
    return leaves ? passengers.removeValue(forKey: ticket)?.resume : nil
  }

  /// The outcome is there.
  mutating func land(hasFailed: Bool) {
    hasLanded = true
    self.hasFailed = hasFailed
  }

  /// The work is over, with all that belongs to it.
  ///
  /// - Returns: What ends the waits.
  mutating func end() -> [@Sendable () -> Void] {
    isOver = true
    return passengers.values.compactMap(\.resume)
  }

  /// Somebody's wait is over.
  mutating func arrive(_ ticket: Ticket) -> Arrival {
    guard let passenger = passengers.removeValue(forKey: ticket), hasLanded else { return .left }
    return hasFailed && passenger.isLate ? .missed : .landed
  }
}
