extension AsyncEndpoint where Output: Sendable {
  /// Returns an endpoint that caches results by input.
  ///
  /// ```swift
  /// let find = endpoint(api.find)
  ///   .caching(capacity: 100, expiry: .after(.seconds(60), clock: clock))
  ///   .function()
  /// ```
  ///
  /// The cache evicts the least recently used result. Cancelled calls are never cached. A call
  /// without a cached result runs on the caller's actor.
  ///
  /// Concurrent calls with equal inputs all reach the endpoint until one of them returns; to share
  /// one call, write `.coalescing().caching(…)`. If the inputs are not `Hashable`, or only some of
  /// them matter, use `caching(key:)`. Also use it for paths of files, as
  /// `key: { Array($0.utf8) }`: two texts can be equal, and name two files.
  ///
  /// - Parameters:
  ///   - capacity: The maximum number of results; 0 or less disables the cache.
  ///   - expiry: How long results are cached, and whether errors are too.
  ///   - shouldCache: Returns whether an output is cached; all are by default. With
  ///     `{ $0 != nil }`, a missing value is looked up again.
  ///   - handle: Removes results, all or those of one key.
  /// - Returns: An endpoint with its own cache.
  @_alwaysEmitIntoClient
  public func caching(
    capacity: Int,
    expiry: CacheExpiry = .never,
    when shouldCache: (@Sendable (Output) -> Bool)? = nil,
    handle: CacheHandle<Input>? = nil
  ) -> AsyncEndpoint where Input: Hashable & Sendable {
    caching(key: { $0 }, capacity: capacity, expiry: expiry, when: shouldCache, handle: handle)
  }

  /// Returns an endpoint that caches results by its inputs, of which there are several or none.
  @_alwaysEmitIntoClient
  public func caching<each Part: Hashable & Sendable>(
    capacity: Int,
    expiry: CacheExpiry = .never,
    when shouldCache: (@Sendable (Output) -> Bool)? = nil,
    handle: CacheHandle<Input>? = nil
  ) -> AsyncEndpoint where Input == (repeat each Part) {
    caching(
      key: { InputsKey(repeat each $0) },
      capacity: capacity,
      expiry: expiry,
      when: shouldCache,
      handle: handle?.keyed { InputsKey(repeat each $0) }
    )
  }

  /// Returns an endpoint that caches results by a key computed from the inputs.
  ///
  /// ```swift
  /// let find = endpoint(api.find).caching(key: { token, id in id }, capacity: 100).function()
  /// ```
  ///
  /// `makeKey` computes the key: the inputs need not be `Hashable`. The other parameters are those of
  /// the other `caching`.
  @_alwaysEmitIntoClient
  public func caching<Key: Hashable & Sendable>(
    key makeKey: @escaping @Sendable (Input) -> Key,
    capacity: Int,
    expiry: CacheExpiry = .never,
    when shouldCache: (@Sendable (Output) -> Bool)? = nil,
    handle: CacheHandle<Key>? = nil
  ) -> AsyncEndpoint {
    let cache = Cache<Key, Output, Failure>(
      capacity: capacity,
      expiry: expiry,
      when: shouldCache,
      handle: handle
    )
    return AsyncEndpoint { (input) async throws(Failure) in
      try await cache.answer(for: makeKey(input)) { () async throws(Failure) -> Output in
        try await self(input)
      }
    }
  }
}

extension SyncEndpoint where Output: Sendable {
  /// Returns an endpoint that caches results by input.
  @_alwaysEmitIntoClient
  public func caching(
    capacity: Int,
    expiry: CacheExpiry = .never,
    when shouldCache: (@Sendable (Output) -> Bool)? = nil,
    handle: CacheHandle<Input>? = nil
  ) -> SyncEndpoint where Input: Hashable & Sendable {
    caching(key: { $0 }, capacity: capacity, expiry: expiry, when: shouldCache, handle: handle)
  }

  /// Returns an endpoint that caches results by its inputs, of which there are several or none.
  @_alwaysEmitIntoClient
  public func caching<each Part: Hashable & Sendable>(
    capacity: Int,
    expiry: CacheExpiry = .never,
    when shouldCache: (@Sendable (Output) -> Bool)? = nil,
    handle: CacheHandle<Input>? = nil
  ) -> SyncEndpoint where Input == (repeat each Part) {
    caching(
      key: { InputsKey(repeat each $0) },
      capacity: capacity,
      expiry: expiry,
      when: shouldCache,
      handle: handle?.keyed { InputsKey(repeat each $0) }
    )
  }

  /// Returns an endpoint that caches results by a key computed from the inputs.
  @_alwaysEmitIntoClient
  public func caching<Key: Hashable & Sendable>(
    key makeKey: @escaping @Sendable (Input) -> Key,
    capacity: Int,
    expiry: CacheExpiry = .never,
    when shouldCache: (@Sendable (Output) -> Bool)? = nil,
    handle: CacheHandle<Key>? = nil
  ) -> SyncEndpoint {
    let cache = Cache<Key, Output, Failure>(
      capacity: capacity,
      expiry: expiry,
      when: shouldCache,
      handle: handle
    )
    return SyncEndpoint { (input) throws(Failure) in
      try cache.answer(for: makeKey(input)) { () throws(Failure) -> Output in try self(input) }
    }
  }
}
