/// Counts consecutive service failures with the same message, such as those of a wrong API key.
struct FailureStreak {
  /// The state of the services after an enrollment.
  enum ServiceStatus: Hashable {
    /// No service was called.
    case notCalled
    /// The services answer.
    case answered
    /// A service failed with this message.
    case failed(String)
  }

  private let limit: Int
  private var reason = ""
  private var count = 0

  /// Creates a counter with a limit of 1 or more.
  init(limit: Int) {
    self.limit = limit
  }

  /// Counts the state after one enrollment.
  ///
  /// - Returns: The error to stop with, once the limit is reached.
  mutating func record(_ status: ServiceStatus) -> RosterImportError? {
    switch status {
    case .notCalled: return nil
    case .answered: count = 0
    case .failed(let words):
      count = words == reason ? count + 1 : 1
      reason = words
    }
    return count >= limit ? .failing(reason: reason, times: count) : nil
  }
}
