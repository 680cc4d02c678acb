extension AsyncEndpoint {
  /// Returns an endpoint that repeats failed calls.
  ///
  /// ```swift
  /// let find = endpoint(api.find)
  ///   .retrying(
  ///     attempts: 4,
  ///     backoff: .exponential(from: .milliseconds(100), limit: .seconds(2), clock: clock),
  ///     when: { $0 == .unreachable }
  ///   )
  ///   .function()
  /// ```
  ///
  /// Retry only idempotent endpoints. A call that fails with `CancellationError`, or in a cancelled
  /// task, is not retried, and cancelling the caller ends a pause. Each attempt runs on the
  /// caller's actor. To retry endpoints of a whole capability, use ``RetryInterceptor``.
  ///
  /// - Parameters:
  ///   - attempts: The maximum number of calls, including the first; less than 1 means 1.
  ///   - backoff: The pauses between attempts; none by default.
  ///   - isTransient: Returns whether an error can go away, so that the call is repeated; by
  ///     default every error is retried.
  ///   - pause: Computes the pause from an error and the number of the failed attempt, such as from
  ///     a server's `Retry-After`: `pause: { error, _ in error.retryAfter }`. The backoff's clock
  ///     measures it; with ``Backoff/none``, the system's. The backoff's own pause is used if this
  ///     one is `nil`, zero or negative.
  /// - Returns: An endpoint that throws the error of the last attempt, also if the clock fails. If it
  ///   is cancelled in a pause and can throw any error, it throws `CancellationError` instead.
  @_alwaysEmitIntoClient
  public func retrying(
    attempts: Int,
    backoff: Backoff = .none,
    when isTransient: (@Sendable (Failure) -> Bool)? = nil,
    pause: (@Sendable (Failure, Int) -> Duration?)? = nil
  ) -> AsyncEndpoint {
    let retry = RetryPolicy(attempts: attempts, backoff: backoff)
    return AsyncEndpoint { (input) async throws(Failure) in
      try await retry.run(when: { isTransient?($0) ?? true }, pause: pause) {
        () async throws(Failure) -> Output in
        try await self(input)
      }
    }
  }
}

extension SyncEndpoint {
  /// Returns an endpoint that repeats failed calls immediately; a synchronous endpoint cannot
  /// pause.
  ///
  /// - Returns: An endpoint that throws the error of the last attempt.
  @_alwaysEmitIntoClient
  public func retrying(
    attempts: Int,
    when isTransient: (@Sendable (Failure) -> Bool)? = nil
  ) -> SyncEndpoint {
    let retry = RetryPolicy(attempts: attempts, backoff: .none)
    return SyncEndpoint { (input) throws(Failure) in
      try retry.run(when: { isTransient?($0) ?? true }) { () throws(Failure) -> Output in
        try self(input)
      }
    }
  }
}
