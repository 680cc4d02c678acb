public import CapabilityLifetimes

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
  /// caller that started it; a caller with a higher priority raises the call's priority. A cancelled
  /// caller leaves at once without affecting the others. When all of them are cancelled, so is the
  /// call, and the next caller starts a new one. The result is not cached; to cache it, write
  /// `.coalescing().caching(…)`.
  ///
  /// If a call of the endpoint calls the coalesced endpoint again with an equal input, it waits for
  /// itself forever, even if its callers are cancelled. A time limit inside,
  /// `.timingOut(…).coalescing()`, ends such a wait if a cancelled caller has an error to throw.
  ///
  /// If the inputs are not `Hashable`, or only some of them matter, use `coalescing(key:)`.
  ///
  /// - Parameters:
  ///   - error: The error that a cancelled caller throws; by default `CancellationError`, if the
  ///     endpoint can throw any error. An endpoint with a typed error and no `error` given cannot
  ///     throw for a cancelled caller; its caller waits for the shared result. So does the caller of
  ///     an endpoint that does not throw.
  ///   - waiting: Receives the number of callers that wait for a call, whenever a wait begins or
  ///     ends. A test can await it with a spy.
  ///   - handle: After it removes a key, the next caller starts a new call. Give `caching` the same
  ///     handle.
  /// - Returns: An endpoint that shares calls. Two such endpoints do not share with each other.
  @_alwaysEmitIntoClient
  public func coalescing(
    whenCancelled error: Failure? = nil,
    waiting: (@Sendable (Int) -> Void)? = nil,
    handle: CacheHandle<Input>? = nil
  ) -> AsyncEndpoint where Input: Hashable {
    coalescing(key: { $0 }, whenCancelled: error, waiting: waiting, handle: handle)
  }

  /// Returns an endpoint of several inputs, or of none, that shares one call among concurrent
  /// callers.
  ///
  /// The parameters are those of the other `coalescing`.
  @_alwaysEmitIntoClient
  public func coalescing<each Part: Hashable & Sendable>(
    whenCancelled error: Failure? = nil,
    waiting: (@Sendable (Int) -> Void)? = nil,
    handle: CacheHandle<Input>? = nil
  ) -> AsyncEndpoint where Input == (repeat each Part) {
    coalescing(
      key: { InputsKey(repeat each $0) },
      whenCancelled: error,
      waiting: waiting,
      handle: handle?.keyed { InputsKey(repeat each $0) }
    )
  }

  /// Returns an endpoint that shares one call among concurrent callers with equal keys.
  ///
  /// `makeKey` computes the key from the inputs, as in `key: { token, id in id }`. The other parameters
  /// are those of the other `coalescing`.
  @_alwaysEmitIntoClient
  public func coalescing<Key: Hashable & Sendable>(
    key makeKey: @escaping @Sendable (Input) -> Key,
    whenCancelled error: Failure? = nil,
    waiting: (@Sendable (Int) -> Void)? = nil,
    handle: CacheHandle<Key>? = nil
  ) -> AsyncEndpoint {
    let coalescer = Coalescer<Key, Output, Failure>(
      whenCancelled: error ?? cancellation(),
      waiting: waiting,
      handle: handle
    )
    return AsyncEndpoint { (input) async throws(Failure) in
      try await coalescer.answer(for: makeKey(input)) { () async throws(Failure) -> Output in
        try await self(input)
      }
    }
  }
}
