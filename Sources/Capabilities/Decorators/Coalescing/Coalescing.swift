// Written by `swift run overload-tables`: change that program, not this file.

/// Lets callers that ask an endpoint the same at the same time share one call.
///
/// ```swift
/// let find = coalescing(api.find)
/// async let first = find(42)
/// async let second = find(42)   // one request
/// ```
///
/// The shared call runs in a task of its own, on the actor of the caller that began it, with that
/// caller's priority and task-local values. A cancelled caller leaves at once and does not disturb
/// the others; when the last one has left, the call is cancelled, and whoever asks then begins a
/// new one. Nothing is kept: for that compose `caching(coalescing(api.find), …)`.
///
/// - Parameters:
///   - function: The endpoint, of 0 to 6 inputs.
///   - error: What a cancelled caller gets. An endpoint that throws any error needs none given,
///     and throws `CancellationError`. One that throws errors of its own, and was given none, has
///     nothing to throw: there a cancelled caller waits for the shared answer, and so does one of
///     an endpoint that does not throw.
/// - Returns: The endpoint, with calls of its own to share: two that are made do not share.
@_alwaysEmitIntoClient
public func coalescing<R: Sendable>(
  _ function: @escaping @Sendable () async -> R
) -> @Sendable () async -> R {
  typealias Key = NoInputs
  let coalescer = Coalescer<Key, R, Never>(whenCancelled: nil)
  return { () async in
    let key = NoInputs()
    return await coalescer.answer(for: key) { () async -> R in
      await function()
    }
  }
}

/// 0 inputs, `async throws(Failure)`. See the first `coalescing`.
@_alwaysEmitIntoClient
public func coalescing<R: Sendable, Failure>(
  _ function: @escaping @Sendable () async throws(Failure) -> R,
  whenCancelled error: Failure? = nil
) -> @Sendable () async throws(Failure) -> R {
  typealias Key = NoInputs
  let coalescer = Coalescer<Key, R, Failure>(whenCancelled: error ?? cancellation())
  return { () async throws(Failure) in
    let key = NoInputs()
    return try await coalescer.answer(for: key) { () async throws(Failure) -> R in
      try await function()
    }
  }
}

/// 1 input, `async`. See the first `coalescing`.
@_alwaysEmitIntoClient
public func coalescing<A: Hashable & Sendable, R: Sendable>(
  _ function: @escaping @Sendable (A) async -> R
) -> @Sendable (A) async -> R {
  typealias Key = A
  let coalescer = Coalescer<Key, R, Never>(whenCancelled: nil)
  return { (a) async in
    let key = a
    return await coalescer.answer(for: key) { () async -> R in
      await function(a)
    }
  }
}

/// 1 input, `async throws(Failure)`. See the first `coalescing`.
@_alwaysEmitIntoClient
public func coalescing<A: Hashable & Sendable, R: Sendable, Failure>(
  _ function: @escaping @Sendable (A) async throws(Failure) -> R,
  whenCancelled error: Failure? = nil
) -> @Sendable (A) async throws(Failure) -> R {
  typealias Key = A
  let coalescer = Coalescer<Key, R, Failure>(whenCancelled: error ?? cancellation())
  return { (a) async throws(Failure) in
    let key = a
    return try await coalescer.answer(for: key) { () async throws(Failure) -> R in
      try await function(a)
    }
  }
}

/// 2 inputs, `async`. See the first `coalescing`.
@_alwaysEmitIntoClient
public func coalescing<A: Hashable & Sendable, B: Hashable & Sendable, R: Sendable>(
  _ function: @escaping @Sendable (A, B) async -> R
) -> @Sendable (A, B) async -> R {
  typealias Key = CallKey<A, B>
  let coalescer = Coalescer<Key, R, Never>(whenCancelled: nil)
  return { (a, b) async in
    let key = CallKey(a, b)
    return await coalescer.answer(for: key) { () async -> R in
      await function(a, b)
    }
  }
}

/// 2 inputs, `async throws(Failure)`. See the first `coalescing`.
@_alwaysEmitIntoClient
public func coalescing<A: Hashable & Sendable, B: Hashable & Sendable, R: Sendable, Failure>(
  _ function: @escaping @Sendable (A, B) async throws(Failure) -> R,
  whenCancelled error: Failure? = nil
) -> @Sendable (A, B) async throws(Failure) -> R {
  typealias Key = CallKey<A, B>
  let coalescer = Coalescer<Key, R, Failure>(whenCancelled: error ?? cancellation())
  return { (a, b) async throws(Failure) in
    let key = CallKey(a, b)
    return try await coalescer.answer(for: key) { () async throws(Failure) -> R in
      try await function(a, b)
    }
  }
}

/// 3 inputs, `async`. See the first `coalescing`.
@_alwaysEmitIntoClient
public func coalescing<
  A: Hashable & Sendable,
  B: Hashable & Sendable,
  C: Hashable & Sendable,
  R: Sendable
>(
  _ function: @escaping @Sendable (A, B, C) async -> R
) -> @Sendable (A, B, C) async -> R {
  typealias Key = CallKey<CallKey<A, B>, C>
  let coalescer = Coalescer<Key, R, Never>(whenCancelled: nil)
  return { (a, b, c) async in
    let key = CallKey(CallKey(a, b), c)
    return await coalescer.answer(for: key) { () async -> R in
      await function(a, b, c)
    }
  }
}

/// 3 inputs, `async throws(Failure)`. See the first `coalescing`.
@_alwaysEmitIntoClient
public func coalescing<
  A: Hashable & Sendable,
  B: Hashable & Sendable,
  C: Hashable & Sendable,
  R: Sendable,
  Failure
>(
  _ function: @escaping @Sendable (A, B, C) async throws(Failure) -> R,
  whenCancelled error: Failure? = nil
) -> @Sendable (A, B, C) async throws(Failure) -> R {
  typealias Key = CallKey<CallKey<A, B>, C>
  let coalescer = Coalescer<Key, R, Failure>(whenCancelled: error ?? cancellation())
  return { (a, b, c) async throws(Failure) in
    let key = CallKey(CallKey(a, b), c)
    return try await coalescer.answer(for: key) { () async throws(Failure) -> R in
      try await function(a, b, c)
    }
  }
}

/// 4 inputs, `async`. See the first `coalescing`.
@_alwaysEmitIntoClient
public func coalescing<
  A: Hashable & Sendable,
  B: Hashable & Sendable,
  C: Hashable & Sendable,
  D: Hashable & Sendable,
  R: Sendable
>(
  _ function: @escaping @Sendable (A, B, C, D) async -> R
) -> @Sendable (A, B, C, D) async -> R {
  typealias Key = CallKey<CallKey<CallKey<A, B>, C>, D>
  let coalescer = Coalescer<Key, R, Never>(whenCancelled: nil)
  return { (a, b, c, d) async in
    let key = CallKey(CallKey(CallKey(a, b), c), d)
    return await coalescer.answer(for: key) { () async -> R in
      await function(a, b, c, d)
    }
  }
}

/// 4 inputs, `async throws(Failure)`. See the first `coalescing`.
@_alwaysEmitIntoClient
public func coalescing<
  A: Hashable & Sendable,
  B: Hashable & Sendable,
  C: Hashable & Sendable,
  D: Hashable & Sendable,
  R: Sendable,
  Failure
>(
  _ function: @escaping @Sendable (A, B, C, D) async throws(Failure) -> R,
  whenCancelled error: Failure? = nil
) -> @Sendable (A, B, C, D) async throws(Failure) -> R {
  typealias Key = CallKey<CallKey<CallKey<A, B>, C>, D>
  let coalescer = Coalescer<Key, R, Failure>(whenCancelled: error ?? cancellation())
  return { (a, b, c, d) async throws(Failure) in
    let key = CallKey(CallKey(CallKey(a, b), c), d)
    return try await coalescer.answer(for: key) { () async throws(Failure) -> R in
      try await function(a, b, c, d)
    }
  }
}

/// 5 inputs, `async`. See the first `coalescing`.
@_alwaysEmitIntoClient
public func coalescing<
  A: Hashable & Sendable,
  B: Hashable & Sendable,
  C: Hashable & Sendable,
  D: Hashable & Sendable,
  E: Hashable & Sendable,
  R: Sendable
>(
  _ function: @escaping @Sendable (A, B, C, D, E) async -> R
) -> @Sendable (A, B, C, D, E) async -> R {
  typealias Key = CallKey<CallKey<CallKey<CallKey<A, B>, C>, D>, E>
  let coalescer = Coalescer<Key, R, Never>(whenCancelled: nil)
  return { (a, b, c, d, e) async in
    let key = CallKey(CallKey(CallKey(CallKey(a, b), c), d), e)
    return await coalescer.answer(for: key) { () async -> R in
      await function(a, b, c, d, e)
    }
  }
}

/// 5 inputs, `async throws(Failure)`. See the first `coalescing`.
@_alwaysEmitIntoClient
public func coalescing<
  A: Hashable & Sendable,
  B: Hashable & Sendable,
  C: Hashable & Sendable,
  D: Hashable & Sendable,
  E: Hashable & Sendable,
  R: Sendable,
  Failure
>(
  _ function: @escaping @Sendable (A, B, C, D, E) async throws(Failure) -> R,
  whenCancelled error: Failure? = nil
) -> @Sendable (A, B, C, D, E) async throws(Failure) -> R {
  typealias Key = CallKey<CallKey<CallKey<CallKey<A, B>, C>, D>, E>
  let coalescer = Coalescer<Key, R, Failure>(whenCancelled: error ?? cancellation())
  return { (a, b, c, d, e) async throws(Failure) in
    let key = CallKey(CallKey(CallKey(CallKey(a, b), c), d), e)
    return try await coalescer.answer(for: key) { () async throws(Failure) -> R in
      try await function(a, b, c, d, e)
    }
  }
}

/// 6 inputs, `async`. See the first `coalescing`.
@_alwaysEmitIntoClient
public func coalescing<
  A: Hashable & Sendable,
  B: Hashable & Sendable,
  C: Hashable & Sendable,
  D: Hashable & Sendable,
  E: Hashable & Sendable,
  F: Hashable & Sendable,
  R: Sendable
>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async -> R
) -> @Sendable (A, B, C, D, E, F) async -> R {
  typealias Key = CallKey<CallKey<CallKey<CallKey<CallKey<A, B>, C>, D>, E>, F>
  let coalescer = Coalescer<Key, R, Never>(whenCancelled: nil)
  return { (a, b, c, d, e, f) async in
    let key = CallKey(CallKey(CallKey(CallKey(CallKey(a, b), c), d), e), f)
    return await coalescer.answer(for: key) { () async -> R in
      await function(a, b, c, d, e, f)
    }
  }
}

/// 6 inputs, `async throws(Failure)`. See the first `coalescing`.
@_alwaysEmitIntoClient
public func coalescing<
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
  whenCancelled error: Failure? = nil
) -> @Sendable (A, B, C, D, E, F) async throws(Failure) -> R {
  typealias Key = CallKey<CallKey<CallKey<CallKey<CallKey<A, B>, C>, D>, E>, F>
  let coalescer = Coalescer<Key, R, Failure>(whenCancelled: error ?? cancellation())
  return { (a, b, c, d, e, f) async throws(Failure) in
    let key = CallKey(CallKey(CallKey(CallKey(CallKey(a, b), c), d), e), f)
    return try await coalescer.answer(for: key) { () async throws(Failure) -> R in
      try await function(a, b, c, d, e, f)
    }
  }
}
