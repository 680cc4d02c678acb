/// Counts failures of services that come one after another with the same words: a wrong key, a
/// service that is down.
struct FailureStreak {
  /// What an enrolment has shown about the services.
  enum ServiceStatus: Hashable {
    /// Nothing: none was asked.
    case notCalled
    /// They answer.
    case answered
    /// One of them does not. Has its words.
    case failed(String)
  }

  private let limit: Int
  private var reason = ""
  private var count = 0

  /// Counts up to a limit, 1 or more.
  init(limit: Int) {
    self.limit = limit
  }

  /// Takes note of a sign.
  ///
  /// - Returns: What to stop with, once it has been the same failure too often.
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
