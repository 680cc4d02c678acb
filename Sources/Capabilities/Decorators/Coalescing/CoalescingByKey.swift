// Written by `swift run overload-tables`: change that program, not this file.

/// Lets callers that ask an endpoint with an equal key at the same time share one call.
///
/// ```swift
/// let find = coalescing(api.find, key: { token, id in id })
/// ```
///
/// The inputs are those of the caller that came first. All else is as in
/// ``coalescing(_:whenCancelled:)``.
///
/// - Parameters:
///   - function: The endpoint, of 1 to 6 inputs, which need not be `Hashable`.
///   - key: Makes the key from the inputs.
///   - error: What a cancelled caller gets.
/// - Returns: The endpoint, with calls of its own to share.
@_alwaysEmitIntoClient
public func coalescing<A: Sendable, Key: Hashable & Sendable, R: Sendable>(
  _ function: @escaping @Sendable (A) async -> R,
  key makeKey: @escaping @Sendable (A) -> Key
) -> @Sendable (A) async -> R {
  let coalescer = Coalescer<Key, R, Never>(whenCancelled: nil)
  return { (a) async in
    let key = makeKey(a)
    return await coalescer.answer(for: key) { () async -> R in
      await function(a)
    }
  }
}

/// 1 input, `async throws(Failure)`. See the first `coalescing`.
@_alwaysEmitIntoClient
public func coalescing<A: Sendable, Key: Hashable & Sendable, R: Sendable, Failure>(
  _ function: @escaping @Sendable (A) async throws(Failure) -> R,
  key makeKey: @escaping @Sendable (A) -> Key,
  whenCancelled error: Failure? = nil
) -> @Sendable (A) async throws(Failure) -> R {
  let coalescer = Coalescer<Key, R, Failure>(whenCancelled: error ?? cancellation())
  return { (a) async throws(Failure) in
    let key = makeKey(a)
    return try await coalescer.answer(for: key) { () async throws(Failure) -> R in
      try await function(a)
    }
  }
}

/// 2 inputs, `async`. See the first `coalescing`.
@_alwaysEmitIntoClient
public func coalescing<A: Sendable, B: Sendable, Key: Hashable & Sendable, R: Sendable>(
  _ function: @escaping @Sendable (A, B) async -> R,
  key makeKey: @escaping @Sendable (A, B) -> Key
) -> @Sendable (A, B) async -> R {
  let coalescer = Coalescer<Key, R, Never>(whenCancelled: nil)
  return { (a, b) async in
    let key = makeKey(a, b)
    return await coalescer.answer(for: key) { () async -> R in
      await function(a, b)
    }
  }
}

/// 2 inputs, `async throws(Failure)`. See the first `coalescing`.
@_alwaysEmitIntoClient
public func coalescing<A: Sendable, B: Sendable, Key: Hashable & Sendable, R: Sendable, Failure>(
  _ function: @escaping @Sendable (A, B) async throws(Failure) -> R,
  key makeKey: @escaping @Sendable (A, B) -> Key,
  whenCancelled error: Failure? = nil
) -> @Sendable (A, B) async throws(Failure) -> R {
  let coalescer = Coalescer<Key, R, Failure>(whenCancelled: error ?? cancellation())
  return { (a, b) async throws(Failure) in
    let key = makeKey(a, b)
    return try await coalescer.answer(for: key) { () async throws(Failure) -> R in
      try await function(a, b)
    }
  }
}

/// 3 inputs, `async`. See the first `coalescing`.
@_alwaysEmitIntoClient
public func coalescing<
  A: Sendable,
  B: Sendable,
  C: Sendable,
  Key: Hashable & Sendable,
  R: Sendable
>(
  _ function: @escaping @Sendable (A, B, C) async -> R,
  key makeKey: @escaping @Sendable (A, B, C) -> Key
) -> @Sendable (A, B, C) async -> R {
  let coalescer = Coalescer<Key, R, Never>(whenCancelled: nil)
  return { (a, b, c) async in
    let key = makeKey(a, b, c)
    return await coalescer.answer(for: key) { () async -> R in
      await function(a, b, c)
    }
  }
}

/// 3 inputs, `async throws(Failure)`. See the first `coalescing`.
@_alwaysEmitIntoClient
public func coalescing<
  A: Sendable,
  B: Sendable,
  C: Sendable,
  Key: Hashable & Sendable,
  R: Sendable,
  Failure
>(
  _ function: @escaping @Sendable (A, B, C) async throws(Failure) -> R,
  key makeKey: @escaping @Sendable (A, B, C) -> Key,
  whenCancelled error: Failure? = nil
) -> @Sendable (A, B, C) async throws(Failure) -> R {
  let coalescer = Coalescer<Key, R, Failure>(whenCancelled: error ?? cancellation())
  return { (a, b, c) async throws(Failure) in
    let key = makeKey(a, b, c)
    return try await coalescer.answer(for: key) { () async throws(Failure) -> R in
      try await function(a, b, c)
    }
  }
}

/// 4 inputs, `async`. See the first `coalescing`.
@_alwaysEmitIntoClient
public func coalescing<
  A: Sendable,
  B: Sendable,
  C: Sendable,
  D: Sendable,
  Key: Hashable & Sendable,
  R: Sendable
>(
  _ function: @escaping @Sendable (A, B, C, D) async -> R,
  key makeKey: @escaping @Sendable (A, B, C, D) -> Key
) -> @Sendable (A, B, C, D) async -> R {
  let coalescer = Coalescer<Key, R, Never>(whenCancelled: nil)
  return { (a, b, c, d) async in
    let key = makeKey(a, b, c, d)
    return await coalescer.answer(for: key) { () async -> R in
      await function(a, b, c, d)
    }
  }
}

/// 4 inputs, `async throws(Failure)`. See the first `coalescing`.
@_alwaysEmitIntoClient
public func coalescing<
  A: Sendable,
  B: Sendable,
  C: Sendable,
  D: Sendable,
  Key: Hashable & Sendable,
  R: Sendable,
  Failure
>(
  _ function: @escaping @Sendable (A, B, C, D) async throws(Failure) -> R,
  key makeKey: @escaping @Sendable (A, B, C, D) -> Key,
  whenCancelled error: Failure? = nil
) -> @Sendable (A, B, C, D) async throws(Failure) -> R {
  let coalescer = Coalescer<Key, R, Failure>(whenCancelled: error ?? cancellation())
  return { (a, b, c, d) async throws(Failure) in
    let key = makeKey(a, b, c, d)
    return try await coalescer.answer(for: key) { () async throws(Failure) -> R in
      try await function(a, b, c, d)
    }
  }
}

/// 5 inputs, `async`. See the first `coalescing`.
@_alwaysEmitIntoClient
public func coalescing<
  A: Sendable,
  B: Sendable,
  C: Sendable,
  D: Sendable,
  E: Sendable,
  Key: Hashable & Sendable,
  R: Sendable
>(
  _ function: @escaping @Sendable (A, B, C, D, E) async -> R,
  key makeKey: @escaping @Sendable (A, B, C, D, E) -> Key
) -> @Sendable (A, B, C, D, E) async -> R {
  let coalescer = Coalescer<Key, R, Never>(whenCancelled: nil)
  return { (a, b, c, d, e) async in
    let key = makeKey(a, b, c, d, e)
    return await coalescer.answer(for: key) { () async -> R in
      await function(a, b, c, d, e)
    }
  }
}

/// 5 inputs, `async throws(Failure)`. See the first `coalescing`.
@_alwaysEmitIntoClient
public func coalescing<
  A: Sendable,
  B: Sendable,
  C: Sendable,
  D: Sendable,
  E: Sendable,
  Key: Hashable & Sendable,
  R: Sendable,
  Failure
>(
  _ function: @escaping @Sendable (A, B, C, D, E) async throws(Failure) -> R,
  key makeKey: @escaping @Sendable (A, B, C, D, E) -> Key,
  whenCancelled error: Failure? = nil
) -> @Sendable (A, B, C, D, E) async throws(Failure) -> R {
  let coalescer = Coalescer<Key, R, Failure>(whenCancelled: error ?? cancellation())
  return { (a, b, c, d, e) async throws(Failure) in
    let key = makeKey(a, b, c, d, e)
    return try await coalescer.answer(for: key) { () async throws(Failure) -> R in
      try await function(a, b, c, d, e)
    }
  }
}

/// 6 inputs, `async`. See the first `coalescing`.
@_alwaysEmitIntoClient
public func coalescing<
  A: Sendable,
  B: Sendable,
  C: Sendable,
  D: Sendable,
  E: Sendable,
  F: Sendable,
  Key: Hashable & Sendable,
  R: Sendable
>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async -> R,
  key makeKey: @escaping @Sendable (A, B, C, D, E, F) -> Key
) -> @Sendable (A, B, C, D, E, F) async -> R {
  let coalescer = Coalescer<Key, R, Never>(whenCancelled: nil)
  return { (a, b, c, d, e, f) async in
    let key = makeKey(a, b, c, d, e, f)
    return await coalescer.answer(for: key) { () async -> R in
      await function(a, b, c, d, e, f)
    }
  }
}

/// 6 inputs, `async throws(Failure)`. See the first `coalescing`.
@_alwaysEmitIntoClient
public func coalescing<
  A: Sendable,
  B: Sendable,
  C: Sendable,
  D: Sendable,
  E: Sendable,
  F: Sendable,
  Key: Hashable & Sendable,
  R: Sendable,
  Failure
>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async throws(Failure) -> R,
  key makeKey: @escaping @Sendable (A, B, C, D, E, F) -> Key,
  whenCancelled error: Failure? = nil
) -> @Sendable (A, B, C, D, E, F) async throws(Failure) -> R {
  let coalescer = Coalescer<Key, R, Failure>(whenCancelled: error ?? cancellation())
  return { (a, b, c, d, e, f) async throws(Failure) in
    let key = makeKey(a, b, c, d, e, f)
    return try await coalescer.answer(for: key) { () async throws(Failure) -> R in
      try await function(a, b, c, d, e, f)
    }
  }
}
