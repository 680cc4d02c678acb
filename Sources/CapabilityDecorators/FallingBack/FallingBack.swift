extension AsyncEndpoint {
  /// Returns an endpoint that calls a backup if the original fails.
  ///
  /// ```swift
  /// let find = endpoint(api.find)
  ///   .fallingBack(to: endpoint(cache.find), when: { $0 == .unreachable }) { outcome in
  ///     if case .backup(let reason) = outcome { log("from the cache: \(reason)") }
  ///   }
  ///   .function()
  /// ```
  ///
  /// The backup gets the same inputs. Both run on the caller's actor. After a call that failed with
  /// `CancellationError`, or in a cancelled task, the backup is not called. Pass a synchronous
  /// backup as `endpoint(…).asynchronous()`. Declare a closure as a constant before you pass it as
  /// a backup: a closure literal in a long chain is slow to type-check.
  ///
  /// To add a backup to a whole capability, write it for each endpoint; an interceptor sees only
  /// one of the two capabilities:
  ///
  /// ```swift
  /// extension Catalog {
  ///   init(_ primary: Catalog, backedUpBy backup: Catalog) {
  ///     self.init(
  ///       find: endpoint(primary.find).fallingBack(to: endpoint(backup.find)).function(),
  ///       all: endpoint(primary.all).fallingBack(to: endpoint(backup.all)).function()
  ///     )
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - backup: The endpoint to call if this one fails.
  ///   - shouldFallBack: Returns whether the backup is called after an error; always by default.
  ///   - observe: Receives the outcome of each call before the caller gets its result. Without
  ///     `when`, write its label: a trailing closure is matched with the first parameter.
  /// - Returns: An endpoint that throws the backup's error if both fail.
  @_alwaysEmitIntoClient
  public func fallingBack(
    to backup: AsyncEndpoint,
    when shouldFallBack: (@Sendable (Failure) -> Bool)? = nil,
    observe: (@Sendable (FallbackOutcome<Failure>) -> Void)? = nil
  ) -> AsyncEndpoint {
    let fallback = Fallback(shouldFallBack: shouldFallBack, observe: observe)
    return AsyncEndpoint { (input) async throws(Failure) in
      try await fallback.run { () async throws(Failure) -> Output in
        try await self(input)
      } orElse: { () async throws(Failure) -> Output in
        try await backup(input)
      }
    }
  }

  /// Returns an endpoint that calls a backup if the original fails; the backup does not throw.
  ///
  /// Every error calls the backup, including cancellation, because the result cannot throw.
  @_alwaysEmitIntoClient
  public func fallingBack(
    to backup: AsyncEndpoint<Input, Output, Never>,
    observe: (@Sendable (FallbackOutcome<Failure>) -> Void)? = nil
  ) -> AsyncEndpoint<Input, Output, Never> {
    let fallback = Fallback(shouldFallBack: nil, observe: observe)
    return AsyncEndpoint<Input, Output, Never> { input in
      await fallback.settle { () async throws(Failure) -> Output in
        try await self(input)
      } orElse: { () async -> Output in
        await backup(input)
      }
    }
  }
}

extension SyncEndpoint {
  /// Returns an endpoint that calls a backup if the original fails.
  @_alwaysEmitIntoClient
  public func fallingBack(
    to backup: SyncEndpoint,
    when shouldFallBack: (@Sendable (Failure) -> Bool)? = nil,
    observe: (@Sendable (FallbackOutcome<Failure>) -> Void)? = nil
  ) -> SyncEndpoint {
    let fallback = Fallback(shouldFallBack: shouldFallBack, observe: observe)
    return SyncEndpoint { (input) throws(Failure) in
      try fallback.run { () throws(Failure) -> Output in
        try self(input)
      } orElse: { () throws(Failure) -> Output in
        try backup(input)
      }
    }
  }

  /// Returns an endpoint that calls a backup if the original fails; the backup does not throw.
  @_alwaysEmitIntoClient
  public func fallingBack(
    to backup: SyncEndpoint<Input, Output, Never>,
    observe: (@Sendable (FallbackOutcome<Failure>) -> Void)? = nil
  ) -> SyncEndpoint<Input, Output, Never> {
    let fallback = Fallback(shouldFallBack: nil, observe: observe)
    return SyncEndpoint<Input, Output, Never> { input in
      fallback.settle { () throws(Failure) -> Output in
        try self(input)
      } orElse: { () -> Output in
        backup(input)
      }
    }
  }
}
