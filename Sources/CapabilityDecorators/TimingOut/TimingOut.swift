extension AsyncEndpoint {
  /// Returns an endpoint that cancels calls that take too long.
  ///
  /// ```swift
  /// let charge = endpoint(gateway.charge)
  ///   .timingOut(after: .seconds(5), clock: clock, throwing: .unreachable)
  ///   .function()
  /// ```
  ///
  /// When the time is up, the call is cancelled and the caller waits until it has ended, so no work
  /// continues in the background. An endpoint that ignores cancellation therefore runs to its end.
  /// If it returns a value, however late, the caller gets the value: a charge that went through is
  /// not reported as failed.
  ///
  /// The endpoint runs on its caller's actor, in a child task, with the caller's priority and
  /// task-local values. Cancelling the caller cancels it at once. To limit endpoints of a whole
  /// capability, use ``TimeoutInterceptor``.
  ///
  /// - Parameters:
  ///   - limit: The time limit of a call. If it is zero or less, the call is not made.
  ///   - clock: The clock that measures it. If it fails, the time is up.
  ///   - error: The error to throw when the time is up.
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

  /// Returns an endpoint that cancels calls that take too long and throws ``TimeoutError``.
  @_alwaysEmitIntoClient
  public func timingOut(
    after limit: Duration,
    clock: some Clock<Duration>
  ) -> AsyncEndpoint where Failure == any Error {
    timingOut(after: limit, clock: clock, throwing: TimeoutError(after: limit))
  }

  /// Returns an endpoint that cancels calls that take too long, of an endpoint that does not throw.
  ///
  /// - Returns: The endpoint with a limit, which throws only that error.
  @_alwaysEmitIntoClient
  public func timingOut<NewFailure: Error>(
    after limit: Duration,
    clock: some Clock<Duration>,
    throwing error: NewFailure
  ) -> AsyncEndpoint<Input, Output, NewFailure> where Failure == Never {
    failing(with: error).timingOut(after: limit, clock: clock, throwing: error)
  }

  /// Returns an endpoint that cancels calls that take too long, of an endpoint that does not throw.
  ///
  /// - Returns: The endpoint with a limit, which throws only ``TimeoutError``.
  @_alwaysEmitIntoClient
  public func timingOut(
    after limit: Duration,
    clock: some Clock<Duration>
  ) -> AsyncEndpoint<Input, Output, TimeoutError> where Failure == Never {
    timingOut(after: limit, clock: clock, throwing: TimeoutError(after: limit))
  }

  /// Returns an endpoint that throws one error in place of every other.
  ///
  /// For an endpoint that does not throw, this changes only the type. It is a generic function
  /// because the compiler warns about a closure that never runs if `Failure` is known to be
  /// `Never`.
  @_alwaysEmitIntoClient
  func failing<NewFailure: Error>(
    with error: NewFailure
  ) -> AsyncEndpoint<Input, Output, NewFailure> {
    mapError { _ in error }
  }
}

/// The error that `timingOut` throws if you give it no other.
public struct TimeoutError: Error, Equatable, CustomStringConvertible {
  /// The time limit of the call.
  public let limit: Duration

  /// Creates the error.
  public init(after limit: Duration) {
    self.limit = limit
  }

  /// A message, such as `timed out after 5.0 seconds`.
  public var description: String { "timed out after \(limit)" }
}
