/// The async calls that the scheduler has resumed and that have not returned.
struct CallsInFlight: Sendable {
  /// The calls in the order in which they began.
  private var calls: [PendingCall] = []

  mutating func begin(_ call: PendingCall) { calls.append(call) }

  /// Returns whether a task is in a call.
  func contains(_ number: UInt64) -> Bool { calls.contains { $0.number == number } }

  /// Removes the innermost call of a task.
  mutating func end(ofTask number: UInt64) {
    var index = calls.count - 1
    while index >= 0, calls[index].number != number { index -= 1 }
    if index >= 0 { calls.remove(at: index) }
  }

  /// Returns the innermost calls of the tasks that do not sleep.
  ///
  /// - Parameter sleepers: The numbers of the tasks that sleep on the sweep's clock.
  func innermost(exceptOf sleepers: Set<UInt64>) -> [PendingCall] {
    var seen = sleepers
    return calls.reversed().filter { seen.insert($0.number).inserted }.reversed()
  }
}
