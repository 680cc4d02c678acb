// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

/// Fixes the leading inputs of a function and returns a function of the remaining ones.
///
/// A use case gets its dependencies this way. A plain function takes the dependencies first and
/// its input last; `partial` returns a function of that input.
///
/// ```swift
/// @Sendable func enroll(
///   _ charge: ChargeCard, _ send: SendMail, _ person: Person
/// ) async throws(EnrollmentError) -> Member { … }
///
/// let enrollMember = partial(enroll, payments.charge, mailer.send)
/// let member = try await enrollMember(ada)
/// ```
///
/// If all inputs are fixed, the result takes none. The result has the effects of `function`: it
/// throws only `Failure`, and an async one runs on its caller's actor. The compiler does not
/// infer `@Sendable` for a closure literal that is fixed: write `{ @Sendable … in … }`, or pass
/// an endpoint, a method or a named function.
///
/// - Parameters:
///   - function: The function, of 1 to 6 inputs.
///   - a: The first input. The result stores it, so its type is `Sendable`, like those of the
///     following inputs.
/// - Returns: A function of the remaining inputs. Each call calls `function` once.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, R>(
  _ function: @escaping @Sendable (A) -> R, _ a: A
) -> @Sendable () -> R { let hint = captureHint(); return { _ = hint; return function(a) } }
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, R, Failure>(
  _ function: @escaping @Sendable (A) throws(Failure) -> R, _ a: A
) -> @Sendable () throws(Failure) -> R {
  let hint = captureHint(); return { () throws(Failure) in _ = hint; return try function(a) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, B, R>(
  _ function: @escaping @Sendable (A, B) -> R, _ a: A
) -> @Sendable (B) -> R {
  let hint = captureHint(); return { b in _ = hint; return function(a, b) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, B, R, Failure>(
  _ function: @escaping @Sendable (A, B) throws(Failure) -> R, _ a: A
) -> @Sendable (B) throws(Failure) -> R {
  let hint = captureHint(); return { (b) throws(Failure) in _ = hint; return try function(a, b) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, B: Sendable, R>(
  _ function: @escaping @Sendable (A, B) -> R, _ a: A, _ b: B
) -> @Sendable () -> R { let hint = captureHint(); return { _ = hint; return function(a, b) } }
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, B: Sendable, R, Failure>(
  _ function: @escaping @Sendable (A, B) throws(Failure) -> R, _ a: A, _ b: B
) -> @Sendable () throws(Failure) -> R {
  let hint = captureHint(); return { () throws(Failure) in _ = hint; return try function(a, b) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, B, C, R>(
  _ function: @escaping @Sendable (A, B, C) -> R, _ a: A
) -> @Sendable (B, C) -> R {
  let hint = captureHint(); return { b, c in _ = hint; return function(a, b, c) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, B, C, R, Failure>(
  _ function: @escaping @Sendable (A, B, C) throws(Failure) -> R, _ a: A
) -> @Sendable (B, C) throws(Failure) -> R {
  let hint = captureHint()
  return { (b, c) throws(Failure) in _ = hint; return try function(a, b, c) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, B: Sendable, C, R>(
  _ function: @escaping @Sendable (A, B, C) -> R, _ a: A, _ b: B
) -> @Sendable (C) -> R {
  let hint = captureHint(); return { c in _ = hint; return function(a, b, c) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C, R, Failure>(
  _ function: @escaping @Sendable (A, B, C) throws(Failure) -> R, _ a: A, _ b: B
) -> @Sendable (C) throws(Failure) -> R {
  let hint = captureHint()
  return { (c) throws(Failure) in _ = hint; return try function(a, b, c) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, R>(
  _ function: @escaping @Sendable (A, B, C) -> R, _ a: A, _ b: B, _ c: C
) -> @Sendable () -> R { let hint = captureHint(); return { _ = hint; return function(a, b, c) } }
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, R, Failure>(
  _ function: @escaping @Sendable (A, B, C) throws(Failure) -> R, _ a: A, _ b: B, _ c: C
) -> @Sendable () throws(Failure) -> R {
  let hint = captureHint(); return { () throws(Failure) in _ = hint; return try function(a, b, c) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, B, C, D, R>(
  _ function: @escaping @Sendable (A, B, C, D) -> R, _ a: A
) -> @Sendable (B, C, D) -> R {
  let hint = captureHint(); return { b, c, d in _ = hint; return function(a, b, c, d) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, B, C, D, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D) throws(Failure) -> R, _ a: A
) -> @Sendable (B, C, D) throws(Failure) -> R {
  let hint = captureHint()
  return { (b, c, d) throws(Failure) in _ = hint; return try function(a, b, c, d) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, B: Sendable, C, D, R>(
  _ function: @escaping @Sendable (A, B, C, D) -> R, _ a: A, _ b: B
) -> @Sendable (C, D) -> R {
  let hint = captureHint(); return { c, d in _ = hint; return function(a, b, c, d) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C, D, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D) throws(Failure) -> R, _ a: A, _ b: B
) -> @Sendable (C, D) throws(Failure) -> R {
  let hint = captureHint()
  return { (c, d) throws(Failure) in _ = hint; return try function(a, b, c, d) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D, R>(
  _ function: @escaping @Sendable (A, B, C, D) -> R, _ a: A, _ b: B, _ c: C
) -> @Sendable (D) -> R {
  let hint = captureHint(); return { d in _ = hint; return function(a, b, c, d) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D) throws(Failure) -> R, _ a: A, _ b: B, _ c: C
) -> @Sendable (D) throws(Failure) -> R {
  let hint = captureHint()
  return { (d) throws(Failure) in _ = hint; return try function(a, b, c, d) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D: Sendable, R>(
  _ function: @escaping @Sendable (A, B, C, D) -> R, _ a: A, _ b: B, _ c: C, _ d: D
) -> @Sendable () -> R {
  let hint = captureHint(); return { _ = hint; return function(a, b, c, d) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D: Sendable, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D) throws(Failure) -> R, _ a: A, _ b: B, _ c: C,
  _ d: D
) -> @Sendable () throws(Failure) -> R {
  let hint = captureHint()
  return { () throws(Failure) in _ = hint; return try function(a, b, c, d) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, B, C, D, E, R>(
  _ function: @escaping @Sendable (A, B, C, D, E) -> R, _ a: A
) -> @Sendable (B, C, D, E) -> R {
  let hint = captureHint(); return { b, c, d, e in _ = hint; return function(a, b, c, d, e) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, B, C, D, E, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R, _ a: A
) -> @Sendable (B, C, D, E) throws(Failure) -> R {
  let hint = captureHint()
  return { (b, c, d, e) throws(Failure) in _ = hint; return try function(a, b, c, d, e) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, B: Sendable, C, D, E, R>(
  _ function: @escaping @Sendable (A, B, C, D, E) -> R, _ a: A, _ b: B
) -> @Sendable (C, D, E) -> R {
  let hint = captureHint(); return { c, d, e in _ = hint; return function(a, b, c, d, e) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C, D, E, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R, _ a: A, _ b: B
) -> @Sendable (C, D, E) throws(Failure) -> R {
  let hint = captureHint()
  return { (c, d, e) throws(Failure) in _ = hint; return try function(a, b, c, d, e) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D, E, R>(
  _ function: @escaping @Sendable (A, B, C, D, E) -> R, _ a: A, _ b: B, _ c: C
) -> @Sendable (D, E) -> R {
  let hint = captureHint(); return { d, e in _ = hint; return function(a, b, c, d, e) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D, E, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R, _ a: A, _ b: B, _ c: C
) -> @Sendable (D, E) throws(Failure) -> R {
  let hint = captureHint()
  return { (d, e) throws(Failure) in _ = hint; return try function(a, b, c, d, e) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E, R>(
  _ function: @escaping @Sendable (A, B, C, D, E) -> R, _ a: A, _ b: B, _ c: C, _ d: D
) -> @Sendable (E) -> R {
  let hint = captureHint(); return { e in _ = hint; return function(a, b, c, d, e) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R, _ a: A, _ b: B, _ c: C,
  _ d: D
) -> @Sendable (E) throws(Failure) -> R {
  let hint = captureHint()
  return { (e) throws(Failure) in _ = hint; return try function(a, b, c, d, e) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, R>(
  _ function: @escaping @Sendable (A, B, C, D, E) -> R, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
) -> @Sendable () -> R {
  let hint = captureHint(); return { _ = hint; return function(a, b, c, d, e) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R, _ a: A, _ b: B, _ c: C,
  _ d: D, _ e: E
) -> @Sendable () throws(Failure) -> R {
  let hint = captureHint()
  return { () throws(Failure) in _ = hint; return try function(a, b, c, d, e) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, B, C, D, E, F, R>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) -> R, _ a: A
) -> @Sendable (B, C, D, E, F) -> R {
  let hint = captureHint(); return { b, c, d, e, f in _ = hint; return function(a, b, c, d, e, f) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, B, C, D, E, F, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R, _ a: A
) -> @Sendable (B, C, D, E, F) throws(Failure) -> R {
  let hint = captureHint()
  return { (b, c, d, e, f) throws(Failure) in _ = hint; return try function(a, b, c, d, e, f) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C, D, E, F, R>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) -> R, _ a: A, _ b: B
) -> @Sendable (C, D, E, F) -> R {
  let hint = captureHint(); return { c, d, e, f in _ = hint; return function(a, b, c, d, e, f) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C, D, E, F, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R, _ a: A, _ b: B
) -> @Sendable (C, D, E, F) throws(Failure) -> R {
  let hint = captureHint()
  return { (c, d, e, f) throws(Failure) in _ = hint; return try function(a, b, c, d, e, f) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D, E, F, R>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) -> R, _ a: A, _ b: B, _ c: C
) -> @Sendable (D, E, F) -> R {
  let hint = captureHint(); return { d, e, f in _ = hint; return function(a, b, c, d, e, f) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D, E, F, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R, _ a: A, _ b: B, _ c: C
) -> @Sendable (D, E, F) throws(Failure) -> R {
  let hint = captureHint()
  return { (d, e, f) throws(Failure) in _ = hint; return try function(a, b, c, d, e, f) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E, F, R>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) -> R, _ a: A, _ b: B, _ c: C, _ d: D
) -> @Sendable (E, F) -> R {
  let hint = captureHint(); return { e, f in _ = hint; return function(a, b, c, d, e, f) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E, F, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R, _ a: A, _ b: B, _ c: C,
  _ d: D
) -> @Sendable (E, F) throws(Failure) -> R {
  let hint = captureHint()
  return { (e, f) throws(Failure) in _ = hint; return try function(a, b, c, d, e, f) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F, R>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) -> R, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
) -> @Sendable (F) -> R {
  let hint = captureHint(); return { f in _ = hint; return function(a, b, c, d, e, f) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F, R,
Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R, _ a: A, _ b: B, _ c: C,
  _ d: D, _ e: E
) -> @Sendable (F) throws(Failure) -> R {
  let hint = captureHint()
  return { (f) throws(Failure) in _ = hint; return try function(a, b, c, d, e, f) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable,
R>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) -> R, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E,
  _ f: F
) -> @Sendable () -> R {
  let hint = captureHint(); return { _ = hint; return function(a, b, c, d, e, f) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable,
R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R, _ a: A, _ b: B, _ c: C,
  _ d: D, _ e: E, _ f: F
) -> @Sendable () throws(Failure) -> R {
  let hint = captureHint()
  return { () throws(Failure) in _ = hint; return try function(a, b, c, d, e, f) }
}
#if canImport(_Concurrency)
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, R>(
  _ function: @escaping @Sendable (A) async -> R, _ a: A
) -> @Sendable () async -> R {
  let hint = captureHint(); return { () async in _ = hint; return await function(a) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, R, Failure>(
  _ function: @escaping @Sendable (A) async throws(Failure) -> R, _ a: A
) -> @Sendable () async throws(Failure) -> R {
  let hint = captureHint()
  return { () async throws(Failure) in _ = hint; return try await function(a) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, B, R>(
  _ function: @escaping @Sendable (A, B) async -> R, _ a: A
) -> @Sendable (B) async -> R {
  let hint = captureHint(); return { (b) async in _ = hint; return await function(a, b) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, B, R, Failure>(
  _ function: @escaping @Sendable (A, B) async throws(Failure) -> R, _ a: A
) -> @Sendable (B) async throws(Failure) -> R {
  let hint = captureHint()
  return { (b) async throws(Failure) in _ = hint; return try await function(a, b) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, B: Sendable, R>(
  _ function: @escaping @Sendable (A, B) async -> R, _ a: A, _ b: B
) -> @Sendable () async -> R {
  let hint = captureHint(); return { () async in _ = hint; return await function(a, b) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, B: Sendable, R, Failure>(
  _ function: @escaping @Sendable (A, B) async throws(Failure) -> R, _ a: A, _ b: B
) -> @Sendable () async throws(Failure) -> R {
  let hint = captureHint()
  return { () async throws(Failure) in _ = hint; return try await function(a, b) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, B, C, R>(
  _ function: @escaping @Sendable (A, B, C) async -> R, _ a: A
) -> @Sendable (B, C) async -> R {
  let hint = captureHint(); return { (b, c) async in _ = hint; return await function(a, b, c) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, B, C, R, Failure>(
  _ function: @escaping @Sendable (A, B, C) async throws(Failure) -> R, _ a: A
) -> @Sendable (B, C) async throws(Failure) -> R {
  let hint = captureHint()
  return { (b, c) async throws(Failure) in _ = hint; return try await function(a, b, c) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, B: Sendable, C, R>(
  _ function: @escaping @Sendable (A, B, C) async -> R, _ a: A, _ b: B
) -> @Sendable (C) async -> R {
  let hint = captureHint(); return { (c) async in _ = hint; return await function(a, b, c) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C, R, Failure>(
  _ function: @escaping @Sendable (A, B, C) async throws(Failure) -> R, _ a: A, _ b: B
) -> @Sendable (C) async throws(Failure) -> R {
  let hint = captureHint()
  return { (c) async throws(Failure) in _ = hint; return try await function(a, b, c) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, R>(
  _ function: @escaping @Sendable (A, B, C) async -> R, _ a: A, _ b: B, _ c: C
) -> @Sendable () async -> R {
  let hint = captureHint(); return { () async in _ = hint; return await function(a, b, c) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, R, Failure>(
  _ function: @escaping @Sendable (A, B, C) async throws(Failure) -> R, _ a: A, _ b: B, _ c: C
) -> @Sendable () async throws(Failure) -> R {
  let hint = captureHint()
  return { () async throws(Failure) in _ = hint; return try await function(a, b, c) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, B, C, D, R>(
  _ function: @escaping @Sendable (A, B, C, D) async -> R, _ a: A
) -> @Sendable (B, C, D) async -> R {
  let hint = captureHint()
  return { (b, c, d) async in _ = hint; return await function(a, b, c, d) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, B, C, D, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D) async throws(Failure) -> R, _ a: A
) -> @Sendable (B, C, D) async throws(Failure) -> R {
  let hint = captureHint()
  return { (b, c, d) async throws(Failure) in _ = hint; return try await function(a, b, c, d) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, B: Sendable, C, D, R>(
  _ function: @escaping @Sendable (A, B, C, D) async -> R, _ a: A, _ b: B
) -> @Sendable (C, D) async -> R {
  let hint = captureHint(); return { (c, d) async in _ = hint; return await function(a, b, c, d) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C, D, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D) async throws(Failure) -> R, _ a: A, _ b: B
) -> @Sendable (C, D) async throws(Failure) -> R {
  let hint = captureHint()
  return { (c, d) async throws(Failure) in _ = hint; return try await function(a, b, c, d) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D, R>(
  _ function: @escaping @Sendable (A, B, C, D) async -> R, _ a: A, _ b: B, _ c: C
) -> @Sendable (D) async -> R {
  let hint = captureHint(); return { (d) async in _ = hint; return await function(a, b, c, d) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D) async throws(Failure) -> R, _ a: A, _ b: B, _ c: C
) -> @Sendable (D) async throws(Failure) -> R {
  let hint = captureHint()
  return { (d) async throws(Failure) in _ = hint; return try await function(a, b, c, d) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D: Sendable, R>(
  _ function: @escaping @Sendable (A, B, C, D) async -> R, _ a: A, _ b: B, _ c: C, _ d: D
) -> @Sendable () async -> R {
  let hint = captureHint(); return { () async in _ = hint; return await function(a, b, c, d) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D: Sendable, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D) async throws(Failure) -> R, _ a: A, _ b: B, _ c: C,
  _ d: D
) -> @Sendable () async throws(Failure) -> R {
  let hint = captureHint()
  return { () async throws(Failure) in _ = hint; return try await function(a, b, c, d) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, B, C, D, E, R>(
  _ function: @escaping @Sendable (A, B, C, D, E) async -> R, _ a: A
) -> @Sendable (B, C, D, E) async -> R {
  let hint = captureHint()
  return { (b, c, d, e) async in _ = hint; return await function(a, b, c, d, e) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, B, C, D, E, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E) async throws(Failure) -> R, _ a: A
) -> @Sendable (B, C, D, E) async throws(Failure) -> R {
  let hint = captureHint()
  return { (b, c, d, e) async throws(Failure) in
    _ = hint; return try await function(a, b, c, d, e)
  }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, B: Sendable, C, D, E, R>(
  _ function: @escaping @Sendable (A, B, C, D, E) async -> R, _ a: A, _ b: B
) -> @Sendable (C, D, E) async -> R {
  let hint = captureHint()
  return { (c, d, e) async in _ = hint; return await function(a, b, c, d, e) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C, D, E, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E) async throws(Failure) -> R, _ a: A, _ b: B
) -> @Sendable (C, D, E) async throws(Failure) -> R {
  let hint = captureHint()
  return { (c, d, e) async throws(Failure) in _ = hint; return try await function(a, b, c, d, e) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D, E, R>(
  _ function: @escaping @Sendable (A, B, C, D, E) async -> R, _ a: A, _ b: B, _ c: C
) -> @Sendable (D, E) async -> R {
  let hint = captureHint()
  return { (d, e) async in _ = hint; return await function(a, b, c, d, e) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D, E, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E) async throws(Failure) -> R, _ a: A, _ b: B,
  _ c: C
) -> @Sendable (D, E) async throws(Failure) -> R {
  let hint = captureHint()
  return { (d, e) async throws(Failure) in _ = hint; return try await function(a, b, c, d, e) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E, R>(
  _ function: @escaping @Sendable (A, B, C, D, E) async -> R, _ a: A, _ b: B, _ c: C, _ d: D
) -> @Sendable (E) async -> R {
  let hint = captureHint(); return { (e) async in _ = hint; return await function(a, b, c, d, e) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E) async throws(Failure) -> R, _ a: A, _ b: B,
  _ c: C, _ d: D
) -> @Sendable (E) async throws(Failure) -> R {
  let hint = captureHint()
  return { (e) async throws(Failure) in _ = hint; return try await function(a, b, c, d, e) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, R>(
  _ function: @escaping @Sendable (A, B, C, D, E) async -> R, _ a: A, _ b: B, _ c: C, _ d: D,
  _ e: E
) -> @Sendable () async -> R {
  let hint = captureHint(); return { () async in _ = hint; return await function(a, b, c, d, e) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E) async throws(Failure) -> R, _ a: A, _ b: B,
  _ c: C, _ d: D, _ e: E
) -> @Sendable () async throws(Failure) -> R {
  let hint = captureHint()
  return { () async throws(Failure) in _ = hint; return try await function(a, b, c, d, e) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, B, C, D, E, F, R>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async -> R, _ a: A
) -> @Sendable (B, C, D, E, F) async -> R {
  let hint = captureHint()
  return { (b, c, d, e, f) async in _ = hint; return await function(a, b, c, d, e, f) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func partial<A: Sendable, B, C, D, E, F, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async throws(Failure) -> R, _ a: A
) -> @Sendable (B, C, D, E, F) async throws(Failure) -> R {
  let hint = captureHint()
  return { (b, c, d, e, f) async throws(Failure) in
    _ = hint; return try await function(a, b, c, d, e, f)
  }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C, D, E, F, R>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async -> R, _ a: A, _ b: B
) -> @Sendable (C, D, E, F) async -> R {
  let hint = captureHint()
  return { (c, d, e, f) async in _ = hint; return await function(a, b, c, d, e, f) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C, D, E, F, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async throws(Failure) -> R, _ a: A, _ b: B
) -> @Sendable (C, D, E, F) async throws(Failure) -> R {
  let hint = captureHint()
  return { (c, d, e, f) async throws(Failure) in
    _ = hint; return try await function(a, b, c, d, e, f)
  }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D, E, F, R>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async -> R, _ a: A, _ b: B, _ c: C
) -> @Sendable (D, E, F) async -> R {
  let hint = captureHint()
  return { (d, e, f) async in _ = hint; return await function(a, b, c, d, e, f) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D, E, F, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async throws(Failure) -> R, _ a: A, _ b: B,
  _ c: C
) -> @Sendable (D, E, F) async throws(Failure) -> R {
  let hint = captureHint()
  return { (d, e, f) async throws(Failure) in
    _ = hint; return try await function(a, b, c, d, e, f)
  }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E, F, R>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async -> R, _ a: A, _ b: B, _ c: C, _ d: D
) -> @Sendable (E, F) async -> R {
  let hint = captureHint()
  return { (e, f) async in _ = hint; return await function(a, b, c, d, e, f) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E, F, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async throws(Failure) -> R, _ a: A, _ b: B,
  _ c: C, _ d: D
) -> @Sendable (E, F) async throws(Failure) -> R {
  let hint = captureHint()
  return { (e, f) async throws(Failure) in _ = hint; return try await function(a, b, c, d, e, f) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F, R>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async -> R, _ a: A, _ b: B, _ c: C, _ d: D,
  _ e: E
) -> @Sendable (F) async -> R {
  let hint = captureHint()
  return { (f) async in _ = hint; return await function(a, b, c, d, e, f) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F, R,
Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async throws(Failure) -> R, _ a: A, _ b: B,
  _ c: C, _ d: D, _ e: E
) -> @Sendable (F) async throws(Failure) -> R {
  let hint = captureHint()
  return { (f) async throws(Failure) in _ = hint; return try await function(a, b, c, d, e, f) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable,
R>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async -> R, _ a: A, _ b: B, _ c: C, _ d: D,
  _ e: E, _ f: F
) -> @Sendable () async -> R {
  let hint = captureHint()
  return { () async in _ = hint; return await function(a, b, c, d, e, f) }
}
/// Fixes the leading inputs of a function.
@_alwaysEmitIntoClient @inline(always)
public func partial<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable,
R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async throws(Failure) -> R, _ a: A, _ b: B,
  _ c: C, _ d: D, _ e: E, _ f: F
) -> @Sendable () async throws(Failure) -> R {
  let hint = captureHint()
  return { () async throws(Failure) in _ = hint; return try await function(a, b, c, d, e, f) }
}
#endif
