public import Capabilities

extension AsyncEndpoint where Input: Sendable, Output: Sendable {
  /// Lets callers that ask the endpoint the same at the same time share one call.
  ///
  /// ```swift
  /// let find = endpoint(api.find).coalescing().function()
  /// async let first = find(42)
  /// async let second = find(42)   // one request
  /// ```
  ///
  /// The shared call runs in a task of its own, on the actor of the caller that began it, with that
  /// caller's priority and task-local values. A cancelled caller leaves at once and does not disturb
  /// the others; when the last one has left, the call is cancelled, and whoever asks then begins a
  /// new one. Nothing is kept: for that, `.coalescing().caching(…)`.
  ///
  /// An endpoint that asks for its own coalesced answer while it makes it, with an equal input,
  /// waits for itself, and does so for ever: cancelling its callers does not reach it. A time limit
  /// within, `.timingOut(…).coalescing()`, ends that too.
  ///
  /// Inputs that are not `Hashable`, or not all of which count, take
  /// ``coalescing(key:whenCancelled:)``. For a whole capability there is ``Coalescing``.
  ///
  /// - Parameter error: What a cancelled caller gets. An endpoint that throws any error needs none
  ///   given, and throws `CancellationError`. One that throws errors of its own, and was given none,
  ///   has nothing to throw: there a cancelled caller waits for the shared answer, and so does one
  ///   of an endpoint that does not throw.
  /// - Returns: The endpoint, with calls of its own to share: two that are made do not share.
  @_alwaysEmitIntoClient
  public func coalescing(whenCancelled error: Failure? = nil) -> AsyncEndpoint
  where Input: Hashable {
    coalescing(key: { $0 }, whenCancelled: error)
  }

  /// Lets callers of an endpoint of several inputs, or of none, share one call.
  ///
  /// - Parameter error: What a cancelled caller gets, as in the other `coalescing`.
  /// - Returns: The endpoint, with calls of its own to share.
  @_alwaysEmitIntoClient
  public func coalescing<each Part: Hashable & Sendable>(
    whenCancelled error: Failure? = nil
  ) -> AsyncEndpoint where Input == (repeat each Part) {
    coalescing(key: { InputsKey(repeat each $0) }, whenCancelled: error)
  }

  /// Lets callers that ask the endpoint at the same time share one call where a key of the inputs is
  /// equal.
  ///
  /// - Parameters:
  ///   - makeKey: Makes the key from the inputs, as in `key: { token, id in id }`.
  ///   - error: What a cancelled caller gets, as in the other `coalescing`.
  /// - Returns: The endpoint, with calls of its own to share.
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
