// Written by `swift run overload-tables`: change that program, not this file.

/// Watches an endpoint: sees its inputs, what comes of each call, and how long it takes.
///
/// ```swift
/// let find = observing(api.find, clock: clock) { id, result, duration in
///   metrics.record("find", duration, isFailure: (try? result.get()) == nil)
/// }
/// ```
///
/// It changes nothing: the result has the type of `function`, and an async one runs on its
/// caller's actor, and so do `before` and `after`. For a whole capability there is ``Tracing``.
///
/// - Parameters:
///   - function: The endpoint, of 0 to 6 inputs.
///   - clock: What measures durations.
///   - before: Takes the inputs, before the call.
///   - after: Takes the inputs, what the call came to, and how long it took; before the caller
///     gets it.
/// - Returns: The endpoint, watched.
@_alwaysEmitIntoClient
public func observing<R>(
  _ function: @escaping @Sendable () -> R,
  clock: some Clock<Duration>,
  before: (@Sendable () -> Void)? = nil,
  after: @escaping @Sendable (Result<R, Never>, Duration) -> Void
) -> @Sendable () -> R {
  let stopwatch = Stopwatch(clock)
  return {
    before?()
    return stopwatch.measure { () -> R in
      function()
    } after: { result, duration in
      after(result, duration)
    }
  }
}

/// 0 inputs, `throws(Failure)`. See the first `observing`.
@_alwaysEmitIntoClient
public func observing<R, Failure>(
  _ function: @escaping @Sendable () throws(Failure) -> R,
  clock: some Clock<Duration>,
  before: (@Sendable () -> Void)? = nil,
  after: @escaping @Sendable (Result<R, Failure>, Duration) -> Void
) -> @Sendable () throws(Failure) -> R {
  let stopwatch = Stopwatch(clock)
  return { () throws(Failure) in
    before?()
    return try stopwatch.measure { () throws(Failure) -> R in
      try function()
    } after: { result, duration in
      after(result, duration)
    }
  }
}

/// 0 inputs, `async`. See the first `observing`.
@_alwaysEmitIntoClient
public func observing<R>(
  _ function: @escaping @Sendable () async -> R,
  clock: some Clock<Duration>,
  before: (@Sendable () -> Void)? = nil,
  after: @escaping @Sendable (Result<R, Never>, Duration) -> Void
) -> @Sendable () async -> R {
  let stopwatch = Stopwatch(clock)
  return { () async in
    before?()
    return await stopwatch.measure { () async -> R in
      await function()
    } after: { result, duration in
      after(result, duration)
    }
  }
}

/// 0 inputs, `async throws(Failure)`. See the first `observing`.
@_alwaysEmitIntoClient
public func observing<R, Failure>(
  _ function: @escaping @Sendable () async throws(Failure) -> R,
  clock: some Clock<Duration>,
  before: (@Sendable () -> Void)? = nil,
  after: @escaping @Sendable (Result<R, Failure>, Duration) -> Void
) -> @Sendable () async throws(Failure) -> R {
  let stopwatch = Stopwatch(clock)
  return { () async throws(Failure) in
    before?()
    return try await stopwatch.measure { () async throws(Failure) -> R in
      try await function()
    } after: { result, duration in
      after(result, duration)
    }
  }
}

/// 1 input, plain. See the first `observing`.
@_alwaysEmitIntoClient
public func observing<A, R>(
  _ function: @escaping @Sendable (A) -> R,
  clock: some Clock<Duration>,
  before: (@Sendable (A) -> Void)? = nil,
  after: @escaping @Sendable (A, Result<R, Never>, Duration) -> Void
) -> @Sendable (A) -> R {
  let stopwatch = Stopwatch(clock)
  return { a in
    before?(a)
    return stopwatch.measure { () -> R in
      function(a)
    } after: { result, duration in
      after(a, result, duration)
    }
  }
}

/// 1 input, `throws(Failure)`. See the first `observing`.
@_alwaysEmitIntoClient
public func observing<A, R, Failure>(
  _ function: @escaping @Sendable (A) throws(Failure) -> R,
  clock: some Clock<Duration>,
  before: (@Sendable (A) -> Void)? = nil,
  after: @escaping @Sendable (A, Result<R, Failure>, Duration) -> Void
) -> @Sendable (A) throws(Failure) -> R {
  let stopwatch = Stopwatch(clock)
  return { (a) throws(Failure) in
    before?(a)
    return try stopwatch.measure { () throws(Failure) -> R in
      try function(a)
    } after: { result, duration in
      after(a, result, duration)
    }
  }
}

/// 1 input, `async`. See the first `observing`.
@_alwaysEmitIntoClient
public func observing<A, R>(
  _ function: @escaping @Sendable (A) async -> R,
  clock: some Clock<Duration>,
  before: (@Sendable (A) -> Void)? = nil,
  after: @escaping @Sendable (A, Result<R, Never>, Duration) -> Void
) -> @Sendable (A) async -> R {
  let stopwatch = Stopwatch(clock)
  return { (a) async in
    before?(a)
    return await stopwatch.measure { () async -> R in
      await function(a)
    } after: { result, duration in
      after(a, result, duration)
    }
  }
}

/// 1 input, `async throws(Failure)`. See the first `observing`.
@_alwaysEmitIntoClient
public func observing<A, R, Failure>(
  _ function: @escaping @Sendable (A) async throws(Failure) -> R,
  clock: some Clock<Duration>,
  before: (@Sendable (A) -> Void)? = nil,
  after: @escaping @Sendable (A, Result<R, Failure>, Duration) -> Void
) -> @Sendable (A) async throws(Failure) -> R {
  let stopwatch = Stopwatch(clock)
  return { (a) async throws(Failure) in
    before?(a)
    return try await stopwatch.measure { () async throws(Failure) -> R in
      try await function(a)
    } after: { result, duration in
      after(a, result, duration)
    }
  }
}

/// 2 inputs, plain. See the first `observing`.
@_alwaysEmitIntoClient
public func observing<A, B, R>(
  _ function: @escaping @Sendable (A, B) -> R,
  clock: some Clock<Duration>,
  before: (@Sendable (A, B) -> Void)? = nil,
  after: @escaping @Sendable (A, B, Result<R, Never>, Duration) -> Void
) -> @Sendable (A, B) -> R {
  let stopwatch = Stopwatch(clock)
  return { a, b in
    before?(a, b)
    return stopwatch.measure { () -> R in
      function(a, b)
    } after: { result, duration in
      after(a, b, result, duration)
    }
  }
}

/// 2 inputs, `throws(Failure)`. See the first `observing`.
@_alwaysEmitIntoClient
public func observing<A, B, R, Failure>(
  _ function: @escaping @Sendable (A, B) throws(Failure) -> R,
  clock: some Clock<Duration>,
  before: (@Sendable (A, B) -> Void)? = nil,
  after: @escaping @Sendable (A, B, Result<R, Failure>, Duration) -> Void
) -> @Sendable (A, B) throws(Failure) -> R {
  let stopwatch = Stopwatch(clock)
  return { (a, b) throws(Failure) in
    before?(a, b)
    return try stopwatch.measure { () throws(Failure) -> R in
      try function(a, b)
    } after: { result, duration in
      after(a, b, result, duration)
    }
  }
}

/// 2 inputs, `async`. See the first `observing`.
@_alwaysEmitIntoClient
public func observing<A, B, R>(
  _ function: @escaping @Sendable (A, B) async -> R,
  clock: some Clock<Duration>,
  before: (@Sendable (A, B) -> Void)? = nil,
  after: @escaping @Sendable (A, B, Result<R, Never>, Duration) -> Void
) -> @Sendable (A, B) async -> R {
  let stopwatch = Stopwatch(clock)
  return { (a, b) async in
    before?(a, b)
    return await stopwatch.measure { () async -> R in
      await function(a, b)
    } after: { result, duration in
      after(a, b, result, duration)
    }
  }
}

/// 2 inputs, `async throws(Failure)`. See the first `observing`.
@_alwaysEmitIntoClient
public func observing<A, B, R, Failure>(
  _ function: @escaping @Sendable (A, B) async throws(Failure) -> R,
  clock: some Clock<Duration>,
  before: (@Sendable (A, B) -> Void)? = nil,
  after: @escaping @Sendable (A, B, Result<R, Failure>, Duration) -> Void
) -> @Sendable (A, B) async throws(Failure) -> R {
  let stopwatch = Stopwatch(clock)
  return { (a, b) async throws(Failure) in
    before?(a, b)
    return try await stopwatch.measure { () async throws(Failure) -> R in
      try await function(a, b)
    } after: { result, duration in
      after(a, b, result, duration)
    }
  }
}

/// 3 inputs, plain. See the first `observing`.
@_alwaysEmitIntoClient
public func observing<A, B, C, R>(
  _ function: @escaping @Sendable (A, B, C) -> R,
  clock: some Clock<Duration>,
  before: (@Sendable (A, B, C) -> Void)? = nil,
  after: @escaping @Sendable (A, B, C, Result<R, Never>, Duration) -> Void
) -> @Sendable (A, B, C) -> R {
  let stopwatch = Stopwatch(clock)
  return { a, b, c in
    before?(a, b, c)
    return stopwatch.measure { () -> R in
      function(a, b, c)
    } after: { result, duration in
      after(a, b, c, result, duration)
    }
  }
}

/// 3 inputs, `throws(Failure)`. See the first `observing`.
@_alwaysEmitIntoClient
public func observing<A, B, C, R, Failure>(
  _ function: @escaping @Sendable (A, B, C) throws(Failure) -> R,
  clock: some Clock<Duration>,
  before: (@Sendable (A, B, C) -> Void)? = nil,
  after: @escaping @Sendable (A, B, C, Result<R, Failure>, Duration) -> Void
) -> @Sendable (A, B, C) throws(Failure) -> R {
  let stopwatch = Stopwatch(clock)
  return { (a, b, c) throws(Failure) in
    before?(a, b, c)
    return try stopwatch.measure { () throws(Failure) -> R in
      try function(a, b, c)
    } after: { result, duration in
      after(a, b, c, result, duration)
    }
  }
}

/// 3 inputs, `async`. See the first `observing`.
@_alwaysEmitIntoClient
public func observing<A, B, C, R>(
  _ function: @escaping @Sendable (A, B, C) async -> R,
  clock: some Clock<Duration>,
  before: (@Sendable (A, B, C) -> Void)? = nil,
  after: @escaping @Sendable (A, B, C, Result<R, Never>, Duration) -> Void
) -> @Sendable (A, B, C) async -> R {
  let stopwatch = Stopwatch(clock)
  return { (a, b, c) async in
    before?(a, b, c)
    return await stopwatch.measure { () async -> R in
      await function(a, b, c)
    } after: { result, duration in
      after(a, b, c, result, duration)
    }
  }
}

/// 3 inputs, `async throws(Failure)`. See the first `observing`.
@_alwaysEmitIntoClient
public func observing<A, B, C, R, Failure>(
  _ function: @escaping @Sendable (A, B, C) async throws(Failure) -> R,
  clock: some Clock<Duration>,
  before: (@Sendable (A, B, C) -> Void)? = nil,
  after: @escaping @Sendable (A, B, C, Result<R, Failure>, Duration) -> Void
) -> @Sendable (A, B, C) async throws(Failure) -> R {
  let stopwatch = Stopwatch(clock)
  return { (a, b, c) async throws(Failure) in
    before?(a, b, c)
    return try await stopwatch.measure { () async throws(Failure) -> R in
      try await function(a, b, c)
    } after: { result, duration in
      after(a, b, c, result, duration)
    }
  }
}

/// 4 inputs, plain. See the first `observing`.
@_alwaysEmitIntoClient
public func observing<A, B, C, D, R>(
  _ function: @escaping @Sendable (A, B, C, D) -> R,
  clock: some Clock<Duration>,
  before: (@Sendable (A, B, C, D) -> Void)? = nil,
  after: @escaping @Sendable (A, B, C, D, Result<R, Never>, Duration) -> Void
) -> @Sendable (A, B, C, D) -> R {
  let stopwatch = Stopwatch(clock)
  return { a, b, c, d in
    before?(a, b, c, d)
    return stopwatch.measure { () -> R in
      function(a, b, c, d)
    } after: { result, duration in
      after(a, b, c, d, result, duration)
    }
  }
}

/// 4 inputs, `throws(Failure)`. See the first `observing`.
@_alwaysEmitIntoClient
public func observing<A, B, C, D, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D) throws(Failure) -> R,
  clock: some Clock<Duration>,
  before: (@Sendable (A, B, C, D) -> Void)? = nil,
  after: @escaping @Sendable (A, B, C, D, Result<R, Failure>, Duration) -> Void
) -> @Sendable (A, B, C, D) throws(Failure) -> R {
  let stopwatch = Stopwatch(clock)
  return { (a, b, c, d) throws(Failure) in
    before?(a, b, c, d)
    return try stopwatch.measure { () throws(Failure) -> R in
      try function(a, b, c, d)
    } after: { result, duration in
      after(a, b, c, d, result, duration)
    }
  }
}

/// 4 inputs, `async`. See the first `observing`.
@_alwaysEmitIntoClient
public func observing<A, B, C, D, R>(
  _ function: @escaping @Sendable (A, B, C, D) async -> R,
  clock: some Clock<Duration>,
  before: (@Sendable (A, B, C, D) -> Void)? = nil,
  after: @escaping @Sendable (A, B, C, D, Result<R, Never>, Duration) -> Void
) -> @Sendable (A, B, C, D) async -> R {
  let stopwatch = Stopwatch(clock)
  return { (a, b, c, d) async in
    before?(a, b, c, d)
    return await stopwatch.measure { () async -> R in
      await function(a, b, c, d)
    } after: { result, duration in
      after(a, b, c, d, result, duration)
    }
  }
}

/// 4 inputs, `async throws(Failure)`. See the first `observing`.
@_alwaysEmitIntoClient
public func observing<A, B, C, D, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D) async throws(Failure) -> R,
  clock: some Clock<Duration>,
  before: (@Sendable (A, B, C, D) -> Void)? = nil,
  after: @escaping @Sendable (A, B, C, D, Result<R, Failure>, Duration) -> Void
) -> @Sendable (A, B, C, D) async throws(Failure) -> R {
  let stopwatch = Stopwatch(clock)
  return { (a, b, c, d) async throws(Failure) in
    before?(a, b, c, d)
    return try await stopwatch.measure { () async throws(Failure) -> R in
      try await function(a, b, c, d)
    } after: { result, duration in
      after(a, b, c, d, result, duration)
    }
  }
}

/// 5 inputs, plain. See the first `observing`.
@_alwaysEmitIntoClient
public func observing<A, B, C, D, E, R>(
  _ function: @escaping @Sendable (A, B, C, D, E) -> R,
  clock: some Clock<Duration>,
  before: (@Sendable (A, B, C, D, E) -> Void)? = nil,
  after: @escaping @Sendable (A, B, C, D, E, Result<R, Never>, Duration) -> Void
) -> @Sendable (A, B, C, D, E) -> R {
  let stopwatch = Stopwatch(clock)
  return { a, b, c, d, e in
    before?(a, b, c, d, e)
    return stopwatch.measure { () -> R in
      function(a, b, c, d, e)
    } after: { result, duration in
      after(a, b, c, d, e, result, duration)
    }
  }
}

/// 5 inputs, `throws(Failure)`. See the first `observing`.
@_alwaysEmitIntoClient
public func observing<A, B, C, D, E, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R,
  clock: some Clock<Duration>,
  before: (@Sendable (A, B, C, D, E) -> Void)? = nil,
  after: @escaping @Sendable (A, B, C, D, E, Result<R, Failure>, Duration) -> Void
) -> @Sendable (A, B, C, D, E) throws(Failure) -> R {
  let stopwatch = Stopwatch(clock)
  return { (a, b, c, d, e) throws(Failure) in
    before?(a, b, c, d, e)
    return try stopwatch.measure { () throws(Failure) -> R in
      try function(a, b, c, d, e)
    } after: { result, duration in
      after(a, b, c, d, e, result, duration)
    }
  }
}

/// 5 inputs, `async`. See the first `observing`.
@_alwaysEmitIntoClient
public func observing<A, B, C, D, E, R>(
  _ function: @escaping @Sendable (A, B, C, D, E) async -> R,
  clock: some Clock<Duration>,
  before: (@Sendable (A, B, C, D, E) -> Void)? = nil,
  after: @escaping @Sendable (A, B, C, D, E, Result<R, Never>, Duration) -> Void
) -> @Sendable (A, B, C, D, E) async -> R {
  let stopwatch = Stopwatch(clock)
  return { (a, b, c, d, e) async in
    before?(a, b, c, d, e)
    return await stopwatch.measure { () async -> R in
      await function(a, b, c, d, e)
    } after: { result, duration in
      after(a, b, c, d, e, result, duration)
    }
  }
}

/// 5 inputs, `async throws(Failure)`. See the first `observing`.
@_alwaysEmitIntoClient
public func observing<A, B, C, D, E, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E) async throws(Failure) -> R,
  clock: some Clock<Duration>,
  before: (@Sendable (A, B, C, D, E) -> Void)? = nil,
  after: @escaping @Sendable (A, B, C, D, E, Result<R, Failure>, Duration) -> Void
) -> @Sendable (A, B, C, D, E) async throws(Failure) -> R {
  let stopwatch = Stopwatch(clock)
  return { (a, b, c, d, e) async throws(Failure) in
    before?(a, b, c, d, e)
    return try await stopwatch.measure { () async throws(Failure) -> R in
      try await function(a, b, c, d, e)
    } after: { result, duration in
      after(a, b, c, d, e, result, duration)
    }
  }
}

/// 6 inputs, plain. See the first `observing`.
@_alwaysEmitIntoClient
public func observing<A, B, C, D, E, F, R>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) -> R,
  clock: some Clock<Duration>,
  before: (@Sendable (A, B, C, D, E, F) -> Void)? = nil,
  after: @escaping @Sendable (A, B, C, D, E, F, Result<R, Never>, Duration) -> Void
) -> @Sendable (A, B, C, D, E, F) -> R {
  let stopwatch = Stopwatch(clock)
  return { a, b, c, d, e, f in
    before?(a, b, c, d, e, f)
    return stopwatch.measure { () -> R in
      function(a, b, c, d, e, f)
    } after: { result, duration in
      after(a, b, c, d, e, f, result, duration)
    }
  }
}

/// 6 inputs, `throws(Failure)`. See the first `observing`.
@_alwaysEmitIntoClient
public func observing<A, B, C, D, E, F, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R,
  clock: some Clock<Duration>,
  before: (@Sendable (A, B, C, D, E, F) -> Void)? = nil,
  after: @escaping @Sendable (A, B, C, D, E, F, Result<R, Failure>, Duration) -> Void
) -> @Sendable (A, B, C, D, E, F) throws(Failure) -> R {
  let stopwatch = Stopwatch(clock)
  return { (a, b, c, d, e, f) throws(Failure) in
    before?(a, b, c, d, e, f)
    return try stopwatch.measure { () throws(Failure) -> R in
      try function(a, b, c, d, e, f)
    } after: { result, duration in
      after(a, b, c, d, e, f, result, duration)
    }
  }
}

/// 6 inputs, `async`. See the first `observing`.
@_alwaysEmitIntoClient
public func observing<A, B, C, D, E, F, R>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async -> R,
  clock: some Clock<Duration>,
  before: (@Sendable (A, B, C, D, E, F) -> Void)? = nil,
  after: @escaping @Sendable (A, B, C, D, E, F, Result<R, Never>, Duration) -> Void
) -> @Sendable (A, B, C, D, E, F) async -> R {
  let stopwatch = Stopwatch(clock)
  return { (a, b, c, d, e, f) async in
    before?(a, b, c, d, e, f)
    return await stopwatch.measure { () async -> R in
      await function(a, b, c, d, e, f)
    } after: { result, duration in
      after(a, b, c, d, e, f, result, duration)
    }
  }
}

/// 6 inputs, `async throws(Failure)`. See the first `observing`.
@_alwaysEmitIntoClient
public func observing<A, B, C, D, E, F, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async throws(Failure) -> R,
  clock: some Clock<Duration>,
  before: (@Sendable (A, B, C, D, E, F) -> Void)? = nil,
  after: @escaping @Sendable (A, B, C, D, E, F, Result<R, Failure>, Duration) -> Void
) -> @Sendable (A, B, C, D, E, F) async throws(Failure) -> R {
  let stopwatch = Stopwatch(clock)
  return { (a, b, c, d, e, f) async throws(Failure) in
    before?(a, b, c, d, e, f)
    return try await stopwatch.measure { () async throws(Failure) -> R in
      try await function(a, b, c, d, e, f)
    } after: { result, duration in
      after(a, b, c, d, e, f, result, duration)
    }
  }
}
