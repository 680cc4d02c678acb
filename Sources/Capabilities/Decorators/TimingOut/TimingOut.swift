// Written by `swift run overload-tables`: change that program, not this file.

/// Cancels an endpoint that takes too long.
///
/// ```swift
/// let charge = timingOut(
///   gateway.charge, after: .seconds(5), clock: clock, throwing: PaymentError.unreachable
/// )
/// ```
///
/// When the time is up the call is cancelled, and the caller waits until it has ended: nothing
/// goes on behind its back. So an endpoint that does not heed cancellation is not cut short. If it
/// returns something all the same, that is returned, however late: a charge that went through is
/// not to be reported as lost.
///
/// The endpoint runs on its caller's actor, in a child task, with the caller's priority and
/// task-local values. The caller's own cancellation reaches it at once. For a whole capability
/// there is ``TimingOut``.
///
/// - Parameters:
///   - function: The endpoint, of 0 to 6 inputs.
///   - limit: How long a call may take. With no time at all it is not made.
///   - clock: What measures it.
///   - error: What to throw when the time is up. An endpoint that throws any error, or none, needs
///     none given, and throws ``TimedOut``.
/// - Returns: The endpoint with a limit.
@_alwaysEmitIntoClient
public func timingOut<R, Failure>(
  _ function: @escaping @Sendable () async -> R,
  after limit: Duration,
  clock: some Clock<Duration>,
  throwing error: Failure
) -> @Sendable () async throws(Failure) -> R {
  let deadline = Deadline(limit, clock: clock)
  return { () async throws(Failure) in
    try await deadline.run(throwing: error) { () async throws(Failure) -> R in
      await function()
    }
  }
}

/// 0 inputs, `async throws(Failure)`. See the first `timingOut`.
@_alwaysEmitIntoClient
public func timingOut<R, Failure>(
  _ function: @escaping @Sendable () async throws(Failure) -> R,
  after limit: Duration,
  clock: some Clock<Duration>,
  throwing error: Failure
) -> @Sendable () async throws(Failure) -> R {
  let deadline = Deadline(limit, clock: clock)
  return { () async throws(Failure) in
    try await deadline.run(throwing: error) { () async throws(Failure) -> R in
      try await function()
    }
  }
}

/// 0 inputs, `async throws`, or `async` and throwing only ``TimedOut``. See the first `timingOut`.
@_alwaysEmitIntoClient
public func timingOut<R>(
  _ function: @escaping @Sendable () async throws -> R,
  after limit: Duration,
  clock: some Clock<Duration>
) -> @Sendable () async throws -> R {
  timingOut(function, after: limit, clock: clock, throwing: TimedOut(after: limit))
}

/// 1 input, `async`. See the first `timingOut`.
@_alwaysEmitIntoClient
public func timingOut<A: Sendable, R, Failure>(
  _ function: @escaping @Sendable (A) async -> R,
  after limit: Duration,
  clock: some Clock<Duration>,
  throwing error: Failure
) -> @Sendable (A) async throws(Failure) -> R {
  let deadline = Deadline(limit, clock: clock)
  return { (a) async throws(Failure) in
    try await deadline.run(throwing: error) { () async throws(Failure) -> R in
      await function(a)
    }
  }
}

/// 1 input, `async throws(Failure)`. See the first `timingOut`.
@_alwaysEmitIntoClient
public func timingOut<A: Sendable, R, Failure>(
  _ function: @escaping @Sendable (A) async throws(Failure) -> R,
  after limit: Duration,
  clock: some Clock<Duration>,
  throwing error: Failure
) -> @Sendable (A) async throws(Failure) -> R {
  let deadline = Deadline(limit, clock: clock)
  return { (a) async throws(Failure) in
    try await deadline.run(throwing: error) { () async throws(Failure) -> R in
      try await function(a)
    }
  }
}

/// 1 input, `async throws`, or `async` and throwing only ``TimedOut``. See the first `timingOut`.
@_alwaysEmitIntoClient
public func timingOut<A: Sendable, R>(
  _ function: @escaping @Sendable (A) async throws -> R,
  after limit: Duration,
  clock: some Clock<Duration>
) -> @Sendable (A) async throws -> R {
  timingOut(function, after: limit, clock: clock, throwing: TimedOut(after: limit))
}

/// 2 inputs, `async`. See the first `timingOut`.
@_alwaysEmitIntoClient
public func timingOut<A: Sendable, B: Sendable, R, Failure>(
  _ function: @escaping @Sendable (A, B) async -> R,
  after limit: Duration,
  clock: some Clock<Duration>,
  throwing error: Failure
) -> @Sendable (A, B) async throws(Failure) -> R {
  let deadline = Deadline(limit, clock: clock)
  return { (a, b) async throws(Failure) in
    try await deadline.run(throwing: error) { () async throws(Failure) -> R in
      await function(a, b)
    }
  }
}

/// 2 inputs, `async throws(Failure)`. See the first `timingOut`.
@_alwaysEmitIntoClient
public func timingOut<A: Sendable, B: Sendable, R, Failure>(
  _ function: @escaping @Sendable (A, B) async throws(Failure) -> R,
  after limit: Duration,
  clock: some Clock<Duration>,
  throwing error: Failure
) -> @Sendable (A, B) async throws(Failure) -> R {
  let deadline = Deadline(limit, clock: clock)
  return { (a, b) async throws(Failure) in
    try await deadline.run(throwing: error) { () async throws(Failure) -> R in
      try await function(a, b)
    }
  }
}

/// 2 inputs, `async throws`, or `async` and throwing only ``TimedOut``. See the first `timingOut`.
@_alwaysEmitIntoClient
public func timingOut<A: Sendable, B: Sendable, R>(
  _ function: @escaping @Sendable (A, B) async throws -> R,
  after limit: Duration,
  clock: some Clock<Duration>
) -> @Sendable (A, B) async throws -> R {
  timingOut(function, after: limit, clock: clock, throwing: TimedOut(after: limit))
}

/// 3 inputs, `async`. See the first `timingOut`.
@_alwaysEmitIntoClient
public func timingOut<A: Sendable, B: Sendable, C: Sendable, R, Failure>(
  _ function: @escaping @Sendable (A, B, C) async -> R,
  after limit: Duration,
  clock: some Clock<Duration>,
  throwing error: Failure
) -> @Sendable (A, B, C) async throws(Failure) -> R {
  let deadline = Deadline(limit, clock: clock)
  return { (a, b, c) async throws(Failure) in
    try await deadline.run(throwing: error) { () async throws(Failure) -> R in
      await function(a, b, c)
    }
  }
}

/// 3 inputs, `async throws(Failure)`. See the first `timingOut`.
@_alwaysEmitIntoClient
public func timingOut<A: Sendable, B: Sendable, C: Sendable, R, Failure>(
  _ function: @escaping @Sendable (A, B, C) async throws(Failure) -> R,
  after limit: Duration,
  clock: some Clock<Duration>,
  throwing error: Failure
) -> @Sendable (A, B, C) async throws(Failure) -> R {
  let deadline = Deadline(limit, clock: clock)
  return { (a, b, c) async throws(Failure) in
    try await deadline.run(throwing: error) { () async throws(Failure) -> R in
      try await function(a, b, c)
    }
  }
}

/// 3 inputs, `async throws`, or `async` and throwing only ``TimedOut``. See the first `timingOut`.
@_alwaysEmitIntoClient
public func timingOut<A: Sendable, B: Sendable, C: Sendable, R>(
  _ function: @escaping @Sendable (A, B, C) async throws -> R,
  after limit: Duration,
  clock: some Clock<Duration>
) -> @Sendable (A, B, C) async throws -> R {
  timingOut(function, after: limit, clock: clock, throwing: TimedOut(after: limit))
}

/// 4 inputs, `async`. See the first `timingOut`.
@_alwaysEmitIntoClient
public func timingOut<A: Sendable, B: Sendable, C: Sendable, D: Sendable, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D) async -> R,
  after limit: Duration,
  clock: some Clock<Duration>,
  throwing error: Failure
) -> @Sendable (A, B, C, D) async throws(Failure) -> R {
  let deadline = Deadline(limit, clock: clock)
  return { (a, b, c, d) async throws(Failure) in
    try await deadline.run(throwing: error) { () async throws(Failure) -> R in
      await function(a, b, c, d)
    }
  }
}

/// 4 inputs, `async throws(Failure)`. See the first `timingOut`.
@_alwaysEmitIntoClient
public func timingOut<A: Sendable, B: Sendable, C: Sendable, D: Sendable, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D) async throws(Failure) -> R,
  after limit: Duration,
  clock: some Clock<Duration>,
  throwing error: Failure
) -> @Sendable (A, B, C, D) async throws(Failure) -> R {
  let deadline = Deadline(limit, clock: clock)
  return { (a, b, c, d) async throws(Failure) in
    try await deadline.run(throwing: error) { () async throws(Failure) -> R in
      try await function(a, b, c, d)
    }
  }
}

/// 4 inputs, `async throws`, or `async` and throwing only ``TimedOut``. See the first `timingOut`.
@_alwaysEmitIntoClient
public func timingOut<A: Sendable, B: Sendable, C: Sendable, D: Sendable, R>(
  _ function: @escaping @Sendable (A, B, C, D) async throws -> R,
  after limit: Duration,
  clock: some Clock<Duration>
) -> @Sendable (A, B, C, D) async throws -> R {
  timingOut(function, after: limit, clock: clock, throwing: TimedOut(after: limit))
}

/// 5 inputs, `async`. See the first `timingOut`.
@_alwaysEmitIntoClient
public func timingOut<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E) async -> R,
  after limit: Duration,
  clock: some Clock<Duration>,
  throwing error: Failure
) -> @Sendable (A, B, C, D, E) async throws(Failure) -> R {
  let deadline = Deadline(limit, clock: clock)
  return { (a, b, c, d, e) async throws(Failure) in
    try await deadline.run(throwing: error) { () async throws(Failure) -> R in
      await function(a, b, c, d, e)
    }
  }
}

/// 5 inputs, `async throws(Failure)`. See the first `timingOut`.
@_alwaysEmitIntoClient
public func timingOut<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E) async throws(Failure) -> R,
  after limit: Duration,
  clock: some Clock<Duration>,
  throwing error: Failure
) -> @Sendable (A, B, C, D, E) async throws(Failure) -> R {
  let deadline = Deadline(limit, clock: clock)
  return { (a, b, c, d, e) async throws(Failure) in
    try await deadline.run(throwing: error) { () async throws(Failure) -> R in
      try await function(a, b, c, d, e)
    }
  }
}

/// 5 inputs, `async throws`, or `async` and throwing only ``TimedOut``. See the first `timingOut`.
@_alwaysEmitIntoClient
public func timingOut<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, R>(
  _ function: @escaping @Sendable (A, B, C, D, E) async throws -> R,
  after limit: Duration,
  clock: some Clock<Duration>
) -> @Sendable (A, B, C, D, E) async throws -> R {
  timingOut(function, after: limit, clock: clock, throwing: TimedOut(after: limit))
}

/// 6 inputs, `async`. See the first `timingOut`.
@_alwaysEmitIntoClient
public func timingOut<
  A: Sendable,
  B: Sendable,
  C: Sendable,
  D: Sendable,
  E: Sendable,
  F: Sendable,
  R,
  Failure
>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async -> R,
  after limit: Duration,
  clock: some Clock<Duration>,
  throwing error: Failure
) -> @Sendable (A, B, C, D, E, F) async throws(Failure) -> R {
  let deadline = Deadline(limit, clock: clock)
  return { (a, b, c, d, e, f) async throws(Failure) in
    try await deadline.run(throwing: error) { () async throws(Failure) -> R in
      await function(a, b, c, d, e, f)
    }
  }
}

/// 6 inputs, `async throws(Failure)`. See the first `timingOut`.
@_alwaysEmitIntoClient
public func timingOut<
  A: Sendable,
  B: Sendable,
  C: Sendable,
  D: Sendable,
  E: Sendable,
  F: Sendable,
  R,
  Failure
>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async throws(Failure) -> R,
  after limit: Duration,
  clock: some Clock<Duration>,
  throwing error: Failure
) -> @Sendable (A, B, C, D, E, F) async throws(Failure) -> R {
  let deadline = Deadline(limit, clock: clock)
  return { (a, b, c, d, e, f) async throws(Failure) in
    try await deadline.run(throwing: error) { () async throws(Failure) -> R in
      try await function(a, b, c, d, e, f)
    }
  }
}

/// 6 inputs, `async throws`, or `async` and throwing only ``TimedOut``. See the first `timingOut`.
@_alwaysEmitIntoClient
public func timingOut<
  A: Sendable,
  B: Sendable,
  C: Sendable,
  D: Sendable,
  E: Sendable,
  F: Sendable,
  R
>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async throws -> R,
  after limit: Duration,
  clock: some Clock<Duration>
) -> @Sendable (A, B, C, D, E, F) async throws -> R {
  timingOut(function, after: limit, clock: clock, throwing: TimedOut(after: limit))
}
