extension AsyncEndpoint {
  /// Asks a backup where the endpoint fails.
  ///
  /// ```swift
  /// let find = endpoint(api.find)
  ///   .fallingBack(to: endpoint(cache.find), when: { $0 == .unreachable }) { served in
  ///     if case .byBackup(let reason) = served { log("from the cache: \(reason)") }
  ///   }
  ///   .function()
  /// ```
  ///
  /// Cancellation passes through at once: after a call that failed with `CancellationError`, or in a
  /// cancelled task, the backup is not asked. The backup gets the same inputs, after the endpoint
  /// has failed. Both run on the caller's actor. A synchronous backup takes part as
  /// `endpoint(…).asynchronous()`.
  ///
  /// A whole capability falls back endpoint by endpoint, for an interceptor sees one capability and
  /// not the other:
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
  ///   - backup: What is asked where the endpoint fails.
  ///   - isReason: Which errors are a reason to ask the backup; by default all.
  ///   - observe: Hears who answered each call, before the caller gets the answer. Without `when`,
  ///     give it by its label: a closure that trails is taken for the first one.
  /// - Returns: An endpoint that throws the backup's error where both fail.
  @_alwaysEmitIntoClient
  public func fallingBack(
    to backup: AsyncEndpoint,
    when isReason: (@Sendable (Failure) -> Bool)? = nil,
    observe: (@Sendable (Served<Failure>) -> Void)? = nil
  ) -> AsyncEndpoint {
    let fallback = Fallback(isReason: isReason, observe: observe)
    return AsyncEndpoint { (input) async throws(Failure) in
      try await fallback.run { () async throws(Failure) -> Output in
        try await self(input)
      } orElse: { () async throws(Failure) -> Output in
        try await backup(input)
      }
    }
  }

  /// Asks a backup that cannot fail where the endpoint does: what is left cannot fail either.
  ///
  /// Every failure is a reason to ask the backup, cancellation too, because there is no other way to
  /// end.
  ///
  /// - Parameters:
  ///   - backup: What is asked where the endpoint fails.
  ///   - observe: Hears who answered each call, before the caller gets the answer.
  /// - Returns: An endpoint that does not throw.
  @_alwaysEmitIntoClient
  public func fallingBack(
    to backup: AsyncEndpoint<Input, Output, Never>,
    observe: (@Sendable (Served<Failure>) -> Void)? = nil
  ) -> AsyncEndpoint<Input, Output, Never> {
    let fallback = Fallback(isReason: nil, observe: observe)
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
  /// Asks a backup where the endpoint fails.
  ///
  /// - Parameters:
  ///   - backup: What is asked where the endpoint fails.
  ///   - isReason: Which errors are a reason to ask the backup; by default all.
  ///   - observe: Hears who answered each call, before the caller gets the answer.
  /// - Returns: An endpoint that throws the backup's error where both fail.
  @_alwaysEmitIntoClient
  public func fallingBack(
    to backup: SyncEndpoint,
    when isReason: (@Sendable (Failure) -> Bool)? = nil,
    observe: (@Sendable (Served<Failure>) -> Void)? = nil
  ) -> SyncEndpoint {
    let fallback = Fallback(isReason: isReason, observe: observe)
    return SyncEndpoint { (input) throws(Failure) in
      try fallback.run { () throws(Failure) -> Output in
        try self(input)
      } orElse: { () throws(Failure) -> Output in
        try backup(input)
      }
    }
  }

  /// Asks a backup that cannot fail where the endpoint does: what is left cannot fail either.
  ///
  /// - Parameters:
  ///   - backup: What is asked where the endpoint fails.
  ///   - observe: Hears who answered each call, before the caller gets the answer.
  /// - Returns: An endpoint that does not throw.
  @_alwaysEmitIntoClient
  public func fallingBack(
    to backup: SyncEndpoint<Input, Output, Never>,
    observe: (@Sendable (Served<Failure>) -> Void)? = nil
  ) -> SyncEndpoint<Input, Output, Never> {
    let fallback = Fallback(isReason: nil, observe: observe)
    return SyncEndpoint<Input, Output, Never> { input in
      fallback.settle { () throws(Failure) -> Output in
        try self(input)
      } orElse: { () -> Output in
        backup(input)
      }
    }
  }
}
