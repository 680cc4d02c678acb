extension AsyncEndpoint where Output: Sendable {
  /// Remembers the endpoint's answers, and gives them again where the inputs are equal.
  ///
  /// ```swift
  /// let find = endpoint(api.find)
  ///   .caching(capacity: 100, expiry: .after(.seconds(60), clock: clock))
  ///   .function()
  /// ```
  ///
  /// Where there is one answer too many, the one that was used least recently goes. A cancelled
  /// call is never kept. What is not there is asked for on the caller's actor.
  ///
  /// Calls that come while an equal one is under way go to the endpoint too; to let them share it,
  /// `.coalescing().caching(…)`. Inputs that are not `Hashable`, or not all of which count, take
  /// ``caching(key:capacity:expiry:keeping:)``. For a whole capability there is ``Caching``.
  ///
  /// - Parameters:
  ///   - capacity: How many answers are kept; with 0 or less, none.
  ///   - expiry: How long they are kept, and whether failures are too.
  ///   - isKept: Which outputs are kept; by default all. `{ $0 != nil }` asks again for what was
  ///     not there.
  /// - Returns: An endpoint with a cache of its own: two that are made have two.
  @_alwaysEmitIntoClient
  public func caching(
    capacity: Int,
    expiry: CacheExpiry = .never,
    keeping isKept: (@Sendable (Output) -> Bool)? = nil
  ) -> AsyncEndpoint where Input: Hashable & Sendable {
    caching(key: { $0 }, capacity: capacity, expiry: expiry, keeping: isKept)
  }

  /// Remembers the answers of an endpoint of several inputs, or of none.
  ///
  /// - Parameters:
  ///   - capacity: How many answers are kept; with 0 or less, none.
  ///   - expiry: How long they are kept, and whether failures are too.
  ///   - isKept: Which outputs are kept; by default all.
  /// - Returns: An endpoint with a cache of its own.
  @_alwaysEmitIntoClient
  public func caching<each Part: Hashable & Sendable>(
    capacity: Int,
    expiry: CacheExpiry = .never,
    keeping isKept: (@Sendable (Output) -> Bool)? = nil
  ) -> AsyncEndpoint where Input == (repeat each Part) {
    caching(
      key: { InputsKey(repeat each $0) },
      capacity: capacity,
      expiry: expiry,
      keeping: isKept
    )
  }

  /// Remembers the endpoint's answers, and gives them again where a key of the inputs is equal.
  ///
  /// ```swift
  /// let find = endpoint(api.find).caching(key: { token, id in id }, capacity: 100).function()
  /// ```
  ///
  /// - Parameters:
  ///   - makeKey: Makes the key from the inputs, which need not be `Hashable`.
  ///   - capacity: How many answers are kept; with 0 or less, none.
  ///   - expiry: How long they are kept, and whether failures are too.
  ///   - isKept: Which outputs are kept; by default all.
  /// - Returns: An endpoint with a cache of its own.
  @_alwaysEmitIntoClient
  public func caching<Key: Hashable & Sendable>(
    key makeKey: @escaping @Sendable (Input) -> Key,
    capacity: Int,
    expiry: CacheExpiry = .never,
    keeping isKept: (@Sendable (Output) -> Bool)? = nil
  ) -> AsyncEndpoint {
    let cache = Cache<Key, Output, Failure>(capacity: capacity, expiry: expiry, keeping: isKept)
    return AsyncEndpoint { (input) async throws(Failure) in
      try await cache.answer(for: makeKey(input)) { () async throws(Failure) -> Output in
        try await self(input)
      }
    }
  }
}

extension SyncEndpoint where Output: Sendable {
  /// Remembers the endpoint's answers, and gives them again where the inputs are equal.
  ///
  /// - Parameters:
  ///   - capacity: How many answers are kept; with 0 or less, none.
  ///   - expiry: How long they are kept, and whether failures are too.
  ///   - isKept: Which outputs are kept; by default all.
  /// - Returns: An endpoint with a cache of its own: two that are made have two.
  @_alwaysEmitIntoClient
  public func caching(
    capacity: Int,
    expiry: CacheExpiry = .never,
    keeping isKept: (@Sendable (Output) -> Bool)? = nil
  ) -> SyncEndpoint where Input: Hashable & Sendable {
    caching(key: { $0 }, capacity: capacity, expiry: expiry, keeping: isKept)
  }

  /// Remembers the answers of an endpoint of several inputs, or of none.
  ///
  /// - Parameters:
  ///   - capacity: How many answers are kept; with 0 or less, none.
  ///   - expiry: How long they are kept, and whether failures are too.
  ///   - isKept: Which outputs are kept; by default all.
  /// - Returns: An endpoint with a cache of its own.
  @_alwaysEmitIntoClient
  public func caching<each Part: Hashable & Sendable>(
    capacity: Int,
    expiry: CacheExpiry = .never,
    keeping isKept: (@Sendable (Output) -> Bool)? = nil
  ) -> SyncEndpoint where Input == (repeat each Part) {
    caching(
      key: { InputsKey(repeat each $0) },
      capacity: capacity,
      expiry: expiry,
      keeping: isKept
    )
  }

  /// Remembers the endpoint's answers, and gives them again where a key of the inputs is equal.
  ///
  /// - Parameters:
  ///   - makeKey: Makes the key from the inputs, which need not be `Hashable`.
  ///   - capacity: How many answers are kept; with 0 or less, none.
  ///   - expiry: How long they are kept, and whether failures are too.
  ///   - isKept: Which outputs are kept; by default all.
  /// - Returns: An endpoint with a cache of its own.
  @_alwaysEmitIntoClient
  public func caching<Key: Hashable & Sendable>(
    key makeKey: @escaping @Sendable (Input) -> Key,
    capacity: Int,
    expiry: CacheExpiry = .never,
    keeping isKept: (@Sendable (Output) -> Bool)? = nil
  ) -> SyncEndpoint {
    let cache = Cache<Key, Output, Failure>(capacity: capacity, expiry: expiry, keeping: isKept)
    return SyncEndpoint { (input) throws(Failure) in
      try cache.answer(for: makeKey(input)) { () throws(Failure) -> Output in try self(input) }
    }
  }
}
