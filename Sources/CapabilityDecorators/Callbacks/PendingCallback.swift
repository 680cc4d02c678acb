import Synchronization

/// Somebody who waits for a callback. It is held by the callback alone, so it goes when the callback
/// is let go.
final class PendingCallback<Value: Sendable, Failure: Error>: Sendable {
  typealias Answer = Result<Value, Failure>

  private let site: CallbackSite<Value, Failure>
  /// Who waits, until there is an answer.
  private let waiting: Mutex<CheckedContinuation<Answer, Never>?>

  init(_ site: CallbackSite<Value, Failure>, _ waiting: CheckedContinuation<Answer, Never>) {
    self.site = site
    self.waiting = Mutex(waiting)
  }

  deinit {
    if let waiting = take() { waiting.resume(returning: site.reportDropped()) }
  }

  func answer(_ answer: Answer) {
    if let waiting = take() {
      waiting.resume(returning: answer)
    } else {
      site.reportRepetition(answer)
    }
  }

  private func take() -> CheckedContinuation<Answer, Never>? {
    waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
  }
}
