public import CapabilityLifetimes

/// Decides whether a failed call is repeated, and repeats it.
@frozen
@usableFromInline
struct RetryPolicy: Sendable {
  /// The maximum number of calls, including the first.
  @usableFromInline let attempts: Int
  @usableFromInline let backoff: Backoff

  @_alwaysEmitIntoClient
  init(attempts: Int, backoff: Backoff) {
    self.attempts = attempts
    self.backoff = backoff
  }

  /// Returns whether a failed call is repeated.
  ///
  /// - Parameters:
  ///   - number: The number of the failed attempt, counted from 1.
  ///   - error: The error of that attempt.
  ///   - isTransient: Returns whether an error can go away.
  @usableFromInline
  func continues<Failure: Error>(
    after number: Int,
    _ error: Failure,
    when isTransient: (Failure) -> Bool
  ) -> Bool {
    number < attempts && !isCancellation(error) && isTransient(error)
  }

  /// Calls until a call succeeds or the policy stops. A synchronous call cannot pause.
  @_alwaysEmitIntoClient
  func run<Output, Failure: Error>(
    when isTransient: (Failure) -> Bool,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    var number = 1
    while true {
      do throws(Failure) {
        return try proceed()
      } catch {
        guard continues(after: number, error, when: isTransient) else { throw error }
        number += 1
      }
    }
  }

  /// Calls on the caller's actor, with pauses, until a call succeeds or the policy stops.
  @_alwaysEmitIntoClient
  func run<Output, Failure: Error>(
    when isTransient: (Failure) -> Bool,
    pause: ((Failure, Int) -> Duration?)?,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    try checkCancellation(as: Failure.self)
    var number = 1
    while true {
      do throws(Failure) {
        return try await proceed()
      } catch {
        guard continues(after: number, error, when: isTransient) else { throw error }
        try await backoff.wait(after: number, pause?(error, number), throwing: error)
        number += 1
      }
    }
  }
}
