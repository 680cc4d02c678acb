// Written by `swift run overload-tables`: change that program, not this file.

/// Calls an endpoint again where it fails, so that failures that pass are not seen.
///
/// ```swift
/// let find = retrying(
///   api.find,
///   attempts: 4,
///   backoff: .exponential(from: .milliseconds(100), limit: .seconds(2), clock: clock),
///   when: { $0 == .unreachable }
/// )
/// ```
///
/// Cancellation passes through at once: a call that fails with `CancellationError`, or in a
/// cancelled task, is not retried, and a pause ends when its caller is cancelled. The result has
/// the type of `function`, and an async one makes each attempt on its caller's actor. Only an
/// endpoint that does no harm when called twice should be retried. For a whole capability there
/// is ``Retrying``.
///
/// - Parameters:
///   - function: The endpoint, of 0 to 6 inputs. If it is not async there are no pauses, because
///     there is nothing it could wait in; if it does not throw it is called once.
///   - attempts: How often it is called at most, the first time included; less than 1 is taken
///     for 1.
///   - backoff: The pauses between attempts; by default none.
///   - isPassing: Which errors may pass, so that another attempt makes sense; by default all.
/// - Returns: An endpoint that throws what the last attempt threw. Cancelled in a pause, it throws
///   `CancellationError` where it throws any error, and else what the last attempt threw.
@_alwaysEmitIntoClient
public func retrying<R, Failure>(
  _ function: @escaping @Sendable () async throws(Failure) -> R,
  attempts: Int,
  backoff: Backoff = .none,
  when isPassing: (@Sendable (Failure) -> Bool)? = nil
) -> @Sendable () async throws(Failure) -> R {
  let retry = Retry(attempts: attempts, backoff: backoff)
  return { () async throws(Failure) in
    try await retry.run(when: isPassing) { () async throws(Failure) -> R in
      try await function()
    }
  }
}

/// 0 inputs, `throws(Failure)`. See the first `retrying`.
@_alwaysEmitIntoClient
public func retrying<R, Failure>(
  _ function: @escaping @Sendable () throws(Failure) -> R,
  attempts: Int,
  when isPassing: (@Sendable (Failure) -> Bool)? = nil
) -> @Sendable () throws(Failure) -> R {
  let retry = Retry(attempts: attempts, backoff: .none)
  return { () throws(Failure) in
    try retry.run(when: isPassing) { () throws(Failure) -> R in
      try function()
    }
  }
}

/// 0 inputs, `async`: it never fails, and is returned as it is. See the first `retrying`.
@_alwaysEmitIntoClient
public func retrying<R>(
  _ function: @escaping @Sendable () async -> R,
  attempts: Int,
  backoff: Backoff = .none
) -> @Sendable () async -> R {
  function
}

/// 0 inputs, plain: it never fails, and is returned as it is. See the first `retrying`.
@_alwaysEmitIntoClient
public func retrying<R>(
  _ function: @escaping @Sendable () -> R,
  attempts: Int
) -> @Sendable () -> R {
  function
}

/// 1 input, `async throws(Failure)`. See the first `retrying`.
@_alwaysEmitIntoClient
public func retrying<A, R, Failure>(
  _ function: @escaping @Sendable (A) async throws(Failure) -> R,
  attempts: Int,
  backoff: Backoff = .none,
  when isPassing: (@Sendable (Failure) -> Bool)? = nil
) -> @Sendable (A) async throws(Failure) -> R {
  let retry = Retry(attempts: attempts, backoff: backoff)
  return { (a) async throws(Failure) in
    try await retry.run(when: isPassing) { () async throws(Failure) -> R in
      try await function(a)
    }
  }
}

/// 1 input, `throws(Failure)`. See the first `retrying`.
@_alwaysEmitIntoClient
public func retrying<A, R, Failure>(
  _ function: @escaping @Sendable (A) throws(Failure) -> R,
  attempts: Int,
  when isPassing: (@Sendable (Failure) -> Bool)? = nil
) -> @Sendable (A) throws(Failure) -> R {
  let retry = Retry(attempts: attempts, backoff: .none)
  return { (a) throws(Failure) in
    try retry.run(when: isPassing) { () throws(Failure) -> R in
      try function(a)
    }
  }
}

/// 1 input, `async`: it never fails, and is returned as it is. See the first `retrying`.
@_alwaysEmitIntoClient
public func retrying<A, R>(
  _ function: @escaping @Sendable (A) async -> R,
  attempts: Int,
  backoff: Backoff = .none
) -> @Sendable (A) async -> R {
  function
}

/// 1 input, plain: it never fails, and is returned as it is. See the first `retrying`.
@_alwaysEmitIntoClient
public func retrying<A, R>(
  _ function: @escaping @Sendable (A) -> R,
  attempts: Int
) -> @Sendable (A) -> R {
  function
}

/// 2 inputs, `async throws(Failure)`. See the first `retrying`.
@_alwaysEmitIntoClient
public func retrying<A, B, R, Failure>(
  _ function: @escaping @Sendable (A, B) async throws(Failure) -> R,
  attempts: Int,
  backoff: Backoff = .none,
  when isPassing: (@Sendable (Failure) -> Bool)? = nil
) -> @Sendable (A, B) async throws(Failure) -> R {
  let retry = Retry(attempts: attempts, backoff: backoff)
  return { (a, b) async throws(Failure) in
    try await retry.run(when: isPassing) { () async throws(Failure) -> R in
      try await function(a, b)
    }
  }
}

/// 2 inputs, `throws(Failure)`. See the first `retrying`.
@_alwaysEmitIntoClient
public func retrying<A, B, R, Failure>(
  _ function: @escaping @Sendable (A, B) throws(Failure) -> R,
  attempts: Int,
  when isPassing: (@Sendable (Failure) -> Bool)? = nil
) -> @Sendable (A, B) throws(Failure) -> R {
  let retry = Retry(attempts: attempts, backoff: .none)
  return { (a, b) throws(Failure) in
    try retry.run(when: isPassing) { () throws(Failure) -> R in
      try function(a, b)
    }
  }
}

/// 2 inputs, `async`: it never fails, and is returned as it is. See the first `retrying`.
@_alwaysEmitIntoClient
public func retrying<A, B, R>(
  _ function: @escaping @Sendable (A, B) async -> R,
  attempts: Int,
  backoff: Backoff = .none
) -> @Sendable (A, B) async -> R {
  function
}

/// 2 inputs, plain: it never fails, and is returned as it is. See the first `retrying`.
@_alwaysEmitIntoClient
public func retrying<A, B, R>(
  _ function: @escaping @Sendable (A, B) -> R,
  attempts: Int
) -> @Sendable (A, B) -> R {
  function
}

/// 3 inputs, `async throws(Failure)`. See the first `retrying`.
@_alwaysEmitIntoClient
public func retrying<A, B, C, R, Failure>(
  _ function: @escaping @Sendable (A, B, C) async throws(Failure) -> R,
  attempts: Int,
  backoff: Backoff = .none,
  when isPassing: (@Sendable (Failure) -> Bool)? = nil
) -> @Sendable (A, B, C) async throws(Failure) -> R {
  let retry = Retry(attempts: attempts, backoff: backoff)
  return { (a, b, c) async throws(Failure) in
    try await retry.run(when: isPassing) { () async throws(Failure) -> R in
      try await function(a, b, c)
    }
  }
}

/// 3 inputs, `throws(Failure)`. See the first `retrying`.
@_alwaysEmitIntoClient
public func retrying<A, B, C, R, Failure>(
  _ function: @escaping @Sendable (A, B, C) throws(Failure) -> R,
  attempts: Int,
  when isPassing: (@Sendable (Failure) -> Bool)? = nil
) -> @Sendable (A, B, C) throws(Failure) -> R {
  let retry = Retry(attempts: attempts, backoff: .none)
  return { (a, b, c) throws(Failure) in
    try retry.run(when: isPassing) { () throws(Failure) -> R in
      try function(a, b, c)
    }
  }
}

/// 3 inputs, `async`: it never fails, and is returned as it is. See the first `retrying`.
@_alwaysEmitIntoClient
public func retrying<A, B, C, R>(
  _ function: @escaping @Sendable (A, B, C) async -> R,
  attempts: Int,
  backoff: Backoff = .none
) -> @Sendable (A, B, C) async -> R {
  function
}

/// 3 inputs, plain: it never fails, and is returned as it is. See the first `retrying`.
@_alwaysEmitIntoClient
public func retrying<A, B, C, R>(
  _ function: @escaping @Sendable (A, B, C) -> R,
  attempts: Int
) -> @Sendable (A, B, C) -> R {
  function
}

/// 4 inputs, `async throws(Failure)`. See the first `retrying`.
@_alwaysEmitIntoClient
public func retrying<A, B, C, D, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D) async throws(Failure) -> R,
  attempts: Int,
  backoff: Backoff = .none,
  when isPassing: (@Sendable (Failure) -> Bool)? = nil
) -> @Sendable (A, B, C, D) async throws(Failure) -> R {
  let retry = Retry(attempts: attempts, backoff: backoff)
  return { (a, b, c, d) async throws(Failure) in
    try await retry.run(when: isPassing) { () async throws(Failure) -> R in
      try await function(a, b, c, d)
    }
  }
}

/// 4 inputs, `throws(Failure)`. See the first `retrying`.
@_alwaysEmitIntoClient
public func retrying<A, B, C, D, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D) throws(Failure) -> R,
  attempts: Int,
  when isPassing: (@Sendable (Failure) -> Bool)? = nil
) -> @Sendable (A, B, C, D) throws(Failure) -> R {
  let retry = Retry(attempts: attempts, backoff: .none)
  return { (a, b, c, d) throws(Failure) in
    try retry.run(when: isPassing) { () throws(Failure) -> R in
      try function(a, b, c, d)
    }
  }
}

/// 4 inputs, `async`: it never fails, and is returned as it is. See the first `retrying`.
@_alwaysEmitIntoClient
public func retrying<A, B, C, D, R>(
  _ function: @escaping @Sendable (A, B, C, D) async -> R,
  attempts: Int,
  backoff: Backoff = .none
) -> @Sendable (A, B, C, D) async -> R {
  function
}

/// 4 inputs, plain: it never fails, and is returned as it is. See the first `retrying`.
@_alwaysEmitIntoClient
public func retrying<A, B, C, D, R>(
  _ function: @escaping @Sendable (A, B, C, D) -> R,
  attempts: Int
) -> @Sendable (A, B, C, D) -> R {
  function
}

/// 5 inputs, `async throws(Failure)`. See the first `retrying`.
@_alwaysEmitIntoClient
public func retrying<A, B, C, D, E, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E) async throws(Failure) -> R,
  attempts: Int,
  backoff: Backoff = .none,
  when isPassing: (@Sendable (Failure) -> Bool)? = nil
) -> @Sendable (A, B, C, D, E) async throws(Failure) -> R {
  let retry = Retry(attempts: attempts, backoff: backoff)
  return { (a, b, c, d, e) async throws(Failure) in
    try await retry.run(when: isPassing) { () async throws(Failure) -> R in
      try await function(a, b, c, d, e)
    }
  }
}

/// 5 inputs, `throws(Failure)`. See the first `retrying`.
@_alwaysEmitIntoClient
public func retrying<A, B, C, D, E, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R,
  attempts: Int,
  when isPassing: (@Sendable (Failure) -> Bool)? = nil
) -> @Sendable (A, B, C, D, E) throws(Failure) -> R {
  let retry = Retry(attempts: attempts, backoff: .none)
  return { (a, b, c, d, e) throws(Failure) in
    try retry.run(when: isPassing) { () throws(Failure) -> R in
      try function(a, b, c, d, e)
    }
  }
}

/// 5 inputs, `async`: it never fails, and is returned as it is. See the first `retrying`.
@_alwaysEmitIntoClient
public func retrying<A, B, C, D, E, R>(
  _ function: @escaping @Sendable (A, B, C, D, E) async -> R,
  attempts: Int,
  backoff: Backoff = .none
) -> @Sendable (A, B, C, D, E) async -> R {
  function
}

/// 5 inputs, plain: it never fails, and is returned as it is. See the first `retrying`.
@_alwaysEmitIntoClient
public func retrying<A, B, C, D, E, R>(
  _ function: @escaping @Sendable (A, B, C, D, E) -> R,
  attempts: Int
) -> @Sendable (A, B, C, D, E) -> R {
  function
}

/// 6 inputs, `async throws(Failure)`. See the first `retrying`.
@_alwaysEmitIntoClient
public func retrying<A, B, C, D, E, F, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async throws(Failure) -> R,
  attempts: Int,
  backoff: Backoff = .none,
  when isPassing: (@Sendable (Failure) -> Bool)? = nil
) -> @Sendable (A, B, C, D, E, F) async throws(Failure) -> R {
  let retry = Retry(attempts: attempts, backoff: backoff)
  return { (a, b, c, d, e, f) async throws(Failure) in
    try await retry.run(when: isPassing) { () async throws(Failure) -> R in
      try await function(a, b, c, d, e, f)
    }
  }
}

/// 6 inputs, `throws(Failure)`. See the first `retrying`.
@_alwaysEmitIntoClient
public func retrying<A, B, C, D, E, F, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R,
  attempts: Int,
  when isPassing: (@Sendable (Failure) -> Bool)? = nil
) -> @Sendable (A, B, C, D, E, F) throws(Failure) -> R {
  let retry = Retry(attempts: attempts, backoff: .none)
  return { (a, b, c, d, e, f) throws(Failure) in
    try retry.run(when: isPassing) { () throws(Failure) -> R in
      try function(a, b, c, d, e, f)
    }
  }
}

/// 6 inputs, `async`: it never fails, and is returned as it is. See the first `retrying`.
@_alwaysEmitIntoClient
public func retrying<A, B, C, D, E, F, R>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async -> R,
  attempts: Int,
  backoff: Backoff = .none
) -> @Sendable (A, B, C, D, E, F) async -> R {
  function
}

/// 6 inputs, plain: it never fails, and is returned as it is. See the first `retrying`.
@_alwaysEmitIntoClient
public func retrying<A, B, C, D, E, F, R>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) -> R,
  attempts: Int
) -> @Sendable (A, B, C, D, E, F) -> R {
  function
}
