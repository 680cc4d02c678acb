public import Capabilities

extension AsyncEndpoint where Input: Sendable, Output: Sendable {
  /// Returns an endpoint that shares one call among concurrent callers with equal inputs.
  ///
  /// ```swift
  /// let find = endpoint(api.find).coalescing().function()
  /// async let first = find(42)
  /// async let second = find(42)   // one request
  /// ```
  ///
  /// The shared call runs in a separate task, with the actor, priority and task-local values of the
  /// caller that started it. A cancelled caller leaves at once without affecting the others. When
  /// the last one has left, the call is cancelled, and the next caller starts a new one. The result
  /// is not cached; to cache it, write `.coalescing().caching(…)`.
  ///
  /// If a call of the endpoint calls the coalesced endpoint again with an equal input, it waits for
  /// itself forever, even if its callers are cancelled. A time limit inside,
  /// `.timingOut(…).coalescing()`, ends such a wait.
  ///
  /// If the inputs are not `Hashable`, or only some of them matter, use `coalescing(key:)`.
  ///
  /// - Parameter error: The error that a cancelled caller throws; by default `CancellationError`,
  ///   if the endpoint can throw any error. An endpoint with a typed error and no `error` given
  ///   cannot throw for a cancelled caller; its caller waits for the shared result. So does the
  ///   caller of an endpoint that does not throw.
  /// - Returns: An endpoint that shares calls. Two such endpoints do not share with each other.
  @_alwaysEmitIntoClient
  public func coalescing(whenCancelled error: Failure? = nil) -> AsyncEndpoint
  where Input: Hashable {
    coalescing(key: { $0 }, whenCancelled: error)
  }

  /// Returns an endpoint of several inputs, or of none, that shares one call among concurrent
  /// callers.
  ///
  /// - Parameter error: The error that a cancelled caller throws, as in the other `coalescing`.
  /// - Returns: An endpoint that shares calls.
  @_alwaysEmitIntoClient
  public func coalescing<each Part: Hashable & Sendable>(
    whenCancelled error: Failure? = nil
  ) -> AsyncEndpoint where Input == (repeat each Part) {
    coalescing(key: { InputsKey(repeat each $0) }, whenCancelled: error)
  }

  /// Returns an endpoint that shares one call among concurrent callers with equal keys.
  ///
  /// - Parameters:
  ///   - makeKey: Computes the key from the inputs, as in `key: { token, id in id }`.
  ///   - error: The error that a cancelled caller throws, as in the other `coalescing`.
  /// - Returns: An endpoint that shares calls.
  @_alwaysEmitIntoClient
  public func coalescing<Key: Hashable & Sendable>(
    key makeKey: @escaping @Sendable (Input) -> Key,
    whenCancelled error: Failure? = nil
  ) -> AsyncEndpoint {
    let coalescer = Coalescer<Key, Output, Failure>(whenCancelled: error ?? cancellation())
    return AsyncEndpoint { (input) async throws(Failure) in
      try await coalescer.answer(for: makeKey(input)) { () async throws(Failure) -> Output in
        try await self(input)
      }
    }
  }
}
