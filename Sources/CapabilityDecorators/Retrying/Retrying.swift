extension AsyncEndpoint {
  /// Calls the endpoint again where it fails, so that failures that pass are not seen.
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
  /// Cancellation passes through at once: a call that fails with `CancellationError`, or in a
  /// cancelled task, is not retried, and a pause ends when its caller is cancelled. Each attempt is
  /// made on the caller's actor. Only an endpoint that does no harm when called twice should be
  /// retried. For a whole capability there is ``Retrying``.
  ///
  /// - Parameters:
  ///   - attempts: How often it is called at most, the first time included; less than 1 is taken
  ///     for 1.
  ///   - backoff: The pauses between attempts; by default none.
  ///   - isPassing: Which errors may pass, so that another attempt makes sense; by default all.
  /// - Returns: An endpoint that throws what the last attempt threw. Cancelled in a pause, it throws
  ///   `CancellationError` where it throws any error, and else what the last attempt threw.
  @_alwaysEmitIntoClient
  public func retrying(
    attempts: Int,
    backoff: Backoff = .none,
    when isPassing: (@Sendable (Failure) -> Bool)? = nil
  ) -> AsyncEndpoint {
    let retry = Retry(attempts: attempts, backoff: backoff)
    return AsyncEndpoint { (input) async throws(Failure) in
      try await retry.run(when: isPassing) { () async throws(Failure) -> Output in
        try await self(input)
      }
    }
  }
}

extension SyncEndpoint {
  /// Calls the endpoint again, at once, where it fails: there is nothing it could wait in.
  ///
  /// - Parameters:
  ///   - attempts: How often it is called at most, the first time included; less than 1 is taken
  ///     for 1.
  ///   - isPassing: Which errors may pass, so that another attempt makes sense; by default all.
  /// - Returns: An endpoint that throws what the last attempt threw.
  @_alwaysEmitIntoClient
  public func retrying(
    attempts: Int,
    when isPassing: (@Sendable (Failure) -> Bool)? = nil
  ) -> SyncEndpoint {
    let retry = Retry(attempts: attempts, backoff: .none)
    return SyncEndpoint { (input) throws(Failure) in
      try retry.run(when: isPassing) { () throws(Failure) -> Output in try self(input) }
    }
  }
}
