public import Capabilities

/// The rule by which an endpoint is called again, and the calls.
@usableFromInline
struct Retry: Sendable {
  /// How often it is called at most, the first time included.
  @usableFromInline let attempts: Int
  @usableFromInline let backoff: Backoff

  /// Makes a rule.
  @_alwaysEmitIntoClient
  init(attempts: Int, backoff: Backoff) {
    self.attempts = attempts
    self.backoff = backoff
  }

  /// Whether a failed call is followed by another.
  ///
  /// - Parameters:
  ///   - number: Which attempt failed, counted from 1.
  ///   - error: Its failure.
  ///   - isPassing: Whether that failure may pass.
  @usableFromInline
  func continues<Failure: Error>(
    after number: Int,
    _ error: Failure,
    when isPassing: ((Failure) -> Bool)?
  ) -> Bool {
    number < attempts && !isCancellation(error) && isPassing?(error) ?? true
  }

  /// Calls until it works or the rule says stop. It does not pause: there is nothing to wait in.
  @_alwaysEmitIntoClient
  func run<Output, Failure: Error>(
    when isPassing: ((Failure) -> Bool)?,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    var number = 1
    while true {
      do throws(Failure) {
        return try proceed()
      } catch {
        guard continues(after: number, error, when: isPassing) else { throw error }
        number += 1
      }
    }
  }

  /// Calls on the caller's actor until it works or the rule says stop, with pauses between.
  @_alwaysEmitIntoClient
  func run<Output, Failure: Error>(
    when isPassing: ((Failure) -> Bool)?,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    var number = 1
    while true {
      do throws(Failure) {
        return try await proceed()
      } catch {
        guard continues(after: number, error, when: isPassing) else { throw error }
        guard await backoff.wait(after: number) else { throw cancellation() ?? error }
        number += 1
      }
    }
  }
}
