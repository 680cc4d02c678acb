// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

/// Converts a function of several inputs into a chain of functions of one input each.
///
/// Each stage of the chain takes one input and returns the next stage:
///
/// ```swift
/// @Sendable func log(_ category: String, _ level: Int, _ message: String) { … }
///
/// let logger = curry(log)
/// let network = logger("network")     // fixes the category
/// network(1)("connected")
/// ```
///
/// The last stage has the effects of `function`: it throws only `Failure`, and an async one
/// runs on its caller's actor. The earlier stages only store their input, so its type is
/// `Sendable`.
///
/// - Parameter function: The function, of 2 to 6 inputs.
/// - Returns: A function of the first input that returns a function of the second, and so on.
///   The last stage calls `function` once for each call.
@_alwaysEmitIntoClient @inline(always) public func curry<A: Sendable, B, R>(
  _ function: @escaping @Sendable (A, B) -> R
) -> @Sendable (A) -> @Sendable (B) -> R {
  let hint = captureHint(); return { a in { b in _ = hint; return function(a, b) } }
}
/// Converts a function of several inputs into a chain of functions.
@_alwaysEmitIntoClient @inline(always) public func curry<A: Sendable, B, R, Failure>(
  _ function: @escaping @Sendable (A, B) throws(Failure) -> R
) -> @Sendable (A) -> @Sendable (B) throws(Failure) -> R {
  let hint = captureHint()
  return { a in { (b) throws(Failure) in _ = hint; return try function(a, b) } }
}
/// Converts a function of several inputs into a chain of functions.
@_alwaysEmitIntoClient @inline(always) public func curry<A: Sendable, B: Sendable, C, R>(
  _ function: @escaping @Sendable (A, B, C) -> R
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> R {
  let hint = captureHint(); return { a in { b in { c in _ = hint; return function(a, b, c) } } }
}
/// Converts a function of several inputs into a chain of functions.
@_alwaysEmitIntoClient @inline(always) public func curry<A: Sendable, B: Sendable, C, R, Failure>(
  _ function: @escaping @Sendable (A, B, C) throws(Failure) -> R
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) throws(Failure) -> R {
  let hint = captureHint()
  return { a in { b in { (c) throws(Failure) in _ = hint; return try function(a, b, c) } } }
}
/// Converts a function of several inputs into a chain of functions.
@_alwaysEmitIntoClient @inline(always)
public func curry<A: Sendable, B: Sendable, C: Sendable, D, R>(
  _ function: @escaping @Sendable (A, B, C, D) -> R
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> @Sendable (D) -> R {
  let hint = captureHint()
  return { a in { b in { c in { d in _ = hint; return function(a, b, c, d) } } } }
}
/// Converts a function of several inputs into a chain of functions.
@_alwaysEmitIntoClient @inline(always)
public func curry<A: Sendable, B: Sendable, C: Sendable, D, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D) throws(Failure) -> R
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> @Sendable (D) throws(Failure) -> R {
  let hint = captureHint()
  return { a in { b in { c in { (d) throws(Failure) in
    _ = hint; return try function(a, b, c, d)
  } } } }
}
/// Converts a function of several inputs into a chain of functions.
@_alwaysEmitIntoClient @inline(always)
public func curry<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E, R>(
  _ function: @escaping @Sendable (A, B, C, D, E) -> R
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> @Sendable (D) -> @Sendable (E) -> R {
  let hint = captureHint()
  return { a in { b in { c in { d in { e in _ = hint; return function(a, b, c, d, e) } } } } }
}
/// Converts a function of several inputs into a chain of functions.
@_alwaysEmitIntoClient @inline(always)
public func curry<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> @Sendable (D)
  -> @Sendable (E) throws(Failure) -> R {
  let hint = captureHint()
  return { a in { b in { c in { d in { (e) throws(Failure) in
    _ = hint; return try function(a, b, c, d, e)
  } } } } }
}
/// Converts a function of several inputs into a chain of functions.
@_alwaysEmitIntoClient @inline(always)
public func curry<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F, R>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) -> R
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> @Sendable (D) -> @Sendable (E)
  -> @Sendable (F) -> R {
  let hint = captureHint()
  return { a in { b in { c in { d in { e in { f in
    _ = hint; return function(a, b, c, d, e, f)
  } } } } } }
}
/// Converts a function of several inputs into a chain of functions.
@_alwaysEmitIntoClient @inline(always)
public func curry<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> @Sendable (D) -> @Sendable (E)
  -> @Sendable (F) throws(Failure) -> R {
  let hint = captureHint()
  return { a in { b in { c in { d in { e in { (f) throws(Failure) in
    _ = hint; return try function(a, b, c, d, e, f)
  } } } } } }
}
#if canImport(_Concurrency)
/// Converts a function of several inputs into a chain of functions.
@_alwaysEmitIntoClient @inline(always) public func curry<A: Sendable, B, R>(
  _ function: @escaping @Sendable (A, B) async -> R
) -> @Sendable (A) -> @Sendable (B) async -> R {
  let hint = captureHint(); return { a in { (b) async in _ = hint; return await function(a, b) } }
}
/// Converts a function of several inputs into a chain of functions.
@_alwaysEmitIntoClient @inline(always) public func curry<A: Sendable, B, R, Failure>(
  _ function: @escaping @Sendable (A, B) async throws(Failure) -> R
) -> @Sendable (A) -> @Sendable (B) async throws(Failure) -> R {
  let hint = captureHint()
  return { a in { (b) async throws(Failure) in _ = hint; return try await function(a, b) } }
}
/// Converts a function of several inputs into a chain of functions.
@_alwaysEmitIntoClient @inline(always) public func curry<A: Sendable, B: Sendable, C, R>(
  _ function: @escaping @Sendable (A, B, C) async -> R
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) async -> R {
  let hint = captureHint()
  return { a in { b in { (c) async in _ = hint; return await function(a, b, c) } } }
}
/// Converts a function of several inputs into a chain of functions.
@_alwaysEmitIntoClient @inline(always) public func curry<A: Sendable, B: Sendable, C, R, Failure>(
  _ function: @escaping @Sendable (A, B, C) async throws(Failure) -> R
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) async throws(Failure) -> R {
  let hint = captureHint()
  return { a in { b in { (c) async throws(Failure) in
    _ = hint; return try await function(a, b, c)
  } } }
}
/// Converts a function of several inputs into a chain of functions.
@_alwaysEmitIntoClient @inline(always)
public func curry<A: Sendable, B: Sendable, C: Sendable, D, R>(
  _ function: @escaping @Sendable (A, B, C, D) async -> R
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> @Sendable (D) async -> R {
  let hint = captureHint()
  return { a in { b in { c in { (d) async in _ = hint; return await function(a, b, c, d) } } } }
}
/// Converts a function of several inputs into a chain of functions.
@_alwaysEmitIntoClient @inline(always)
public func curry<A: Sendable, B: Sendable, C: Sendable, D, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D) async throws(Failure) -> R
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C)
  -> @Sendable (D) async throws(Failure) -> R {
  let hint = captureHint()
  return { a in { b in { c in { (d) async throws(Failure) in
    _ = hint; return try await function(a, b, c, d)
  } } } }
}
/// Converts a function of several inputs into a chain of functions.
@_alwaysEmitIntoClient @inline(always)
public func curry<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E, R>(
  _ function: @escaping @Sendable (A, B, C, D, E) async -> R
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> @Sendable (D)
  -> @Sendable (E) async -> R {
  let hint = captureHint()
  return { a in { b in { c in { d in { (e) async in
    _ = hint; return await function(a, b, c, d, e)
  } } } } }
}
/// Converts a function of several inputs into a chain of functions.
@_alwaysEmitIntoClient @inline(always)
public func curry<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E) async throws(Failure) -> R
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> @Sendable (D)
  -> @Sendable (E) async throws(Failure) -> R {
  let hint = captureHint()
  return { a in { b in { c in { d in { (e) async throws(Failure) in
    _ = hint; return try await function(a, b, c, d, e)
  } } } } }
}
/// Converts a function of several inputs into a chain of functions.
@_alwaysEmitIntoClient @inline(always)
public func curry<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F, R>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async -> R
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> @Sendable (D) -> @Sendable (E)
  -> @Sendable (F) async -> R {
  let hint = captureHint()
  return { a in { b in { c in { d in { e in { (f) async in
    _ = hint; return await function(a, b, c, d, e, f)
  } } } } } }
}
/// Converts a function of several inputs into a chain of functions.
@_alwaysEmitIntoClient @inline(always)
public func curry<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async throws(Failure) -> R
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> @Sendable (D) -> @Sendable (E)
  -> @Sendable (F) async throws(Failure) -> R {
  let hint = captureHint()
  return { a in { b in { c in { d in { e in { (f) async throws(Failure) in
    _ = hint; return try await function(a, b, c, d, e, f)
  } } } } } }
}
#endif
