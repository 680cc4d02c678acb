// Written by `swift run overload-tables`: change that program, not this file.

/// Remembers an endpoint's answers, and gives them again where the inputs are equal.
///
/// ```swift
/// let find = caching(api.find, capacity: 100, expiry: .after(.seconds(60), clock: clock))
/// ```
///
/// Where there is one answer too many, the one that was used least recently goes. A cancelled
/// call is never kept. The result has the type of `function`, and an async one runs on its
/// caller's actor.
///
/// Calls that come while an equal one is under way go to the endpoint too; to let them share it,
/// compose: `caching(coalescing(api.find), …)`. For a whole capability there is ``Caching``.
///
/// - Parameters:
///   - function: The endpoint, of 0 to 6 inputs. Without inputs there is one answer.
///   - capacity: How many answers are kept; with 0 or less, none.
///   - expiry: How long they are kept, and whether failures are too.
///   - isKept: Which outputs are kept; by default all. `{ $0 != nil }` asks again for what was
///     not there.
/// - Returns: An endpoint with a cache of its own: two that are made have two.
@_alwaysEmitIntoClient
public func caching<R: Sendable>(
  _ function: @escaping @Sendable () -> R,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable () -> R {
  typealias Key = NoInputs
  let cache = Cache<Key, R, Never>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return {
    let key = NoInputs()
    return cache.answer(for: key) { () -> R in
      function()
    }
  }
}

/// 0 inputs, `throws(Failure)`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<R: Sendable, Failure>(
  _ function: @escaping @Sendable () throws(Failure) -> R,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable () throws(Failure) -> R {
  typealias Key = NoInputs
  let cache = Cache<Key, R, Failure>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { () throws(Failure) in
    let key = NoInputs()
    return try cache.answer(for: key) { () throws(Failure) -> R in
      try function()
    }
  }
}

/// 0 inputs, `async`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<R: Sendable>(
  _ function: @escaping @Sendable () async -> R,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable () async -> R {
  typealias Key = NoInputs
  let cache = Cache<Key, R, Never>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { () async in
    let key = NoInputs()
    return await cache.answer(for: key) { () async -> R in
      await function()
    }
  }
}

/// 0 inputs, `async throws(Failure)`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<R: Sendable, Failure>(
  _ function: @escaping @Sendable () async throws(Failure) -> R,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable () async throws(Failure) -> R {
  typealias Key = NoInputs
  let cache = Cache<Key, R, Failure>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { () async throws(Failure) in
    let key = NoInputs()
    return try await cache.answer(for: key) { () async throws(Failure) -> R in
      try await function()
    }
  }
}

/// 1 input, plain. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A: Hashable & Sendable, R: Sendable>(
  _ function: @escaping @Sendable (A) -> R,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A) -> R {
  typealias Key = A
  let cache = Cache<Key, R, Never>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { a in
    let key = a
    return cache.answer(for: key) { () -> R in
      function(a)
    }
  }
}

/// 1 input, `throws(Failure)`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A: Hashable & Sendable, R: Sendable, Failure>(
  _ function: @escaping @Sendable (A) throws(Failure) -> R,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A) throws(Failure) -> R {
  typealias Key = A
  let cache = Cache<Key, R, Failure>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a) throws(Failure) in
    let key = a
    return try cache.answer(for: key) { () throws(Failure) -> R in
      try function(a)
    }
  }
}

/// 1 input, `async`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A: Hashable & Sendable, R: Sendable>(
  _ function: @escaping @Sendable (A) async -> R,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A) async -> R {
  typealias Key = A
  let cache = Cache<Key, R, Never>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a) async in
    let key = a
    return await cache.answer(for: key) { () async -> R in
      await function(a)
    }
  }
}

/// 1 input, `async throws(Failure)`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A: Hashable & Sendable, R: Sendable, Failure>(
  _ function: @escaping @Sendable (A) async throws(Failure) -> R,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A) async throws(Failure) -> R {
  typealias Key = A
  let cache = Cache<Key, R, Failure>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a) async throws(Failure) in
    let key = a
    return try await cache.answer(for: key) { () async throws(Failure) -> R in
      try await function(a)
    }
  }
}

/// 2 inputs, plain. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A: Hashable & Sendable, B: Hashable & Sendable, R: Sendable>(
  _ function: @escaping @Sendable (A, B) -> R,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B) -> R {
  typealias Key = CallKey<A, B>
  let cache = Cache<Key, R, Never>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { a, b in
    let key = CallKey(a, b)
    return cache.answer(for: key) { () -> R in
      function(a, b)
    }
  }
}

/// 2 inputs, `throws(Failure)`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A: Hashable & Sendable, B: Hashable & Sendable, R: Sendable, Failure>(
  _ function: @escaping @Sendable (A, B) throws(Failure) -> R,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B) throws(Failure) -> R {
  typealias Key = CallKey<A, B>
  let cache = Cache<Key, R, Failure>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a, b) throws(Failure) in
    let key = CallKey(a, b)
    return try cache.answer(for: key) { () throws(Failure) -> R in
      try function(a, b)
    }
  }
}

/// 2 inputs, `async`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A: Hashable & Sendable, B: Hashable & Sendable, R: Sendable>(
  _ function: @escaping @Sendable (A, B) async -> R,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B) async -> R {
  typealias Key = CallKey<A, B>
  let cache = Cache<Key, R, Never>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a, b) async in
    let key = CallKey(a, b)
    return await cache.answer(for: key) { () async -> R in
      await function(a, b)
    }
  }
}

/// 2 inputs, `async throws(Failure)`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A: Hashable & Sendable, B: Hashable & Sendable, R: Sendable, Failure>(
  _ function: @escaping @Sendable (A, B) async throws(Failure) -> R,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B) async throws(Failure) -> R {
  typealias Key = CallKey<A, B>
  let cache = Cache<Key, R, Failure>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a, b) async throws(Failure) in
    let key = CallKey(a, b)
    return try await cache.answer(for: key) { () async throws(Failure) -> R in
      try await function(a, b)
    }
  }
}

/// 3 inputs, plain. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<
  A: Hashable & Sendable,
  B: Hashable & Sendable,
  C: Hashable & Sendable,
  R: Sendable
>(
  _ function: @escaping @Sendable (A, B, C) -> R,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C) -> R {
  typealias Key = CallKey<CallKey<A, B>, C>
  let cache = Cache<Key, R, Never>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { a, b, c in
    let key = CallKey(CallKey(a, b), c)
    return cache.answer(for: key) { () -> R in
      function(a, b, c)
    }
  }
}

/// 3 inputs, `throws(Failure)`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<
  A: Hashable & Sendable,
  B: Hashable & Sendable,
  C: Hashable & Sendable,
  R: Sendable,
  Failure
>(
  _ function: @escaping @Sendable (A, B, C) throws(Failure) -> R,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C) throws(Failure) -> R {
  typealias Key = CallKey<CallKey<A, B>, C>
  let cache = Cache<Key, R, Failure>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a, b, c) throws(Failure) in
    let key = CallKey(CallKey(a, b), c)
    return try cache.answer(for: key) { () throws(Failure) -> R in
      try function(a, b, c)
    }
  }
}

/// 3 inputs, `async`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<
  A: Hashable & Sendable,
  B: Hashable & Sendable,
  C: Hashable & Sendable,
  R: Sendable
>(
  _ function: @escaping @Sendable (A, B, C) async -> R,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C) async -> R {
  typealias Key = CallKey<CallKey<A, B>, C>
  let cache = Cache<Key, R, Never>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a, b, c) async in
    let key = CallKey(CallKey(a, b), c)
    return await cache.answer(for: key) { () async -> R in
      await function(a, b, c)
    }
  }
}

/// 3 inputs, `async throws(Failure)`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<
  A: Hashable & Sendable,
  B: Hashable & Sendable,
  C: Hashable & Sendable,
  R: Sendable,
  Failure
>(
  _ function: @escaping @Sendable (A, B, C) async throws(Failure) -> R,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C) async throws(Failure) -> R {
  typealias Key = CallKey<CallKey<A, B>, C>
  let cache = Cache<Key, R, Failure>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a, b, c) async throws(Failure) in
    let key = CallKey(CallKey(a, b), c)
    return try await cache.answer(for: key) { () async throws(Failure) -> R in
      try await function(a, b, c)
    }
  }
}

/// 4 inputs, plain. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<
  A: Hashable & Sendable,
  B: Hashable & Sendable,
  C: Hashable & Sendable,
  D: Hashable & Sendable,
  R: Sendable
>(
  _ function: @escaping @Sendable (A, B, C, D) -> R,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C, D) -> R {
  typealias Key = CallKey<CallKey<CallKey<A, B>, C>, D>
  let cache = Cache<Key, R, Never>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { a, b, c, d in
    let key = CallKey(CallKey(CallKey(a, b), c), d)
    return cache.answer(for: key) { () -> R in
      function(a, b, c, d)
    }
  }
}

/// 4 inputs, `throws(Failure)`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<
  A: Hashable & Sendable,
  B: Hashable & Sendable,
  C: Hashable & Sendable,
  D: Hashable & Sendable,
  R: Sendable,
  Failure
>(
  _ function: @escaping @Sendable (A, B, C, D) throws(Failure) -> R,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C, D) throws(Failure) -> R {
  typealias Key = CallKey<CallKey<CallKey<A, B>, C>, D>
  let cache = Cache<Key, R, Failure>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a, b, c, d) throws(Failure) in
    let key = CallKey(CallKey(CallKey(a, b), c), d)
    return try cache.answer(for: key) { () throws(Failure) -> R in
      try function(a, b, c, d)
    }
  }
}

/// 4 inputs, `async`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<
  A: Hashable & Sendable,
  B: Hashable & Sendable,
  C: Hashable & Sendable,
  D: Hashable & Sendable,
  R: Sendable
>(
  _ function: @escaping @Sendable (A, B, C, D) async -> R,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C, D) async -> R {
  typealias Key = CallKey<CallKey<CallKey<A, B>, C>, D>
  let cache = Cache<Key, R, Never>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a, b, c, d) async in
    let key = CallKey(CallKey(CallKey(a, b), c), d)
    return await cache.answer(for: key) { () async -> R in
      await function(a, b, c, d)
    }
  }
}

/// 4 inputs, `async throws(Failure)`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<
  A: Hashable & Sendable,
  B: Hashable & Sendable,
  C: Hashable & Sendable,
  D: Hashable & Sendable,
  R: Sendable,
  Failure
>(
  _ function: @escaping @Sendable (A, B, C, D) async throws(Failure) -> R,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C, D) async throws(Failure) -> R {
  typealias Key = CallKey<CallKey<CallKey<A, B>, C>, D>
  let cache = Cache<Key, R, Failure>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a, b, c, d) async throws(Failure) in
    let key = CallKey(CallKey(CallKey(a, b), c), d)
    return try await cache.answer(for: key) { () async throws(Failure) -> R in
      try await function(a, b, c, d)
    }
  }
}

/// 5 inputs, plain. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<
  A: Hashable & Sendable,
  B: Hashable & Sendable,
  C: Hashable & Sendable,
  D: Hashable & Sendable,
  E: Hashable & Sendable,
  R: Sendable
>(
  _ function: @escaping @Sendable (A, B, C, D, E) -> R,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C, D, E) -> R {
  typealias Key = CallKey<CallKey<CallKey<CallKey<A, B>, C>, D>, E>
  let cache = Cache<Key, R, Never>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { a, b, c, d, e in
    let key = CallKey(CallKey(CallKey(CallKey(a, b), c), d), e)
    return cache.answer(for: key) { () -> R in
      function(a, b, c, d, e)
    }
  }
}

/// 5 inputs, `throws(Failure)`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<
  A: Hashable & Sendable,
  B: Hashable & Sendable,
  C: Hashable & Sendable,
  D: Hashable & Sendable,
  E: Hashable & Sendable,
  R: Sendable,
  Failure
>(
  _ function: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C, D, E) throws(Failure) -> R {
  typealias Key = CallKey<CallKey<CallKey<CallKey<A, B>, C>, D>, E>
  let cache = Cache<Key, R, Failure>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a, b, c, d, e) throws(Failure) in
    let key = CallKey(CallKey(CallKey(CallKey(a, b), c), d), e)
    return try cache.answer(for: key) { () throws(Failure) -> R in
      try function(a, b, c, d, e)
    }
  }
}

/// 5 inputs, `async`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<
  A: Hashable & Sendable,
  B: Hashable & Sendable,
  C: Hashable & Sendable,
  D: Hashable & Sendable,
  E: Hashable & Sendable,
  R: Sendable
>(
  _ function: @escaping @Sendable (A, B, C, D, E) async -> R,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C, D, E) async -> R {
  typealias Key = CallKey<CallKey<CallKey<CallKey<A, B>, C>, D>, E>
  let cache = Cache<Key, R, Never>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a, b, c, d, e) async in
    let key = CallKey(CallKey(CallKey(CallKey(a, b), c), d), e)
    return await cache.answer(for: key) { () async -> R in
      await function(a, b, c, d, e)
    }
  }
}

/// 5 inputs, `async throws(Failure)`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<
  A: Hashable & Sendable,
  B: Hashable & Sendable,
  C: Hashable & Sendable,
  D: Hashable & Sendable,
  E: Hashable & Sendable,
  R: Sendable,
  Failure
>(
  _ function: @escaping @Sendable (A, B, C, D, E) async throws(Failure) -> R,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C, D, E) async throws(Failure) -> R {
  typealias Key = CallKey<CallKey<CallKey<CallKey<A, B>, C>, D>, E>
  let cache = Cache<Key, R, Failure>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a, b, c, d, e) async throws(Failure) in
    let key = CallKey(CallKey(CallKey(CallKey(a, b), c), d), e)
    return try await cache.answer(for: key) { () async throws(Failure) -> R in
      try await function(a, b, c, d, e)
    }
  }
}

/// 6 inputs, plain. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<
  A: Hashable & Sendable,
  B: Hashable & Sendable,
  C: Hashable & Sendable,
  D: Hashable & Sendable,
  E: Hashable & Sendable,
  F: Hashable & Sendable,
  R: Sendable
>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) -> R,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C, D, E, F) -> R {
  typealias Key = CallKey<CallKey<CallKey<CallKey<CallKey<A, B>, C>, D>, E>, F>
  let cache = Cache<Key, R, Never>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { a, b, c, d, e, f in
    let key = CallKey(CallKey(CallKey(CallKey(CallKey(a, b), c), d), e), f)
    return cache.answer(for: key) { () -> R in
      function(a, b, c, d, e, f)
    }
  }
}

/// 6 inputs, `throws(Failure)`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<
  A: Hashable & Sendable,
  B: Hashable & Sendable,
  C: Hashable & Sendable,
  D: Hashable & Sendable,
  E: Hashable & Sendable,
  F: Hashable & Sendable,
  R: Sendable,
  Failure
>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C, D, E, F) throws(Failure) -> R {
  typealias Key = CallKey<CallKey<CallKey<CallKey<CallKey<A, B>, C>, D>, E>, F>
  let cache = Cache<Key, R, Failure>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a, b, c, d, e, f) throws(Failure) in
    let key = CallKey(CallKey(CallKey(CallKey(CallKey(a, b), c), d), e), f)
    return try cache.answer(for: key) { () throws(Failure) -> R in
      try function(a, b, c, d, e, f)
    }
  }
}

/// 6 inputs, `async`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<
  A: Hashable & Sendable,
  B: Hashable & Sendable,
  C: Hashable & Sendable,
  D: Hashable & Sendable,
  E: Hashable & Sendable,
  F: Hashable & Sendable,
  R: Sendable
>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async -> R,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C, D, E, F) async -> R {
  typealias Key = CallKey<CallKey<CallKey<CallKey<CallKey<A, B>, C>, D>, E>, F>
  let cache = Cache<Key, R, Never>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a, b, c, d, e, f) async in
    let key = CallKey(CallKey(CallKey(CallKey(CallKey(a, b), c), d), e), f)
    return await cache.answer(for: key) { () async -> R in
      await function(a, b, c, d, e, f)
    }
  }
}

/// 6 inputs, `async throws(Failure)`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<
  A: Hashable & Sendable,
  B: Hashable & Sendable,
  C: Hashable & Sendable,
  D: Hashable & Sendable,
  E: Hashable & Sendable,
  F: Hashable & Sendable,
  R: Sendable,
  Failure
>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async throws(Failure) -> R,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C, D, E, F) async throws(Failure) -> R {
  typealias Key = CallKey<CallKey<CallKey<CallKey<CallKey<A, B>, C>, D>, E>, F>
  let cache = Cache<Key, R, Failure>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a, b, c, d, e, f) async throws(Failure) in
    let key = CallKey(CallKey(CallKey(CallKey(CallKey(a, b), c), d), e), f)
    return try await cache.answer(for: key) { () async throws(Failure) -> R in
      try await function(a, b, c, d, e, f)
    }
  }
}
