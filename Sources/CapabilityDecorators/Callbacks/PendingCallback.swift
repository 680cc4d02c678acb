import Synchronization

/// A caller that waits for a callback. Only the callback retains it, so it is freed when the
/// callback is released.
final class PendingCallback<Value: Sendable, Failure: Error>: Sendable {
  typealias Answer = Result<Value, Failure>

  private let site: CallbackSite<Value, Failure>
  /// The waiting caller; `nil` after it was resumed.
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
