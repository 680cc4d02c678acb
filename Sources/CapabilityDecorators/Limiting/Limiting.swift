public import CapabilityLifetimes

extension AsyncEndpoint {
  /// Returns an endpoint that makes at most a number of calls at the same time. Other callers wait
  /// for their turn, first come, first served.
  ///
  /// ```swift
  /// let download = endpoint(api.download).limiting(to: 4).function()
  /// ```
  ///
  /// A cancelled caller leaves the queue at once and makes no call, if it has an error to throw. Calls
  /// run on their caller's actor. A call that makes another call of the same limited endpoint keeps
  /// its turn meanwhile, so with a limit of 1 it waits forever.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of concurrent calls; less than 1 means 1.
  ///   - error: The error that a caller throws if it is cancelled before its turn; by default
  ///     `CancellationError`, if the endpoint can throw any error. Without an error, a cancelled
  ///     caller keeps waiting.
  ///   - waiting: Receives the number of callers that wait for their turn, whenever it changes. A
  ///     test can await it with a spy.
  /// - Returns: An endpoint with its own queue.
  @_alwaysEmitIntoClient
  public func limiting(
    to limit: Int,
    whenCancelled error: Failure? = nil,
    waiting: (@Sendable (Int) -> Void)? = nil
  ) -> AsyncEndpoint {
    let turns = Turns(limit, waiting: waiting)
    let error = error ?? cancellation()
    return AsyncEndpoint { (input) async throws(Failure) in
      // A caller without an error always gets its turn.
      if !(await turns.take(leaves: error != nil)), let error { throw error }
      defer { turns.pass() }
      if let error, Task.isCancelled { throw error }  // after its turn came
      return try await self(input)
    }
  }
}
