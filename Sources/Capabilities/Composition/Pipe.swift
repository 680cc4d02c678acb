// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
/// Composes functions from left to right: each gets what the one before it returned.
///
/// ```swift
/// let register = pipe(parsePerson, validate, store.save)
/// try await register(line)            // store.save(validate(parsePerson(line)))
/// ```
///
/// The result is async if one of the functions is, and throws if one of them does; the others
/// take part as they are. Functions that throw, throw the same `Failure`, and it keeps its
/// type. The first failure ends the call: no later function runs. An async result runs on its
/// caller's actor.
///
/// The compiler finds one `Failure` for functions of which some do not throw only if there are
/// two of them; longer mixtures are made of pairs: `pipe(pipe(parse, validate), store.save)`.
///
/// - Parameters:
///   - f: The first function. It takes the input.
///   - g: The function that takes what `f` returned, and so on for 2 to 6 functions.
/// - Returns: A function from the input of the first to the output of the last.
@_alwaysEmitIntoClient @_transparent public func pipe<A, B, C>(
  _ f: @escaping @Sendable (A) -> B, _ g: @escaping @Sendable (B) -> C
) -> @Sendable (A) -> C {
  let hint = constantCaptureHint()
  return { a in _ = hint; return g(f(a)) }
}

/// Calls two throwing functions, one after the other.
@_alwaysEmitIntoClient @_transparent public func pipe<A, B, C, Failure>(
  _ f: @escaping @Sendable (A) throws(Failure) -> B,
  _ g: @escaping @Sendable (B) throws(Failure) -> C
) -> @Sendable (A) throws(Failure) -> C {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in _ = hint; return try g(f(a)) }
}
/// Calls two async functions, one after the other.
@_alwaysEmitIntoClient @_transparent public func pipe<A, B, C>(
  _ f: @escaping @Sendable (A) async -> B, _ g: @escaping @Sendable (B) async -> C
) -> @Sendable (A) async -> C {
  let hint = constantCaptureHint()
  return { (a) async in _ = hint; return await g(f(a)) }
}
/// Calls two async throwing functions, one after the other.
@_alwaysEmitIntoClient @_transparent public func pipe<A, B, C, Failure>(
  _ f: @escaping @Sendable (A) async throws(Failure) -> B,
  _ g: @escaping @Sendable (B) async throws(Failure) -> C
) -> @Sendable (A) async throws(Failure) -> C {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in _ = hint; return try await g(f(a)) }
}

/// Calls three plain functions, one after the other.
@_alwaysEmitIntoClient @_transparent public func pipe<A, B, C, D>(
  _ f: @escaping @Sendable (A) -> B, _ g: @escaping @Sendable (B) -> C,
  _ h: @escaping @Sendable (C) -> D
) -> @Sendable (A) -> D {
  let hint = constantCaptureHint()
  return { a in _ = hint; return h(g(f(a))) }
}
/// Calls three throwing functions, one after the other.
@_alwaysEmitIntoClient @_transparent public func pipe<A, B, C, D, Failure>(
  _ f: @escaping @Sendable (A) throws(Failure) -> B,
  _ g: @escaping @Sendable (B) throws(Failure) -> C,
  _ h: @escaping @Sendable (C) throws(Failure) -> D
) -> @Sendable (A) throws(Failure) -> D {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in _ = hint; return try h(g(f(a))) }
}
/// Calls three async functions, one after the other.
@_alwaysEmitIntoClient @_transparent public func pipe<A, B, C, D>(
  _ f: @escaping @Sendable (A) async -> B, _ g: @escaping @Sendable (B) async -> C,
  _ h: @escaping @Sendable (C) async -> D
) -> @Sendable (A) async -> D {
  let hint = constantCaptureHint()
  return { (a) async in _ = hint; return await h(g(f(a))) }
}
/// Calls three async throwing functions, one after the other.
@_alwaysEmitIntoClient @_transparent public func pipe<A, B, C, D, Failure>(
  _ f: @escaping @Sendable (A) async throws(Failure) -> B,
  _ g: @escaping @Sendable (B) async throws(Failure) -> C,
  _ h: @escaping @Sendable (C) async throws(Failure) -> D
) -> @Sendable (A) async throws(Failure) -> D {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in _ = hint; return try await h(g(f(a))) }
}

/// Calls four plain functions, one after the other.
@_alwaysEmitIntoClient @_transparent public func pipe<A, B, C, D, E>(
  _ f: @escaping @Sendable (A) -> B, _ g: @escaping @Sendable (B) -> C,
  _ h: @escaping @Sendable (C) -> D, _ i: @escaping @Sendable (D) -> E
) -> @Sendable (A) -> E {
  let hint = constantCaptureHint()
  return { a in _ = hint; return i(h(g(f(a)))) }
}
/// Calls four throwing functions, one after the other.
@_alwaysEmitIntoClient @_transparent public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) throws(Failure) -> B,
  _ g: @escaping @Sendable (B) throws(Failure) -> C,
  _ h: @escaping @Sendable (C) throws(Failure) -> D,
  _ i: @escaping @Sendable (D) throws(Failure) -> E
) -> @Sendable (A) throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in _ = hint; return try i(h(g(f(a)))) }
}
/// Calls four async functions, one after the other.
@_alwaysEmitIntoClient @_transparent public func pipe<A, B, C, D, E>(
  _ f: @escaping @Sendable (A) async -> B, _ g: @escaping @Sendable (B) async -> C,
  _ h: @escaping @Sendable (C) async -> D, _ i: @escaping @Sendable (D) async -> E
) -> @Sendable (A) async -> E {
  let hint = constantCaptureHint()
  return { (a) async in _ = hint; return await i(h(g(f(a)))) }
}
/// Calls four async throwing functions, one after the other.
@_alwaysEmitIntoClient @_transparent public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) async throws(Failure) -> B,
  _ g: @escaping @Sendable (B) async throws(Failure) -> C,
  _ h: @escaping @Sendable (C) async throws(Failure) -> D,
  _ i: @escaping @Sendable (D) async throws(Failure) -> E
) -> @Sendable (A) async throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in _ = hint; return try await i(h(g(f(a)))) }
}

/// Calls five plain functions, one after the other.
@_alwaysEmitIntoClient @_transparent public func pipe<A, B, C, D, E, F>(
  _ f: @escaping @Sendable (A) -> B, _ g: @escaping @Sendable (B) -> C,
  _ h: @escaping @Sendable (C) -> D, _ i: @escaping @Sendable (D) -> E,
  _ j: @escaping @Sendable (E) -> F
) -> @Sendable (A) -> F {
  let hint = constantCaptureHint()
  return { a in _ = hint; return j(i(h(g(f(a))))) }
}
/// Calls five throwing functions, one after the other.
@_alwaysEmitIntoClient @_transparent public func pipe<A, B, C, D, E, F, Failure>(
  _ f: @escaping @Sendable (A) throws(Failure) -> B,
  _ g: @escaping @Sendable (B) throws(Failure) -> C,
  _ h: @escaping @Sendable (C) throws(Failure) -> D,
  _ i: @escaping @Sendable (D) throws(Failure) -> E,
  _ j: @escaping @Sendable (E) throws(Failure) -> F
) -> @Sendable (A) throws(Failure) -> F {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in _ = hint; return try j(i(h(g(f(a))))) }
}
/// Calls five async functions, one after the other.
@_alwaysEmitIntoClient @_transparent public func pipe<A, B, C, D, E, F>(
  _ f: @escaping @Sendable (A) async -> B, _ g: @escaping @Sendable (B) async -> C,
  _ h: @escaping @Sendable (C) async -> D, _ i: @escaping @Sendable (D) async -> E,
  _ j: @escaping @Sendable (E) async -> F
) -> @Sendable (A) async -> F {
  let hint = constantCaptureHint()
  return { (a) async in _ = hint; return await j(i(h(g(f(a))))) }
}
/// Calls five async throwing functions, one after the other.
@_alwaysEmitIntoClient @_transparent public func pipe<A, B, C, D, E, F, Failure>(
  _ f: @escaping @Sendable (A) async throws(Failure) -> B,
  _ g: @escaping @Sendable (B) async throws(Failure) -> C,
  _ h: @escaping @Sendable (C) async throws(Failure) -> D,
  _ i: @escaping @Sendable (D) async throws(Failure) -> E,
  _ j: @escaping @Sendable (E) async throws(Failure) -> F
) -> @Sendable (A) async throws(Failure) -> F {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in _ = hint; return try await j(i(h(g(f(a))))) }
}

/// Calls six plain functions, one after the other.
@_alwaysEmitIntoClient @_transparent public func pipe<A, B, C, D, E, F, G>(
  _ f: @escaping @Sendable (A) -> B, _ g: @escaping @Sendable (B) -> C,
  _ h: @escaping @Sendable (C) -> D, _ i: @escaping @Sendable (D) -> E,
  _ j: @escaping @Sendable (E) -> F, _ k: @escaping @Sendable (F) -> G
) -> @Sendable (A) -> G {
  let hint = constantCaptureHint()
  return { a in _ = hint; return k(j(i(h(g(f(a)))))) }
}
/// Calls six throwing functions, one after the other.
@_alwaysEmitIntoClient @_transparent public func pipe<A, B, C, D, E, F, G, Failure>(
  _ f: @escaping @Sendable (A) throws(Failure) -> B,
  _ g: @escaping @Sendable (B) throws(Failure) -> C,
  _ h: @escaping @Sendable (C) throws(Failure) -> D,
  _ i: @escaping @Sendable (D) throws(Failure) -> E,
  _ j: @escaping @Sendable (E) throws(Failure) -> F,
  _ k: @escaping @Sendable (F) throws(Failure) -> G
) -> @Sendable (A) throws(Failure) -> G {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in _ = hint; return try k(j(i(h(g(f(a)))))) }
}
/// Calls six async functions, one after the other.
@_alwaysEmitIntoClient @_transparent public func pipe<A, B, C, D, E, F, G>(
  _ f: @escaping @Sendable (A) async -> B, _ g: @escaping @Sendable (B) async -> C,
  _ h: @escaping @Sendable (C) async -> D, _ i: @escaping @Sendable (D) async -> E,
  _ j: @escaping @Sendable (E) async -> F, _ k: @escaping @Sendable (F) async -> G
) -> @Sendable (A) async -> G {
  let hint = constantCaptureHint()
  return { (a) async in _ = hint; return await k(j(i(h(g(f(a)))))) }
}
/// Calls six async throwing functions, one after the other.
@_alwaysEmitIntoClient @_transparent public func pipe<A, B, C, D, E, F, G, Failure>(
  _ f: @escaping @Sendable (A) async throws(Failure) -> B,
  _ g: @escaping @Sendable (B) async throws(Failure) -> C,
  _ h: @escaping @Sendable (C) async throws(Failure) -> D,
  _ i: @escaping @Sendable (D) async throws(Failure) -> E,
  _ j: @escaping @Sendable (E) async throws(Failure) -> F,
  _ k: @escaping @Sendable (F) async throws(Failure) -> G
) -> @Sendable (A) async throws(Failure) -> G {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in _ = hint; return try await k(j(i(h(g(f(a)))))) }
}

/// Calls a throwing and then a plain function, the second with the first one's output.
@_disfavoredOverload @_alwaysEmitIntoClient @_transparent public func pipe<A, B, C, Failure>(
  _ f: @escaping @Sendable (A) throws(Failure) -> B, _ g: @escaping @Sendable (B) -> C
) -> @Sendable (A) throws(Failure) -> C {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in _ = hint; return try g(f(a)) }
}
/// Calls a plain and then a throwing function, the second with the first one's output.
@_disfavoredOverload @_alwaysEmitIntoClient @_transparent public func pipe<A, B, C, Failure>(
  _ f: @escaping @Sendable (A) -> B, _ g: @escaping @Sendable (B) throws(Failure) -> C
) -> @Sendable (A) throws(Failure) -> C {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in _ = hint; return try g(f(a)) }
}
/// Calls an async throwing and then an async function, the second with the first one's output.
@_disfavoredOverload @_alwaysEmitIntoClient @_transparent public func pipe<A, B, C, Failure>(
  _ f: @escaping @Sendable (A) async throws(Failure) -> B, _ g: @escaping @Sendable (B) async -> C
) -> @Sendable (A) async throws(Failure) -> C {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in _ = hint; return try await g(f(a)) }
}
/// Calls an async and then an async throwing function, the second with the first one's output.
@_disfavoredOverload @_alwaysEmitIntoClient @_transparent public func pipe<A, B, C, Failure>(
  _ f: @escaping @Sendable (A) async -> B, _ g: @escaping @Sendable (B) async throws(Failure) -> C
) -> @Sendable (A) async throws(Failure) -> C {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in _ = hint; return try await g(f(a)) }
}
#else
/// Calls two plain functions, one after the other.
@_alwaysEmitIntoClient public func pipe<A, B, C>(
  _ f: @escaping @Sendable (A) -> B, _ g: @escaping @Sendable (B) -> C
) -> @Sendable (A) -> C {
  let hint = constantCaptureHint()
  return { a in _ = hint; return g(f(a)) }
}
/// Calls two throwing functions, one after the other.
@_alwaysEmitIntoClient public func pipe<A, B, C, Failure>(
  _ f: @escaping @Sendable (A) throws(Failure) -> B,
  _ g: @escaping @Sendable (B) throws(Failure) -> C
) -> @Sendable (A) throws(Failure) -> C {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in _ = hint; return try g(f(a)) }
}

/// Calls three plain functions, one after the other.
@_alwaysEmitIntoClient public func pipe<A, B, C, D>(
  _ f: @escaping @Sendable (A) -> B, _ g: @escaping @Sendable (B) -> C,
  _ h: @escaping @Sendable (C) -> D
) -> @Sendable (A) -> D {
  let hint = constantCaptureHint()
  return { a in _ = hint; return h(g(f(a))) }
}
/// Calls three throwing functions, one after the other.
@_alwaysEmitIntoClient public func pipe<A, B, C, D, Failure>(
  _ f: @escaping @Sendable (A) throws(Failure) -> B,
  _ g: @escaping @Sendable (B) throws(Failure) -> C,
  _ h: @escaping @Sendable (C) throws(Failure) -> D
) -> @Sendable (A) throws(Failure) -> D {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in _ = hint; return try h(g(f(a))) }
}

/// Calls four plain functions, one after the other.
@_alwaysEmitIntoClient public func pipe<A, B, C, D, E>(
  _ f: @escaping @Sendable (A) -> B, _ g: @escaping @Sendable (B) -> C,
  _ h: @escaping @Sendable (C) -> D, _ i: @escaping @Sendable (D) -> E
) -> @Sendable (A) -> E {
  let hint = constantCaptureHint()
  return { a in _ = hint; return i(h(g(f(a)))) }
}
/// Calls four throwing functions, one after the other.
@_alwaysEmitIntoClient public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) throws(Failure) -> B,
  _ g: @escaping @Sendable (B) throws(Failure) -> C,
  _ h: @escaping @Sendable (C) throws(Failure) -> D,
  _ i: @escaping @Sendable (D) throws(Failure) -> E
) -> @Sendable (A) throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in _ = hint; return try i(h(g(f(a)))) }
}

/// Calls five plain functions, one after the other.
@_alwaysEmitIntoClient public func pipe<A, B, C, D, E, F>(
  _ f: @escaping @Sendable (A) -> B, _ g: @escaping @Sendable (B) -> C,
  _ h: @escaping @Sendable (C) -> D, _ i: @escaping @Sendable (D) -> E,
  _ j: @escaping @Sendable (E) -> F
) -> @Sendable (A) -> F {
  let hint = constantCaptureHint()
  return { a in _ = hint; return j(i(h(g(f(a))))) }
}
/// Calls five throwing functions, one after the other.
@_alwaysEmitIntoClient public func pipe<A, B, C, D, E, F, Failure>(
  _ f: @escaping @Sendable (A) throws(Failure) -> B,
  _ g: @escaping @Sendable (B) throws(Failure) -> C,
  _ h: @escaping @Sendable (C) throws(Failure) -> D,
  _ i: @escaping @Sendable (D) throws(Failure) -> E,
  _ j: @escaping @Sendable (E) throws(Failure) -> F
) -> @Sendable (A) throws(Failure) -> F {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in _ = hint; return try j(i(h(g(f(a))))) }
}

/// Calls six plain functions, one after the other.
@_alwaysEmitIntoClient public func pipe<A, B, C, D, E, F, G>(
  _ f: @escaping @Sendable (A) -> B, _ g: @escaping @Sendable (B) -> C,
  _ h: @escaping @Sendable (C) -> D, _ i: @escaping @Sendable (D) -> E,
  _ j: @escaping @Sendable (E) -> F, _ k: @escaping @Sendable (F) -> G
) -> @Sendable (A) -> G {
  let hint = constantCaptureHint()
  return { a in _ = hint; return k(j(i(h(g(f(a)))))) }
}
/// Calls six throwing functions, one after the other.
@_alwaysEmitIntoClient public func pipe<A, B, C, D, E, F, G, Failure>(
  _ f: @escaping @Sendable (A) throws(Failure) -> B,
  _ g: @escaping @Sendable (B) throws(Failure) -> C,
  _ h: @escaping @Sendable (C) throws(Failure) -> D,
  _ i: @escaping @Sendable (D) throws(Failure) -> E,
  _ j: @escaping @Sendable (E) throws(Failure) -> F,
  _ k: @escaping @Sendable (F) throws(Failure) -> G
) -> @Sendable (A) throws(Failure) -> G {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in _ = hint; return try k(j(i(h(g(f(a)))))) }
}

/// Calls a throwing and then a plain function, the second with the first one's output.
@_disfavoredOverload @_alwaysEmitIntoClient public func pipe<A, B, C, Failure>(
  _ f: @escaping @Sendable (A) throws(Failure) -> B, _ g: @escaping @Sendable (B) -> C
) -> @Sendable (A) throws(Failure) -> C {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in _ = hint; return try g(f(a)) }
}
/// Calls a plain and then a throwing function, the second with the first one's output.
@_disfavoredOverload @_alwaysEmitIntoClient public func pipe<A, B, C, Failure>(
  _ f: @escaping @Sendable (A) -> B, _ g: @escaping @Sendable (B) throws(Failure) -> C
) -> @Sendable (A) throws(Failure) -> C {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in _ = hint; return try g(f(a)) }
}
#if canImport(_Concurrency)
/// Calls two async functions, one after the other.
@_alwaysEmitIntoClient public func pipe<A, B, C>(
  _ f: @escaping @Sendable (A) async -> B, _ g: @escaping @Sendable (B) async -> C
) -> @Sendable (A) async -> C {
  let hint = constantCaptureHint()
  return { (a) async in _ = hint; return await g(f(a)) }
}
/// Calls two async throwing functions, one after the other.
@_alwaysEmitIntoClient public func pipe<A, B, C, Failure>(
  _ f: @escaping @Sendable (A) async throws(Failure) -> B,
  _ g: @escaping @Sendable (B) async throws(Failure) -> C
) -> @Sendable (A) async throws(Failure) -> C {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in _ = hint; return try await g(f(a)) }
}

/// Calls three async functions, one after the other.
@_alwaysEmitIntoClient public func pipe<A, B, C, D>(
  _ f: @escaping @Sendable (A) async -> B, _ g: @escaping @Sendable (B) async -> C,
  _ h: @escaping @Sendable (C) async -> D
) -> @Sendable (A) async -> D {
  let hint = constantCaptureHint()
  return { (a) async in _ = hint; return await h(g(f(a))) }
}
/// Calls three async throwing functions, one after the other.
@_alwaysEmitIntoClient public func pipe<A, B, C, D, Failure>(
  _ f: @escaping @Sendable (A) async throws(Failure) -> B,
  _ g: @escaping @Sendable (B) async throws(Failure) -> C,
  _ h: @escaping @Sendable (C) async throws(Failure) -> D
) -> @Sendable (A) async throws(Failure) -> D {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in _ = hint; return try await h(g(f(a))) }
}

/// Calls four async functions, one after the other.
@_alwaysEmitIntoClient public func pipe<A, B, C, D, E>(
  _ f: @escaping @Sendable (A) async -> B, _ g: @escaping @Sendable (B) async -> C,
  _ h: @escaping @Sendable (C) async -> D, _ i: @escaping @Sendable (D) async -> E
) -> @Sendable (A) async -> E {
  let hint = constantCaptureHint()
  return { (a) async in _ = hint; return await i(h(g(f(a)))) }
}
/// Calls four async throwing functions, one after the other.
@_alwaysEmitIntoClient public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) async throws(Failure) -> B,
  _ g: @escaping @Sendable (B) async throws(Failure) -> C,
  _ h: @escaping @Sendable (C) async throws(Failure) -> D,
  _ i: @escaping @Sendable (D) async throws(Failure) -> E
) -> @Sendable (A) async throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in _ = hint; return try await i(h(g(f(a)))) }
}

/// Calls five async functions, one after the other.
@_alwaysEmitIntoClient public func pipe<A, B, C, D, E, F>(
  _ f: @escaping @Sendable (A) async -> B, _ g: @escaping @Sendable (B) async -> C,
  _ h: @escaping @Sendable (C) async -> D, _ i: @escaping @Sendable (D) async -> E,
  _ j: @escaping @Sendable (E) async -> F
) -> @Sendable (A) async -> F {
  let hint = constantCaptureHint()
  return { (a) async in _ = hint; return await j(i(h(g(f(a))))) }
}
/// Calls five async throwing functions, one after the other.
@_alwaysEmitIntoClient public func pipe<A, B, C, D, E, F, Failure>(
  _ f: @escaping @Sendable (A) async throws(Failure) -> B,
  _ g: @escaping @Sendable (B) async throws(Failure) -> C,
  _ h: @escaping @Sendable (C) async throws(Failure) -> D,
  _ i: @escaping @Sendable (D) async throws(Failure) -> E,
  _ j: @escaping @Sendable (E) async throws(Failure) -> F
) -> @Sendable (A) async throws(Failure) -> F {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in _ = hint; return try await j(i(h(g(f(a))))) }
}

/// Calls six async functions, one after the other.
@_alwaysEmitIntoClient public func pipe<A, B, C, D, E, F, G>(
  _ f: @escaping @Sendable (A) async -> B, _ g: @escaping @Sendable (B) async -> C,
  _ h: @escaping @Sendable (C) async -> D, _ i: @escaping @Sendable (D) async -> E,
  _ j: @escaping @Sendable (E) async -> F, _ k: @escaping @Sendable (F) async -> G
) -> @Sendable (A) async -> G {
  let hint = constantCaptureHint()
  return { (a) async in _ = hint; return await k(j(i(h(g(f(a)))))) }
}
/// Calls six async throwing functions, one after the other.
@_alwaysEmitIntoClient public func pipe<A, B, C, D, E, F, G, Failure>(
  _ f: @escaping @Sendable (A) async throws(Failure) -> B,
  _ g: @escaping @Sendable (B) async throws(Failure) -> C,
  _ h: @escaping @Sendable (C) async throws(Failure) -> D,
  _ i: @escaping @Sendable (D) async throws(Failure) -> E,
  _ j: @escaping @Sendable (E) async throws(Failure) -> F,
  _ k: @escaping @Sendable (F) async throws(Failure) -> G
) -> @Sendable (A) async throws(Failure) -> G {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in _ = hint; return try await k(j(i(h(g(f(a)))))) }
}

/// Calls an async throwing and then an async function, the second with the first one's output.
@_disfavoredOverload @_alwaysEmitIntoClient public func pipe<A, B, C, Failure>(
  _ f: @escaping @Sendable (A) async throws(Failure) -> B, _ g: @escaping @Sendable (B) async -> C
) -> @Sendable (A) async throws(Failure) -> C {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in _ = hint; return try await g(f(a)) }
}
/// Calls an async and then an async throwing function, the second with the first one's output.
@_disfavoredOverload @_alwaysEmitIntoClient public func pipe<A, B, C, Failure>(
  _ f: @escaping @Sendable (A) async -> B, _ g: @escaping @Sendable (B) async throws(Failure) -> C
) -> @Sendable (A) async throws(Failure) -> C {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in _ = hint; return try await g(f(a)) }
}
#endif
#endif
