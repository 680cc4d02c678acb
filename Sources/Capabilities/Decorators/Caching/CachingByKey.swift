// Written by `swift run overload-tables`: change that program, not this file.

/// Remembers an endpoint's answers, and gives them again where a key of the inputs is equal.
///
/// ```swift
/// let find = caching(api.find, key: { token, id in id }, capacity: 100)
/// ```
///
/// All else is as in ``caching(_:capacity:expiry:keeping:)``.
///
/// - Parameters:
///   - function: The endpoint, of 1 to 6 inputs, which need not be `Hashable`.
///   - key: Makes the key from the inputs.
///   - capacity: How many answers are kept; with 0 or less, none.
///   - expiry: How long they are kept, and whether failures are too.
///   - isKept: Which outputs are kept; by default all.
/// - Returns: An endpoint with a cache of its own.
@_alwaysEmitIntoClient
public func caching<A, Key: Hashable & Sendable, R: Sendable>(
  _ function: @escaping @Sendable (A) -> R,
  key makeKey: @escaping @Sendable (A) -> Key,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A) -> R {
  let cache = Cache<Key, R, Never>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { a in
    let key = makeKey(a)
    return cache.answer(for: key) { () -> R in
      function(a)
    }
  }
}

/// 1 input, `throws(Failure)`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A, Key: Hashable & Sendable, R: Sendable, Failure>(
  _ function: @escaping @Sendable (A) throws(Failure) -> R,
  key makeKey: @escaping @Sendable (A) -> Key,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A) throws(Failure) -> R {
  let cache = Cache<Key, R, Failure>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a) throws(Failure) in
    let key = makeKey(a)
    return try cache.answer(for: key) { () throws(Failure) -> R in
      try function(a)
    }
  }
}

/// 1 input, `async`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A, Key: Hashable & Sendable, R: Sendable>(
  _ function: @escaping @Sendable (A) async -> R,
  key makeKey: @escaping @Sendable (A) -> Key,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A) async -> R {
  let cache = Cache<Key, R, Never>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a) async in
    let key = makeKey(a)
    return await cache.answer(for: key) { () async -> R in
      await function(a)
    }
  }
}

/// 1 input, `async throws(Failure)`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A, Key: Hashable & Sendable, R: Sendable, Failure>(
  _ function: @escaping @Sendable (A) async throws(Failure) -> R,
  key makeKey: @escaping @Sendable (A) -> Key,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A) async throws(Failure) -> R {
  let cache = Cache<Key, R, Failure>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a) async throws(Failure) in
    let key = makeKey(a)
    return try await cache.answer(for: key) { () async throws(Failure) -> R in
      try await function(a)
    }
  }
}

/// 2 inputs, plain. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A, B, Key: Hashable & Sendable, R: Sendable>(
  _ function: @escaping @Sendable (A, B) -> R,
  key makeKey: @escaping @Sendable (A, B) -> Key,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B) -> R {
  let cache = Cache<Key, R, Never>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { a, b in
    let key = makeKey(a, b)
    return cache.answer(for: key) { () -> R in
      function(a, b)
    }
  }
}

/// 2 inputs, `throws(Failure)`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A, B, Key: Hashable & Sendable, R: Sendable, Failure>(
  _ function: @escaping @Sendable (A, B) throws(Failure) -> R,
  key makeKey: @escaping @Sendable (A, B) -> Key,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B) throws(Failure) -> R {
  let cache = Cache<Key, R, Failure>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a, b) throws(Failure) in
    let key = makeKey(a, b)
    return try cache.answer(for: key) { () throws(Failure) -> R in
      try function(a, b)
    }
  }
}

/// 2 inputs, `async`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A, B, Key: Hashable & Sendable, R: Sendable>(
  _ function: @escaping @Sendable (A, B) async -> R,
  key makeKey: @escaping @Sendable (A, B) -> Key,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B) async -> R {
  let cache = Cache<Key, R, Never>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a, b) async in
    let key = makeKey(a, b)
    return await cache.answer(for: key) { () async -> R in
      await function(a, b)
    }
  }
}

/// 2 inputs, `async throws(Failure)`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A, B, Key: Hashable & Sendable, R: Sendable, Failure>(
  _ function: @escaping @Sendable (A, B) async throws(Failure) -> R,
  key makeKey: @escaping @Sendable (A, B) -> Key,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B) async throws(Failure) -> R {
  let cache = Cache<Key, R, Failure>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a, b) async throws(Failure) in
    let key = makeKey(a, b)
    return try await cache.answer(for: key) { () async throws(Failure) -> R in
      try await function(a, b)
    }
  }
}

/// 3 inputs, plain. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A, B, C, Key: Hashable & Sendable, R: Sendable>(
  _ function: @escaping @Sendable (A, B, C) -> R,
  key makeKey: @escaping @Sendable (A, B, C) -> Key,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C) -> R {
  let cache = Cache<Key, R, Never>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { a, b, c in
    let key = makeKey(a, b, c)
    return cache.answer(for: key) { () -> R in
      function(a, b, c)
    }
  }
}

/// 3 inputs, `throws(Failure)`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A, B, C, Key: Hashable & Sendable, R: Sendable, Failure>(
  _ function: @escaping @Sendable (A, B, C) throws(Failure) -> R,
  key makeKey: @escaping @Sendable (A, B, C) -> Key,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C) throws(Failure) -> R {
  let cache = Cache<Key, R, Failure>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a, b, c) throws(Failure) in
    let key = makeKey(a, b, c)
    return try cache.answer(for: key) { () throws(Failure) -> R in
      try function(a, b, c)
    }
  }
}

/// 3 inputs, `async`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A, B, C, Key: Hashable & Sendable, R: Sendable>(
  _ function: @escaping @Sendable (A, B, C) async -> R,
  key makeKey: @escaping @Sendable (A, B, C) -> Key,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C) async -> R {
  let cache = Cache<Key, R, Never>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a, b, c) async in
    let key = makeKey(a, b, c)
    return await cache.answer(for: key) { () async -> R in
      await function(a, b, c)
    }
  }
}

/// 3 inputs, `async throws(Failure)`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A, B, C, Key: Hashable & Sendable, R: Sendable, Failure>(
  _ function: @escaping @Sendable (A, B, C) async throws(Failure) -> R,
  key makeKey: @escaping @Sendable (A, B, C) -> Key,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C) async throws(Failure) -> R {
  let cache = Cache<Key, R, Failure>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a, b, c) async throws(Failure) in
    let key = makeKey(a, b, c)
    return try await cache.answer(for: key) { () async throws(Failure) -> R in
      try await function(a, b, c)
    }
  }
}

/// 4 inputs, plain. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A, B, C, D, Key: Hashable & Sendable, R: Sendable>(
  _ function: @escaping @Sendable (A, B, C, D) -> R,
  key makeKey: @escaping @Sendable (A, B, C, D) -> Key,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C, D) -> R {
  let cache = Cache<Key, R, Never>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { a, b, c, d in
    let key = makeKey(a, b, c, d)
    return cache.answer(for: key) { () -> R in
      function(a, b, c, d)
    }
  }
}

/// 4 inputs, `throws(Failure)`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A, B, C, D, Key: Hashable & Sendable, R: Sendable, Failure>(
  _ function: @escaping @Sendable (A, B, C, D) throws(Failure) -> R,
  key makeKey: @escaping @Sendable (A, B, C, D) -> Key,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C, D) throws(Failure) -> R {
  let cache = Cache<Key, R, Failure>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a, b, c, d) throws(Failure) in
    let key = makeKey(a, b, c, d)
    return try cache.answer(for: key) { () throws(Failure) -> R in
      try function(a, b, c, d)
    }
  }
}

/// 4 inputs, `async`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A, B, C, D, Key: Hashable & Sendable, R: Sendable>(
  _ function: @escaping @Sendable (A, B, C, D) async -> R,
  key makeKey: @escaping @Sendable (A, B, C, D) -> Key,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C, D) async -> R {
  let cache = Cache<Key, R, Never>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a, b, c, d) async in
    let key = makeKey(a, b, c, d)
    return await cache.answer(for: key) { () async -> R in
      await function(a, b, c, d)
    }
  }
}

/// 4 inputs, `async throws(Failure)`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A, B, C, D, Key: Hashable & Sendable, R: Sendable, Failure>(
  _ function: @escaping @Sendable (A, B, C, D) async throws(Failure) -> R,
  key makeKey: @escaping @Sendable (A, B, C, D) -> Key,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C, D) async throws(Failure) -> R {
  let cache = Cache<Key, R, Failure>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a, b, c, d) async throws(Failure) in
    let key = makeKey(a, b, c, d)
    return try await cache.answer(for: key) { () async throws(Failure) -> R in
      try await function(a, b, c, d)
    }
  }
}

/// 5 inputs, plain. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A, B, C, D, E, Key: Hashable & Sendable, R: Sendable>(
  _ function: @escaping @Sendable (A, B, C, D, E) -> R,
  key makeKey: @escaping @Sendable (A, B, C, D, E) -> Key,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C, D, E) -> R {
  let cache = Cache<Key, R, Never>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { a, b, c, d, e in
    let key = makeKey(a, b, c, d, e)
    return cache.answer(for: key) { () -> R in
      function(a, b, c, d, e)
    }
  }
}

/// 5 inputs, `throws(Failure)`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A, B, C, D, E, Key: Hashable & Sendable, R: Sendable, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R,
  key makeKey: @escaping @Sendable (A, B, C, D, E) -> Key,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C, D, E) throws(Failure) -> R {
  let cache = Cache<Key, R, Failure>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a, b, c, d, e) throws(Failure) in
    let key = makeKey(a, b, c, d, e)
    return try cache.answer(for: key) { () throws(Failure) -> R in
      try function(a, b, c, d, e)
    }
  }
}

/// 5 inputs, `async`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A, B, C, D, E, Key: Hashable & Sendable, R: Sendable>(
  _ function: @escaping @Sendable (A, B, C, D, E) async -> R,
  key makeKey: @escaping @Sendable (A, B, C, D, E) -> Key,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C, D, E) async -> R {
  let cache = Cache<Key, R, Never>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a, b, c, d, e) async in
    let key = makeKey(a, b, c, d, e)
    return await cache.answer(for: key) { () async -> R in
      await function(a, b, c, d, e)
    }
  }
}

/// 5 inputs, `async throws(Failure)`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A, B, C, D, E, Key: Hashable & Sendable, R: Sendable, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E) async throws(Failure) -> R,
  key makeKey: @escaping @Sendable (A, B, C, D, E) -> Key,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C, D, E) async throws(Failure) -> R {
  let cache = Cache<Key, R, Failure>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a, b, c, d, e) async throws(Failure) in
    let key = makeKey(a, b, c, d, e)
    return try await cache.answer(for: key) { () async throws(Failure) -> R in
      try await function(a, b, c, d, e)
    }
  }
}

/// 6 inputs, plain. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A, B, C, D, E, F, Key: Hashable & Sendable, R: Sendable>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) -> R,
  key makeKey: @escaping @Sendable (A, B, C, D, E, F) -> Key,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C, D, E, F) -> R {
  let cache = Cache<Key, R, Never>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { a, b, c, d, e, f in
    let key = makeKey(a, b, c, d, e, f)
    return cache.answer(for: key) { () -> R in
      function(a, b, c, d, e, f)
    }
  }
}

/// 6 inputs, `throws(Failure)`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A, B, C, D, E, F, Key: Hashable & Sendable, R: Sendable, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R,
  key makeKey: @escaping @Sendable (A, B, C, D, E, F) -> Key,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C, D, E, F) throws(Failure) -> R {
  let cache = Cache<Key, R, Failure>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a, b, c, d, e, f) throws(Failure) in
    let key = makeKey(a, b, c, d, e, f)
    return try cache.answer(for: key) { () throws(Failure) -> R in
      try function(a, b, c, d, e, f)
    }
  }
}

/// 6 inputs, `async`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A, B, C, D, E, F, Key: Hashable & Sendable, R: Sendable>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async -> R,
  key makeKey: @escaping @Sendable (A, B, C, D, E, F) -> Key,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C, D, E, F) async -> R {
  let cache = Cache<Key, R, Never>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a, b, c, d, e, f) async in
    let key = makeKey(a, b, c, d, e, f)
    return await cache.answer(for: key) { () async -> R in
      await function(a, b, c, d, e, f)
    }
  }
}

/// 6 inputs, `async throws(Failure)`. See the first `caching`.
@_alwaysEmitIntoClient
public func caching<A, B, C, D, E, F, Key: Hashable & Sendable, R: Sendable, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async throws(Failure) -> R,
  key makeKey: @escaping @Sendable (A, B, C, D, E, F) -> Key,
  capacity: Int,
  expiry: CacheExpiry = .never,
  keeping isKept: (@Sendable (R) -> Bool)? = nil
) -> @Sendable (A, B, C, D, E, F) async throws(Failure) -> R {
  let cache = Cache<Key, R, Failure>(
    capacity: capacity,
    expiry: expiry,
    keeping: isKept
  )
  return { (a, b, c, d, e, f) async throws(Failure) in
    let key = makeKey(a, b, c, d, e, f)
    return try await cache.answer(for: key) { () async throws(Failure) -> R in
      try await function(a, b, c, d, e, f)
    }
  }
}
