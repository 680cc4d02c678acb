// Written by `swift run overload-tables`: change that program, not this file.

/// Asks a backup where an endpoint fails.
///
/// ```swift
/// let find = fallingBack(api.find, to: cache.find, when: { $0 == .unreachable }) { served in
///   if case .byBackup(let reason) = served { log("from the cache: \(reason)") }
/// }
/// ```
///
/// Cancellation passes through at once: after a call that failed with `CancellationError`, or in a
/// cancelled task, the backup is not asked. The backup gets the same inputs, after the endpoint
/// has failed. The result has the type of `function`, and an async one runs both on its caller's
/// actor.
///
/// A whole capability falls back endpoint by endpoint, for an interceptor sees one capability and
/// not the other:
///
/// ```swift
/// extension Catalog {
///   init(_ primary: Catalog, backedUpBy backup: Catalog) {
///     self.init(
///       find: fallingBack(primary.find, to: backup.find),
///       all: fallingBack(primary.all, to: backup.all)
///     )
///   }
/// }
/// ```
///
/// - Parameters:
///   - function: The endpoint, of 0 to 6 inputs. One that does not throw needs no backup.
///   - backup: What is asked where it fails. One that throws no error makes an endpoint that
///     throws none: then every failure is a reason, cancellation too, because there is no other
///     way to end.
///   - isReason: Which errors are a reason to ask the backup; by default all.
///   - observe: Hears who answered each call, before the caller gets the answer.
/// - Returns: An endpoint that throws the backup's error where both fail.
@_alwaysEmitIntoClient
public func fallingBack<R, Failure>(
  _ function: @escaping @Sendable () async throws(Failure) -> R,
  to backup: @escaping @Sendable () async throws(Failure) -> R,
  when isReason: (@Sendable (Failure) -> Bool)? = nil,
  observe: (@Sendable (Served<Failure>) -> Void)? = nil
) -> @Sendable () async throws(Failure) -> R {
  let fallback = Fallback(isReason: isReason, observe: observe)
  return { () async throws(Failure) in
    try await fallback.run { () async throws(Failure) -> R in
      try await function()
    } orElse: { () async throws(Failure) -> R in
      try await backup()
    }
  }
}

/// 0 inputs, `async throws(Failure)`, backup `async`. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<R, Failure>(
  _ function: @escaping @Sendable () async throws(Failure) -> R,
  to backup: @escaping @Sendable () async -> R,
  observe: (@Sendable (Served<Failure>) -> Void)? = nil
) -> @Sendable () async -> R {
  let fallback = Fallback(isReason: nil, observe: observe)
  return { () async in
    await fallback.settle { () async throws(Failure) -> R in
      try await function()
    } orElse: { () async -> R in
      await backup()
    }
  }
}

/// 0 inputs, `throws(Failure)`, backup `throws(Failure)`. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<R, Failure>(
  _ function: @escaping @Sendable () throws(Failure) -> R,
  to backup: @escaping @Sendable () throws(Failure) -> R,
  when isReason: (@Sendable (Failure) -> Bool)? = nil,
  observe: (@Sendable (Served<Failure>) -> Void)? = nil
) -> @Sendable () throws(Failure) -> R {
  let fallback = Fallback(isReason: isReason, observe: observe)
  return { () throws(Failure) in
    try fallback.run { () throws(Failure) -> R in
      try function()
    } orElse: { () throws(Failure) -> R in
      try backup()
    }
  }
}

/// 0 inputs, `throws(Failure)`, backup plain. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<R, Failure>(
  _ function: @escaping @Sendable () throws(Failure) -> R,
  to backup: @escaping @Sendable () -> R,
  observe: (@Sendable (Served<Failure>) -> Void)? = nil
) -> @Sendable () -> R {
  let fallback = Fallback(isReason: nil, observe: observe)
  return {
    fallback.settle { () throws(Failure) -> R in
      try function()
    } orElse: { () -> R in
      backup()
    }
  }
}

/// 0 inputs, `async`: it never fails, so the backup is never asked. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<R>(
  _ function: @escaping @Sendable () async -> R,
  to backup: @escaping @Sendable () async -> R,
  observe: (@Sendable (Served<Never>) -> Void)? = nil
) -> @Sendable () async -> R {
  { () async in
    let output = await function()
    observe?(.byPrimary)
    return output
  }
}

/// 0 inputs, plain: it never fails, so the backup is never asked. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<R>(
  _ function: @escaping @Sendable () -> R,
  to backup: @escaping @Sendable () -> R,
  observe: (@Sendable (Served<Never>) -> Void)? = nil
) -> @Sendable () -> R {
  {
    let output = function()
    observe?(.byPrimary)
    return output
  }
}

/// 1 input, `async throws(Failure)`, backup `async throws(Failure)`. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, R, Failure>(
  _ function: @escaping @Sendable (A) async throws(Failure) -> R,
  to backup: @escaping @Sendable (A) async throws(Failure) -> R,
  when isReason: (@Sendable (Failure) -> Bool)? = nil,
  observe: (@Sendable (Served<Failure>) -> Void)? = nil
) -> @Sendable (A) async throws(Failure) -> R {
  let fallback = Fallback(isReason: isReason, observe: observe)
  return { (a) async throws(Failure) in
    try await fallback.run { () async throws(Failure) -> R in
      try await function(a)
    } orElse: { () async throws(Failure) -> R in
      try await backup(a)
    }
  }
}

/// 1 input, `async throws(Failure)`, backup `async`. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, R, Failure>(
  _ function: @escaping @Sendable (A) async throws(Failure) -> R,
  to backup: @escaping @Sendable (A) async -> R,
  observe: (@Sendable (Served<Failure>) -> Void)? = nil
) -> @Sendable (A) async -> R {
  let fallback = Fallback(isReason: nil, observe: observe)
  return { (a) async in
    await fallback.settle { () async throws(Failure) -> R in
      try await function(a)
    } orElse: { () async -> R in
      await backup(a)
    }
  }
}

/// 1 input, `throws(Failure)`, backup `throws(Failure)`. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, R, Failure>(
  _ function: @escaping @Sendable (A) throws(Failure) -> R,
  to backup: @escaping @Sendable (A) throws(Failure) -> R,
  when isReason: (@Sendable (Failure) -> Bool)? = nil,
  observe: (@Sendable (Served<Failure>) -> Void)? = nil
) -> @Sendable (A) throws(Failure) -> R {
  let fallback = Fallback(isReason: isReason, observe: observe)
  return { (a) throws(Failure) in
    try fallback.run { () throws(Failure) -> R in
      try function(a)
    } orElse: { () throws(Failure) -> R in
      try backup(a)
    }
  }
}

/// 1 input, `throws(Failure)`, backup plain. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, R, Failure>(
  _ function: @escaping @Sendable (A) throws(Failure) -> R,
  to backup: @escaping @Sendable (A) -> R,
  observe: (@Sendable (Served<Failure>) -> Void)? = nil
) -> @Sendable (A) -> R {
  let fallback = Fallback(isReason: nil, observe: observe)
  return { a in
    fallback.settle { () throws(Failure) -> R in
      try function(a)
    } orElse: { () -> R in
      backup(a)
    }
  }
}

/// 1 input, `async`: it never fails, so the backup is never asked. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, R>(
  _ function: @escaping @Sendable (A) async -> R,
  to backup: @escaping @Sendable (A) async -> R,
  observe: (@Sendable (Served<Never>) -> Void)? = nil
) -> @Sendable (A) async -> R {
  { (a) async in
    let output = await function(a)
    observe?(.byPrimary)
    return output
  }
}

/// 1 input, plain: it never fails, so the backup is never asked. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, R>(
  _ function: @escaping @Sendable (A) -> R,
  to backup: @escaping @Sendable (A) -> R,
  observe: (@Sendable (Served<Never>) -> Void)? = nil
) -> @Sendable (A) -> R {
  { a in
    let output = function(a)
    observe?(.byPrimary)
    return output
  }
}

/// 2 inputs, `async throws(Failure)`, backup `async throws(Failure)`. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, B, R, Failure>(
  _ function: @escaping @Sendable (A, B) async throws(Failure) -> R,
  to backup: @escaping @Sendable (A, B) async throws(Failure) -> R,
  when isReason: (@Sendable (Failure) -> Bool)? = nil,
  observe: (@Sendable (Served<Failure>) -> Void)? = nil
) -> @Sendable (A, B) async throws(Failure) -> R {
  let fallback = Fallback(isReason: isReason, observe: observe)
  return { (a, b) async throws(Failure) in
    try await fallback.run { () async throws(Failure) -> R in
      try await function(a, b)
    } orElse: { () async throws(Failure) -> R in
      try await backup(a, b)
    }
  }
}

/// 2 inputs, `async throws(Failure)`, backup `async`. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, B, R, Failure>(
  _ function: @escaping @Sendable (A, B) async throws(Failure) -> R,
  to backup: @escaping @Sendable (A, B) async -> R,
  observe: (@Sendable (Served<Failure>) -> Void)? = nil
) -> @Sendable (A, B) async -> R {
  let fallback = Fallback(isReason: nil, observe: observe)
  return { (a, b) async in
    await fallback.settle { () async throws(Failure) -> R in
      try await function(a, b)
    } orElse: { () async -> R in
      await backup(a, b)
    }
  }
}

/// 2 inputs, `throws(Failure)`, backup `throws(Failure)`. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, B, R, Failure>(
  _ function: @escaping @Sendable (A, B) throws(Failure) -> R,
  to backup: @escaping @Sendable (A, B) throws(Failure) -> R,
  when isReason: (@Sendable (Failure) -> Bool)? = nil,
  observe: (@Sendable (Served<Failure>) -> Void)? = nil
) -> @Sendable (A, B) throws(Failure) -> R {
  let fallback = Fallback(isReason: isReason, observe: observe)
  return { (a, b) throws(Failure) in
    try fallback.run { () throws(Failure) -> R in
      try function(a, b)
    } orElse: { () throws(Failure) -> R in
      try backup(a, b)
    }
  }
}

/// 2 inputs, `throws(Failure)`, backup plain. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, B, R, Failure>(
  _ function: @escaping @Sendable (A, B) throws(Failure) -> R,
  to backup: @escaping @Sendable (A, B) -> R,
  observe: (@Sendable (Served<Failure>) -> Void)? = nil
) -> @Sendable (A, B) -> R {
  let fallback = Fallback(isReason: nil, observe: observe)
  return { a, b in
    fallback.settle { () throws(Failure) -> R in
      try function(a, b)
    } orElse: { () -> R in
      backup(a, b)
    }
  }
}

/// 2 inputs, `async`: it never fails, so the backup is never asked. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, B, R>(
  _ function: @escaping @Sendable (A, B) async -> R,
  to backup: @escaping @Sendable (A, B) async -> R,
  observe: (@Sendable (Served<Never>) -> Void)? = nil
) -> @Sendable (A, B) async -> R {
  { (a, b) async in
    let output = await function(a, b)
    observe?(.byPrimary)
    return output
  }
}

/// 2 inputs, plain: it never fails, so the backup is never asked. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, B, R>(
  _ function: @escaping @Sendable (A, B) -> R,
  to backup: @escaping @Sendable (A, B) -> R,
  observe: (@Sendable (Served<Never>) -> Void)? = nil
) -> @Sendable (A, B) -> R {
  { a, b in
    let output = function(a, b)
    observe?(.byPrimary)
    return output
  }
}

/// 3 inputs, `async throws(Failure)`, backup `async throws(Failure)`. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, B, C, R, Failure>(
  _ function: @escaping @Sendable (A, B, C) async throws(Failure) -> R,
  to backup: @escaping @Sendable (A, B, C) async throws(Failure) -> R,
  when isReason: (@Sendable (Failure) -> Bool)? = nil,
  observe: (@Sendable (Served<Failure>) -> Void)? = nil
) -> @Sendable (A, B, C) async throws(Failure) -> R {
  let fallback = Fallback(isReason: isReason, observe: observe)
  return { (a, b, c) async throws(Failure) in
    try await fallback.run { () async throws(Failure) -> R in
      try await function(a, b, c)
    } orElse: { () async throws(Failure) -> R in
      try await backup(a, b, c)
    }
  }
}

/// 3 inputs, `async throws(Failure)`, backup `async`. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, B, C, R, Failure>(
  _ function: @escaping @Sendable (A, B, C) async throws(Failure) -> R,
  to backup: @escaping @Sendable (A, B, C) async -> R,
  observe: (@Sendable (Served<Failure>) -> Void)? = nil
) -> @Sendable (A, B, C) async -> R {
  let fallback = Fallback(isReason: nil, observe: observe)
  return { (a, b, c) async in
    await fallback.settle { () async throws(Failure) -> R in
      try await function(a, b, c)
    } orElse: { () async -> R in
      await backup(a, b, c)
    }
  }
}

/// 3 inputs, `throws(Failure)`, backup `throws(Failure)`. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, B, C, R, Failure>(
  _ function: @escaping @Sendable (A, B, C) throws(Failure) -> R,
  to backup: @escaping @Sendable (A, B, C) throws(Failure) -> R,
  when isReason: (@Sendable (Failure) -> Bool)? = nil,
  observe: (@Sendable (Served<Failure>) -> Void)? = nil
) -> @Sendable (A, B, C) throws(Failure) -> R {
  let fallback = Fallback(isReason: isReason, observe: observe)
  return { (a, b, c) throws(Failure) in
    try fallback.run { () throws(Failure) -> R in
      try function(a, b, c)
    } orElse: { () throws(Failure) -> R in
      try backup(a, b, c)
    }
  }
}

/// 3 inputs, `throws(Failure)`, backup plain. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, B, C, R, Failure>(
  _ function: @escaping @Sendable (A, B, C) throws(Failure) -> R,
  to backup: @escaping @Sendable (A, B, C) -> R,
  observe: (@Sendable (Served<Failure>) -> Void)? = nil
) -> @Sendable (A, B, C) -> R {
  let fallback = Fallback(isReason: nil, observe: observe)
  return { a, b, c in
    fallback.settle { () throws(Failure) -> R in
      try function(a, b, c)
    } orElse: { () -> R in
      backup(a, b, c)
    }
  }
}

/// 3 inputs, `async`: it never fails, so the backup is never asked. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, B, C, R>(
  _ function: @escaping @Sendable (A, B, C) async -> R,
  to backup: @escaping @Sendable (A, B, C) async -> R,
  observe: (@Sendable (Served<Never>) -> Void)? = nil
) -> @Sendable (A, B, C) async -> R {
  { (a, b, c) async in
    let output = await function(a, b, c)
    observe?(.byPrimary)
    return output
  }
}

/// 3 inputs, plain: it never fails, so the backup is never asked. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, B, C, R>(
  _ function: @escaping @Sendable (A, B, C) -> R,
  to backup: @escaping @Sendable (A, B, C) -> R,
  observe: (@Sendable (Served<Never>) -> Void)? = nil
) -> @Sendable (A, B, C) -> R {
  { a, b, c in
    let output = function(a, b, c)
    observe?(.byPrimary)
    return output
  }
}

/// 4 inputs, `async throws(Failure)`, backup `async throws(Failure)`. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, B, C, D, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D) async throws(Failure) -> R,
  to backup: @escaping @Sendable (A, B, C, D) async throws(Failure) -> R,
  when isReason: (@Sendable (Failure) -> Bool)? = nil,
  observe: (@Sendable (Served<Failure>) -> Void)? = nil
) -> @Sendable (A, B, C, D) async throws(Failure) -> R {
  let fallback = Fallback(isReason: isReason, observe: observe)
  return { (a, b, c, d) async throws(Failure) in
    try await fallback.run { () async throws(Failure) -> R in
      try await function(a, b, c, d)
    } orElse: { () async throws(Failure) -> R in
      try await backup(a, b, c, d)
    }
  }
}

/// 4 inputs, `async throws(Failure)`, backup `async`. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, B, C, D, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D) async throws(Failure) -> R,
  to backup: @escaping @Sendable (A, B, C, D) async -> R,
  observe: (@Sendable (Served<Failure>) -> Void)? = nil
) -> @Sendable (A, B, C, D) async -> R {
  let fallback = Fallback(isReason: nil, observe: observe)
  return { (a, b, c, d) async in
    await fallback.settle { () async throws(Failure) -> R in
      try await function(a, b, c, d)
    } orElse: { () async -> R in
      await backup(a, b, c, d)
    }
  }
}

/// 4 inputs, `throws(Failure)`, backup `throws(Failure)`. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, B, C, D, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D) throws(Failure) -> R,
  to backup: @escaping @Sendable (A, B, C, D) throws(Failure) -> R,
  when isReason: (@Sendable (Failure) -> Bool)? = nil,
  observe: (@Sendable (Served<Failure>) -> Void)? = nil
) -> @Sendable (A, B, C, D) throws(Failure) -> R {
  let fallback = Fallback(isReason: isReason, observe: observe)
  return { (a, b, c, d) throws(Failure) in
    try fallback.run { () throws(Failure) -> R in
      try function(a, b, c, d)
    } orElse: { () throws(Failure) -> R in
      try backup(a, b, c, d)
    }
  }
}

/// 4 inputs, `throws(Failure)`, backup plain. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, B, C, D, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D) throws(Failure) -> R,
  to backup: @escaping @Sendable (A, B, C, D) -> R,
  observe: (@Sendable (Served<Failure>) -> Void)? = nil
) -> @Sendable (A, B, C, D) -> R {
  let fallback = Fallback(isReason: nil, observe: observe)
  return { a, b, c, d in
    fallback.settle { () throws(Failure) -> R in
      try function(a, b, c, d)
    } orElse: { () -> R in
      backup(a, b, c, d)
    }
  }
}

/// 4 inputs, `async`: it never fails, so the backup is never asked. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, B, C, D, R>(
  _ function: @escaping @Sendable (A, B, C, D) async -> R,
  to backup: @escaping @Sendable (A, B, C, D) async -> R,
  observe: (@Sendable (Served<Never>) -> Void)? = nil
) -> @Sendable (A, B, C, D) async -> R {
  { (a, b, c, d) async in
    let output = await function(a, b, c, d)
    observe?(.byPrimary)
    return output
  }
}

/// 4 inputs, plain: it never fails, so the backup is never asked. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, B, C, D, R>(
  _ function: @escaping @Sendable (A, B, C, D) -> R,
  to backup: @escaping @Sendable (A, B, C, D) -> R,
  observe: (@Sendable (Served<Never>) -> Void)? = nil
) -> @Sendable (A, B, C, D) -> R {
  { a, b, c, d in
    let output = function(a, b, c, d)
    observe?(.byPrimary)
    return output
  }
}

/// 5 inputs, `async throws(Failure)`, backup `async throws(Failure)`. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, B, C, D, E, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E) async throws(Failure) -> R,
  to backup: @escaping @Sendable (A, B, C, D, E) async throws(Failure) -> R,
  when isReason: (@Sendable (Failure) -> Bool)? = nil,
  observe: (@Sendable (Served<Failure>) -> Void)? = nil
) -> @Sendable (A, B, C, D, E) async throws(Failure) -> R {
  let fallback = Fallback(isReason: isReason, observe: observe)
  return { (a, b, c, d, e) async throws(Failure) in
    try await fallback.run { () async throws(Failure) -> R in
      try await function(a, b, c, d, e)
    } orElse: { () async throws(Failure) -> R in
      try await backup(a, b, c, d, e)
    }
  }
}

/// 5 inputs, `async throws(Failure)`, backup `async`. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, B, C, D, E, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E) async throws(Failure) -> R,
  to backup: @escaping @Sendable (A, B, C, D, E) async -> R,
  observe: (@Sendable (Served<Failure>) -> Void)? = nil
) -> @Sendable (A, B, C, D, E) async -> R {
  let fallback = Fallback(isReason: nil, observe: observe)
  return { (a, b, c, d, e) async in
    await fallback.settle { () async throws(Failure) -> R in
      try await function(a, b, c, d, e)
    } orElse: { () async -> R in
      await backup(a, b, c, d, e)
    }
  }
}

/// 5 inputs, `throws(Failure)`, backup `throws(Failure)`. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, B, C, D, E, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R,
  to backup: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R,
  when isReason: (@Sendable (Failure) -> Bool)? = nil,
  observe: (@Sendable (Served<Failure>) -> Void)? = nil
) -> @Sendable (A, B, C, D, E) throws(Failure) -> R {
  let fallback = Fallback(isReason: isReason, observe: observe)
  return { (a, b, c, d, e) throws(Failure) in
    try fallback.run { () throws(Failure) -> R in
      try function(a, b, c, d, e)
    } orElse: { () throws(Failure) -> R in
      try backup(a, b, c, d, e)
    }
  }
}

/// 5 inputs, `throws(Failure)`, backup plain. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, B, C, D, E, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R,
  to backup: @escaping @Sendable (A, B, C, D, E) -> R,
  observe: (@Sendable (Served<Failure>) -> Void)? = nil
) -> @Sendable (A, B, C, D, E) -> R {
  let fallback = Fallback(isReason: nil, observe: observe)
  return { a, b, c, d, e in
    fallback.settle { () throws(Failure) -> R in
      try function(a, b, c, d, e)
    } orElse: { () -> R in
      backup(a, b, c, d, e)
    }
  }
}

/// 5 inputs, `async`: it never fails, so the backup is never asked. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, B, C, D, E, R>(
  _ function: @escaping @Sendable (A, B, C, D, E) async -> R,
  to backup: @escaping @Sendable (A, B, C, D, E) async -> R,
  observe: (@Sendable (Served<Never>) -> Void)? = nil
) -> @Sendable (A, B, C, D, E) async -> R {
  { (a, b, c, d, e) async in
    let output = await function(a, b, c, d, e)
    observe?(.byPrimary)
    return output
  }
}

/// 5 inputs, plain: it never fails, so the backup is never asked. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, B, C, D, E, R>(
  _ function: @escaping @Sendable (A, B, C, D, E) -> R,
  to backup: @escaping @Sendable (A, B, C, D, E) -> R,
  observe: (@Sendable (Served<Never>) -> Void)? = nil
) -> @Sendable (A, B, C, D, E) -> R {
  { a, b, c, d, e in
    let output = function(a, b, c, d, e)
    observe?(.byPrimary)
    return output
  }
}

/// 6 inputs, `async throws(Failure)`, backup `async throws(Failure)`. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, B, C, D, E, F, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async throws(Failure) -> R,
  to backup: @escaping @Sendable (A, B, C, D, E, F) async throws(Failure) -> R,
  when isReason: (@Sendable (Failure) -> Bool)? = nil,
  observe: (@Sendable (Served<Failure>) -> Void)? = nil
) -> @Sendable (A, B, C, D, E, F) async throws(Failure) -> R {
  let fallback = Fallback(isReason: isReason, observe: observe)
  return { (a, b, c, d, e, f) async throws(Failure) in
    try await fallback.run { () async throws(Failure) -> R in
      try await function(a, b, c, d, e, f)
    } orElse: { () async throws(Failure) -> R in
      try await backup(a, b, c, d, e, f)
    }
  }
}

/// 6 inputs, `async throws(Failure)`, backup `async`. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, B, C, D, E, F, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async throws(Failure) -> R,
  to backup: @escaping @Sendable (A, B, C, D, E, F) async -> R,
  observe: (@Sendable (Served<Failure>) -> Void)? = nil
) -> @Sendable (A, B, C, D, E, F) async -> R {
  let fallback = Fallback(isReason: nil, observe: observe)
  return { (a, b, c, d, e, f) async in
    await fallback.settle { () async throws(Failure) -> R in
      try await function(a, b, c, d, e, f)
    } orElse: { () async -> R in
      await backup(a, b, c, d, e, f)
    }
  }
}

/// 6 inputs, `throws(Failure)`, backup `throws(Failure)`. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, B, C, D, E, F, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R,
  to backup: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R,
  when isReason: (@Sendable (Failure) -> Bool)? = nil,
  observe: (@Sendable (Served<Failure>) -> Void)? = nil
) -> @Sendable (A, B, C, D, E, F) throws(Failure) -> R {
  let fallback = Fallback(isReason: isReason, observe: observe)
  return { (a, b, c, d, e, f) throws(Failure) in
    try fallback.run { () throws(Failure) -> R in
      try function(a, b, c, d, e, f)
    } orElse: { () throws(Failure) -> R in
      try backup(a, b, c, d, e, f)
    }
  }
}

/// 6 inputs, `throws(Failure)`, backup plain. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, B, C, D, E, F, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R,
  to backup: @escaping @Sendable (A, B, C, D, E, F) -> R,
  observe: (@Sendable (Served<Failure>) -> Void)? = nil
) -> @Sendable (A, B, C, D, E, F) -> R {
  let fallback = Fallback(isReason: nil, observe: observe)
  return { a, b, c, d, e, f in
    fallback.settle { () throws(Failure) -> R in
      try function(a, b, c, d, e, f)
    } orElse: { () -> R in
      backup(a, b, c, d, e, f)
    }
  }
}

/// 6 inputs, `async`: it never fails, so the backup is never asked. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, B, C, D, E, F, R>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async -> R,
  to backup: @escaping @Sendable (A, B, C, D, E, F) async -> R,
  observe: (@Sendable (Served<Never>) -> Void)? = nil
) -> @Sendable (A, B, C, D, E, F) async -> R {
  { (a, b, c, d, e, f) async in
    let output = await function(a, b, c, d, e, f)
    observe?(.byPrimary)
    return output
  }
}

/// 6 inputs, plain: it never fails, so the backup is never asked. See the first `fallingBack`.
@_alwaysEmitIntoClient
public func fallingBack<A, B, C, D, E, F, R>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) -> R,
  to backup: @escaping @Sendable (A, B, C, D, E, F) -> R,
  observe: (@Sendable (Served<Never>) -> Void)? = nil
) -> @Sendable (A, B, C, D, E, F) -> R {
  { a, b, c, d, e, f in
    let output = function(a, b, c, d, e, f)
    observe?(.byPrimary)
    return output
  }
}
