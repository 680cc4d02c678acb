import Dispatch

/// The work that the tasks of a run do on the main actor.
///
/// Another thread does it, so the sweep waits for it before each decision. The main actor runs its
/// jobs in the order in which they were enqueued.
enum MainActorWork {
  /// How many jobs can enqueue each other, one after another, and are still waited for.
  private static let depth = 8

  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main actor.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

  /// Waits until the main actor has run the work that it had.
  ///
  /// - Parameter patience: The maximum wait, in real time.
  /// - Returns: Whether it has; `false` also if the current task is cancelled.
  static func settle(patience: Duration) -> Bool {
    let settled = DispatchSemaphore(value: 0)
    follow(remaining: depth) { settled.signal() }
    // Short waits notice a cancellation.
    for _ in 0...Int(max(.zero, patience) / .milliseconds(20)) {
      if settled.wait(timeout: .now() + .milliseconds(20)) == .success { return true }
      if Task.isCancelled { return false }
    }
    return false
  }

  /// Runs a function on the main actor after the work that it has, and after the work that this
  /// work enqueues.
  private static func follow(remaining: Int, _ end: @escaping @Sendable () -> Void) {
    Task { @MainActor in
      if remaining == 0 { end() } else { follow(remaining: remaining - 1, end) }
    }
  }
}
