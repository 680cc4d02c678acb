import Synchronization

/// Keeps the error that a use case hands to its `onError`.
final class FirstError<Failure: Error>: Sendable {
  private let error = Mutex<Failure?>(nil)

  /// Keeps an error, if it is the first one.
  var note: @Sendable (Failure) -> Void {
    { failure in self.error.withLock { $0 = $0 ?? failure } }
  }

  /// Throws the error, if there is one.
  func rethrow() throws(Failure) {
    if let failure = error.withLock({ $0 }) { throw failure }
  }
}
