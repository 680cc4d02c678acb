// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

/// Composes functions from left to right: each one takes the output of the one before it.
///
/// ```swift
/// let register = pipe(parsePerson, validate, store.save)
/// try await register(line)            // store.save(validate(parsePerson(line)))
/// ```
///
/// The result is async if one of the functions is, and throws if one of them does. A typed
/// error keeps its type if all throwing functions throw it; with untyped errors, the result throws
/// untyped errors. The first error ends the call: no later function runs. An async result runs on
/// its caller's actor.
///
/// If only some of more than two functions throw a typed error, compose them in pairs:
/// `pipe(pipe(parse, validate), store.save)`. Nested calls with different effects take the
/// compiler exponential time: six are fast, ten can be rejected. Give the parts of a long chain
/// names. Where a function is expected, pass `{ pipe($0, $1) }`, not `pipe`.
///
/// The first function can have no input, and then the result has none. All of the functions throw
/// a typed error then, or none does: `pipe(api.fetchLaunches, decode)`.
///
/// - Parameters:
///   - f: The first function. It takes the input, if there is one.
///   - g: The function that takes the output of `f`, and so on for 2 to 6 functions.
/// - Returns: A function from the input of the first to the output of the last.
@_alwaysEmitIntoClient @inline(always) public func pipe<A, B, C>(
  _ f: @escaping @Sendable (A) -> B, _ g: @escaping @Sendable (B) -> C
) -> @Sendable (A) -> C { let hint = captureHint(); return { a in _ = hint; return g(f(a)) } }
/// Composes functions from left to right.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(always) public func pipe<A, B, C, Failure>(
  _ f: @escaping @Sendable (A) throws(Failure) -> B,
  _ g: @escaping @Sendable (B) throws(Failure) -> C, _: Never? = nil
) -> @Sendable (A) throws(Failure) -> C {
  let hint = captureHint(); return { (a) throws(Failure) in _ = hint; return try g(f(a)) }
}
/// Composes functions from left to right.
@_alwaysEmitIntoClient @inline(always) public func pipe<A, B, C, D>(
  _ f: @escaping @Sendable (A) -> B, _ g: @escaping @Sendable (B) -> C,
  _ h: @escaping @Sendable (C) -> D
) -> @Sendable (A) -> D { let hint = captureHint(); return { a in _ = hint; return h(g(f(a))) } }
/// Composes functions from left to right.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(always) public func pipe<A, B, C, D, Failure>(
  _ f: @escaping @Sendable (A) throws(Failure) -> B,
  _ g: @escaping @Sendable (B) throws(Failure) -> C,
  _ h: @escaping @Sendable (C) throws(Failure) -> D
) -> @Sendable (A) throws(Failure) -> D {
  let hint = captureHint(); return { (a) throws(Failure) in _ = hint; return try h(g(f(a))) }
}
/// Composes functions from left to right.
@_alwaysEmitIntoClient @inline(always) public func pipe<A, B, C, D, E>(
  _ f: @escaping @Sendable (A) -> B, _ g: @escaping @Sendable (B) -> C,
  _ h: @escaping @Sendable (C) -> D, _ i: @escaping @Sendable (D) -> E
) -> @Sendable (A) -> E {
  let hint = captureHint(); return { a in _ = hint; return i(h(g(f(a)))) }
}
/// Composes functions from left to right.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(always)
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) throws(Failure) -> B,
  _ g: @escaping @Sendable (B) throws(Failure) -> C,
  _ h: @escaping @Sendable (C) throws(Failure) -> D,
  _ i: @escaping @Sendable (D) throws(Failure) -> E
) -> @Sendable (A) throws(Failure) -> E {
  let hint = captureHint(); return { (a) throws(Failure) in _ = hint; return try i(h(g(f(a)))) }
}
/// Composes functions from left to right.
@_alwaysEmitIntoClient @inline(always) public func pipe<A, B, C, D, E, F>(
  _ f: @escaping @Sendable (A) -> B, _ g: @escaping @Sendable (B) -> C,
  _ h: @escaping @Sendable (C) -> D, _ i: @escaping @Sendable (D) -> E,
  _ j: @escaping @Sendable (E) -> F
) -> @Sendable (A) -> F {
  let hint = captureHint(); return { a in _ = hint; return j(i(h(g(f(a))))) }
}
/// Composes functions from left to right.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(always)
public func pipe<A, B, C, D, E, F, Failure>(
  _ f: @escaping @Sendable (A) throws(Failure) -> B,
  _ g: @escaping @Sendable (B) throws(Failure) -> C,
  _ h: @escaping @Sendable (C) throws(Failure) -> D,
  _ i: @escaping @Sendable (D) throws(Failure) -> E,
  _ j: @escaping @Sendable (E) throws(Failure) -> F
) -> @Sendable (A) throws(Failure) -> F {
  let hint = captureHint(); return { (a) throws(Failure) in _ = hint; return try j(i(h(g(f(a))))) }
}
/// Composes functions from left to right.
@_alwaysEmitIntoClient @inline(always) public func pipe<A, B, C, D, E, F, G>(
  _ f: @escaping @Sendable (A) -> B, _ g: @escaping @Sendable (B) -> C,
  _ h: @escaping @Sendable (C) -> D, _ i: @escaping @Sendable (D) -> E,
  _ j: @escaping @Sendable (E) -> F, _ k: @escaping @Sendable (F) -> G
) -> @Sendable (A) -> G {
  let hint = captureHint(); return { a in _ = hint; return k(j(i(h(g(f(a)))))) }
}
/// Composes functions from left to right.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(always)
public func pipe<A, B, C, D, E, F, G, Failure>(
  _ f: @escaping @Sendable (A) throws(Failure) -> B,
  _ g: @escaping @Sendable (B) throws(Failure) -> C,
  _ h: @escaping @Sendable (C) throws(Failure) -> D,
  _ i: @escaping @Sendable (D) throws(Failure) -> E,
  _ j: @escaping @Sendable (E) throws(Failure) -> F,
  _ k: @escaping @Sendable (F) throws(Failure) -> G
) -> @Sendable (A) throws(Failure) -> G {
  let hint = captureHint()
  return { (a) throws(Failure) in _ = hint; return try k(j(i(h(g(f(a)))))) }
}
/// Composes functions from left to right.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(always) public func pipe<A, B, C, Failure>(
  _ f: @escaping @Sendable (A) throws(Failure) -> B, _ g: @escaping @Sendable (B) -> C
) -> @Sendable (A) throws(Failure) -> C {
  let hint = captureHint(); return { (a) throws(Failure) in _ = hint; return try g(f(a)) }
}
/// Composes functions from left to right.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(always) public func pipe<A, B, C, Failure>(
  _ f: @escaping @Sendable (A) -> B, _ g: @escaping @Sendable (B) throws(Failure) -> C
) -> @Sendable (A) throws(Failure) -> C {
  let hint = captureHint(); return { (a) throws(Failure) in _ = hint; return try g(f(a)) }
}
/// Composes functions from left to right.
@_alwaysEmitIntoClient @inline(always) public func pipe<A, B>(
  _ f: @escaping @Sendable () -> A, _ g: @escaping @Sendable (A) -> B
) -> @Sendable () -> B { let hint = captureHint(); return { _ = hint; return g(f()) } }
/// Composes functions from left to right.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(always) public func pipe<A, B, Failure>(
  _ f: @escaping @Sendable () throws(Failure) -> A,
  _ g: @escaping @Sendable (A) throws(Failure) -> B
) -> @Sendable () throws(Failure) -> B {
  let hint = captureHint(); return { () throws(Failure) in _ = hint; return try g(f()) }
}
/// Composes functions from left to right.
@_alwaysEmitIntoClient @inline(always) public func pipe<A, B, C>(
  _ f: @escaping @Sendable () -> A, _ g: @escaping @Sendable (A) -> B,
  _ h: @escaping @Sendable (B) -> C
) -> @Sendable () -> C { let hint = captureHint(); return { _ = hint; return h(g(f())) } }
/// Composes functions from left to right.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(always) public func pipe<A, B, C, Failure>(
  _ f: @escaping @Sendable () throws(Failure) -> A,
  _ g: @escaping @Sendable (A) throws(Failure) -> B,
  _ h: @escaping @Sendable (B) throws(Failure) -> C
) -> @Sendable () throws(Failure) -> C {
  let hint = captureHint(); return { () throws(Failure) in _ = hint; return try h(g(f())) }
}
/// Composes functions from left to right.
@_alwaysEmitIntoClient @inline(always) public func pipe<A, B, C, D>(
  _ f: @escaping @Sendable () -> A, _ g: @escaping @Sendable (A) -> B,
  _ h: @escaping @Sendable (B) -> C, _ i: @escaping @Sendable (C) -> D
) -> @Sendable () -> D { let hint = captureHint(); return { _ = hint; return i(h(g(f()))) } }
/// Composes functions from left to right.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(always) public func pipe<A, B, C, D, Failure>(
  _ f: @escaping @Sendable () throws(Failure) -> A,
  _ g: @escaping @Sendable (A) throws(Failure) -> B,
  _ h: @escaping @Sendable (B) throws(Failure) -> C,
  _ i: @escaping @Sendable (C) throws(Failure) -> D
) -> @Sendable () throws(Failure) -> D {
  let hint = captureHint(); return { () throws(Failure) in _ = hint; return try i(h(g(f()))) }
}
/// Composes functions from left to right.
@_alwaysEmitIntoClient @inline(always) public func pipe<A, B, C, D, E>(
  _ f: @escaping @Sendable () -> A, _ g: @escaping @Sendable (A) -> B,
  _ h: @escaping @Sendable (B) -> C, _ i: @escaping @Sendable (C) -> D,
  _ j: @escaping @Sendable (D) -> E
) -> @Sendable () -> E { let hint = captureHint(); return { _ = hint; return j(i(h(g(f())))) } }
/// Composes functions from left to right.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(always)
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable () throws(Failure) -> A,
  _ g: @escaping @Sendable (A) throws(Failure) -> B,
  _ h: @escaping @Sendable (B) throws(Failure) -> C,
  _ i: @escaping @Sendable (C) throws(Failure) -> D,
  _ j: @escaping @Sendable (D) throws(Failure) -> E
) -> @Sendable () throws(Failure) -> E {
  let hint = captureHint(); return { () throws(Failure) in _ = hint; return try j(i(h(g(f())))) }
}
/// Composes functions from left to right.
@_alwaysEmitIntoClient @inline(always) public func pipe<A, B, C, D, E, F>(
  _ f: @escaping @Sendable () -> A, _ g: @escaping @Sendable (A) -> B,
  _ h: @escaping @Sendable (B) -> C, _ i: @escaping @Sendable (C) -> D,
  _ j: @escaping @Sendable (D) -> E, _ k: @escaping @Sendable (E) -> F
) -> @Sendable () -> F { let hint = captureHint(); return { _ = hint; return k(j(i(h(g(f()))))) } }
/// Composes functions from left to right.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(always)
public func pipe<A, B, C, D, E, F, Failure>(
  _ f: @escaping @Sendable () throws(Failure) -> A,
  _ g: @escaping @Sendable (A) throws(Failure) -> B,
  _ h: @escaping @Sendable (B) throws(Failure) -> C,
  _ i: @escaping @Sendable (C) throws(Failure) -> D,
  _ j: @escaping @Sendable (D) throws(Failure) -> E,
  _ k: @escaping @Sendable (E) throws(Failure) -> F
) -> @Sendable () throws(Failure) -> F {
  let hint = captureHint()
  return { () throws(Failure) in _ = hint; return try k(j(i(h(g(f()))))) }
}
#if canImport(_Concurrency)
/// Composes functions from left to right.
@_alwaysEmitIntoClient @inline(always) public func pipe<A, B, C>(
  _ f: @escaping @Sendable (A) async -> B, _ g: @escaping @Sendable (B) async -> C
) -> @Sendable (A) async -> C {
  let hint = captureHint(); return { (a) async in _ = hint; return await g(f(a)) }
}
/// Composes functions from left to right.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(always) public func pipe<A, B, C, Failure>(
  _ f: @escaping @Sendable (A) async throws(Failure) -> B,
  _ g: @escaping @Sendable (B) async throws(Failure) -> C, _: Never? = nil
) -> @Sendable (A) async throws(Failure) -> C {
  let hint = captureHint()
  return { (a) async throws(Failure) in _ = hint; return try await g(f(a)) }
}
/// Composes functions from left to right.
@_alwaysEmitIntoClient @inline(always) public func pipe<A, B, C, D>(
  _ f: @escaping @Sendable (A) async -> B, _ g: @escaping @Sendable (B) async -> C,
  _ h: @escaping @Sendable (C) async -> D
) -> @Sendable (A) async -> D {
  let hint = captureHint(); return { (a) async in _ = hint; return await h(g(f(a))) }
}
/// Composes functions from left to right.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(always) public func pipe<A, B, C, D, Failure>(
  _ f: @escaping @Sendable (A) async throws(Failure) -> B,
  _ g: @escaping @Sendable (B) async throws(Failure) -> C,
  _ h: @escaping @Sendable (C) async throws(Failure) -> D
) -> @Sendable (A) async throws(Failure) -> D {
  let hint = captureHint()
  return { (a) async throws(Failure) in _ = hint; return try await h(g(f(a))) }
}
/// Composes functions from left to right.
@_alwaysEmitIntoClient @inline(always) public func pipe<A, B, C, D, E>(
  _ f: @escaping @Sendable (A) async -> B, _ g: @escaping @Sendable (B) async -> C,
  _ h: @escaping @Sendable (C) async -> D, _ i: @escaping @Sendable (D) async -> E
) -> @Sendable (A) async -> E {
  let hint = captureHint(); return { (a) async in _ = hint; return await i(h(g(f(a)))) }
}
/// Composes functions from left to right.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(always)
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) async throws(Failure) -> B,
  _ g: @escaping @Sendable (B) async throws(Failure) -> C,
  _ h: @escaping @Sendable (C) async throws(Failure) -> D,
  _ i: @escaping @Sendable (D) async throws(Failure) -> E
) -> @Sendable (A) async throws(Failure) -> E {
  let hint = captureHint()
  return { (a) async throws(Failure) in _ = hint; return try await i(h(g(f(a)))) }
}
/// Composes functions from left to right.
@_alwaysEmitIntoClient @inline(always) public func pipe<A, B, C, D, E, F>(
  _ f: @escaping @Sendable (A) async -> B, _ g: @escaping @Sendable (B) async -> C,
  _ h: @escaping @Sendable (C) async -> D, _ i: @escaping @Sendable (D) async -> E,
  _ j: @escaping @Sendable (E) async -> F
) -> @Sendable (A) async -> F {
  let hint = captureHint(); return { (a) async in _ = hint; return await j(i(h(g(f(a))))) }
}
/// Composes functions from left to right.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(always)
public func pipe<A, B, C, D, E, F, Failure>(
  _ f: @escaping @Sendable (A) async throws(Failure) -> B,
  _ g: @escaping @Sendable (B) async throws(Failure) -> C,
  _ h: @escaping @Sendable (C) async throws(Failure) -> D,
  _ i: @escaping @Sendable (D) async throws(Failure) -> E,
  _ j: @escaping @Sendable (E) async throws(Failure) -> F
) -> @Sendable (A) async throws(Failure) -> F {
  let hint = captureHint()
  return { (a) async throws(Failure) in _ = hint; return try await j(i(h(g(f(a))))) }
}
/// Composes functions from left to right.
@_alwaysEmitIntoClient @inline(always) public func pipe<A, B, C, D, E, F, G>(
  _ f: @escaping @Sendable (A) async -> B, _ g: @escaping @Sendable (B) async -> C,
  _ h: @escaping @Sendable (C) async -> D, _ i: @escaping @Sendable (D) async -> E,
  _ j: @escaping @Sendable (E) async -> F, _ k: @escaping @Sendable (F) async -> G
) -> @Sendable (A) async -> G {
  let hint = captureHint(); return { (a) async in _ = hint; return await k(j(i(h(g(f(a)))))) }
}
/// Composes functions from left to right.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(always)
public func pipe<A, B, C, D, E, F, G, Failure>(
  _ f: @escaping @Sendable (A) async throws(Failure) -> B,
  _ g: @escaping @Sendable (B) async throws(Failure) -> C,
  _ h: @escaping @Sendable (C) async throws(Failure) -> D,
  _ i: @escaping @Sendable (D) async throws(Failure) -> E,
  _ j: @escaping @Sendable (E) async throws(Failure) -> F,
  _ k: @escaping @Sendable (F) async throws(Failure) -> G
) -> @Sendable (A) async throws(Failure) -> G {
  let hint = captureHint()
  return { (a) async throws(Failure) in _ = hint; return try await k(j(i(h(g(f(a)))))) }
}
/// Composes functions from left to right.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(always) public func pipe<A, B, C, Failure>(
  _ f: @escaping @Sendable (A) async throws(Failure) -> B, _ g: @escaping @Sendable (B) async -> C
) -> @Sendable (A) async throws(Failure) -> C {
  let hint = captureHint()
  return { (a) async throws(Failure) in _ = hint; return try await g(f(a)) }
}
/// Composes functions from left to right.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(always) public func pipe<A, B, C, Failure>(
  _ f: @escaping @Sendable (A) async -> B, _ g: @escaping @Sendable (B) async throws(Failure) -> C
) -> @Sendable (A) async throws(Failure) -> C {
  let hint = captureHint()
  return { (a) async throws(Failure) in _ = hint; return try await g(f(a)) }
}
/// Composes functions from left to right.
@_alwaysEmitIntoClient @inline(always) public func pipe<A, B>(
  _ f: @escaping @Sendable () async -> A, _ g: @escaping @Sendable (A) async -> B
) -> @Sendable () async -> B {
  let hint = captureHint(); return { () async in _ = hint; return await g(f()) }
}
/// Composes functions from left to right.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(always) public func pipe<A, B, Failure>(
  _ f: @escaping @Sendable () async throws(Failure) -> A,
  _ g: @escaping @Sendable (A) async throws(Failure) -> B
) -> @Sendable () async throws(Failure) -> B {
  let hint = captureHint()
  return { () async throws(Failure) in _ = hint; return try await g(f()) }
}
/// Composes functions from left to right.
@_alwaysEmitIntoClient @inline(always) public func pipe<A, B, C>(
  _ f: @escaping @Sendable () async -> A, _ g: @escaping @Sendable (A) async -> B,
  _ h: @escaping @Sendable (B) async -> C
) -> @Sendable () async -> C {
  let hint = captureHint(); return { () async in _ = hint; return await h(g(f())) }
}
/// Composes functions from left to right.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(always) public func pipe<A, B, C, Failure>(
  _ f: @escaping @Sendable () async throws(Failure) -> A,
  _ g: @escaping @Sendable (A) async throws(Failure) -> B,
  _ h: @escaping @Sendable (B) async throws(Failure) -> C
) -> @Sendable () async throws(Failure) -> C {
  let hint = captureHint()
  return { () async throws(Failure) in _ = hint; return try await h(g(f())) }
}
/// Composes functions from left to right.
@_alwaysEmitIntoClient @inline(always) public func pipe<A, B, C, D>(
  _ f: @escaping @Sendable () async -> A, _ g: @escaping @Sendable (A) async -> B,
  _ h: @escaping @Sendable (B) async -> C, _ i: @escaping @Sendable (C) async -> D
) -> @Sendable () async -> D {
  let hint = captureHint(); return { () async in _ = hint; return await i(h(g(f()))) }
}
/// Composes functions from left to right.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(always) public func pipe<A, B, C, D, Failure>(
  _ f: @escaping @Sendable () async throws(Failure) -> A,
  _ g: @escaping @Sendable (A) async throws(Failure) -> B,
  _ h: @escaping @Sendable (B) async throws(Failure) -> C,
  _ i: @escaping @Sendable (C) async throws(Failure) -> D
) -> @Sendable () async throws(Failure) -> D {
  let hint = captureHint()
  return { () async throws(Failure) in _ = hint; return try await i(h(g(f()))) }
}
/// Composes functions from left to right.
@_alwaysEmitIntoClient @inline(always) public func pipe<A, B, C, D, E>(
  _ f: @escaping @Sendable () async -> A, _ g: @escaping @Sendable (A) async -> B,
  _ h: @escaping @Sendable (B) async -> C, _ i: @escaping @Sendable (C) async -> D,
  _ j: @escaping @Sendable (D) async -> E
) -> @Sendable () async -> E {
  let hint = captureHint(); return { () async in _ = hint; return await j(i(h(g(f())))) }
}
/// Composes functions from left to right.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(always)
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable () async throws(Failure) -> A,
  _ g: @escaping @Sendable (A) async throws(Failure) -> B,
  _ h: @escaping @Sendable (B) async throws(Failure) -> C,
  _ i: @escaping @Sendable (C) async throws(Failure) -> D,
  _ j: @escaping @Sendable (D) async throws(Failure) -> E
) -> @Sendable () async throws(Failure) -> E {
  let hint = captureHint()
  return { () async throws(Failure) in _ = hint; return try await j(i(h(g(f())))) }
}
/// Composes functions from left to right.
@_alwaysEmitIntoClient @inline(always) public func pipe<A, B, C, D, E, F>(
  _ f: @escaping @Sendable () async -> A, _ g: @escaping @Sendable (A) async -> B,
  _ h: @escaping @Sendable (B) async -> C, _ i: @escaping @Sendable (C) async -> D,
  _ j: @escaping @Sendable (D) async -> E, _ k: @escaping @Sendable (E) async -> F
) -> @Sendable () async -> F {
  let hint = captureHint(); return { () async in _ = hint; return await k(j(i(h(g(f()))))) }
}
/// Composes functions from left to right.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(always)
public func pipe<A, B, C, D, E, F, Failure>(
  _ f: @escaping @Sendable () async throws(Failure) -> A,
  _ g: @escaping @Sendable (A) async throws(Failure) -> B,
  _ h: @escaping @Sendable (B) async throws(Failure) -> C,
  _ i: @escaping @Sendable (C) async throws(Failure) -> D,
  _ j: @escaping @Sendable (D) async throws(Failure) -> E,
  _ k: @escaping @Sendable (E) async throws(Failure) -> F
) -> @Sendable () async throws(Failure) -> F {
  let hint = captureHint()
  return { () async throws(Failure) in _ = hint; return try await k(j(i(h(g(f()))))) }
}
#endif
