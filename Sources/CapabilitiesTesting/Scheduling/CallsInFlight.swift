/// The async calls that the scheduler has resumed and that have not returned.
struct CallsInFlight: Sendable {
  struct Call: Sendable {
    let task: SweepTask
    let traits: EndpointTraits
  }

  /// The calls of each task, the outermost first, by the runtime's number of the task.
  private var calls: [UInt64: [Call]] = [:]

  mutating func begin(_ call: PendingCall) {
    calls[call.number, default: []].append(Call(task: call.task, traits: call.traits))
  }

  /// Returns whether a task is in a call.
  func contains(_ number: UInt64) -> Bool { calls[number] != nil }

  /// Removes the innermost call of a task.
  mutating func end(ofTask number: UInt64) {
    guard let count = calls[number]?.count else { return }
    if count == 1 { calls[number] = nil } else { calls[number]?.removeLast() }
  }

  /// Returns the innermost calls of the tasks that do not sleep.
  ///
  /// - Parameter sleepers: The numbers of the tasks that sleep on the sweep's clock.
  func innermost(exceptOf sleepers: Set<UInt64>) -> [Call] {
    calls.compactMap { number, calls in sleepers.contains(number) ? nil : calls.last }
  }
}
