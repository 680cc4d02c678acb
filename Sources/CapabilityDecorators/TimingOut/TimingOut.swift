extension AsyncEndpoint {
  /// Cancels the endpoint where it takes too long.
  ///
  /// ```swift
  /// let charge = endpoint(gateway.charge)
  ///   .timingOut(after: .seconds(5), clock: clock, throwing: .unreachable)
  ///   .function()
  /// ```
  ///
  /// When the time is up the call is cancelled, and the caller waits until it has ended: nothing
  /// goes on behind its back. So an endpoint that does not heed cancellation is not cut short. If it
  /// returns something all the same, that is returned, however late: a charge that went through is
  /// not to be reported as lost.
  ///
  /// The endpoint runs on its caller's actor, in a child task, with the caller's priority and
  /// task-local values. The caller's own cancellation reaches it at once. For a whole capability
  /// there is ``TimingOut``.
  ///
  /// - Parameters:
  ///   - limit: How long a call may take. With no time at all it is not made.
  ///   - clock: What measures it.
  ///   - error: What to throw when the time is up.
  /// - Returns: The endpoint with a limit.
  @_alwaysEmitIntoClient
  public func timingOut(
    after limit: Duration,
    clock: some Clock<Duration>,
    throwing error: Failure
  ) -> AsyncEndpoint {
    let deadline = Deadline(limit, clock: clock)
    return AsyncEndpoint { (input) async throws(Failure) in
      try await deadline.run(throwing: error) { () async throws(Failure) -> Output in
        try await self(input)
      }
    }
  }

  /// Cancels an endpoint that throws any error where it takes too long, and throws ``TimedOut``.
  ///
  /// - Parameters:
  ///   - limit: How long a call may take. With no time at all it is not made.
  ///   - clock: What measures it.
  /// - Returns: The endpoint with a limit.
  @_alwaysEmitIntoClient
  public func timingOut(
    after limit: Duration,
    clock: some Clock<Duration>
  ) -> AsyncEndpoint where Failure == any Error {
    timingOut(after: limit, clock: clock, throwing: TimedOut(after: limit))
  }

  /// Cancels an endpoint that does not throw where it takes too long, and throws an error then.
  ///
  /// - Parameters:
  ///   - limit: How long a call may take. With no time at all it is not made.
  ///   - clock: What measures it.
  ///   - error: What to throw when the time is up.
  /// - Returns: The endpoint with a limit, which throws that error and no other.
  @_alwaysEmitIntoClient
  public func timingOut<NewFailure: Error>(
    after limit: Duration,
    clock: some Clock<Duration>,
    throwing error: NewFailure
  ) -> AsyncEndpoint<Input, Output, NewFailure> where Failure == Never {
    failing(with: error)
      .timingOut(after: limit, clock: clock, throwing: error)
  }

  /// Cancels an endpoint that does not throw where it takes too long, and throws ``TimedOut`` then.
  ///
  /// - Parameters:
  ///   - limit: How long a call may take. With no time at all it is not made.
  ///   - clock: What measures it.
  /// - Returns: The endpoint with a limit, which throws ``TimedOut`` and nothing else.
  @_alwaysEmitIntoClient
  public func timingOut(
    after limit: Duration,
    clock: some Clock<Duration>
  ) -> AsyncEndpoint<Input, Output, TimedOut> where Failure == Never {
    timingOut(after: limit, clock: clock, throwing: TimedOut(after: limit))
  }
}

extension AsyncEndpoint {
  /// The endpoint with one error for all that it throws.
  ///
  /// Of an endpoint that does not throw this changes the type alone. It is generic, for where
  /// `Failure` is known to be `Never` the compiler warns of a closure that never runs.
  @_alwaysEmitIntoClient
  func failing<NewFailure: Error>(
    with error: NewFailure
  ) -> AsyncEndpoint<Input, Output, NewFailure> {
    mapError { _ in error }
  }
}
